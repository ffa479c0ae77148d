/** The state of one order of an account: operations that change orders check it first. */
import type { DatabaseSync } from 'node:sqlite';
import { instantOrNull, numberOf, type Row, textOf } from './row-reading.ts';

/** Shipped = manifested or later. 'unknown' also covers another account's order, whose existence is not revealed. */
export type OrderState = 'unknown' | 'unshipped' | 'shipped' | 'archived';

export interface OrderStanding {
  readonly orderId: number;
  readonly state: OrderState;
  /** Empty for an unknown order. */
  readonly orderNumber: string;
  readonly accountId: number;
}

/** Answers in the order of `orderIds`. */
export function readStandings(
  database: DatabaseSync,
  accountId: number,
  orderIds: readonly number[],
): readonly OrderStanding[] {
  const read = database.prepare('select * from orders where order_id = ? and account_id = ?');
  return orderIds.map((orderId) => {
    const row = read.get(orderId, accountId);
    return row === undefined ? { orderId, state: 'unknown', orderNumber: '', accountId } : toStanding(row);
  });
}

function toStanding(row: Row): OrderStanding {
  return {
    orderId: numberOf(row, 'order_id'),
    state: stateOf(row),
    orderNumber: textOf(row, 'order_number'),
    accountId: numberOf(row, 'account_id'),
  };
}

function stateOf(row: Row): OrderState {
  if (instantOrNull(row, 'archived_at') !== null) return 'archived';
  return instantOrNull(row, 'manifested_at') === null ? 'unshipped' : 'shipped';
}
