/**
 * Which orders the filters by records show, each with its kind beside its key: after years these are nearly all orders, and
 * counting them would look up each.
 */
import { type CountedOrder, kindColumns } from './kind-counts.ts';
import type { MirrorDatabase } from './mirror-database.ts';

/** standing-tables.ts fills them. */
export const recordsTables = ['manifested', 'removed', 'doubtful'] as const;
export type RecordsTable = (typeof recordsTables)[number];

/** SQL. */
export const columnsOfKinds = `(key INTEGER PRIMARY KEY, account_no INTEGER NOT NULL, seen_as INTEGER NOT NULL,
  carrier_no INTEGER NOT NULL, country_no INTEGER NOT NULL, gone INTEGER NOT NULL) STRICT`;

/** SQL that takes the order's key. */
export const putWithKind = (table: RecordsTable): string =>
  `INSERT INTO temp.${table} SELECT key, ${kindColumns}, gone FROM orders NOT INDEXED WHERE key = ?`;

/** An order has become one of another kind. */
export function noteKind(database: MirrorDatabase, key: number, kind: CountedOrder): void {
  const { seen_as, carrier_no, country_no, gone } = kind;
  for (const table of recordsTables) {
    const sql = `UPDATE temp.${table} SET seen_as = ?, carrier_no = ?, country_no = ?, gone = ? WHERE key = ?`;
    database.run(sql, seen_as, carrier_no, country_no, gone, key);
  }
}
