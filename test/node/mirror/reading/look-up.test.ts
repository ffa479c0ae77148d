/** An order is looked up by its number while the list moves: only pages that stood still can show that it is absent. */
import { expect, it } from 'vitest';
import { failureOf } from '../../../../src-main/failures.ts';
import { lookUp, type OrdersAsked } from '../../../../src-main/mirror/reading/look-up.ts';
import { type OrderSearch, ShippingError } from '../../../../src-main/shipping/shipping-client.ts';
import { order } from '../mirror-bench.ts';

const wanted = { orderId: 1, orderNumber: '1', trackingNumber: 'TN1', receiverName: 'Ada' };

/** Answers for its number one after another, each as [page asked for, ids on it]; nothing else finds anything. */
function answering(...answers: (readonly [number, readonly number[]])[]) {
  return async ({ page, phrase }: OrdersAsked): Promise<OrderSearch> => {
    if (phrase !== wanted.orderNumber) return { orders: [], totalPages: 0 };
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

it('is not known when the service counts other pages the second time: what moved may stand where nothing was read', async () => {
  const ask = answering([1, [13, 12, 11]], [2, [10]], [2, [10]], [1, [13, 12, 11]]);
  let asked = 0;
  const withThirdPage = async (what: OrdersAsked) => ({ ...(await ask(what)), totalPages: ++asked > 2 ? 3 : 2 });
  expect(await lookUp(withThirdPage, wanted)).toEqual({ kind: 'not-known' });
});

it('without a tracking number is looked for by its name, too, and known by its id', async () => {
  const renumbered = order(1, { orderNumber: ' X ', trackingNumber: '', receiverName: 'Ada' });
  const asked: string[] = [];
  const ask = async ({ group, phrase }: OrdersAsked): Promise<OrderSearch> => {
    asked.push(`${phrase} ${group}`);
    const isFound = group !== 'shipped' && (phrase === 'Ada' || phrase === 'X');
    return { orders: isFound ? [renumbered, order(2)] : [], totalPages: 1 };
  };
  expect(await lookUp(ask, { ...wanted, trackingNumber: '' })).toEqual({
    ...{ kind: 'found', order: renumbered, group: 'unshipped' },
  });
  expect(asked).toEqual(['1 null', 'Ada null', 'X shipped', 'X unshipped']);
});

it('of which the service tells no number any more is looked for in both groups by what found it', async () => {
  const without = order(1, { orderNumber: ' ' });
  const asked: string[] = [];
  const ask = async ({ group, phrase }: OrdersAsked): Promise<OrderSearch> => {
    asked.push(`${phrase} ${group}`);
    return { orders: phrase === 'TN1' ? [without] : [], totalPages: 1 };
  };
  expect(await lookUp(ask, wanted)).toEqual({ kind: 'found', order: without, group: 'shipped' });
  expect(asked).toEqual(['1 null', 'TN1 null', 'TN1 shipped']);
});

it('is not known, and no trouble, where the service refuses to search for it', async () => {
  const ask = async (): Promise<OrderSearch> => {
    throw new ShippingError(failureOf('not-found').failure, 'rejected');
  };
  expect(await lookUp(ask, wanted)).toEqual({ kind: 'not-known' });
});

it('is not known when nothing but its number could be asked for: the number may be another now', async () => {
  const ask = async (): Promise<OrderSearch> => ({ orders: [], totalPages: 0 });
  expect(await lookUp(ask, { ...wanted, trackingNumber: '', receiverName: ' ' })).toEqual({ kind: 'not-known' });
});

it('is not called absent beside an order whose id cannot be used: that may be it', async () => {
  const withoutId = [{ orderNumber: '1', trackingNumber: '' }];
  const ask = async (): Promise<OrderSearch> => ({ orders: [], totalPages: 1, withoutId });
  expect(await lookUp(ask, wanted)).toEqual({ kind: 'not-known' });
});

it('is absent by its number alone where no walk has ever shown it: what the walks did not find is no order with another number', async () => {
  const asked: string[] = [];
  const ask = async ({ phrase }: OrdersAsked): Promise<OrderSearch> => {
    asked.push(phrase);
    return { orders: [], totalPages: 1 };
  };
  const assigned = { ...wanted, trackingNumber: '', receiverName: '', wasNeverShown: true as const };
  expect(await lookUp(ask, assigned)).toEqual({ kind: 'absent' });
  expect(asked).toEqual(['1']);
});
