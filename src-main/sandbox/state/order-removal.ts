/**
 * Takes unshipped orders away: archived (kept, never imported again) or removed (gone until a shop sends them again).
 */
import type { DatabaseSync } from 'node:sqlite';
import { inTransaction } from './database.ts';

/** The callers have checked that every id is an unshipped order of the account; all of them go or none. */
export function archiveOrders(database: DatabaseSync, orderIds: readonly number[], archivedAt: number): void {
  inTransaction(database, () => {
    const archive = database.prepare('update orders set archived_at = ? where order_id = ?');
    for (const orderId of orderIds) archive.run(archivedAt, orderId);
  });
}

export function removeOrders(database: DatabaseSync, orderIds: readonly number[]): void {
  inTransaction(database, () => {
    // An order typed in by hand comes from no shop, so nothing can bring it back.
    const keep = database.prepare(
      'insert or replace into removed_orders select * from orders where order_id = ? and imported = 1',
    );
    const remove = database.prepare('delete from orders where order_id = ?');
    for (const orderId of orderIds) {
      keep.run(orderId);
      remove.run(orderId);
    }
  });
}

/** Every unshipped order of the account that came from a shop, printed or not. */
export function readImportedUnshipped(database: DatabaseSync, accountId: number): readonly number[] {
  return database
    .prepare(
      'select order_id from orders where account_id = ? and imported = 1 and manifested_at is null and archived_at is null',
    )
    .all(accountId)
    .map((row) => Number(row.order_id));
}

/**
 * The shops send every removed order again. It comes back as it was, printed or not, under its old id, to the account
 * that held it last. Archived orders were never removed, so they are not sent.
 */
export function importRemovedOrders(database: DatabaseSync): number {
  return inTransaction(database, () => {
    const { changes } = database.prepare('insert or ignore into orders select * from removed_orders').run();
    database.exec('delete from removed_orders');
    return Number(changes);
  });
}
