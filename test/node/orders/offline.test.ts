/**
 * With the network cable pulled out, also over a restart: lists, scans and lists of codes are answered by the copy on
 * this computer.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startSandboxService } from '../../../src-main/sandbox/service.ts';
import type { SelectedOrder } from '../../../src-preload/contract/order-list.ts';
import { startCountingService } from '../../helpers/counting-service.ts';
import { startGoBetween } from '../../helpers/go-between.ts';
import { asChosen, practiceOf, query } from '../../helpers/orders-bench.ts';
import { atOnce, startServices } from '../../helpers/services-on-test-ports.ts';
import { TimeThatPasses } from '../../helpers/time-that-passes.ts';
import { createTimersByHand } from '../../helpers/timers-by-hand.ts';
import { query as everyOrder, order } from '../mirror/mirror-bench.ts';

test('what was read and what was manifested is there after a restart without a service', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'packbench-offline-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  const service = await startSandboxService({ port: 0, folder: join(folder, 'service'), orders: 40, addresses: 1 });
  const practice = practiceOf(service);
  const bench = { folder: join(folder, 'bench'), practice };
  const first = await startServices(bench);
  const { orders } = await first.search(query({ status: 'Unshipped', limit: 250 }));
  const [one, two] = orders.filter(({ trackingNumber }) => trackingNumber !== '');
  if (one === undefined || two === undefined) throw new Error('The sandbox has too few orders.');
  await first.ask('manifests.create', { accountId: 'practice-1', orders: [asChosen(one)] });
  const chosen: SelectedOrder = {
    ...{ accountId: 'practice-1', country: two.country, foundBy: 'scan', foundAt: '2026-11-22T09:00:00.000Z' },
    ...asChosen(two),
  };
  expect(await first.ask('selection.set', { orders: [chosen, chosen] })).toEqual({ orders: [chosen], failure: null });
  await first.close();
  await service.close();

  const again = await startServices(bench);
  onTestFinished(() => again.close());
  expect(await again.ask('selection.get', {})).toEqual({ orders: [chosen], failure: null });
  const selected = everyOrder({ filters: { selectedOnly: true } });
  expect(await again.ask('orders.window', { query: selected, offset: 0, count: 9 })).toMatchObject({
    totalCount: 1,
    rows: [{ orderId: two.orderId, verdict: 'unshipped' }],
  });
  expect(await again.ask('orders.find', { code: one.trackingNumber, atOnce: true })).toMatchObject({
    matches: [{ order: { orderId: one.orderId, verdict: 'in-manifest' }, from: 'mirror' }],
    asking: false,
  });
  expect(
    await again.ask('orders.resolveCodes', { accountId: 'practice-1', codes: [two.orderNumber, String(one.orderId)] }),
  ).toMatchObject([
    { orders: [{ orderId: two.orderId }], failure: null },
    { orders: [{ orderId: one.orderId, manifest: { state: 'stored' } }], failure: null },
  ]);
  const unknown = await again.ask('orders.find', { code: 'nobody-knows-it' });
  expect(unknown).toMatchObject({ matches: [], asking: false });
  expect(unknown.notAsked.map(({ failure }) => failure.code)).toEqual(['unreachable', 'unreachable']);
});

test('shipped orders stay for as many days as the bench has set, looked through each day; unshipped ones always, what was seen since the weekend, and all while nothing is read', async () => {
  const day = 24 * 60 * 60_000;
  const time = new TimeThatPasses('2026-11-20T12:00:00Z');
  const timers = createTimersByHand();
  const app = await startServices({ clock: time, after: timers.after });
  onTestFinished(() => app.close());
  const [{ accountId } = { accountId: '' }] = (await app.ask('accounts.list', {})).accounts;
  const { mirror } = app.services;
  const take = (seenAs: 'shipped' | 'unshipped', orderId: number, orderedAt: string, seenAt: string) => {
    const orders = [{ ...order(orderId), orderedAt: `${orderedAt}T12:00:00.000Z` }];
    const page = {
      accountId,
      seenAs,
      orders,
      seenAt: `${seenAt}T12:00:00.000Z`,
      walkId: null,
      askedFor: true,
    } as const;
    return mirror.intake.takeIn(page);
  };
  await take('shipped', 1, '2026-11-10', '2026-11-15');
  await take('shipped', 2, '2026-10-01', '2026-11-15');
  await take('unshipped', 3, '2026-10-01', '2026-11-15');
  await take('shipped', 4, '2026-10-01', '2026-11-18');
  const kept = async (): Promise<readonly number[]> => {
    const { rows } = await app.ask('orders.window', {
      query: everyOrder({ accountIds: [accountId] }),
      offset: 0,
      count: 9,
    });
    return rows.map(({ orderId }) => orderId).sort();
  };
  mirror.keepTidy();
  expect(await kept()).toEqual([1, 2, 3, 4]);
  await app.ask('preferences.change', { shippedKeptDays: 30 });
  timers.pass(day);
  await expect.poll(kept).toEqual([1, 3, 4]);
  time.setClock(2 * day);
  await take('unshipped', 3, '2026-10-01', '2026-11-22');
  timers.pass(day);
  await expect.poll(kept).toEqual([1, 3]);

  // A clock that is a year ahead, as after a flat battery: the certificate of the service has expired by it, and nothing is read.
  time.setClock(365 * day);
  timers.pass(day);
  // A change that comes after it in its turn.
  await mirror.intake.noteReadAs(accountId, 'any');
  expect(await kept()).toEqual([1, 3]);
  await take('unshipped', 3, '2026-10-01', '2027-11-22');
  timers.pass(day);
  await expect.poll(kept).toEqual([3]);
});

test('an account whose service was away is read again as soon as the service has answered anybody', async () => {
  const service = await startCountingService();
  onTestFinished(() => service.close());
  const goBetween = await startGoBetween(service.url);
  onTestFinished(() => goBetween.close());
  const account = { serviceKey: 'a-key-of-20-letters-', subscriptionKey: 'another-of-20-letter' };
  const practice = { running: true, url: goBetween.url, accounts: [account] } as const;
  // No pause of the reading ever ends by itself.
  const { after } = createTimersByHand();
  const app = await startServices({ after, practice, connection: { after: atOnce } });
  onTestFinished(() => app.close());
  const reading = () => app.services.ordersReading.list()[0];
  goBetween.reads = 'lose';
  app.services.ordersReading.start();
  await expect.poll(() => reading()?.failure?.code).toBe('connection-lost');
  goBetween.reads = 'pass';
  await app.search(query({ accountId: 'practice-1' }));
  await expect.poll(() => reading()?.wholeAt ?? null).not.toBeNull();
  expect(reading()?.failure).toBeNull();
});
