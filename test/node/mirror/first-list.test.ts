/**
 * The first list of a start does not wait until years of manifests are joined: it is as it would be with all of them, but for
 * orders that the ledger alone knows.
 */
import { expect, onTestFinished, test } from 'vitest';
import type { WriteIntent } from '../../../src-main/journal/write-record.ts';
import type { Mirror } from '../../../src-main/mirror/mirror.ts';
import { createMirrorService, type MirrorService } from '../../../src-main/mirror/mirror-service.ts';
import { systemClock } from '../../../src-main/time/system-time.ts';
import type { AccountList } from '../../../src-preload/contract/account.ts';
import type { Preferences } from '../../../src-preload/contract/preferences.ts';
import { inMemoryLog } from '../../helpers/in-memory-ports.ts';
import { threadFile } from '../../helpers/thread-files.ts';
import { type MirrorBench, numbersOf, openedApart, order, query, startMirror, takeIn } from './mirror-bench.ts';

const orders = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, at) => order(first + at));

async function write(
  { ledger }: MirrorBench,
  kind: WriteIntent['kind'],
  orderId: number,
  ended: 'stored' | null,
  about: WriteIntent['about'] = {},
  accountId = 'north',
): Promise<void> {
  const { orderNumber, receiverName, carrierName, trackingNumber } = order(orderId);
  const named = [{ orderId, orderNumber, receiverName, carrierName, trackingNumber }];
  const account = { accountId, accountLabel: accountId, origin: 'https://api.example.com', fingerprint: accountId };
  const begun = ledger.writes.begin({ kind, ...account, orders: named, about });
  const { writeId } = await ledger.writes.markSent(begun.writeId);
  if (ended !== null) await ledger.writes.settle(writeId, ended, {});
}

/** So many that a first list does not wait for all of them. */
async function writeMuch(bench: MirrorBench, count = 70): Promise<void> {
  for (let orderId = 1; orderId <= count; orderId += 1)
    await write(bench, 'manifest', orderId, 'stored', {}, 'elsewhere');
}

/** Opened as at a start; `steps` counts how often it gave others their turn. */
function started(bench: MirrorBench): { readonly mirror: Mirror; readonly steps: () => number } {
  let steps = 0;
  const mirror = openedApart(bench, ['north', 'south'], () => {
    steps += 1;
  });
  return { mirror, steps: () => steps };
}

test('its rows know their manifests, in any state, and orders that left their account are not in it', async () => {
  const bench = await startMirror();
  await takeIn(bench.mirror, orders(1, 130));
  for (let orderId = 1; orderId <= 120; orderId += 1) await write(bench, 'manifest', orderId, 'stored');
  await write(bench, 'archive', 121, 'stored');
  await write(bench, 'assign', 122, 'stored', { toAccountId: 'west', toAccountLabel: 'West' });
  await write(bench, 'manifest', 123, null);
  await write(bench, 'archive', 124, null);
  bench.mirror.close();

  const { mirror, steps } = started(bench);
  const first = await mirror.window(query(), 0, 200);
  expect(steps()).toBeLessThan(12);
  expect(first.isFirst).toBe(true);
  expect(first.totalCount).toBe(128);
  const verdicts = new Map(first.rows.map(({ orderId, verdict }) => [orderId, verdict]));
  expect([1, 120, 121, 122, 123, 124, 125].map((orderId) => verdicts.get(orderId))).toEqual([
    ...['in-manifest', 'in-manifest', undefined, undefined, 'in-doubt', 'in-doubt', 'unshipped'],
  ]);
  expect(await mirror.joinAll()).toBe(false);
  expect(steps()).toBeGreaterThan(12);
  const { isFirst, ...whole } = await mirror.window(query(), 0, 200);
  expect(isFirst).toBe(false);
  const { isFirst: _, ...before } = first;
  expect(whole).toEqual(before);
});

test('a list that asks for manifested orders waits for all of them, and so do the counts', async () => {
  const bench = await startMirror();
  await writeMuch(bench);
  await takeIn(bench.mirror, orders(1, 50));
  for (let orderId = 1; orderId <= 45; orderId += 1) await write(bench, 'manifest', orderId, 'stored');
  bench.mirror.close();
  const manifested = query({ filters: { records: 'manifested' } });
  expect(await started(bench).mirror.window(manifested, 0, 5)).toMatchObject({ totalCount: 45, isFirst: false });
  const other = started(bench).mirror;
  await other.window(query(), 0, 5);
  expect((await other.counts(query())).records).toMatchObject({ any: 50, manifested: 45, 'not-manifested': 5 });
});

