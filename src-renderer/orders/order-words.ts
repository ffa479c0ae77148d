/** Orders in words. */
import type { Order } from '../../src-preload/contract/order.ts';

export function orderLabel(order: Order): string {
  return `order ${order.orderNumber === '' ? order.orderId : order.orderNumber}`;
}

export function orderCount(count: number): string {
  return count === 1 ? '1 order' : `${count.toLocaleString()} orders`;
}
