/** The texts of orders/. */
import type { orders as source } from '../en/orders.ts';
import type { TextsOf } from '../say.ts';

export const orders: TextsOf<typeof source> = {};
