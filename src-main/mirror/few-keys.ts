/** Lists of so few orders that sorting them costs less than skipping everything else. */
import type { OrderListQuery } from '../../src-preload/contract/order-list.ts';
import { orderBy, type SortedBy } from './index-blocks.ts';
import type { KeptOrders } from './kept-orders.ts';
import type { KeyTable, KeyTables } from './key-tables.ts';
import { type Conditions, conditionsOf } from './list-query.ts';
import type { MirrorDatabase } from './mirror-database.ts';
import type { OrderRows } from './order-rows.ts';
import type { Remembered } from './remembered.ts';

export interface FewKeys {
  /** Every key of a query whose orders are all in a table of keys, plus the kept orders. */
  all(query: OrderListQuery, table: KeyTable): Promise<readonly number[]>;
  /** A part of them in the list's order; `among`: only those of one group. */
  cut(keys: readonly number[], among: Conditions, sorting: SortedBy, limit: number, offset: number): readonly number[];
}

interface Parts {
  readonly database: MirrorDatabase;
  readonly rows: OrderRows;
  readonly kept: Pick<KeptOrders, 'keys'>;
  readonly keyTables: KeyTables;
  readonly remembered: Remembered;
}

export function createFewKeys({ database, rows, kept, keyTables, remembered }: Parts): FewKeys {
  return {
    all: (query, table) =>
      remembered(['keys', { ...query, sort: null }, kept.keys()], async () => {
        const { where, values } = conditionsOf(query, rows, table);
        const keys = [...kept.keys()];
        await keyTables.eachOf(table, (from, some) => {
          const found = database.all(`SELECT key ${from} ${where}`, ...some, ...values);
          keys.push(...found.map(({ key }) => Number(key)));
        });
        return keys;
      }),
    cut: (keys, among, sorting, limit, offset) =>
      database
        .all(
          `SELECT key FROM orders NOT INDEXED WHERE key IN (SELECT value FROM json_each(?)) ${among.where}
           ${orderBy(sorting)} LIMIT ? OFFSET ?`,
          JSON.stringify(keys),
          ...among.values,
          limit,
          offset,
        )
        .map(({ key }) => Number(key)),
  };
}
