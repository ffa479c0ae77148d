/** Orders in words. */
import type { Order } from '../../src-preload/contract/order.ts';
import { say } from '../words/say.ts';

export function orderLabel(order: Order): string {
  return `order ${order.orderNumber === '' ? order.orderId : order.orderNumber}`;
}

export function orderCount(count: number): string {
  return say('common.orders', { count });
}
