/** Finds one order by one of the two numbers a person may have. */
import type { DatabaseSync } from 'node:sqlite';
import { foldCase } from './case-folding.ts';
import { instantOrNull, numberOf, type Row, textOf } from './row-reading.ts';

export interface TrackedOrder {
  readonly orderId: number;
  readonly orderNumber: string;
  readonly carrier: string;
  readonly carrierService: string;
  readonly trackingNumber: string;
  readonly city: string;
  readonly manifestedAt: number | null;
  /** False for demo orders that were shipped before anybody practised. */
  readonly manifestedHere: boolean;
}

/** The whole number, ignoring case. Archived orders are gone for the account. Null: there is no such order. */
export function readOrderByTrackingNumber(
  database: DatabaseSync,
  accountId: number,
  trackingNumber: string,
): TrackedOrder | null {
  return readOne(database, 'tracking_folded', accountId, trackingNumber);
}

export function readOrderByNumber(database: DatabaseSync, accountId: number, orderNumber: string): TrackedOrder | null {
  return readOne(database, 'number_folded', accountId, orderNumber);
}

function readOne(
  database: DatabaseSync,
  column: 'tracking_folded' | 'number_folded',
  accountId: number,
  wanted: string,
): TrackedOrder | null {
  const row = database
    .prepare(`
      select * from orders where account_id = ? and ${column} = ? and ${column} <> '' and archived_at is null
      order by ordered_at desc, order_id desc`)
    .get(accountId, foldCase(wanted.trim()));
  return row === undefined ? null : toTrackedOrder(row);
}

function toTrackedOrder(row: Row): TrackedOrder {
  return {
    orderId: numberOf(row, 'order_id'),
    orderNumber: textOf(row, 'order_number'),
    carrier: textOf(row, 'carrier'),
    carrierService: textOf(row, 'carrier_service'),
    trackingNumber: textOf(row, 'tracking_number'),
    city: textOf(row, 'city'),
    manifestedAt: instantOrNull(row, 'manifested_at'),
    manifestedHere: row.manifest_id !== null,
  };
}
