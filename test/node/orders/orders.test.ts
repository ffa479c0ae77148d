/** Orders as the page asks for them: the real client against the real sandbox service, over HTTP. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSandboxService } from '../../../src-main/sandbox/service.ts';
import type { Order } from '../../../src-preload/contract/order.ts';
import { asChosen, type OrdersBench, practiceOf, query, startOrdersBench } from '../../helpers/orders-bench.ts';
import { atOnce, startServices } from '../../helpers/services-on-test-ports.ts';

let bench: OrdersBench;

beforeAll(async () => {
  bench = await startOrdersBench();
});
afterAll(() => bench.close());

async function someOrder(accountId = 'practice-1'): Promise<Order> {
  const [order] = await bench.waiting(accountId);
  if (order === undefined) throw new Error('The sandbox has no order with a tracking number.');
  return order;
}

test('a page of orders comes with its number of pages and the time it was read', async () => {
  const before = new Date().toISOString();
  const first = await bench.search(query());
  const second = await bench.search(query({ page: 2 }));
  expect(first.orders).toHaveLength(10);
  expect(first.totalPages).toBeGreaterThan(1);
  expect(first.readAt >= before).toBe(true);
  const ids = [...first.orders, ...second.orders].map((order) => order.orderId);
  expect(new Set(ids).size).toBe(20);
});

test('an order of a manifest carries its mark, and only with its own account', async () => {
  const order = await someOrder();
  const { orderId, orderNumber } = order;
  const manifest = await bench.ask('manifests.create', { accountId: 'practice-1', orders: [asChosen(order)] });
  const { orders } = await bench.search(query({ phrase: orderNumber, fields: 'Order_Number' }));
  expect(orders.find((one) => one.orderId === orderId)?.manifest).toMatchObject({
    manifestId: manifest.manifestId,
    state: 'stored',
  });
  const others = await bench.search(query({ accountId: 'practice-2', limit: 250 }));
  expect(others.orders.filter((one) => one.manifest !== null)).toEqual([]);
});

test.each([
  ['its order number', (order: Order) => order.orderNumber],
  [
    'its tracking number in lower case and with spaces around it',
    (order: Order) => ` ${order.trackingNumber.toLowerCase()} `,
  ],
])('a scan finds an order of any account by %s', async (_, codeOf) => {
  const order = await someOrder('practice-2');
  const result = await bench.ask('orders.find', { code: codeOf(order) });
  expect(result.matches).toContainEqual({
    accountId: 'practice-2',
    order: expect.objectContaining({ orderId: order.orderId, verdict: 'unshipped' }),
    from: 'mirror',
  });
  expect(result.notAsked).toEqual([]);
});

test('a part of a number, or a name, is not a match', async () => {
  const order = await someOrder();
  for (const code of [
    order.orderNumber.slice(0, -1),
    order.trackingNumber.slice(0, -1),
    order.receiverName,
    '   ',
    'no such order',
  ]) {
    expect(await bench.ask('orders.find', { code })).toMatchObject({ matches: [], notAsked: [] });
  }
});

test('an account that cannot be asked is named, and the others are searched all the same', async () => {
  const order = await someOrder();
  const { practice } = bench;
  if (!practice.running) throw new Error('The sandbox runs.');
  const [first] = practice.accounts;
  const wrong = { serviceKey: 'wrong-service-key', subscriptionKey: 'wrong-subscription-key' };
  const half = await startServices({ practice: { ...practice, accounts: first === undefined ? [] : [first, wrong] } });
  try {
    const result = await half.ask('orders.find', { code: order.orderNumber });
    expect(result.matches).toHaveLength(1);
    expect(result.notAsked).toMatchObject([{ accountId: 'practice-2', failure: { code: 'keys-refused' } }]);
    expect((await half.ask('app.getStatus', {})).services).toMatchObject([
      { accountId: 'practice-1', reachable: true, waiting: 0 },
      { accountId: 'practice-2', reachable: true, waiting: 0 },
    ]);
  } finally {
    await half.close();
  }
});

test('a service that is switched off is told, and the status line hears of it', async () => {
  const own = await mkdtemp(join(tmpdir(), 'packbench-off-'));
  const service = await startSandboxService({ port: 0, folder: own, orders: 10, addresses: 1 });
  const other = await startServices({ practice: practiceOf(service), connection: { after: atOnce } });
  try {
    expect((await other.ask('app.getStatus', {})).services[0]).toMatchObject({ reachable: null, since: null });
    await other.search(query());
    await other.announcements.first('app.statusChanged', ({ services }) => services[0]?.reachable === true);
    await service.close();
    expect(await other.searchOutcome(query())).toMatchObject({
      ok: false,
      failure: { code: 'unreachable', changed: 'nothing' },
    });
    await other.announcements.first('app.statusChanged', ({ services }) => services[0]?.reachable === false);
  } finally {
    await other.close();
    await rm(own, { recursive: true, force: true, maxRetries: 5 });
  }
});

test('a draft is tested with its own keys against the service', async () => {
  const [keys] = bench.sandbox.accounts;
  const { draftId } = await bench.ask('accounts.openDraft', { accountId: null });
  bench.clipboard.text = keys?.service_api_key ?? '';
  await bench.ask('accounts.pasteKey', { draftId, which: 'service' });
  bench.clipboard.text = keys?.subscription_key ?? '';
  await bench.ask('accounts.pasteKey', { draftId, which: 'subscription' });
  const found = await bench.ask('accounts.testDraft', { draftId, baseAddress: `${bench.sandbox.url}/` });
  expect(found.host).toBe(new URL(bench.sandbox.url).host);
  bench.clipboard.text = 'a-wrong-service-key';
  await bench.ask('accounts.pasteKey', { draftId, which: 'service' });
  expect(await bench.outcome('accounts.testDraft', { draftId, baseAddress: bench.sandbox.url })).toMatchObject({
    failure: { code: 'keys-refused' },
  });
});
