/** The wrong-account guard: nothing is done in this account to orders that were only seen in another one. */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { createKnownOrders, ordersAtMost } from '../../../src-main/accounts/known-orders.ts';
import type { OrderReference } from '../../../src-preload/contract/change.ts';
import type { Order } from '../../../src-preload/contract/order.ts';
import { asChosen, type OrdersBench, query, startOrdersBench } from '../../helpers/orders-bench.ts';
import { someAccount } from '../../helpers/some-account.ts';
import { addAccount, atStation } from '../station/station-bench.ts';

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

test.each([
  { kind: 'archive' as const },
  { kind: 'remove' as const },
  { kind: 'assign' as const, toAccountId: 'practice-2' },
])('a change of another account’s orders is refused: %j', async (change) => {
  const [other] = await bench.waiting('practice-2');
  const asked = {
    accountId: 'practice-1',
    change: { ...change, orders: other === undefined ? [] : [other].map(short) },
  };
  expect(await bench.outcome('changes.start', asked)).toMatchObject({
    ok: false,
    failure: { code: 'wrong-account', changed: 'nothing', facts: { accountId: 'practice-2' } },
  });
  expect(await bench.waiting('practice-2')).toContainEqual(other);
});

test('an order that was assigned is acted on in its new account, and no more in the old one', async () => {
  const [order] = await bench.waiting('practice-1');
  if (order === undefined) throw new Error('The account has orders.');
  const change = { kind: 'assign', orders: [short(order)], toAccountId: 'practice-2' } as const;
  const { runId } = await bench.ask('changes.start', { accountId: 'practice-1', change });
  const ended = await bench.announcements.first(
    'changes.progressed',
    (run) => run.runId === runId && run.state === 'ended',
  );
  expect(ended.counts.done).toBe(1);
  const archive = { kind: 'archive', orders: [short(order)] } as const;
  expect(await bench.outcome('changes.start', { accountId: 'practice-1', change: archive })).toMatchObject({
    failure: { code: 'wrong-account', facts: { accountId: 'practice-2', orderIds: [order.orderId] } },
  });
  await bench.ask('changes.start', { accountId: 'practice-2', change: archive });
});

test('what an account has shown counts for it no more once it has other keys', () =>
  atStation(async ({ app, cable, accountId }) => {
    const { orders } = await app().search(query({ accountId, status: 'Unshipped', limit: 1 }));
    const other = await addAccount(app(), 'South', cable.url, 'south');
    const asked = { accountId: other, orders: orders.map(asChosen) };
    expect(await app().outcome('manifests.create', asked)).toMatchObject({ failure: { code: 'wrong-account' } });
    const { draftId } = await app().ask('accounts.openDraft', { accountId });
    app().clipboard.text = 'a-new-service-key-0123456789';
    await app().ask('accounts.pasteKey', { draftId, which: 'service' });
    await app().ask('accounts.saveDraft', { draftId, label: 'North', baseAddress: cable.url, colour: 'blue' });
    expect(await app().outcome('manifests.create', asked)).toMatchObject({ ok: true });
  }));

function short({ orderId, orderNumber }: Order): OrderReference {
  return { orderId, orderNumber };
}

const address = { one: 'https://one.example.com', two: 'https://two.example.com' };
const known = () => {
  const account = (accountId: string, baseAddress: string) => someAccount(accountId, { baseAddress });
  const accounts = [
    account('a', address.one),
    account('b', address.one),
    account('c', address.two),
    account('d', address.two),
  ];
  return createKnownOrders({
    accounts: { list: () => ({ accounts, currentAccountId: 'a' }) },
    known: { reference: (accountId) => ({ accountId, origin: '', fingerprint: '' }) },
  });
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

test('a bench that runs for weeks forgets what it saw longest ago, and nothing that it has seen since', () => {
  const orders = known();
  orders.note('b', [order, { orderId: 8 }]);
  for (let orderId = 100; orderId < 100 + ordersAtMost - 2; orderId += 1) orders.note('b', [{ orderId }]);
  orders.note('b', [order]);
  orders.note('b', [{ orderId: 9 }]);
  expect(() => orders.assertHeldBy('a', [{ orderId: 8 }])).not.toThrow();
  for (const known of [order, { orderId: 9 }]) {
    expect(() => orders.assertHeldBy('a', [known])).toThrow('wrong-account');
  }
});

const assigned = {
  kind: 'assign' as const,
  state: 'stored' as const,
  about: { toAccountId: 'b' },
  orders: [{ ...order, receiverName: '', carrierName: '', trackingNumber: '' }],
  readings: [],
};

test('an assigned order belongs to its new account at once', () => {
  const orders = known();
  orders.note('a', [order]);
  orders.noteWrite(assigned);
  expect(() => orders.assertHeldBy('a', [order])).toThrow('wrong-account');
  expect(() => orders.assertHeldBy('b', [order])).not.toThrow();
});

test('an assigned order says nothing about another order of its id, at another service', () => {
  const orders = known();
  orders.note('c', [order]);
  orders.noteWrite(assigned);
  expect(() => orders.assertHeldBy('d', [order])).toThrow('wrong-account');
  expect(() => orders.assertHeldBy('c', [order])).not.toThrow();
});

test('an assignment that is under way, was refused, or is of another account by now moves nothing', () => {
  const [one] = assigned.orders;
  if (one === undefined) throw new Error('It names an order.');
  const seen = { ...order, seen: 'held-by-other' as const, words: '', readAt: '' };
  for (const write of [
    { ...assigned, state: 'sent' as const },
    { ...assigned, state: 'in-doubt' as const },
    { ...assigned, state: 'rejected' as const },
    { ...assigned, state: 'resolved' as const, orders: [{ ...one, settledAs: 'not-done' as const }] },
    {
      ...assigned,
      state: 'resolved' as const,
      orders: [{ ...one, settledAs: 'done' as const }],
      readings: [{ readAt: '', orders: [seen] }],
    },
    {
      ...assigned,
      state: 'resolved' as const,
      orders: [{ ...one, settledAs: 'done' as const }],
      // Once it was settled, others of its request were looked up alone.
      readings: [
        { readAt: '', orders: [seen] },
        { readAt: '', orders: [] },
      ],
    },
  ]) {
    const orders = known();
    orders.note('a', [order]);
    orders.noteWrite(write);
    expect(() => orders.assertHeldBy('a', [order])).not.toThrow();
  }
});
