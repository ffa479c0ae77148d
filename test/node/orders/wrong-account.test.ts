/** The wrong-account guard: orders seen in another account only are not acted on in this one. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createKnownOrders } from '../../../src-main/orders/known-orders.ts';
import { asChosen, type OrdersBench, startOrdersBench } from './orders-bench.ts';

let bench: OrdersBench;

beforeAll(async () => {
  bench = await startOrdersBench();
});
afterAll(() => bench.close());

test('a manifest of another account’s orders is refused before anything is written or sent', async () => {
  const [own] = await bench.waiting('practice-1');
  const [other] = await bench.waiting('practice-2');
  if (own === undefined || other === undefined) throw new Error('Both accounts have orders.');
  const mixed = { accountId: 'practice-1', orders: [asChosen(own), asChosen(other)] };
  expect(await bench.outcome('manifests.create', mixed)).toEqual({
    ok: false,
    failure: {
      code: 'wrong-account',
      changed: 'nothing',
      details: [],
      facts: { accountId: 'practice-2', orderIds: [other.orderId] },
    },
  });
  expect((await bench.ask('manifests.list', { accountId: null, offset: 0, limit: 10 })).totalCount).toBe(0);
  const right = await bench.ask('manifests.create', { accountId: 'practice-2', orders: [asChosen(other)] });
  expect(right.state).toBe('stored');
});

const address = { one: 'https://one.example.com', two: 'https://two.example.com' };
const known = () => {
  const account = (accountId: string, baseAddress: string) => ({
    accountId,
    baseAddress,
    kind: 'live' as const,
    label: accountId,
    colour: 'blue' as const,
    format: 'json' as const,
    serviceKeyLastFour: null,
    subscriptionKeyLastFour: null,
  });
  const accounts = [account('a', address.one), account('b', address.one), account('c', address.two)];
  return createKnownOrders({ accounts: { list: () => ({ accounts, currentAccountId: 'a' }) } });
};
const order = { orderId: 7, orderNumber: 'SO-7' };

test('orders nobody has seen pass, and so do those seen in both accounts', () => {
  const orders = known();
  expect(() => orders.assertHeldBy('a', [order])).not.toThrow();
  orders.note('b', [order]);
  expect(() => orders.assertHeldBy('a', [order])).toThrow('wrong-account');
  orders.note('a', [order]);
  expect(() => orders.assertHeldBy('a', [order])).not.toThrow();
});

test('another service may use the same id for another order', () => {
  const orders = known();
  orders.note('c', [order]);
  expect(() => orders.assertHeldBy('a', [order])).not.toThrow();
});

test('an assigned order belongs to its new account at once', () => {
  const orders = known();
  orders.note('a', [order]);
  orders.moved([7], 'b');
  expect(() => orders.assertHeldBy('a', [order])).toThrow('wrong-account');
  expect(() => orders.assertHeldBy('b', [order])).not.toThrow();
  expect(orders.orderNumber('b', 7)).toBe('SO-7');
});