test('orders that the ledger alone knows come with the rest, which says so once', async () => {
  const bench = await startMirror();
  await writeMuch(bench);
  await takeIn(bench.mirror, orders(1, 2));
  await write(bench, 'manifest', 2, 'stored');
  await write(bench, 'manifest', 3, 'stored');
  bench.mirror.close();
  const { mirror } = started(bench);
  expect(numbersOf((await mirror.window(query(), 0, 9)).rows)).toEqual(['PB-1', 'PB-2']);
  expect(await mirror.joinAll()).toBe(true);
  expect(numbersOf((await mirror.window(query(), 0, 9)).rows)).toEqual(['PB-1', 'PB-2', 'PB-3']);
  expect(await mirror.joinAll()).toBe(false);
});

test('what is written after the first list, and before the rest is joined, is in the next one', async () => {
  const bench = await startMirror();
  await writeMuch(bench);
  await takeIn(bench.mirror, orders(1, 4));
  await write(bench, 'manifest', 1, 'stored');
  bench.mirror.close();
  const { mirror } = started(bench);
  await mirror.window(query(), 0, 9);
  await write(bench, 'archive', 2, 'stored');
  await write(bench, 'manifest', 3, null);
  const rows = (await mirror.window(query(), 0, 9)).rows.map(({ orderNumber, verdict }) => [orderNumber, verdict]);
  const expected = [
    ['PB-1', 'in-manifest'],
    ['PB-3', 'in-doubt'],
    ['PB-4', 'unshipped'],
  ];
  expect(rows).toEqual(expected);
  await mirror.joinAll();
  const after = (await mirror.window(query(), 0, 9)).rows.map(({ orderNumber, verdict }) => [orderNumber, verdict]);
  expect(after).toEqual(expected);
});

test('the page is told that orders have come that the ledger alone knew, and nothing where none have', async () => {
  const bench = await startMirror();
  await writeMuch(bench);
  await takeIn(bench.mirror, orders(1, 2));
  await write(bench, 'manifest', 2, 'stored');
  const asked = { query: { ...query(), accountIds: ['north'] }, offset: 0, count: 9 };
  const listOf = async (service: MirrorService) => numbersOf((await service.window(asked)).rows);

  bench.mirror.close();
  const silent = startService(bench);
  expect(await listOf(silent.service)).toEqual(['PB-1', 'PB-2']);
  await silent.service.counts(asked.query);
  await silent.service.close();
  expect(silent.told).toEqual([]);

  await write(bench, 'manifest', 3, 'stored');
  const { service, told, firstTold } = startService(bench);
  expect(await listOf(service)).toEqual(['PB-1', 'PB-2']);
  await firstTold;
  expect(told).toEqual([['orders.changed', { accountIds: null }]]);
  expect(await listOf(service)).toEqual(['PB-1', 'PB-2', 'PB-3']);
});

function startService({ folder, ledger }: MirrorBench) {
  const told: unknown[] = [];
  const { promise: firstTold, resolve } = Promise.withResolvers<void>();
  const service = createMirrorService({
    ...{ folder, ledger, workerPath: threadFile('orders'), log: inMemoryLog(), clock: systemClock },
    accounts: { list: () => ({ accounts: [{ accountId: 'north' }] }) as unknown as AccountList },
    preferences: { get: () => ({ shippedKeptDays: 90 }) as Preferences },
    knownOrders: { note: () => undefined },
    after: () => () => undefined,
    announce(name, event) {
      told.push([name, event]);
      resolve();
    },
  });
  onTestFinished(() => service.close());
  return { service, told, firstTold };
}

test('a short ledger is joined as a whole at once', async () => {
  const bench = await startMirror();
  await takeIn(bench.mirror, orders(1, 1));
  await write(bench, 'manifest', 2, 'stored');
  bench.mirror.close();
  const { mirror } = started(bench);
  const { rows, isFirst } = await mirror.window(query(), 0, 9);
  expect([numbersOf(rows), isFirst]).toEqual([['PB-1', 'PB-2'], false]);
});

test('lists and typed searches are answered between the pieces in which years of manifests are joined', async () => {
  const bench = await startMirror();
  await takeIn(bench.mirror, orders(1, 4));
  await writeMuch(bench, 280);
  await write(bench, 'manifest', 1, 'stored');
  bench.mirror.close();
  const { mirror } = started(bench);
  await mirror.window(query(), 0, 9);
  const answered: string[] = [];
  const noted = async <Answer>(name: string, asked: Promise<Answer>): Promise<Answer> => {
    const answer = await asked;
    answered.push(name);
    return answer;
  };
  const [counts, page] = [
    noted('counts', mirror.counts(query())),
    noted('page', takeIn(mirror, [order(5)])),
    noted('rest', mirror.joinAll()),
  ];
  const unknown = noted('unknown code', mirror.find(['PB-999'], null));
  const typed = await noted('typed', mirror.window(query({ phrase: 'PB-1' }), 0, 9));
  expect(answered).toEqual(['typed']);
  expect(typed).toMatchObject({ totalCount: 1, isFirst: true, rows: [{ verdict: 'in-manifest' }] });
  expect(await unknown).toEqual([]);
  expect((await counts).records).toMatchObject({ manifested: 1 });
  expect(await page).toMatchObject({ added: 1 });
  expect(numbersOf((await mirror.window(query(), 0, 9)).rows)).toHaveLength(5);
});

