/** Orders in words. */
import type { Order } from '../../src-preload/contract/order.ts';
import type { ListedOrder } from '../../src-preload/contract/order-list.ts';
import { say } from '../words/say.ts';

/** Inside a sentence: 'order PB-1001'. */
export function orderLabel({ orderNumber, orderId }: Pick<Order, 'orderNumber' | 'orderId'>): string {
  return say('orders.label', { number: orderNumber === '' ? String(orderId) : orderNumber });
}

export function orderCount(count: number): string {
  return say('common.orders', { count });
}

export type OrderStateName =
  | 'being-made'
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

/** The state of an order in one word, and since when that is known. */
export function orderState(order: ListedOrder): { readonly state: OrderStateName; readonly at: string | null } {
  const { verdict, manifest, removal, seenAt } = order;
  switch (verdict) {
    case 'in-doubt':
      if (manifest?.state === 'intent' || manifest?.state === 'sent')
        return { state: 'being-made', at: manifest.createdAt };
      return { state: 'in-doubt', at: manifest?.createdAt ?? removal?.at ?? null };
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
