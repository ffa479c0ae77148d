/** The keys of the orders that are chosen on this bench: what 'selected only' shows. temp.chosen holds them. */
import type { OrderReference } from '../../src-preload/contract/order-list.ts';
import type { MirrorDatabase } from './mirror-database.ts';
import type { OrderRows } from './order-rows.ts';

export interface ChosenOrders {
  /** Replaces the chosen orders; the table holds them once `complete` was called. */
  note(orders: readonly OrderReference[]): void;
  /**
   * Adds chosen orders that were not in the mirror before: a mirror that was begun anew gets them as they are read. In
   * steps.
   */
  complete(): Promise<void>;
}

/** Orders in one step. */
const ordersAtOnce = 500;

/** `pass` gives others their turn. */
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
  const complete = async (): Promise<void> => {
    // Undoing a change also removed what was added within it.
    if (undone !== database.undoneCount()) begin();
    undone = database.undoneCount();
    if (missing.length === 0 || lookedForAt === database.version()) return;
    const wanted = missing;
    const still: OrderReference[] = [];
    for (let from = 0; from < wanted.length; from += ordersAtOnce) {
      if (from > 0) await pass();
      // Other orders were chosen meanwhile: the list that waits shows them.
      if (missing !== wanted) return complete();
      const some = wanted.slice(from, from + ordersAtOnce);
      still.push(...database.change(() => some.filter((order) => !isAdded(order))));
    }
    missing = still;
    if (still.length < wanted.length) database.noteChange();
    lookedForAt = database.version();
  };
  return {
    note(orders) {
      chosen = orders;
      begin();
    },
    complete,
  };
}
