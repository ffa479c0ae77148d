/**
 * Orders that the service shows among its Unshipped though it shows them among its Shipped as well: one of their parcels is
 * sent, or its two lists do not agree for a while. As in every look-up the Shipped count: nobody shall send such an order
 * twice. It is asked for at once, and again from time to time, as it may have come back for good.
 */

import type { OrderGroup } from '../../../src-preload/contract/order-list.ts';
import type { Clock } from '../../ports.ts';
import type { FoundOrder } from '../../shipping/shipping-client.ts';
import type { WrittenOrder } from './next-step.ts';

export interface InBothGroups {
  /** It is known to be among both: a page of the Unshipped that shows it is no news. */
  holds(order: FoundOrder): boolean;
  /** A page of the Unshipped brought these back from the Shipped, and `others` beside them. */
  noteBack(orders: readonly FoundOrder[], others: number): void;
  /** To be asked for. */
  due(): readonly WrittenOrder[];
  /** It was asked for; `group` null: it could not be told. */
  noteAsked(order: WrittenOrder, group: OrderGroup | null): void;
  forget(): void;
}

/** Each costs three questions, as often as it is asked for. */
const mostHeld = 25;
/** Milliseconds. */
const askedAgainAfter = 10 * 60_000;

export function createInBothGroups(clock: Pick<Clock, 'passed'>): InBothGroups {
  /** By order id: when it was last found among the Shipped. */
  const held = new Map<number, number>();
  let due: readonly WrittenOrder[] = [];
  const isDue = (orderId: number): boolean => due.some((order) => order.orderId === orderId);
  return {
    holds(order) {
      const foundAt = held.get(order.orderId);
      if (foundAt === undefined) return false;
      if (clock.passed() - foundAt >= askedAgainAfter && !isDue(order.orderId)) due = [...due, order];
      return true;
    },
    noteBack(orders, others) {
      // An order that no page of the Unshipped shows any more is not asked for again, and no longer counts as being in
      // both.
      for (const [orderId, at] of held) if (clock.passed() - at > 2 * askedAgainAfter) held.delete(orderId);
      // Where most came back, the service does not tell its groups apart, or a person took many back: they are believed.
      if (orders.length > others || held.size + due.length + orders.length > mostHeld) return;
      due = [...due, ...orders.filter(({ orderId }) => !isDue(orderId))];
    },
    due: () => due,
    forget() {
      held.clear();
      due = [];
    },
    noteAsked(order, group) {
      if (!due.includes(order)) return;
      due = due.filter((one) => one !== order);
      if (group === 'unshipped') held.delete(order.orderId);
      else if (group === 'shipped' || held.has(order.orderId)) held.set(order.orderId, clock.passed());
    },
  };
}
