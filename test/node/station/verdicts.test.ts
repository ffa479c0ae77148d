/** Scans at a bench with several accounts, on the practice service. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Order } from '../../../src-preload/contract/order.ts';
import { type OrdersBench, startOrdersBench } from '../../helpers/orders-bench.ts';
import { closedRound, scanned } from './station-bench.ts';

let bench: OrdersBench;
beforeAll(async () => {
  bench = await startOrdersBench();
});
afterAll(() => bench.close());

async function waitingOf(accountId: string): Promise<readonly Order[]> {
  const others = new Set((await bench.waiting(accountId === 'practice-1' ? 'practice-2' : 'practice-1')).map(numberOf));
  return (await bench.waiting(accountId)).filter((order) => !others.has(numberOf(order)));
}
const numberOf = ({ orderNumber }: Order): string => orderNumber;

test('an order of another account joins the round of that account; a station that is set so refuses it', async () => {
  await bench.ask('accounts.setCurrent', { accountId: 'practice-1' });
  const [first, second] = await waitingOf('practice-2');
  const taken = await scanned(bench, first?.orderNumber ?? '');
  expect(taken.verdict).toMatchObject({ kind: 'added', isOther: true, order: { accountId: 'practice-2' } });
  await bench.ask('preferences.change', { stationOthers: 'refuse' });
  const refused = await scanned(bench, second?.orderNumber ?? '');
  expect(refused.verdict).toMatchObject({ kind: 'other-account', order: { accountId: 'practice-2' } });
  // Chosen by a person, it is taken.
  const orderId = second?.orderId ?? 0;
  const meant = await bench.ask('station.take', { accountId: 'practice-2', orderId });
  expect(meant.verdict).toMatchObject({ kind: 'added', orderCount: 2 });
  await bench.ask('preferences.change', { stationOthers: 'take' });
  // A round that is begun later stands below those that are there, with their presses.
  const [ofFirst] = await waitingOf('practice-1');
  await scanned(bench, ofFirst?.orderNumber ?? '');
  const { open } = await bench.ask('station.get', {});
  expect(open.map(({ accountId }) => accountId)).toEqual(['practice-2', 'practice-1']);
});

test('a parcel whose order was archived here is told as that, also where its service answers: it was unknown, or not printed', async () => {
  const { orderId = 0, orderNumber = '' } = (await waitingOf('practice-1')).at(-1) ?? {};
  const change = { kind: 'archive', orders: [{ orderId, orderNumber }] } as const;
  await bench.ask('changes.start', { accountId: 'practice-1', change });
  await bench.announcements.first('changes.progressed', ({ state }) => state === 'ended');
  expect((await scanned(bench, orderNumber)).verdict).toMatchObject({ kind: 'archived', order: { orderId } });
});

test('an order that is not printed yet is told so, once its service was asked about it', async () => {
  const { verdict, scanId, code } = await scanned(bench, unprintedNumber(bench.sandboxFolder));
  expect(verdict.kind).toBe('unknown');
  const later = await bench.announcements.first(
    'station.scanned',
    (one) => one.scanId === scanId && one.verdict.kind !== 'unknown',
  );
  expect(later.verdict).toMatchObject({ kind: 'not-printed', orderNumber: code });
});

test('nor is it unknown where the scanner’s layout is not settled, and the number is another reading of the scan', async () => {
  const orderNumber = unprintedNumber(bench.sandboxFolder);
  const { scanId } = await bench.ask('station.scan', { code: 'OZß1', otherReadings: [orderNumber] });
  const later = await bench.announcements.first(
    'station.scanned',
    (one) => one.scanId === scanId && one.verdict.kind === 'not-printed',
  );
  expect(later.verdict).toMatchObject({ orderNumber });
});

/** From the sandbox's own file: no search shows it. */
function unprintedNumber(folder: string): string {
  const database = new DatabaseSync(join(folder, 'sandbox.sqlite'), { readOnly: true });
  try {
    const row = database
      .prepare('SELECT order_number FROM orders WHERE printed_at IS NULL AND archived_at IS NULL')
      .get();
    return String(row?.order_number);
  } finally {
    database.close();
  }
}

test('several accounts are closed by one press, each into its own manifest', async () => {
  const [own] = await waitingOf('practice-1');
  await scanned(bench, own?.orderNumber ?? '');
  const { open } = await bench.ask('station.get', {});
  expect(open.map(({ accountId }) => accountId).toSorted()).toEqual(['practice-1', 'practice-2']);
  await bench.ask('station.close', { accountId: null, carrierName: null, prints: false });
  const made = await Promise.all(
    ['practice-1', 'practice-2'].map((id) =>
      closedRound(bench, ({ accountId, state }) => accountId === id && state === 'done'),
    ),
  );
  expect(made.map(({ orderCount }) => orderCount)).toEqual([1, 2]);
  expect(new Set(made.map(({ manifestId }) => manifestId)).size).toBe(2);
});
