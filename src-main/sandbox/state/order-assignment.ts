/** Moving unshipped orders to another account. */
import type { DatabaseSync } from 'node:sqlite';
import { inTransaction } from './database.ts';

export interface Assignment {
  readonly orderId: number;
  readonly toAccountId: number;
}

/** An assigned order keeps its id, its number and whether it is printed. All move or none. */
export function assignOrders(database: DatabaseSync, assignments: readonly Assignment[]): void {
  inTransaction(database, () => {
    const assign = database.prepare('update orders set account_id = ? where order_id = ?');
    for (const { orderId, toAccountId } of assignments) assign.run(toAccountId, orderId);
  });
}
