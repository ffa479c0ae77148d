/** A long list gives way to scans: it is read in steps, and comes out as if nobody had asked anything in between. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import type { FoundOrder } from '../../../src-main/shipping/shipping-client.ts';
import type { OrderListQuery, OrderSortColumn } from '../../../src-preload/contract/order-list.ts';
import fc from '../../helpers/properties.ts';
import {
  ever,
  numbersOf,
  openedApart,
  order,
  query,
  readAt,
  startMirror,
  startMirrorThread,
  takeIn,
} from './mirror-bench.ts';

const columns: readonly OrderSortColumn[] = [
  ...(['orderedAt', 'orderNumber', 'receiverName', 'trackingNumber'] as const),
  ...(['carrierName', 'country', 'account'] as const),
];

test('a scan that comes behind lists, counts and a place is answered before all of them', async () => {
  const { thread, folder } = await startMirrorThread();
  const orders = Array.from({ length: 200 }, (_, at) => order(at + 1));
  const page = { accountId: 'north', seenAs: 'unshipped', orders, seenAt: readAt, walkId: null } as const;
  await thread.ask('takeIn', page, ever);
  const answered: string[] = [];
  const noted = (name: string, asked: Promise<unknown>): Promise<unknown> => asked.then(() => answered.push(name));
  // The thread waits here until all has been asked, however slow this computer is.
  const holder = new DatabaseSync(join(folder, 'orders.sqlite'));
  holder.exec('BEGIN IMMEDIATE');
  const all = [
    thread.ask('takeIn', page, ever),
    ...columns.map((by) => noted(by, thread.ask('window', query({ sort: { by, descending: true } }), 100, 100))),
    noted('counts', thread.ask('counts', query({ phrase: 'receiver' }))),
    noted('place', thread.ask('positionOf', query(), { beginning: 'PB-1' })),
    noted('absent', thread.ask('absentFromBoth', 'north', 'unshipped')),
    noted('scan', thread.ask('find', ['PB-7'], null)),
    noted('details', thread.ask('details', 'north', 7)),
  ];
  holder.exec('COMMIT');
  holder.close();
  await Promise.all(all);
  expect(answered.slice(0, 2)).toEqual(['scan', 'details']);
  expect(answered).toHaveLength(columns.length + 5);
});

/** A mirror that reads three orders in a step, and answers a scan after each. */
async function slowMirror() {
  const bench = await startMirror();
  const steps = { count: 0, after: async (): Promise<void> => undefined };
  const pass = async (): Promise<void> => {
    steps.count += 1;
    await steps.after();
  };
  const mirror = openedApart(bench, ['north', 'south'], pass, { ordersInStep: 3 });
  return { mirror, steps, ledger: bench.ledger };
}

/** Many values of each are equal or missing. */
const someOrder = fc.record({
  orderedAt: fc.constantFrom(null, '2026-11-20T12:00:00.000Z', '2026-11-21T12:00:00.000Z'),
  orderNumber: fc.constantFrom('1', '2', '10', ''),
  receiverName: fc.constantFrom('Anna', 'Zoë', ''),
  carrierName: fc.constantFrom('NZ Post', 'Aramex', ''),
  country: fc.constantFrom('Fiji', ''),
  isGone: fc.boolean(),
});

test('every window of every list is the same cut of one order, however many orders a step looks through', async () => {
  const { mirror } = await slowMirror();
  const random = fc.sample(fc.tuple(someOrder, fc.constantFrom('north', 'south')), { seed: 5, numRuns: 40 });
  for (const [at, [{ isGone, ...more }, accountId]] of random.entries()) {
    await takeIn(mirror, [order(at + 1, more)], { accountId, seenAs: at % 3 === 0 ? 'shipped' : 'unshipped' });
    if (isGone && at % 4 === 0) await mirror.markGone({ accountId, orderIds: [at + 1], at: readAt });
  }
  await mirror.choose(random.map(([, accountId], at) => ({ accountId, orderId: at + 1 })));
  const asked: Partial<OrderListQuery>[] = [
    {},
    { accountIds: ['south'] },
    { phrase: 'anna' },
    { filters: { ...query().filters, carrierName: 'Aramex' } },
    { filters: { ...query().filters, group: 'shipped', selectedOnly: true } },
    { filters: { ...query().filters, records: 'gone' } },
  ];
  for (const one of asked) {
    for (const by of columns) {
      const [up, down] = [false, true].map((descending) => query({ ...one, sort: { by, descending } }));
      if (up === undefined || down === undefined) throw new Error('there are two directions');
      const whole = (await mirror.window(up, 0, 100)).rows;
      expect(whole.length).toBe((await mirror.counts(up)).totalCount);
      expect(new Set(whole.map(({ orderId }) => orderId)).size).toBe(whole.length);
      for (const [offset, count] of [
        [0, 1],
        [1, 5],
        [7, 4],
        [whole.length - 3, 9],
        [whole.length, 5],
      ] as const) {
        if (offset < 0) continue;
        const { rows, totalCount } = await mirror.window(up, offset, count);
        expect(totalCount).toBe(whole.length);
        expect(rows.map(({ orderId }) => orderId)).toEqual(
          whole.slice(offset, offset + count).map(({ orderId }) => orderId),
        );
      }
      if (by === 'carrierName' || by === 'country' || by === 'account') continue;
      const turned = (await mirror.window(down, 0, 100)).rows.map(({ orderId }) => orderId);
      expect(turned).toEqual(whole.map(({ orderId }) => orderId).reverse());
    }
  }
});

test('places are right when the list is looked through in many steps', async () => {
  const { mirror } = await slowMirror();
  await takeIn(
    mirror,
    Array.from({ length: 20 }, (_, at) => order(at + 1)),
  );
  const before = (beginning: string, descending: boolean) =>
    mirror.positionOf(query({ sort: { by: 'orderNumber', descending } }), { beginning });
  expect(await before('PB-8', false)).toBe(7);
  expect(await before('PB-8', true)).toBe(12);
  expect(await before('PB-20', true)).toBe(0);
  expect(await before('X', false)).toBe(20);
});

test('a list is of one state, whatever is written while it is looked through', async () => {
  const { mirror, steps, ledger } = await slowMirror();
  const orders = Array.from({ length: 20 }, (_, at) => order(at + 1));
  await takeIn(mirror, orders);
  const [first, last] = [orders[0], orders[19]] as [FoundOrder, FoundOrder];
  let scanned: readonly string[] = [];
  steps.after = async () => {
    steps.after = async () => undefined;
    const named = [first, last].map(({ country: _, orderedAt: _at, exactMatch: _match, ...one }) => one);
    ledger.writes.begin({
      ...{ kind: 'archive', accountId: 'north', accountLabel: 'North', orders: named },
      ...{ origin: 'https://api.example.com', fingerprint: 'fingerprint of north' },
    });
    scanned = (await mirror.find(['PB-1'], null)).map(({ verdict }) => verdict);
  };
  const { rows } = await mirror.window(query(), 0, 20);
  expect(scanned).toEqual(['in-doubt']);
  const doubtful = rows.filter(({ verdict }) => verdict === 'in-doubt');
  expect(numbersOf(doubtful)).toEqual(['PB-1', 'PB-20']);
  expect(steps.count).toBeGreaterThan(2);
});
