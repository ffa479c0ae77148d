/** Search over the printed orders of one account, newest first. Reads one index only, so 100,000 orders answer in a blink. */
import type { DatabaseSync } from 'node:sqlite';
import { foldCase } from './case-folding.ts';
import { betweenTexts, searchedText } from './database.ts';
import { numberOf, type Row, textOf } from './row-reading.ts';

export type SearchStatus = 'All' | 'Unshipped' | 'Shipped';
export type SearchFields = 'Order_Number' | 'All';

export interface OrderSearch {
  /** Empty: every order. Surrounding spaces do not count: scanners and people add them. */
  readonly phrase: string;
  readonly status: SearchStatus;
  readonly fields: SearchFields;
  readonly limit: number;
  /** From 1. */
  readonly page: number;
}

export interface FoundOrder {
  readonly orderId: number;
  readonly orderedAt: number;
  readonly orderNumber: string;
  readonly name: string;
  readonly carrier: string;
  readonly trackingNumber: string;
  readonly country: string;
  /** The phrase is the whole of a field that was searched, whatever its case. */
  readonly exactMatch: boolean;
}

export interface SearchResult {
  readonly orders: readonly FoundOrder[];
  readonly orderCount: number;
}

const statusRule: Readonly<Record<SearchStatus, string>> = {
  All: '',
  Unshipped: 'and manifested_at is null',
  Shipped: 'and manifested_at is not null',
};

function containsRule(fields: SearchFields, phrase: string): string {
  if (phrase === '') return '';
  if (fields === 'Order_Number') return 'and instr(number_folded, :phrase) > 0';
  if (!phrase.includes(betweenTexts)) return `and instr(${searchedText}, :phrase) > 0`;
  return 'and (instr(number_folded, :phrase) > 0 or instr(tracking_folded, :phrase) > 0 or instr(name_folded, :phrase) > 0)';
}

export function searchOrders(database: DatabaseSync, accountId: number, search: OrderSearch): SearchResult {
  const phrase = foldCase(search.phrase.trim());
  const where = `where account_id = :accountId and printed_at is not null and archived_at is null
    ${statusRule[search.status]} ${containsRule(search.fields, phrase)}`;
  const from = `from orders indexed by orders_searched ${where}`;
  const asked = phrase === '' ? { accountId } : { accountId, phrase };
  const offset = (search.page - 1) * search.limit;
  const ids = database
    .prepare(`select order_id ${from} order by ordered_at desc, order_id desc limit :limit offset :offset`)
    .all({ ...asked, limit: search.limit, offset });
  // A page that is not full is the last: the orders have been gone through once, and need not be counted as well.
  const isLast = ids.length < search.limit && (ids.length > 0 || search.page === 1);
  const counted = phrase === '' ? `from orders indexed by orders_counted ${where}` : from;
  const countAll = (): number =>
    Number(database.prepare(`select count(*) as order_count ${counted}`).get(asked)?.order_count ?? 0);
  const readOrder = database.prepare('select * from orders where order_id = ?');
  const orders: FoundOrder[] = [];
  for (const { order_id } of ids) {
    const row = readOrder.get(order_id ?? null);
    if (row !== undefined) orders.push(toFoundOrder(row, phrase, search.fields));
  }
  return { orders, orderCount: isLast ? offset + ids.length : countAll() };
}

function toFoundOrder(row: Row, phrase: string, fields: SearchFields): FoundOrder {
  const searched = fields === 'All' ? ['number_folded', 'tracking_folded', 'name_folded'] : ['number_folded'];
  return {
    orderId: numberOf(row, 'order_id'),
    orderedAt: numberOf(row, 'ordered_at'),
    orderNumber: textOf(row, 'order_number'),
    name: textOf(row, 'name'),
    carrier: textOf(row, 'carrier'),
    trackingNumber: textOf(row, 'tracking_number'),
    country: textOf(row, 'country'),
    exactMatch: phrase !== '' && searched.some((column) => textOf(row, column) === phrase),
  };
}
