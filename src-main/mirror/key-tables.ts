/** Tables of keys that are searched in steps: what the records say, the selection, what a phrase finds. */
import { type RecordsTable, recordsTables } from './kinds-beside-keys.ts';
import type { MirrorDatabase } from './mirror-database.ts';

/** phrase.ts fills 'found' and 'looked_at', chosen-orders.ts 'chosen'. */
export type KeyTable = 'chosen' | 'found' | 'looked_at' | RecordsTable;

export interface KeyTables {
  /**
   * Orders whose keys the table holds, some at a time, so that others have their turn. `from`: SQL that takes `values`.
   */
  eachOf(table: KeyTable, work: (from: string, values: readonly number[]) => void): Promise<void>;
}

/** How much longer it takes to look up an order by its key than to pass it in a scan. */
const lookUpTakes = 8;

/** Each key comes with its order's kind, and no condition asks for more of it. */
const hasKinds = (table: KeyTable): boolean => table === 'found' || recordsTables.some((one) => one === table);

/** `ordersInStep`: how many orders one step passes before others have their turn (`pass`). */
export function createKeyTables(database: MirrorDatabase, ordersInStep: number, pass: () => Promise<void>): KeyTables {
  const keysInStep = Math.max(1, Math.floor(ordersInStep / lookUpTakes));
  return {
    async eachOf(table, work) {
      const inStep = hasKinds(table) ? ordersInStep : keysInStep;
      const last = `SELECT max(key) AS key FROM (SELECT key FROM temp.${table} WHERE key > ? ORDER BY key LIMIT ?)`;
      const some = `(SELECT key AS key_there FROM temp.${table} WHERE key > ? AND key <= ?) CROSS JOIN orders ON key = key_there`;
      const from = hasKinds(table) ? `(SELECT * FROM temp.${table} WHERE key > ? AND key <= ?)` : some;
      for (let behind = 0; ; ) {
        const upTo = database.get(last, behind, inStep)?.key;
        if (typeof upTo !== 'number') return;
        work(`FROM ${from}`, [behind, upTo]);
        behind = upTo;
        await pass();
      }
    },
  };
}
