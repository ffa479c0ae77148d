/** What archive, delete and assign have in common: they accept unshipped orders only, and all of a batch or none. */
import type { Call } from '../operation.ts';
import { badRequest, cut, type ErrorEntry, refused } from '../refusal.ts';
import { type OrderStanding, type OrderState, readStandings } from '../state/order-standing.ts';

const obstacleWords: Readonly<Record<Exclude<OrderState, 'unshipped'>, string>> = {
  unknown: 'is not an order of this account',
  shipped: 'is shipped',
  archived: 'is archived',
};

/** Throws Refusal when any order is not an unshipped order of the calling account; the errors name each. */
export function requireUnshipped({ database, account }: Call, orderIds: readonly number[]): void {
  const errors = readStandings(database, account.accountId, orderIds).flatMap((standing) => obstacleOf(standing) ?? []);
  if (errors.length > 0) throw refused(errors);
}

/** Null: the order is unshipped. */
export function obstacleOf({ orderId, state, orderNumber }: OrderStanding): ErrorEntry | null {
  if (state === 'unshipped') return null;
  return {
    message: `Order ${orderId} ${obstacleWords[state]}.`,
    details: orderNumber === '' ? 'Nothing was changed.' : `Order number ${cut(orderNumber)}. Nothing was changed.`,
  };
}

/** Throws Refusal 400 for a batch that is empty or names an order twice. `listName` is the field's. */
export function requireDistinct(orderIds: readonly number[], listName: string): void {
  if (orderIds.length === 0) throw badRequest(`${listName} is empty.`, 'Name at least one order.');
  const seen = new Set<number>();
  const twice = orderIds.find((id) => seen.size === seen.add(id).size);
  if (twice !== undefined) throw badRequest(`Order ${twice} is in ${listName} more than once.`);
}
