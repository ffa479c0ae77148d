/**
 * What the ledger knows is joined to the orders at reading time: at once, from the ledger's own file, and never stored
 * in the mirror.
 */
import { readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { failureOf } from '../../../src-main/failures.ts';
import type { Ledger } from '../../../src-main/journal/ledger.ts';
import type { WriteIntent, WriteRecord } from '../../../src-main/journal/write-record.ts';
import { openMirror } from '../../../src-main/mirror/mirror.ts';
import type { FoundOrder } from '../../../src-main/shipping/shipping-client.ts';
import type { OrderRecordsFilter } from '../../../src-preload/contract/order-list.ts';
import { writesOf } from '../../helpers/writes-of.ts';
import { type MirrorBench, numbersOf, openedApart, order, query, startMirror, takeIn } from './mirror-bench.ts';

const at = (accountId: string) => ({ origin: 'https://api.example.com', fingerprint: `fingerprint of ${accountId}` });

function begin(
  ledger: Ledger,
  kind: WriteIntent['kind'],
  orders: readonly FoundOrder[],
  more: Partial<WriteIntent> = {},
): WriteRecord {
  const named = orders.map(({ orderId, orderNumber, receiverName, carrierName, trackingNumber }) => ({
    ...{ orderId, orderNumber, receiverName, carrierName, trackingNumber },
  }));
  return ledger.writes.begin({
    kind,
    accountId: 'north',
    accountLabel: 'North',
    ...at('north'),
    orders: named,
    ...more,
  });
}

async function sent(
  ledger: Ledger,
  ...asked: Parameters<typeof begin> extends [unknown, ...infer Rest] ? Rest : never
): Promise<WriteRecord> {
  return ledger.writes.markSent(begin(ledger, ...asked).writeId);
}

const toSouth = { toAccountId: 'south', toAccountLabel: 'South', toFingerprint: 'fingerprint of south' };

const verdict = async ({ mirror }: MirrorBench, orderId: number, accountId = 'north'): Promise<string | undefined> =>
  (await mirror.details(accountId, orderId))?.verdict;
const listed = async ({ mirror }: MirrorBench, records: OrderRecordsFilter): Promise<string[]> =>
  numbersOf((await mirror.window(query({ filters: { records } }), 0, 50)).rows);

test('a manifest shows at once in each of its states, in rows, filters and counts', async () => {
  const bench = await startMirror();
  const { mirror, ledger } = bench;
  await takeIn(mirror, [order(1), order(2), order(3)]);
  expect(await verdict(bench, 1)).toBe('unshipped');
  const write = begin(ledger, 'manifest', [order(1), order(2)]);
  expect(await verdict(bench, 1)).toBe('in-doubt');
  expect((await mirror.details('north', 1))?.manifest).toMatchObject({ manifestId: write.writeId, state: 'intent' });
  await ledger.writes.markSent(write.writeId);
  expect((await mirror.details('north', 1))?.manifest?.state).toBe('sent');
  expect(await listed(bench, 'in-doubt')).toEqual(['PB-1', 'PB-2']);
  await ledger.writes.settle(write.writeId, 'stored', {});
  expect(await verdict(bench, 1)).toBe('in-manifest');
  expect(await listed(bench, 'in-doubt')).toEqual([]);
  expect(await listed(bench, 'manifested')).toEqual(['PB-1', 'PB-2']);
  expect(await listed(bench, 'not-manifested')).toEqual(['PB-3']);
  expect(await listed(bench, 'any')).toEqual(['PB-1', 'PB-2', 'PB-3']);
  expect((await mirror.counts(query())).records).toEqual({
    ...{ any: 3, manifested: 2, 'not-manifested': 1, 'in-doubt': 0, archived: 0, gone: 0 },
  });
});

test('a manifest that was refused leaves its orders as they were, also with what an earlier one held', async () => {
  const bench = await startMirror();
  const { mirror, ledger } = bench;
  await takeIn(mirror, [order(1)]);
  const first = await sent(ledger, 'manifest', [order(1)]);
  await ledger.writes.settle(first.writeId, 'stored', {});
  const { writeId } = ledger.writes.begin({ ...first, ...at('north') }, [first.writeId]);
  expect(await verdict(bench, 1)).toBe('in-doubt');
  await ledger.writes.markSent(writeId);
  await ledger.writes.settle(writeId, 'rejected', {});
  expect(await mirror.details('north', 1)).toMatchObject({
    verdict: 'in-manifest',
    manifest: { manifestId: first.writeId },
  });
});

test.each<[string, WriteIntent['kind'], Partial<WriteIntent>, object]>([
  ['archived', 'archive', {}, { kind: 'archived' }],
  ['deleted', 'delete', {}, { kind: 'deleted' }],
  ['archived with others', 'bulk-delete', { about: { remove: false } }, { kind: 'archived' }],
  ['deleted with others', 'bulk-delete', { about: { remove: true } }, { kind: 'deleted' }],
  [
    'assigned',
    'assign',
    { about: { toAccountId: 'south', toAccountLabel: 'South', toFingerprint: 'fingerprint of south' } },
    { kind: 'assigned', toAccountId: 'south' },
  ],
])('an order that was %s leaves the list at once', async (_, kind, more, removal) => {
  const bench = await startMirror();
  const { mirror, ledger } = bench;
  await takeIn(mirror, [order(1), order(2)]);
  const write = await sent(ledger, kind, [order(1)], more);
  expect(await mirror.details('north', 1)).toMatchObject({
    verdict: 'in-doubt',
    removal: { state: 'under-way', ...removal },
  });
  await ledger.writes.settle(write.writeId, 'stored', {});
  expect(await mirror.details('north', 1)).toMatchObject({
    verdict: 'archived',
    removal: { state: 'done', ...removal },
  });
  expect(await listed(bench, 'archived')).toContain('PB-1');
  expect(numbersOf((await mirror.window(query({ accountIds: ['north'] }), 0, 9)).rows)).toEqual(['PB-2']);
  expect((await mirror.counts(query({ accountIds: ['north'] }))).records).toMatchObject({ any: 1, archived: 1 });
});

test('an assigned order is in the list of the account that holds it now, and back again after the way back', async () => {
  const bench = await startMirror();
  const { mirror, ledger } = bench;
  await takeIn(mirror, [order(1)]);
  const to = (accountId: string) => ({
    about: { toAccountId: accountId, toAccountLabel: accountId, toFingerprint: `fingerprint of ${accountId}` },
  });
  const there = await sent(ledger, 'assign', [order(1)], to('south'));
  await ledger.writes.settle(there.writeId, 'stored', {});
  expect(await mirror.details('south', 1)).toMatchObject({ orderNumber: 'PB-1', verdict: 'not-read', removal: null });
  const back = await sent(ledger, 'assign', [order(1)], { accountId: 'south', ...at('south'), ...to('north') });
  await ledger.writes.settle(back.writeId, 'stored', {});
  expect(await verdict(bench, 1, 'north')).toBe('unshipped');
  expect(await verdict(bench, 1, 'south')).toBe('archived');
});

test('what was archived and is taken back at once is there, though the service showed it again too soon to be believed', async () => {
  const bench = await startMirror();
  await takeIn(bench.mirror, [order(1)]);
  const { writeId } = await sent(bench.ledger, 'archive', [order(1)]);
  await bench.ledger.writes.settle(writeId, 'stored', {});
  await listed(bench, 'any');
  await bench.mirror.markGone({ accountId: 'north', orderIds: [1], at: '2026-11-22T10:00:00.000Z' });
  bench.time.passed += 60_000;
  // The page may have been asked for before the order was archived.
  await takeIn(bench.mirror, [order(1)]);
  expect(await verdict(bench, 1)).toBe('archived');
  bench.time.passed += 5 * 60_000;
  await takeIn(bench.mirror, [order(1)]);
  expect([await verdict(bench, 1), await listed(bench, 'any')]).toEqual(['unshipped', ['PB-1']]);
});

/** As a change names its orders: by id and number alone. */
const namedOnly = (orderId: number): FoundOrder =>
  order(orderId, { receiverName: '', carrierName: '', trackingNumber: '' });

test('an account has nothing of an order that was to be assigned to it, until it was', async () => {
  const bench = await startMirror();
  const { mirror, ledger } = bench;
  await takeIn(mirror, [order(1)]);
  const holders = async (): Promise<readonly string[]> => {
    const { rows } = await mirror.window(query(), 0, 9);
    const scanned = await mirror.find(['PB-1'], null);
    expect(scanned.map(({ accountId }) => accountId)).toEqual(rows.map(({ accountId }) => accountId));
    return scanned.map(({ accountId }) => accountId);
  };
  const { writeId } = begin(ledger, 'assign', [namedOnly(1)], { about: toSouth });
  expect(await holders()).toEqual(['north']);
  await ledger.writes.markSent(writeId);
  expect(await holders()).toEqual(['north']);
  await ledger.writes.settle(writeId, 'in-doubt', {});
  expect(await holders()).toEqual(['north']);
  await ledger.writes.settle(writeId, 'rejected', {});
  expect(await holders()).toEqual(['north']);
  const there = await sent(ledger, 'assign', [namedOnly(1)], { about: toSouth });
  await ledger.writes.settle(there.writeId, 'stored', {});
  expect((await mirror.window(query(), 0, 9)).rows).toMatchObject([{ accountId: 'south', verdict: 'not-read' }]);
});

test('an assign that is settled because a third account holds the order brings it to none that it was not seen in', async () => {
  const bench = await startMirror();
  const { mirror, ledger } = bench;
  await takeIn(mirror, [order(1), order(2)]);
  await takeIn(mirror, [order(1)], { accountId: 'third' });
  const { writeId } = await sent(ledger, 'assign', [namedOnly(1), namedOnly(2)], { about: toSouth });
  await ledger.writes.settle(writeId, 'in-doubt', {});
  const readAt = '2026-11-22T10:00:00.000Z';
  const showed = { code: 'order-held-by', facts: { account: 'Third' } } as const;
  const evidence = (orderId: number, seen: 'done' | 'held-by-other') => ({
    ...{ orderId, orderNumber: `PB-${orderId}`, seen, showed, readAt },
  });
  await ledger.writes.keepReading(writeId, { readAt, orders: [evidence(1, 'held-by-other'), evidence(2, 'done')] });
  const settlement = { at: readAt, by: 'kim', resolution: 'done' as const };
  await ledger.writes.settleByHand(writeId, { ...settlement, done: [1, 2], notDone: [] });
  const { rows } = await mirror.window(query(), 0, 9);
  expect(rows.map(({ accountId, orderId }) => [accountId, orderId])).toEqual([
    ['third', 1],
    ['south', 2],
  ]);
  expect((await mirror.details('north', 1))?.removal).toMatchObject({ kind: 'assigned', toAccountId: null });
  expect((await mirror.details('north', 2))?.removal).toMatchObject({ kind: 'assigned', toAccountId: 'south' });
});

test('a copy that is read anew has no order of which the records only tell that something was not done', async () => {
  const bench = await startMirror();
  const { mirror, ledger } = bench;
  await takeIn(mirror, [order(1), order(2), order(3), order(4)]);
  for (const [kind, orderId] of [
    ['archive', 1],
    ['manifest', 2],
  ] as const) {
    await ledger.writes.settle((await sent(ledger, kind, [order(orderId)])).writeId, 'rejected', {});
  }
  const { writeId } = await sent(ledger, 'delete', [order(3)]);
  await ledger.writes.settle(writeId, 'in-doubt', {});
  await ledger.writes.settle((await sent(ledger, 'manifest', [order(4)])).writeId, 'stored', {});
  expect(await listed(bench, 'any')).toEqual(['PB-1', 'PB-2', 'PB-3', 'PB-4']);
  await mirror.forgetAccount('north');
  expect(await listed(bench, 'any')).toEqual(['PB-3', 'PB-4']);
  const settlement = { at: '2026-11-22T10:00:00.000Z', by: 'kim', resolution: 'not-done' as const };
  await ledger.writes.settleByHand(writeId, { ...settlement, done: [], notDone: [3] });
  expect(await verdict(bench, 3)).toBe('not-read');
  await mirror.forgetAccount('north');
  expect(await listed(bench, 'any')).toEqual(['PB-4']);
  await takeIn(mirror, [order(1)]);
  expect(await listed(bench, 'any')).toEqual(['PB-1', 'PB-4']);
});

test('an assigned order stands in its new account as the copy knew it in the other, so that it can be looked up', async () => {
  const { mirror, ledger } = await startMirror();
  await takeIn(mirror, [order(1)]);
  const { writeId } = await sent(ledger, 'assign', [namedOnly(1)], { about: toSouth });
  await ledger.writes.settle(writeId, 'stored', {});
  const { receiverName, carrierName, trackingNumber, country, orderedAt } = order(1);
  expect(await mirror.details('south', 1)).toMatchObject({
    ...{ receiverName, carrierName, trackingNumber, country, orderedAt },
    ...{ verdict: 'not-read', seenAmong: null },
  });
});

test('whether a group holds an order that this computer has not sent or removed', async () => {
  const { mirror, ledger } = await startMirror();
  const holds = () => [mirror.holdsSome('north', 'unshipped'), mirror.holdsSome('north', 'shipped')];
  expect(holds()).toEqual([false, false]);
  await takeIn(mirror, [order(1), order(2), order(3)]);
  expect(holds()).toEqual([true, false]);
  expect(mirror.holdsSome('south', 'unshipped')).toBe(false);
  await mirror.markGone({ accountId: 'north', orderIds: [1], at: '2026-03-02T10:00:00.000Z' });
  for (const [kind, number] of [
    ['manifest', 2],
    ['archive', 3],
  ] as const) {
    expect(holds()).toEqual([true, false]);
    await ledger.writes.settle((await sent(ledger, kind, [order(number)])).writeId, 'stored', {});
    await mirror.window(query(), 0, 9);
  }
  expect(holds()).toEqual([false, false]);
  await takeIn(mirror, [order(4)], { seenAs: 'shipped' });
  expect(holds()).toEqual([false, true]);
});

test('an assigned order that two whole rounds of its new account did not show is to be looked up, and is called gone or there', async () => {
  const bench = await startMirror();
  const { mirror, ledger } = bench;
  const shown = new Set<number>();
  const round = async () => {
    for (const direction of ['forward', 'backward'] as const) {
      const walk = { accountId: 'south', seenAs: 'unshipped', direction, totalPages: 1 } as const;
      const walkId = await mirror.beginWalk({ ...walk, startedAt: '2026-03-02T10:00:00.000Z' });
      const endedAt = '2026-03-02T10:01:00.000Z';
      await mirror.endWalk({ walkId, complete: true, totalPages: 1, endedAt, keptSince: null });
    }
    const absent = await mirror.absentFromBoth('south', 'unshipped');
    expect(absent.map(({ orderId, wasNeverShown = false }) => [orderId, wasNeverShown])).toEqual(
      absent.map(({ orderId }) => [orderId, !shown.has(orderId)]),
    );
    return absent.map(({ orderId }) => orderId);
  };
  await takeIn(mirror, [order(1), order(2)]);
  // One on a manifest of this computer needs no news.
  const made = await sent(ledger, 'manifest', [order(3)], { accountId: 'south', ...at('south') });
  await ledger.writes.settle(made.writeId, 'stored', {});
  await round();
  const there = await sent(ledger, 'assign', [order(1), order(2)], { about: toSouth });
  await ledger.writes.settle(there.writeId, 'stored', {});
  expect(await round()).toEqual([]);
  expect(await round()).toEqual([1, 2]);
  await takeIn(mirror, [order(2)], { accountId: 'south' });
  shown.add(2);
  await mirror.markGone({ accountId: 'south', orderIds: [1], at: '2026-03-02T11:00:00.000Z' });
  expect([await verdict(bench, 1, 'south'), await verdict(bench, 2, 'south')]).toEqual(['gone', 'unshipped']);
  expect(await round()).toEqual([2]);
  await takeIn(mirror, [order(1)], { accountId: 'south' });
  expect(await verdict(bench, 1, 'south')).toBe('unshipped');
});

/** Whole walks of north's Unshipped in both directions, which show nothing. */
async function walkBoth({ mirror }: MirrorBench): Promise<readonly (readonly [number, boolean])[]> {
  for (const direction of ['forward', 'backward'] as const) {
    const walk = { accountId: 'north', seenAs: 'unshipped', direction, totalPages: 1 } as const;
    const walkId = await mirror.beginWalk({ ...walk, startedAt: '2026-03-02T10:00:00.000Z' });
    const endedAt = '2026-03-02T10:01:00.000Z';
    await mirror.endWalk({ walkId, complete: true, totalPages: 1, endedAt, keptSince: null });
  }
  const absent = await mirror.absentFromBoth('north', 'unshipped');
  return absent.map(({ orderId, wasRemovedHere = false }) => [orderId, wasRemovedHere]);
}

test('of what walks do not show, it is told which orders were removed here: they need not be looked up', async () => {
  const bench = await startMirror();
  const { mirror, ledger } = bench;
  await takeIn(mirror, [order(1), order(2), order(3), order(4)]);
  const archived = await sent(ledger, 'bulk-delete', [order(1)], { about: { remove: false } });
  await ledger.writes.settle(archived.writeId, 'stored', {});
  // Nobody knows whether it was removed.
  const doubtful = await sent(ledger, 'delete', [order(2)]);
  await ledger.writes.settle(doubtful.writeId, 'in-doubt', {});
  // It is in the other account: brought back from there it would count as gone until it is shown.
  const there = await sent(ledger, 'assign', [order(4)], { about: toSouth });
  await ledger.writes.settle(there.writeId, 'stored', {});
  expect(await walkBoth(bench)).toEqual([
    [1, true],
    [2, false],
    [3, false],
  ]);
});

test('what was archived before the copy was begun anew, and is then taken back, is there again', async () => {
  const bench = await startMirror();
  const { mirror, ledger } = bench;
  await takeIn(mirror, [order(1)]);
  const { writeId } = await sent(ledger, 'archive', [order(1)]);
  await ledger.writes.settle(writeId, 'stored', {});
  await mirror.startAnew();
  await listed(bench, 'any');
  bench.time.passed += 10 * 60_000;
  expect(await walkBoth(bench)).toEqual([]);
  expect(await walkBoth(bench)).toEqual([[1, true]]);
  await mirror.markGone({ accountId: 'north', orderIds: [1], at: '2026-11-22T10:00:00.000Z' });
  expect([await verdict(bench, 1), await walkBoth(bench)]).toEqual(['archived', []]);
  await takeIn(mirror, [order(1)]);
  expect(await verdict(bench, 1)).toBe('unshipped');
});

test.each<[string, WriteIntent['kind'], Partial<WriteIntent>]>([
  ['removed', 'delete', {}],
  ['removed with others', 'bulk-delete', { about: { remove: true } }],
  ['assigned', 'assign', { about: toSouth }],
])(
  'an order that was %s here and came back (imported again, assigned back by another bench) is there again',
  async (_, kind, more) => {
    const bench = await startMirror();
    const { mirror, ledger, time } = bench;
    await takeIn(mirror, [order(1), order(2)]);
    const take = async (): Promise<void> => {
      const { writeId } = await sent(ledger, kind, [order(1)], more);
      await ledger.writes.settle(writeId, 'stored', {});
      expect(await verdict(bench, 1)).toBe('archived');
      expect(await listed(bench, 'archived')).toEqual(['PB-1']);
    };
    await take();
    // A page that was asked for before, or a search that lags behind.
    time.passed += 5 * 60_000 - 1;
    await takeIn(mirror, [order(1), order(2)]);
    expect(await verdict(bench, 1)).toBe('archived');
    time.passed += 1;
    // Whoever was asked for all orders did not say that it is there to be packed.
    await takeIn(mirror, [order(1)], { seenAs: null });
    expect(await verdict(bench, 1)).toBe('archived');
    expect(await takeIn(mirror, [order(1), order(2)])).toMatchObject({ changed: 1, unchanged: 1 });
    expect(await mirror.details('north', 1)).toMatchObject({ verdict: 'unshipped', removal: null });
    expect(await listed(bench, 'not-manifested')).toContain('PB-1');
    expect(await listed(bench, 'archived')).toEqual([]);
    expect(await takeIn(mirror, [order(1), order(2)])).toMatchObject({ changed: 0, unchanged: 2 });
    // Other orders and accounts change nothing of that.
    mirror.noteAccounts(['north', 'south', 'east']);
    expect(await listed(bench, 'not-manifested')).toContain('PB-1');
    await take();
    expect(await listed(bench, 'archived')).toEqual(['PB-1']);
  },
);

test('what left in an earlier run is back as soon as the service shows it; what was archived never is', async () => {
  const bench = await startMirror();
  const { mirror, ledger } = bench;
  await takeIn(mirror, [order(1), order(2)]);
  for (const [orderId, kind] of [
    [1, 'delete'],
    [2, 'archive'],
  ] as const) {
    const { writeId } = await sent(ledger, kind, [order(orderId)]);
    await ledger.writes.settle(writeId, 'stored', {});
  }
  expect(await verdict(bench, 1)).toBe('archived');
  bench.reopen();
  expect(await verdict(bench, 1)).toBe('archived');
  await takeIn(bench.mirror, [order(1), order(2)]);
  expect([await verdict(bench, 1), await verdict(bench, 2)]).toEqual(['unshipped', 'archived']);
  bench.time.passed += 60 * 60_000;
  await takeIn(bench.mirror, [order(1), order(2)]);
  expect([await verdict(bench, 1), await verdict(bench, 2)]).toEqual(['unshipped', 'archived']);
});

test('what was archived, was gone and is shown again was taken back on the service’s own site: it is there, also in later runs', async () => {
  const bench = await startMirror();
  const archive = async () => {
    const { writeId } = await sent(bench.ledger, 'archive', [order(1)]);
    await bench.ledger.writes.settle(writeId, 'stored', {});
  };
  const goes = () => bench.mirror.markGone({ accountId: 'north', orderIds: [1], at: '2026-11-22T10:00:00.000Z' });
  await takeIn(bench.mirror, [order(1)]);
  await archive();
  await listed(bench, 'any');
  bench.time.passed = 10 * 60_000;
  // As long as the service only goes on showing it, its search may just show what is archived, too.
  await takeIn(bench.mirror, [order(1)]);
  expect(await verdict(bench, 1)).toBe('archived');
  await goes();
  expect(await verdict(bench, 1)).toBe('archived');
  await takeIn(bench.mirror, [order(1)]);
  expect([await verdict(bench, 1), await listed(bench, 'any')]).toEqual(['unshipped', ['PB-1']]);
  bench.reopen();
  expect([await verdict(bench, 1), await listed(bench, 'any')]).toEqual(['unshipped', ['PB-1']]);
  // Archived once more, it is archived.
  await archive();
  expect(await verdict(bench, 1)).toBe('archived');
});

test('every order of a manifest of this computer is found by a scan, though the service never showed it here', async () => {
  const bench = await startMirror();
  const write = await sent(bench.ledger, 'manifest', [order(7)]);
  await bench.ledger.writes.settle(write.writeId, 'stored', {});
  const [found] = await bench.mirror.find(['tn7nz'], null);
  expect(found).toMatchObject({ verdict: 'in-manifest', orderNumber: 'PB-7', seenAmong: null, seenAt: null });
  const again = await bench.mirror.startAnew();
  expect(again.orderCount).toBe(0);
  expect(await bench.mirror.find(['PB-7'], null)).toMatchObject([{ verdict: 'in-manifest' }]);
});

test('orders of a manifest are kept when Shipped orders of their age are not', async () => {
  const { mirror, ledger } = await startMirror();
  await takeIn(mirror, [order(1), order(2)], { seenAs: 'shipped' });
  const write = await sent(ledger, 'manifest', [order(1)]);
  await ledger.writes.settle(write.writeId, 'stored', {});
  expect(await mirror.dropOldShipped(Date.parse('2027-06-01T00:00:00.000Z'))).toBe(1);
  expect(await mirror.window(query(), 0, 9)).toMatchObject({ totalCount: 1, rows: [{ orderId: 1 }] });
});

test('an end that the ledger’s file did not take counts all the same', async () => {
  const bench = await startMirror();
  const { mirror, ledger } = bench;
  const write = await sent(ledger, 'manifest', [order(1)]);
  expect(await verdict(bench, 1)).toBe('in-doubt');
  mirror.noteUnwritten([{ ...write, state: 'stored' }]);
  expect(await verdict(bench, 1)).toBe('in-manifest');
  mirror.noteUnwritten([]);
  expect(await verdict(bench, 1)).toBe('in-doubt');
});

test('nothing of the ledger is stored in the mirror, and nothing of the mirror in the ledger', async () => {
  const bench = await startMirror();
  await takeIn(bench.mirror, [order(1)]);
  const write = await sent(bench.ledger, 'manifest', [order(1)]);
  expect(await verdict(bench, 1)).toBe('in-doubt');
  bench.mirror.close();
  expect(readFileSync(bench.path).includes(write.writeId)).toBe(false);
  expect(readFileSync(bench.ledgerPath).includes('by_folded_number')).toBe(false);
  bench.reopen();
  expect(await verdict(bench, 1)).toBe('in-doubt');
});

test('while the ledger cannot be read, nothing that was joined before looks known; once it can be, all of it is known again', async () => {
  const bench = await startMirror();
  const { mirror, ledger } = bench;
  await takeIn(mirror, [order(1), order(2)]);
  const write = await sent(ledger, 'manifest', [order(1)]);
  await ledger.writes.settle(write.writeId, 'stored', {});
  const known = async () => ({
    scanned: (await mirror.find(['PB-1', 'PB-2'], null)).map((found) => found.verdict),
    details: await verdict(bench, 1),
    list: (await mirror.window(query(), 0, 9)).rows.map((row) => row.verdict),
  });
  const all = { scanned: ['in-manifest', 'unshipped'], details: 'in-manifest', list: ['in-manifest', 'unshipped'] };
  expect(await known()).toEqual(all);

  hideWritesOf(bench, true);
  const none = { scanned: ['not-known', 'not-known'], details: 'not-known', list: ['not-known', 'not-known'] };
  expect(await known()).toEqual(none);
  const { recordsFailure } = await mirror.window(query(), 0, 9);
  expect(recordsFailure).toMatchObject({ code: 'records-not-read', changed: 'nothing' });
  // Orders in a manifest stay, however old they are; at the moment nobody knows which orders those are.
  expect(await mirror.dropOldShipped(Date.parse('2027-01-01'))).toBe(0);

  hideWritesOf(bench, false);
  expect(await known()).toEqual(all);
  expect((await mirror.window(query(), 0, 9)).recordsFailure).toBeNull();
});

/** Another program changes the ledger's file, which nobody can read then. */
function hideWritesOf({ ledgerPath }: MirrorBench, isHidden: boolean): void {
  const file = new DatabaseSync(ledgerPath);
  file.exec('PRAGMA legacy_alter_table = ON');
  file.exec(`ALTER TABLE ${isHidden ? 'writes RENAME TO hidden' : 'hidden RENAME TO writes'}`);
  file.close();
}

test('a ledger that cannot be read is said, and the orders are shown without it', async () => {
  const bench = await startMirror();
  await takeIn(bench.mirror, [order(1)]);
  const alone = openMirror({
    ...{
      path: bench.path,
      ledgerPath: `${bench.folder}/nowhere.sqlite`,
      now: () => new Date(),
      pass: async () => undefined,
    },
    failureOf: () => failureOf('file-failed').failure,
  });
  alone.noteAccounts(['north']);
  expect(await alone.window(query(), 0, 9)).toMatchObject({
    totalCount: 1,
    recordsFailure: { code: 'records-not-read' },
  });
  alone.close();
});

test('a scan does not wait for the rest of a long ledger, which is joined in steps', async () => {
  const bench = await startMirror();
  const orders = Array.from({ length: 45 }, (_, at) => order(at + 1));
  await takeIn(bench.mirror, orders);
  for (const one of orders) {
    const write = await sent(bench.ledger, 'manifest', [one]);
    await bench.ledger.writes.settle(write.writeId, 'stored', {});
  }
  bench.mirror.close();
  const scanned: (string | undefined)[] = [];
  const mirror = openedApart(bench, ['north'], async () => {
    if (scanned.length < 3) scanned.push((await mirror.find(['PB-45'], null))[0]?.verdict);
  });
  const { rows } = await mirror.window(query(), 0, 50);
  expect(rows.filter(({ verdict: said }) => said === 'in-manifest')).toHaveLength(45);
  expect(scanned).toEqual(['in-manifest', 'in-manifest', 'in-manifest']);
});

test('a long ledger is joined once, however many accounts there are that its writes do not touch', async () => {
  const others = Array.from({ length: 30 }, (_, at) => `other ${at}`);
  const bench = await startMirror(['north', ...others]);
  await takeIn(bench.mirror, [order(1)]);
  for (let orderId = 1; orderId <= 45; orderId += 1) begin(bench.ledger, 'manifest', [order(orderId)]);
  bench.mirror.close();
  let steps = 0;
  const mirror = openedApart(bench, ['north', ...others], () => {
    steps += 1;
  });
  expect((await mirror.window(query(), 0, 50)).totalCount).toBe(45);
  expect(steps).toBeLessThan(20);
});

test('what is chosen is shown alone, also when everything has been read again since', async () => {
  const { mirror } = await startMirror();
  await takeIn(mirror, [order(1), order(2)]);
  mirror.choose([{ accountId: 'north', orderId: 2 }]);
  const chosen = async (): Promise<string[]> =>
    numbersOf((await mirror.window(query({ filters: { selectedOnly: true } }), 0, 9)).rows);
  expect(await chosen()).toEqual(['PB-2']);
  await mirror.startAnew();
  expect(await chosen()).toEqual([]);
  await takeIn(mirror, [order(1), order(2)]);
  expect(await chosen()).toEqual(['PB-2']);
});

test('other orders that are chosen while many are looked for take their place', async () => {
  const bench = await startMirror();
  const many = Array.from({ length: 1_200 }, (_, at) => order(at + 1));
  await takeIn(bench.mirror, many);
  bench.mirror.close();
  let passes = 0;
  let choosesAt = 0;
  const choose = (orders: readonly FoundOrder[]): void =>
    mirror.choose(orders.map(({ orderId }) => ({ accountId: 'north', orderId })));
  const mirror = openedApart(bench, ['north'], () => {
    passes += 1;
    if (passes === choosesAt) choose([order(1_151)]);
  });
  for (choosesAt = 1; choosesAt <= 4; choosesAt += 1) {
    choose(many.slice(0, 1_100));
    passes = 0;
    const { rows } = await mirror.window(query({ filters: { selectedOnly: true } }), 0, 9);
    expect(passes).toBeGreaterThanOrEqual(choosesAt);
    expect(numbersOf(rows)).toEqual(['PB-1151']);
  }
});

test('what the records say of an order that is forgotten is not said of one that is taken in meanwhile', async () => {
  const bench = await startMirror();
  const { mirror, ledger } = bench;
  const of = (first: number, count: number): FoundOrder[] =>
    Array.from({ length: count }, (_, index) => order(first + index));
  await takeIn(mirror, of(100, 200), { accountId: 'south', seenAs: 'shipped' });
  await takeIn(mirror, of(1, 16), { accountId: 'south' });
  begin(ledger, 'manifest', of(1, 16), { accountId: 'south', ...at('south') });
  expect(await listed(bench, 'in-doubt')).toHaveLength(16);
  const forgetting = mirror.forgetAccount('south');
  await takeIn(mirror, of(900, 3));
  expect(await verdict(bench, 900)).toBe('unshipped');
  await forgetting;
  expect(await verdict(bench, 900)).toBe('unshipped');
});

test('doubts that were settled are not joined again with each news', async () => {
  const stepsOfNews = async (doubts: number): Promise<number> => {
    const bench = await startMirror();
    const { ledger } = bench;
    const ordersOf = (doubt: number) => Array.from({ length: 250 }, (_, at) => order(1_000 * doubt + at));
    for (let doubt = 1; doubt <= doubts; doubt += 1) {
      const { writeId } = await sent(ledger, 'manifest', ordersOf(doubt));
      await ledger.writes.settle(writeId, 'in-doubt', {});
      const done = ordersOf(doubt).map(({ orderId }) => orderId);
      const settlement = {
        at: '2026-11-21T10:00:00.000Z',
        by: 'tester',
        resolution: 'done',
        done,
        notDone: [],
      } as const;
      await ledger.writes.settleByHand(writeId, settlement);
    }
    bench.mirror.close();
    let steps = 0;
    const mirror = openedApart(bench, ['north'], () => {
      steps += 1;
    });
    const [doubted] = ordersOf(1);
    await takeIn(mirror, [order(1)]);
    const before = steps;
    begin(ledger, 'manifest', [order(1)]);
    expect(await mirror.window(query({ filters: { records: 'in-doubt' } }), 0, 9)).toMatchObject({ totalCount: 1 });
    const used = steps - before;
    if (doubted !== undefined && doubts > 0) {
      const write = writesOf(ledger, 'manifest')[doubts];
      await ledger.writes.settle(write?.writeId ?? '', 'stored', {});
      expect((await mirror.details('north', doubted.orderId))?.manifest).toMatchObject({ state: 'stored' });
      await mirror.window(query(), 0, 9);
      expect((await mirror.details('north', doubted.orderId))?.manifest).toMatchObject({ state: 'stored' });
    }
    return used;
  };
  expect(await stepsOfNews(4)).toBe(await stepsOfNews(0));
});

test('an account that is added while the ledger is joined costs the list nothing that was joined before', async () => {
  const { mirror: earlier, ledger, path, ledgerPath } = await startMirror(['north']);
  const orders = Array.from({ length: 25 }, (_, at) => order(at + 10));
  await takeIn(earlier, orders);
  earlier.close();
  for (const one of orders) {
    const { writeId } = await sent(ledger, 'manifest', [one]);
    await ledger.writes.settle(writeId, 'stored', {});
  }
  let between = (): void => undefined;
  const mirror = openedApart({ path, ledgerPath }, ['north'], () => between());
  let steps = 0;
  between = () => {
    steps += 1;
    if (steps === 2) mirror.noteAccounts(['north', 'south']);
  };
  const { rows } = await mirror.window(query({ filters: { records: 'manifested' } }), 0, 50);
  expect(steps).toBeGreaterThan(2);
  expect(numbersOf(rows)).toEqual(numbersOf(orders));
});
