/** Tables of keys, looked through in steps: what the records say, the selection, what a phrase finds. */
import type { MirrorDatabase } from './mirror-database.ts';

/** The records' are filled by standings.ts, 'found' and 'looked_at' by phrase.ts, 'chosen' by mirror.ts. */
export type KeyTable = 'chosen' | 'found' | 'looked_at' | 'doubtful' | 'removed' | 'manifested';

export interface KeyTables {
  /** Orders whose keys the table holds, some at a time, so that others have their turn. `from`: SQL, which `values` belong to. */
  eachOf(table: KeyTable, work: (from: string, values: readonly number[]) => void): Promise<void>;
}

/** So much longer it takes to look an order up by its key than to pass it by where it is read one after another. */
const lookUpTakes = 8;

/** `ordersInStep`: passed by in one step, before others have their turn (`pass`). */
export function createKeyTables(database: MirrorDatabase, ordersInStep: number, pass: () => Promise<void>): KeyTables {
  const keysInStep = Math.max(1, Math.floor(ordersInStep / lookUpTakes));
  return {
    async eachOf(table, work) {
      const inStep = table === 'found' ? ordersInStep : keysInStep;
      const last = `SELECT max(key) AS key FROM (SELECT key FROM temp.${table} WHERE key > ? ORDER BY key LIMIT ?)`;
      const some = `(SELECT key AS key_there FROM temp.${table} WHERE key > ? AND key <= ?) CROSS JOIN orders ON key = key_there`;
      // What a phrase found stands there with its kind.
      const from = table === 'found' ? '(SELECT * FROM temp.found WHERE key > ? AND key <= ?)' : some;
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
