/** An order is looked up by its number while the list moves: only pages that stood still can say that it is not there. */
import { expect, it } from 'vitest';
import { lookUp, type OrdersAsked } from '../../../../src-main/mirror/reading/look-up.ts';
import type { OrderSearch } from '../../../../src-main/shipping/shipping-client.ts';
import { order } from '../mirror-bench.ts';

const wanted = { orderId: 1, orderNumber: '1', trackingNumber: '' };

/** Answers one after another, each as [page asked for, ids on it]. */
function answering(...answers: (readonly [number, readonly number[]])[]) {
  return async ({ page }: OrdersAsked): Promise<OrderSearch> => {
    const [expected, ids] = answers.shift() ?? [0, []];
    expect(page).toBe(expected);
    return { orders: ids.map((id) => order(id)), totalPages: 2 };
  };
}

it('is absent when its pages hold others, each once, in both directions', async () => {
  const ask = answering([1, [13, 12, 11]], [2, [10]], [2, [10]], [1, [13, 12, 11]]);
  expect(await lookUp(ask, wanted)).toEqual({ kind: 'absent' });
});

it('is not known when the list turned between two pages, and back again: one order stands on both', async () => {
  const ask = answering([1, [13, 12, 11]], [2, [10, 13]], [2, [10, 13]], [1, [13, 12, 11]]);
  expect(await lookUp(ask, wanted)).toEqual({ kind: 'not-known' });
});

it('is not known when a page is another the second time', async () => {
  const ask = answering([1, [13, 12, 11]], [2, [10]], [2, [10]], [1, [13, 12]]);
  expect(await lookUp(ask, wanted)).toEqual({ kind: 'not-known' });
});
