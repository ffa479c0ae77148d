/**
 * Searches the printed orders of one account, newest first. Reads only one index, so that 100,000 orders answer at
 * once.
 */
import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { foldCase } from './case-folding.ts';
import { betweenTexts, searchedText } from './database.ts';
import { numberOf, type Row, textOf } from './row-reading.ts';

export type SearchStatus = 'All' | 'Unshipped' | 'Shipped';
export type SearchFields = 'Order_Number' | 'All';

export interface OrderSearch {
  /** Empty: every order. Surrounding spaces do not count, because scanners and people add them. */
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
  /** The phrase equals a whole searched field, ignoring case. */
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

/** Uses LIKE, which finds a text sooner than instr. LIKE ignores case, and folded texts have none. */
const contains = (text: string): string => `${text} like :pattern escape '\\'`;

function containsRule(fields: SearchFields, phrase: string): string {
  if (phrase === '') return '';
  if (fields === 'Order_Number') return `and ${contains('number_folded')}`;
  if (!phrase.includes(betweenTexts)) return `and ${contains(searchedText)}`;
  return `and (${['number_folded', 'tracking_folded', 'name_folded'].map(contains).join(' or ')})`;
}

/** A pattern that finds the phrase anywhere, whatever its characters mean to LIKE. */
const patternOf = (phrase: string): string => `%${phrase.replace(/[\\%_]/g, '\\$&')}%`;

export function searchOrders(database: DatabaseSync, accountId: number, search: OrderSearch): SearchResult {
  const phrase = foldCase(search.phrase.trim());
  // LIKE would take this as the end of its pattern; no order holds one.
  if (phrase.includes('\0')) return { orders: [], orderCount: 0 };
  const where = `where account_id = :accountId and printed_at is not null and archived_at is null
    ${statusRule[search.status]} ${containsRule(search.fields, phrase)}`;
  const from = `from orders indexed by orders_searched ${where}`;
  const asked = phrase === '' ? { accountId } : { accountId, pattern: patternOf(phrase) };
  const offset = (search.page - 1) * search.limit;
  const places = database
    .prepare(`select ordered_at, order_id ${from} order by ordered_at desc, order_id desc limit :limit offset :offset`)
    .all({ ...asked, limit: search.limit, offset });
  const last = places.at(-1);
  const count = (which: string, more: Record<string, SQLInputValue> = {}): number =>
    Number(database.prepare(`select count(*) as order_count ${which}`).get({ ...asked, ...more })?.order_count ?? 0);
  const countOrders = (): number => {
    const upToHere = offset + places.length;
    // A page that is not full is the last.
    if (places.length < search.limit && (last !== undefined || search.page === 1)) return upToHere;
    if (phrase === '') return count(`from orders indexed by orders_counted ${where}`);
    if (last === undefined) return count(from);
    // Everything up to the end of the page has been read, and need not be read again.
    const place = { lastAt: last.ordered_at ?? null, lastId: last.order_id ?? null };
    return upToHere + count(`${from} and (ordered_at, order_id) < (:lastAt, :lastId)`, place);
  };
  const readOrder = database.prepare('select * from orders where order_id = ?');
  const orders: FoundOrder[] = [];
  for (const { order_id } of places) {
    const row = readOrder.get(order_id ?? null);
    if (row !== undefined) orders.push(toFoundOrder(row, phrase, search.fields));
  }
  return { orders, orderCount: countOrders() };
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
