/** The orders that are chosen on this bench, by their keys: what 'selected only' shows. temp.chosen holds them. */
import type { OrderReference } from '../../src-preload/contract/order-list.ts';
import type { MirrorDatabase } from './mirror-database.ts';
import type { OrderRows } from './order-rows.ts';

export interface ChosenOrders {
  /** In place of those before; the table holds them once `complete` was called. */
  note(orders: readonly OrderReference[]): void;
  /** Takes up those that were not here before: a mirror that was begun anew has them as they are read. In steps. */
  complete(): Promise<void>;
}

/** In one step. */
const ordersAtOnce = 500;

/** `pass`: others have their turn. */
export function createChosenOrders(database: MirrorDatabase, rows: OrderRows, pass: () => Promise<void>): ChosenOrders {
  database.script('CREATE TEMP TABLE chosen (key INTEGER PRIMARY KEY) STRICT');
  let missing: readonly OrderReference[] = [];
  let lookedForAt: number | null = null;
  let undone = database.undoneCount();
  let chosen: readonly OrderReference[] = [];

  const begin = (): void => {
    missing = chosen;
    lookedForAt = null;
    database.run('DELETE FROM temp.chosen');
    database.noteChange();
  };
  const isAdded = ({ accountId, orderId }: OrderReference): boolean => {
    const accountNo = rows.knownAccountNo(accountId);
    const row = accountNo === null ? undefined : rows.find(accountNo, orderId);
    if (row !== undefined) database.run('INSERT OR IGNORE INTO temp.chosen VALUES (?)', Number(row.key));
    return row !== undefined;
  };
  return {
    note(orders) {
      chosen = orders;
      begin();
    },
    async complete() {
      // What was added within a change that was undone is gone with it.
      if (undone !== database.undoneCount()) begin();
      undone = database.undoneCount();
      if (missing.length === 0 || lookedForAt === database.version()) return;
      const wanted = missing;
      const still: OrderReference[] = [];
      for (let from = 0; from < wanted.length; from += ordersAtOnce) {
        if (from > 0) await pass();
        // Others are chosen meanwhile.
        if (missing !== wanted) return;
        const some = wanted.slice(from, from + ordersAtOnce);
        still.push(...database.change(() => some.filter((order) => !isAdded(order))));
      }
      missing = still;
      if (still.length < wanted.length) database.noteChange();
      lookedForAt = database.version();
    },
  };
}