test('changes stay in their order while years of manifests are joined', async () => {
  const bench = await startMirror();
  await writeMuch(bench);
  bench.mirror.close();
  const { mirror } = started(bench);
  await mirror.window(query(), 0, 9);
  await Promise.all([takeIn(mirror, [order(1)]), mirror.forgetAccount('north')]);
  expect((await mirror.window(query(), 0, 9)).totalCount).toBe(0);
  mirror.noteAccounts(['north', 'south', 'west']);
  await Promise.all([takeIn(mirror, [order(2)]), mirror.startAnew()]);
  expect((await mirror.window(query(), 0, 9)).totalCount).toBe(0);
});

test('a page that could not be taken in holds up nothing, also with another account', async () => {
  const bench = await startMirror();
  await writeMuch(bench);
  await takeIn(bench.mirror, [order(1)]);
  bench.mirror.close();
  const { mirror } = started(bench);
  await mirror.joinAll();
  await expect(takeIn(mirror, [order(2), { ...order(3), orderId: 2.5 }])).rejects.toThrow();
  mirror.noteAccounts(['north', 'south', 'west']);
  expect(await mirror.counts(query())).toMatchObject({ records: { manifested: 0 } });
});

test('an account of which nothing is held is forgotten without joining years of manifests anew', async () => {
  const bench = await startMirror();
  await writeMuch(bench);
  await takeIn(bench.mirror, orders(1, 2));
  await takeIn(bench.mirror, [order(3)], { accountId: 'south' });
  bench.mirror.close();
  const { mirror } = started(bench);
  await mirror.joinAll();
  await mirror.forgetAccount('removed long ago');
  expect(await mirror.window(query(), 0, 9)).toMatchObject({ totalCount: 3, isFirst: false });
  await mirror.forgetAccount('south');
  expect(await mirror.window(query(), 0, 9)).toMatchObject({ totalCount: 2, isFirst: true });
});

test('a scan of what neither the copy nor the records have waits for no years of manifests, where the copy was once brought up to them', async () => {
  const bench = await startMirror();
  await writeMuch(bench);
  await takeIn(bench.mirror, orders(1, 2));
  await write(bench, 'manifest', 2, 'stored');
  await write(bench, 'manifest', 3, 'stored');
  await write(bench, 'manifest', 4, 'stored', {}, 'west');
  const found = async ({ mirror }: { mirror: Mirror }, code: string) =>
    (await mirror.find([code], null)).map(({ orderNumber, verdict }) => [orderNumber, verdict]);
  /** Nothing was read of the records for it. */
  const atOnce = async (code: string): Promise<boolean> => {
    const again = started(bench);
    const codes = await found(again, code);
    again.mirror.close();
    return codes.length === 0 && again.steps() === 0;
  };
  bench.mirror.close();
  // The copy has never heard of all of them.
  expect(await atOnce('PB-999')).toBe(false);
  expect(await found(started(bench), 'PB-3')).toEqual([['PB-3', 'in-manifest']]);

  const before = started(bench).mirror;
  await takeIn(before, [order(1)]);
  before.close();
  expect(await atOnce('PB-999')).toBe(true);
  expect(await found(started(bench), 'PB-3')).toEqual([['PB-3', 'in-manifest']]);

  // A write since; an account that came; one whose orders were forgotten.
  await write(bench, 'manifest', 5, 'stored');
  expect(await found(started(bench), 'PB-5')).toEqual([['PB-5', 'in-manifest']]);
  const after = started(bench).mirror;
  await takeIn(after, [order(1)]);
  after.noteAccounts(['north', 'south', 'west']);
  expect(await found({ mirror: after }, 'PB-4')).toEqual([['PB-4', 'in-manifest']]);
  after.noteAccounts(['north', 'south']);
  await after.window(query(), 0, 9);
  await takeIn(after, [order(1)]);
  await after.forgetAccount('north');
  after.close();
  expect(await found(started(bench), 'PB-3')).toEqual([['PB-3', 'in-manifest']]);
});
