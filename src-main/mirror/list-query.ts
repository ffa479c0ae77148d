/** Turns a query of the page into conditions on the mirror's tables. */

import type { SQLInputValue } from 'node:sqlite';
import type { OrderListQuery, OrderRecordsFilter, OrderSortColumn } from '../../src-preload/contract/order-list.ts';
import type { KeyTable } from './key-tables.ts';
import { groupNumbers, type OrderRows } from './order-rows.ts';
import { isPhrase } from './phrase.ts';

export interface Conditions {
  /** Begins with WHERE. */
  readonly where: string;
  readonly values: readonly SQLInputValue[];
}

const isIn = (table: KeyTable): string => `key IN (SELECT key FROM temp.${table})`;
const notRemoved = 'key NOT IN (SELECT key FROM temp.removed)';

/** SQL: standing-tables.ts fills the tables. */
const recordsConditions: Readonly<Record<OrderRecordsFilter, readonly string[]>> = {
  any: ['gone = 0', notRemoved],
  manifested: ['gone = 0', notRemoved, isIn('manifested')],
  'not-manifested': ['gone = 0', notRemoved, 'key NOT IN (SELECT key FROM temp.manifested)'],
  'in-doubt': [isIn('doubtful')],
  archived: [isIn('removed')],
  gone: ['gone = 1', notRemoved],
};

/**
 * temp.found must hold what the phrase finds. An account or a name that the mirror does not know matches nothing.
 * `within`: only orders of this table are searched, so the conditions need not ask whether they are in it.
 */
export function conditionsOf(query: OrderListQuery, rows: OrderRows, within: KeyTable | null = null): Conditions {
  const { accountIds, filters } = query;
  const parts: string[] = [];
  const values: SQLInputValue[] = [];
  const equals = (column: string, no: number | null): void => {
    parts.push(`${column} = ?`);
    values.push(no ?? -1);
  };
  if (accountIds !== null) {
    const numbers = accountIds.map((accountId) => rows.knownAccountNo(accountId)).filter((no) => no !== null);
    // When every account is wanted, nothing need be compared.
    const leavesOut = rows.accountNumbers().some((no) => !numbers.includes(no));
    if (leavesOut) parts.push(`account_no IN (${numbers.join(', ')})`);
  }
  if (filters.group !== null) equals('seen_as', groupNumbers[filters.group]);
  if (filters.carrierName !== null) equals('carrier_no', rows.knownNameNo(filters.carrierName));
  if (filters.country !== null) equals('country_no', rows.knownNameNo(filters.country));
  parts.push(...recordsConditions[filters.records]);
  if (filters.selectedOnly) parts.push(isIn('chosen'));
  if (isPhrase(query.phrase)) parts.push(isIn('found'));
  const asked = parts.filter((part) => within === null || part !== isIn(within));
  return { where: asked.length === 0 ? 'WHERE true' : `WHERE ${asked.join(' AND ')}`, values };
}

export type Sorting =
  /** Each order has its own value. */
  | { readonly kind: 'value'; readonly column: string; readonly index: string }
  /**
   * Few values: the orders are in groups, each by date. An index for each would cost a third of the pace of taking in.
   */
  | { readonly kind: 'groups'; readonly column: GroupColumn };

export type GroupColumn = 'carrier_no' | 'country_no' | 'account_no';

export const sortings: Readonly<Record<OrderSortColumn, Sorting>> = {
  orderedAt: { kind: 'value', column: 'ordered_ms', index: 'by_ordered' },
  orderNumber: { kind: 'value', column: 'number_sort', index: 'by_number' },
  receiverName: { kind: 'value', column: 'name_sort', index: 'by_name' },
  trackingNumber: { kind: 'value', column: 'tracking_sort', index: 'by_tracking' },
  carrierName: { kind: 'groups', column: 'carrier_no' },
  country: { kind: 'groups', column: 'country_no' },
  account: { kind: 'groups', column: 'account_no' },
};
