/** The parts of the hand-over: keys of parcels, what a tally says of itself, its place among all that was begun, and whose copy is asked. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { failureOf } from '../../../src-main/failures.ts';
import { createElsewhere } from '../../../src-main/hand-over/elsewhere.ts';
import { createManifestOrders } from '../../../src-main/hand-over/manifest-orders.ts';
import { openTalliesFile } from '../../../src-main/hand-over/tallies-file.ts';
import {
  againIn,
  type KeptTick,
  keyOf,
  nameOf,
  stillHereAfter,
  type TallyEnd,
  type TallyRecord,
} from '../../../src-main/hand-over/tally.ts';
import { toSummary, toTally } from '../../../src-main/hand-over/tally-view.ts';
import { systemClock } from '../../../src-main/time/system-time.ts';
import type { ManifestPlace } from '../../../src-preload/contract/hand-over.ts';
import { inMemoryLog } from '../../helpers/in-memory-ports.ts';
import { sheetWords } from '../../helpers/sheet-words.ts';
import { manifestOrder } from '../manifests/manifests-bench.ts';
import { listedOrder } from '../orders/listed-order.ts';

const tally: TallyRecord = {
  ...{ tallyId: 'one', manifestId: 'm', manifestCreatedAt: '2026-03-02T08:15:00.000Z', accountId: 'north' },
  ...{ accountLabel: 'North', carriers: [], orderCount: 4, startedAt: '2026-03-02T09:00:00.000Z' },
  ...{ end: null, discardedAt: null },
};
const notGoing = (orderId: number) => ({ order: manifestOrder(orderId), why: 'lost', by: 'Kim', at: '' });
const extraTick = (tickNo: number, code: string): KeptTick => ({
  ...{ tickNo, tallyId: 'one', at: '', code, reason: 'unknown', orderNumber: null, elsewhere: [] },
});
const parcelTick = (tickNo: number, orderId: number): KeptTick => ({
  ...{ tickNo, tallyId: 'one', at: '', byHand: false, order: manifestOrder(orderId) },
});
const ended: TallyEnd = {
  ...{ at: '2026-03-02T10:00:00.000Z', handedOverBy: 'Kim', driver: '', signature: [], words: sheetWords },
  ...{ tickedCount: 2, byHandCount: 0, missing: [manifestOrder(3), manifestOrder(4)], notWritable: [] },
  extras: [{ tickNo: 9, at: '', code: 'OF-THEN', reason: 'unknown', orderNumber: null, elsewhere: [] }],
  sheet: { fileNumber: 1, fileName: 'hand-over-one.pdf', sha256: '', byteCount: 0 },
};

test('a tally stands where it began, and from its end or its discarding on there; nothing else moves it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'packbench-tally-place-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  let last = 3;
  const from: number[] = [];
  const begun = { last: () => last, from: (place: number) => void from.push(place) };
  const file = openTalliesFile({ folder, clock: systemClock, begun });
  file.begin(tally, false);
  file.begin({ ...tally, tallyId: 'two', manifestId: 'other' }, false);
  last = 5;
  expect(file.change('one', (now) => ({ ...now, orderCount: 5 }))).toMatchObject({ begunAfter: 3, orderCount: 5 });
  expect(file.change('one', (now) => ({ ...now, end: ended }))).toMatchObject({ begunAfter: 5 });
  last = 8;
  expect(file.change('one', (now) => ({ ...now, end: { ...ended, driver: 'Ana' } }))).toMatchObject({ begunAfter: 5 });
  expect(file.change('two', (now) => ({ ...now, discardedAt: now.startedAt }))).toMatchObject({ begunAfter: 8 });
  file.shut();
  const again = openTalliesFile({ folder, clock: systemClock, begun });
  onTestFinished(() => again.shut());
  expect([again.get('one')?.begunAfter, from]).toEqual([5, [0, 8]]);
});

const place = (orderId: number, accountLabel: string): ManifestPlace => ({
  ...{ manifestId: `m-${orderId}`, accountLabel, createdAt: '', orderId, orderNumber: '#1', receiverName: '' },
  ...{ trackingNumber: '', handedOverAt: null, wasMissing: false, notGoing: null, carrierNow: null },
});
const extra = { code: ' Ｐb-1', reason: 'unknown', orderNumber: null, elsewhere: [] } as const;
const listed = { accountId: 'north', orderId: 7 };

test.each([
  ['a parcel of the manifest', { order: manifestOrder(7), byHand: true }, 'order 7', null],
  ['a number nobody knows, however it was written', extra, 'extra  pb-1', null],
  [
    'one that the copy knows, and had been scanned before',
    { ...extra, orderNumber: 'PB-1', listed },
    'extra of north 7',
    'extra  pb-1',
  ],
  // Its id as a code is another parcel's.
  ['one that the copy knows without a number', { ...extra, orderNumber: '7', listed }, 'extra of north 7', null],
  [
    'one of two other manifests, in whichever order they are found, and on one of them twice',
    { ...extra, orderNumber: '#1', elsewhere: [place(9, 'South'), place(8, 'North'), place(9, 'South')] },
    'extra 8 North,9 South #1',
    null,
  ],
] as const)('%s has a key of its own', (_, tick, key, before) => {
  expect(keyOf(tick)).toEqual({ key, before });
});

test('what an order without a number is called, and what was counted again or is still here', () => {
  expect([manifestOrder(7), { orderId: 7, orderNumber: '' }].map(nameOf)).toEqual(['#7', '7']);
  const record = { ...tally, earlier: [1, 2], notGoing: [notGoing(3), notGoing(4)] };
  const ticks = [parcelTick(1, 2), parcelTick(2, 3), parcelTick(3, 9), extraTick(4, '#1')];
  expect(againIn(record, ticks)).toEqual({ earlier: 1, notGoing: 1 });
  expect(againIn(tally, ticks)).toEqual({ earlier: 0, notGoing: 0 });
  const missing = [1, 2, 3, 4, 5].map((orderId) => manifestOrder(orderId));
  expect(stillHereAfter({ missing, forOthers: [1, 2], notGoing: [notGoing(2), notGoing(3)] })).toEqual({
    ...{ missing: 2, forOthers: 1 },
  });
});

test('an open tally tells what its scans are; one that has ended what it was at its end, also once the scans are forgotten', () => {
  const ticks = [extraTick(3, 'NOW'), parcelTick(2, 2), extraTick(1, 'BEFORE')];
  const orders = [1, 2, 3, 4].map((orderId) => manifestOrder(orderId));
  const record = { ...tally, earlier: [1], notGoing: [notGoing(4)] };
  const open = toTally(record, ticks, orders, true);
  expect(open).toMatchObject({ state: 'open', extraCount: 2, tickedCount: 1, lastTickNo: 3, isSigned: false });
  expect(open.extras.map(({ code }) => code)).toEqual(['NOW', 'BEFORE']);
  expect(open.left.map(({ orderId }) => orderId)).toEqual([3]);
  expect(toTally(record, [], orders, true)).toMatchObject({ lastTickNo: null, extras: [] });
  expect(toTally({ ...record, end: ended }, [], orders, false)).toMatchObject({ isSigned: false });
  const end = { ...ended, forOthers: [4], notGoing: [notGoing(3)], signature: [[[1, 1] as const]] };
  // What had come back and was counted again is among its parcels since it has ended.
  for (const kept of [[...ticks, parcelTick(0, 1)], []]) {
    const done = toTally({ ...record, end }, kept, orders, false);
    expect(done).toMatchObject({
      state: 'handed-over',
      extraCount: 1,
      tickedCount: 2,
      lastTickNo: null,
      isSigned: true,
    });
    expect(done).toMatchObject({ orderCount: 4, earlierCount: 1 });
    expect(done.extras).toEqual(ended.extras);
    expect([done.left, done.forOthers, done.isLast]).toMatchObject([[{ orderId: 3 }], [{ orderId: 4 }], false]);
    expect(done.notGoing.map(({ order }) => order.orderId)).toEqual([4, 3]);
    expect(done).toMatchObject({ handedOverBy: 'Kim', stillHere: { missing: 0, forOthers: 1 } });
  }
});

test('what came back, or goes after all, is among those to be counted while it is counted', () => {
  const record = { ...tally, orderCount: 2, earlier: [1, 5], notGoing: [notGoing(4)] };
  const counts = { ticked: 2, extra: 1, again: { earlier: 1, notGoing: 1 } };
  expect(toSummary(record, counts)).toMatchObject({ orderCount: 4, earlierCount: 1, tickedCount: 2, extraCount: 1 });
});

test('the copies of each entry of the account are asked for the parcels of a manifest: one that fails takes away no other', async () => {
  const asked: (readonly [string, readonly number[]])[] = [];
  const log = inMemoryLog();
  const keys: Readonly<Record<string, string>> = { north: 'f', south: 's', again: 'f', broken: 'f' };
  const orders = createManifestOrders({
    ...{ log, accountIds: () => Object.keys(keys), ledger: { writes: {} as never, accounts: { reference } } },
    mirror: {
      find: () => expect.fail(),
      shownAccountIds: () => [],
      async copyOf(accountId, orderIds) {
        asked.push([accountId, orderIds]);
        if (accountId === 'broken') throw failureOf('file-failed');
        return [listedOrder({ accountId, orderId: 1 })];
      },
    },
  });
  function reference(accountId: string) {
    return { accountId, origin: 'https://north.test', fingerprint: keys[accountId] ?? '' };
  }
  const record = { ...reference('gone'), fingerprint: 'f' } as never;
  const copies = await orders.copyOf({ record, orders: [manifestOrder(1), manifestOrder(2)] });
  expect(copies.map(({ accountId }) => accountId)).toEqual(['north', 'again']);
  expect(asked).toEqual(['north', 'again', 'broken'].map((accountId) => [accountId, [1, 2]]));
  expect(log.lines).toMatchObject([{ level: 'warn' }]);
});

test('to be handed over are the orders that the service put on a manifest, also where a look-up settled it; none of one in doubt', () => {
  const settled = (orderId: number, settledAs?: 'done' | 'not-done') => ({ ...manifestOrder(orderId), settledAs });
  const written = (writeId: string, state: string, ...orders: readonly object[]) => ({
    ...{ writeId, kind: 'manifest', state, orders, accountId: 'north', origin: '', fingerprint: '' },
  });
  const records = [
    written('stored', 'stored', settled(1), settled(2, 'not-done')),
    written('resolved', 'resolved', settled(3), settled(4, 'done'), settled(5, 'not-done')),
    written('refused-whole', 'resolved', settled(6, 'not-done')),
    written('in-doubt', 'in-doubt', settled(7)),
    { ...written('archive', 'stored', settled(8)), kind: 'archive' },
  ];
  const orders = createManifestOrders({
    ...{ log: inMemoryLog(), accountIds: () => [], mirror: {} as never },
    ledger: {
      writes: { get: (id: string) => records.find(({ writeId }) => writeId === id) ?? null } as never,
      accounts: {} as never,
    },
  });
  const on = (id: string) => orders.manifest(id).orders.map(({ orderId }) => orderId);
  expect([on('stored'), on('resolved')]).toEqual([[1], [3, 4]]);
  for (const id of ['refused-whole', 'in-doubt', 'archive', 'none']) expect(() => on(id)).toThrow('manifest-unknown');
});

test('the label in the hand tells which parcel it is and whose; a number asks about its namesakes and a newer label', () => {
  const isOn = (_manifest: unknown, { accountId }: { readonly accountId: string }) => accountId === 'north';
  const parts = { tallies: { ifThere: () => null }, orders: { isOn } } as never;
  const { sameNumber, carrierNow } = createElsewhere(parts);
  const order = { ...manifestOrder(7), carrierName: 'NZ Post', trackingNumber: 'LABEL-7' };
  const manifest = { orders: [order] } as never;
  const newer = { orderId: 7, orderNumber: '#7', carrierName: 'DHL', trackingNumber: 'DHL-7' };
  const copy = listedOrder({ ...newer, accountId: 'north' });
  const namesake = listedOrder({ ...newer, accountId: 'south' });
  const asked = (code: string, known = [copy, namesake]) => {
    const sought = { code, codes: [code], known };
    return [sameNumber(manifest, order, sought), carrierNow(manifest, order, sought)];
  };
  expect(asked('#7')).toEqual([[namesake], 'DHL']);
  expect(asked('LABEL-7')).toEqual([[], null]);
  // The newer label is another parcel's, though the ids are the same.
  expect(asked('#7', [namesake])).toEqual([[namesake], null]);
});

test('a label that is another carrier’s by now hides the same parcel alone, and what was never handed over was never missing', () => {
  const onOldManifest = { ...place(7, 'North'), manifestId: 'old' };
  const places = [onOldManifest, place(7, 'North'), { ...place(7, 'South'), manifestId: 'souths' }, place(8, 'North')];
  const order = (orderId: number, carrierName: string) => ({ ...manifestOrder(orderId), carrierName });
  const placed = (shown: readonly ManifestPlace[], ...relabelled: readonly string[]) => {
    const orders = {
      isOn: () => true,
      placesOf: () => shown,
      manifest: (id: string) => ({
        record: { accountId: id === 'souths' ? 'south' : 'north' },
        orders: [7, 8].map((one) => order(one, relabelled.includes(id) ? 'NZ Post' : 'DHL')),
      }),
    };
    const parts = { tallies: { ifThere: () => null }, orders } as never;
    const known = [7, 8].map((orderId) =>
      listedOrder({ orderId, accountId: 'north', carrierName: 'DHL', trackingNumber: `DHL-${orderId}` }),
    );
    return createElsewhere(parts).placesOf({ code: '#1', codes: ['#1'], known });
  };
  const ids = (found: readonly ManifestPlace[]) => found.map(({ manifestId }) => manifestId);
  expect(ids(placed(places, 'old'))).toEqual(['m-7', 'souths', 'm-8']);
  // Its namesake of another account, and another parcel, have labels of their own.
  for (const other of ['souths', 'm-8']) {
    const shown = [onOldManifest, ...places.filter(({ manifestId }) => manifestId === other)];
    expect(ids(placed(shown, 'old')), other).toEqual(['old', other]);
  }
  expect(placed(places)).toEqual(places);
});
