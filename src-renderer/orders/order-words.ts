/** Orders in words. */
import type { Order } from '../../src-preload/contract/order.ts';
import { isUnderWay, type ListedOrder } from '../../src-preload/contract/order-list.ts';
import { orderName } from '../ui/order-name.ts';
import { say } from '../words/say.ts';

/** Inside a sentence: 'order PB-1001'. */
export function orderLabel(order: Pick<Order, 'orderNumber' | 'orderId'>): string {
  return say('orders.label', { number: orderName(order) });
}

export function orderCount(count: number): string {
  return say('common.orders', { count });
}

export type OrderStateName =
  | 'sending'
  | 'manifested'
  | 'in-doubt'
  | 'archived'
  | 'deleted'
  | 'assigned'
  | 'gone'
  | 'missing'
  | 'shipped'
  | 'unshipped'
  | 'not-read'
  | 'not-known';

function openSince({ manifest, removal }: ListedOrder): string | null {
  return removal !== null && removal.state !== 'done' ? removal.at : (manifest?.createdAt ?? null);
}

/** The state of an order in one word, and since when that is known. */
export function orderState(order: ListedOrder): { readonly state: OrderStateName; readonly at: string | null } {
  const { verdict, manifest, removal, seenAt } = order;
  switch (verdict) {
    case 'in-doubt':
      return { state: isUnderWay(order) ? 'sending' : 'in-doubt', at: openSince(order) };
    case 'archived':
      return { state: removal?.kind ?? 'archived', at: removal?.at ?? null };
    case 'in-manifest':
      return { state: 'manifested', at: manifest?.createdAt ?? null };
    case 'gone':
      return { state: 'gone', at: order.goneAt };
    case 'not-read':
    case 'not-known':
      return { state: verdict, at: null };
    case 'shipped':
    case 'unshipped':
      return { state: order.isMissing ? 'missing' : verdict, at: seenAt };
  }
}
