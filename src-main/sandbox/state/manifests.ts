/** Manifesting: which orders may go on a manifest, and the one step that puts all of them on it or none. */
import type { DatabaseSync } from 'node:sqlite';
import { inTransaction } from './database.ts';
import { instantOrNull, numberOf, type Row, textOf } from './row-reading.ts';

export interface ManifestOrder {
  readonly orderId: number;
  readonly orderNumber: string;
  readonly name: string;
  readonly company: string;
  readonly city: string;
  readonly postCode: string;
  readonly countryCode: string;
  readonly carrier: string;
  readonly carrierService: string;
  readonly trackingNumber: string;
  readonly weightKg: number;
}

/** 'unknown' also covers another account's order: this account must not learn whether it exists. */
export type ManifestObstacle = 'unknown' | 'not printed' | 'already manifested' | 'archived';

export type Manifestable =
  | { readonly order: ManifestOrder }
  | { readonly obstacle: ManifestObstacle; readonly orderNumber: string };

/** Answers in the order of `orderIds`. */
export function readManifestable(
  database: DatabaseSync,
  accountId: number,
  orderIds: readonly number[],
): readonly { readonly orderId: number; readonly found: Manifestable }[] {
  const read = database.prepare('select * from orders where order_id = ? and account_id = ?');
  return orderIds.map((orderId) => {
    const row = read.get(orderId, accountId);
    return { orderId, found: row === undefined ? { obstacle: 'unknown', orderNumber: '' } : manifestableOf(row) };
  });
}

/** Every printed Unshipped order of the account, newest first. */
export function readOrdersToManifest(database: DatabaseSync, accountId: number): readonly ManifestOrder[] {
  return database
    .prepare(`
      select * from orders
      where account_id = ? and printed_at is not null and manifested_at is null and archived_at is null
      order by ordered_at desc, order_id desc`)
    .all(accountId)
    .map(toManifestOrder);
}

/** Null: one of the orders has been manifested or removed since it was read; nothing has changed then. */
export function recordManifest(
  database: DatabaseSync,
  accountId: number,
  orderIds: readonly number[],
  madeAt: number,
): number | null {
  return inTransaction(database, () => {
    const ready = database.prepare(`
      select 1 from orders
      where order_id = ? and account_id = ? and printed_at is not null and manifested_at is null
        and archived_at is null`);
    if (orderIds.some((orderId) => ready.get(orderId, accountId) === undefined)) return null;
    const added = database
      .prepare('insert into manifests (account_id, made_at, order_count) values (?, ?, ?)')
      .run(accountId, madeAt, orderIds.length);
    const manifestId = Number(added.lastInsertRowid);
    const mark = database.prepare('update orders set manifested_at = ?, manifest_id = ? where order_id = ?');
    for (const orderId of orderIds) mark.run(madeAt, manifestId, orderId);
    return manifestId;
  });
}

function manifestableOf(row: Row): Manifestable {
  const orderNumber = textOf(row, 'order_number');
  if (instantOrNull(row, 'archived_at') !== null) return { obstacle: 'archived', orderNumber };
  if (instantOrNull(row, 'manifested_at') !== null) return { obstacle: 'already manifested', orderNumber };
  if (instantOrNull(row, 'printed_at') === null) return { obstacle: 'not printed', orderNumber };
  return { order: toManifestOrder(row) };
}

function toManifestOrder(row: Row): ManifestOrder {
  return {
    orderId: numberOf(row, 'order_id'),
    orderNumber: textOf(row, 'order_number'),
    name: textOf(row, 'name'),
    company: textOf(row, 'company'),
    city: textOf(row, 'city'),
    postCode: textOf(row, 'post_code'),
    countryCode: textOf(row, 'country_code'),
    carrier: textOf(row, 'carrier'),
    carrierService: textOf(row, 'carrier_service'),
    trackingNumber: textOf(row, 'tracking_number'),
    weightKg: numberOf(row, 'weight_kg'),
  };
}
