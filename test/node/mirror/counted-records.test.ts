/** The numbers beside the filters, of orders that are in manifests, archived or in doubt: after years they are nearly all. */
import { expect, test } from 'vitest';
import type { WriteIntent } from '../../../src-main/journal/write-record.ts';
import type { Mirror } from '../../../src-main/mirror/mirror.ts';
import type { OrderCounts, OrderRecordsFilter } from '../../../src-preload/contract/order-list.ts';
import { ever, type MirrorBench, openedApart, order, query, readAt, startMirror, takeIn } from './mirror-bench.ts';

const idsFrom = (first: number, count: number) => Array.from({ length: count }, (_, at) => first + at);

async function write({ ledger }: MirrorBench, kind: WriteIntent['kind'], orderIds: readonly number[]): Promise<string> {
  const orders = orderIds.map((orderId) => {
    const { orderNumber, receiverName, carrierName, trackingNumber } = order(orderId);
    return { orderId, orderNumber, receiverName, carrierName, trackingNumber };
  });
  const account = {
    accountId: 'north',
    accountLabel: 'North',
    origin: 'https://api.example.com',
    fingerprint: 'north',
  };
  const { writeId } = ledger.writes.begin({ kind, ...account, orders });
  await ledger.writes.markSent(writeId);
  return writeId;
}

async function stored(bench: MirrorBench, kind: WriteIntent['kind'], orderIds: readonly number[]): Promise<void> {
  await bench.ledger.writes.settle(await write(bench, kind, orderIds), 'stored', {});
}

const counted = (mirror: Mirror, records: OrderRecordsFilter): Promise<OrderCounts> =>
  mirror.counts(query({ filters: { records } }));

test('they are counted without looking up each order, of which a step takes eight times as many', async () => {
  const bench = await startMirror();
  await takeIn(
    bench.mirror,
    idsFrom(1, 130).map((orderId) => order(orderId)),
  );
  await stored(bench, 'manifest', idsFrom(1, 120));
  let steps = 0;
  const countStep = (): void => {
    steps += 1;
  };
  const mirror = openedApart(bench, ['north'], countStep, { ordersInStep: 128 });
  await mirror.joinAll();
  const joined = steps;
  expect((await mirror.counts(query())).records).toMatchObject({ any: 130, manifested: 120, 'not-manifested': 10 });
  expect((await counted(mirror, 'not-manifested')).groups).toEqual({ unshipped: 10, shipped: 0 });
  // Each look at a table of keys ends with one step.
  expect(steps - joined).toBeLessThan(6);
});

test('an order is counted as what it has become: shipped, of another carrier or country, gone, there again', async () => {
  const bench = await startMirror();
  const { mirror } = bench;
  await takeIn(
    mirror,
    idsFrom(1, 6).map((orderId) => order(orderId)),
  );
  await stored(bench, 'manifest', [1, 2, 3]);
  await stored(bench, 'archive', [4]);
  await write(bench, 'manifest', [5]);
  const groupsOf = async (records: OrderRecordsFilter) => (await counted(mirror, records)).groups;
  expect(await groupsOf('manifested')).toEqual({ unshipped: 3, shipped: 0 });
  expect(await groupsOf('archived')).toEqual({ unshipped: 1, shipped: 0 });

  await takeIn(
    mirror,
    [1, 4, 5].map((orderId) => order(orderId)),
    { seenAs: 'shipped' },
  );
  await takeIn(mirror, [order(2, { carrierName: 'Aramex', country: 'Fiji' })]);
  expect(await groupsOf('manifested')).toEqual({ unshipped: 2, shipped: 1 });
  expect(await groupsOf('not-manifested')).toEqual({ unshipped: 1, shipped: 1 });
  expect(await groupsOf('archived')).toEqual({ unshipped: 0, shipped: 1 });
  expect(await groupsOf('in-doubt')).toEqual({ unshipped: 0, shipped: 1 });
  const { carriers, countries } = await counted(mirror, 'manifested');
  expect({ carriers, countries }).toEqual({
    carriers: [
      { name: 'NZ Post', count: 2 },
      { name: 'Aramex', count: 1 },
    ],
    countries: [
      { name: 'New Zealand', count: 2 },
      { name: 'Fiji', count: 1 },
    ],
  });

  await mirror.markGone({ accountId: 'north', orderIds: [3], at: readAt });
  expect(await groupsOf('manifested')).toEqual({ unshipped: 1, shipped: 1 });
  expect((await mirror.counts(query())).records).toMatchObject({ any: 4, manifested: 2, gone: 1 });
  await takeIn(mirror, [order(3)]);
  expect(await groupsOf('manifested')).toEqual({ unshipped: 2, shipped: 1 });
});

test('what a page that was not taken in had changed is not counted', async () => {
  const bench = await startMirror();
  const { mirror } = bench;
  await takeIn(mirror, [order(1), order(2)]);
  await stored(bench, 'manifest', [1, 2]);
  expect((await counted(mirror, 'manifested')).groups).toEqual({ unshipped: 2, shipped: 0 });
  const orders = [order(1), { ...order(2), orderId: Number.NaN }];
  const page = { accountId: 'north', seenAs: 'shipped', orders, seenAt: readAt, walkId: null } as const;
  await expect(mirror.takeIn(page, ever)).rejects.toThrow();
  expect((await counted(mirror, 'manifested')).groups).toEqual({ unshipped: 2, shipped: 0 });
});
