/** What the service shows is taken in; only whole walks judge what it does not show. */
import { expect, test } from 'vitest';
import type { Mirror } from '../../../src-main/mirror/mirror.ts';
import type { WalkDirection } from '../../../src-main/mirror/mirror-port.ts';
import type { FoundOrder } from '../../../src-main/shipping/shipping-client.ts';
import type { OrderGroup } from '../../../src-preload/contract/order-list.ts';
import { ever, numbersOf, order, query, readAt, startMirror, takeIn } from './mirror-bench.ts';

interface WalkAs {
  readonly accountId?: string;
  readonly seenAs?: OrderGroup;
  readonly complete?: boolean;
  /** At the start and at the end. */
  readonly pages?: readonly [number | null, number | null];
  readonly keptSince?: number | null;
}

async function walk(
  mirror: Mirror,
  direction: WalkDirection,
  shown: readonly FoundOrder[],
  { accountId = 'north', seenAs = 'unshipped', complete = true, pages = [1, 1], keptSince = null }: WalkAs = {},
): Promise<void> {
  const [totalPages, totalPagesAtEnd] = pages;
  const walkId = await mirror.beginWalk({ accountId, seenAs, direction, totalPages, startedAt: readAt });
  await takeIn(mirror, shown, { accountId, seenAs, walkId });
  await mirror.endWalk({ walkId, complete, totalPages: totalPagesAtEnd, endedAt: readAt, keptSince });
}

const absent = async (mirror: Mirror, seenAs: OrderGroup = 'unshipped'): Promise<number[]> =>
  (await mirror.absentFromBoth('north', seenAs)).map(({ orderId }) => orderId);

test('what is new, changed and as it was is counted', async () => {
  const { mirror } = await startMirror();
  const many = Array.from({ length: 120 }, (_, at) => order(at + 1));
  expect(await takeIn(mirror, many)).toEqual({ added: 120, changed: 0, unchanged: 0, leftOut: 0 });
  const later = many.map((one) => (one.orderId <= 2 ? { ...one, trackingNumber: 'NEW' } : one));
  expect(await takeIn(mirror, later)).toEqual({ added: 0, changed: 2, unchanged: 118, leftOut: 0 });
  expect(await mirror.details('north', 2)).toMatchObject({
    trackingNumber: 'NEW',
    verdict: 'unshipped',
    seenAt: readAt,
  });
});

test('a text that a shop cut in the middle of a character is no news the second time, and was never another number', async () => {
  const { mirror } = await startMirror();
  const half = 'Zo\ud83d';
  const cut = order(1, {
    receiverName: half,
    orderNumber: half,
    trackingNumber: half,
    carrierName: half,
    country: half,
  });
  await takeIn(mirror, [cut]);
  expect(await takeIn(mirror, [cut])).toMatchObject({ changed: 0, unchanged: 1 });
  expect((await mirror.details('north', 1))?.earlierNumber ?? null).toBeNull();
});

test('a field that the document does not name may be another with each answer: it is kept, and no news for which all pages are read', async () => {
  const { mirror } = await startMirror();
  await takeIn(mirror, [order(1, { other: { score: '1.5' } }), order(2)]);
  const later = [order(1, { other: { score: '1.4' } }), order(2)];
  expect(await takeIn(mirror, later)).toEqual({ added: 0, changed: 0, unchanged: 2, leftOut: 0 });
  expect((await mirror.details('north', 1))?.other).toEqual({ score: '1.4' });
  const both = [order(1, { other: { score: '1.3' }, trackingNumber: 'NEW' }), order(2)];
  expect(await takeIn(mirror, both)).toMatchObject({ changed: 1, unchanged: 1 });
});

test('an order that moved from one group to the other stands in the list once, in the one it was seen in last', async () => {
  const { mirror } = await startMirror();
  await takeIn(mirror, [order(1)]);
  expect(await takeIn(mirror, [order(1)], { seenAs: 'shipped' })).toMatchObject({ changed: 1 });
  expect(await mirror.window(query(), 0, 9)).toMatchObject({
    totalCount: 1,
    rows: [{ seenAmong: 'shipped', verdict: 'shipped' }],
  });
  // Asked without a group, the service does not say in which group it is.
  await takeIn(mirror, [order(1)], { seenAs: null });
  expect((await mirror.details('north', 1))?.seenAmong).toBe('shipped');
  // That it came back is told: the other group may show it as well.
  const many = Array.from({ length: 40 }, (_, at) => order(at + 1));
  expect(await takeIn(mirror, many)).toMatchObject({ added: 39, changed: 1, back: [1] });
  expect(await takeIn(mirror, many)).not.toHaveProperty('back');
  // One that was gone meanwhile is in neither group.
  await takeIn(mirror, [order(2)], { seenAs: 'shipped' });
  await mirror.markGone({ accountId: 'north', orderIds: [2], at: readAt });
  expect(await takeIn(mirror, many)).not.toHaveProperty('back');
});

test('an order id that comes back with another number is found by both, and told', async () => {
  const { mirror } = await startMirror();
  await takeIn(mirror, [order(1, { orderNumber: 'OLD-1' })]);
  await takeIn(mirror, [order(1, { orderNumber: 'NEW-1' })]);
  const byOld = await mirror.find([' old-1'], null);
  expect(byOld).toMatchObject([{ orderId: 1, orderNumber: 'NEW-1', earlierNumber: 'OLD-1', byEarlierNumber: true }]);
  const byNew = await mirror.find(['new-1', 'old-1'], null);
  expect(byNew).toMatchObject([{ orderId: 1, earlierNumber: 'OLD-1' }]);
  expect(byNew[0]).not.toHaveProperty('byEarlierNumber');
  // What else has the old number by now may be the one as well: nobody guesses.
  await takeIn(mirror, [order(2, { orderNumber: 'OLD-1' })]);
  expect((await mirror.find(['old-1'], null)).map(({ orderId }) => orderId)).toEqual([2, 1]);
  expect(await mirror.window(query({ phrase: 'old-1' }), 0, 9)).toMatchObject({ totalCount: 2 });
  expect(await mirror.window(query({ phrase: 'ld-' }), 0, 9)).toMatchObject({ totalCount: 2 });
});

test('an order is found by each number that it had, however often it got another, over a restart as well', async () => {
  const bench = await startMirror();
  const numbers = ['FIRST-1', 'SECOND-1', 'THIRD-1', 'FOURTH-1'];
  for (const orderNumber of numbers) await takeIn(bench.mirror, [order(1, { orderNumber })]);
  const foundBy = (code: string) => bench.mirror.find([code], null);
  const found = async () => {
    for (const earlierNumber of numbers.slice(0, 3)) {
      expect(await foundBy(earlierNumber.toLowerCase())).toMatchObject([
        { orderNumber: 'FOURTH-1', earlierNumber, byEarlierNumber: true },
      ]);
      expect(await bench.mirror.window(query({ phrase: earlierNumber }), 0, 9)).toMatchObject({ totalCount: 1 });
    }
  };
  await found();
  bench.reopen();
  await found();
  expect(await bench.mirror.details('north', 1)).toMatchObject({ earlierNumber: 'THIRD-1' });

  // Back to a number that it had: that is no earlier one any more.
  await takeIn(bench.mirror, [order(1, { orderNumber: 'SECOND-1' })]);
  expect((await foundBy('SECOND-1'))[0]).not.toHaveProperty('byEarlierNumber');
  expect(await foundBy('FOURTH-1')).toMatchObject([{ orderNumber: 'SECOND-1', earlierNumber: 'FOURTH-1' }]);
  expect(await foundBy('FIRST-1')).toMatchObject([{ earlierNumber: 'FIRST-1' }]);

  // The id is another order's from here on: none of the numbers before is that order's.
  const another = { receiverName: 'Somebody else', trackingNumber: 'OTHER', orderedAt: null };
  await takeIn(bench.mirror, [order(1, { ...another, orderNumber: 'ELSE-1' })]);
  for (const number of numbers) expect(await foundBy(number)).toEqual([]);
});

test.each<[string, Partial<FoundOrder>, Partial<FoundOrder>, boolean]>([
  ['that got its label meanwhile', { trackingNumber: '' }, { trackingNumber: 'NEW' }, true],
  ['of another receiver', { trackingNumber: '' }, { trackingNumber: 'NEW', receiverName: 'Somebody else' }, false],
  ['of another day', { trackingNumber: '' }, { trackingNumber: 'NEW', orderedAt: '2026-03-01T00:00:00.000Z' }, false],
  ['without a date', { trackingNumber: '', orderedAt: null }, { trackingNumber: 'NEW' }, false],
  ['without a label, of another receiver', { trackingNumber: '' }, { receiverName: 'Somebody else' }, false],
  ['with its label, of a receiver who is written otherwise', {}, { receiverName: 'R. 2', orderedAt: null }, true],
])(
  'an order under the same id with another number, %s, is found by the number before: %#',
  async (_, had, has, isSame) => {
    const { mirror } = await startMirror();
    await takeIn(mirror, [order(1, { ...had, orderNumber: 'OLD-1' })]);
    await takeIn(mirror, [order(1, { ...had, ...has, orderNumber: 'NEW-1' })]);
    expect((await mirror.find(['old-1'], null)).map(({ orderNumber }) => orderNumber)).toEqual(isSame ? ['NEW-1'] : []);
  },
);

test('a number that stays, or where there was none, is no earlier one', async () => {
  const { mirror } = await startMirror();
  await takeIn(mirror, [order(1), order(2, { orderNumber: '' })]);
  const another = { receiverName: 'Somebody else', trackingNumber: 'OTHER', orderedAt: null };
  await takeIn(mirror, [order(1, another), order(2)]);
  for (const orderId of [1, 2]) expect((await mirror.details('north', orderId))?.earlierNumber ?? null).toBeNull();
});

test('of a service that gives an order another number each time, no more than the last numbers are kept', async () => {
  const { mirror } = await startMirror();
  for (let at = 0; at < 12; at += 1) await takeIn(mirror, [order(1, { orderNumber: `N-${at}` })]);
  const isFound = async (at: number): Promise<boolean> => (await mirror.find([`N-${at}`], null)).length > 0;
  expect(await Promise.all([2, 3, 10, 11].map(isFound))).toEqual([false, true, true, true]);
});

test('an order id that comes back for another order is not found by the number of the one before', async () => {
  const { mirror } = await startMirror();
  await takeIn(mirror, [order(1, { orderNumber: 'OLD-1' })]);
  const another = { orderNumber: 'NEW-1', receiverName: 'Somebody else', trackingNumber: 'OTHER', orderedAt: null };
  await takeIn(mirror, [order(1, another)]);
  expect(await mirror.find(['old-1'], null)).toEqual([]);
  const countOf = async (phrase: string): Promise<number> => (await mirror.window(query({ phrase }), 0, 9)).totalCount;
  expect(await Promise.all(['old-1', 'receiver', 'tn1nz', 'new-1', 'somebody', 'other'].map(countOf))).toEqual([
    ...[0, 0, 0],
    ...[1, 1, 1],
  ]);
  expect(await mirror.details('north', 1)).toMatchObject({ orderNumber: 'NEW-1', earlierNumber: 'OLD-1' });
  // Nor is it once that order gets a number of its own.
  await takeIn(mirror, [order(1, { ...another, orderNumber: 'NEW-2' })]);
  expect((await mirror.find(['old-1', 'NEW-1'], null)).map(({ orderNumber }) => orderNumber)).toEqual(['NEW-2']);
});

test('a word that stands in place of the number of hundreds is no number: nobody can choose among them', async () => {
  const { mirror } = await startMirror();
  const pending = (count: number, from = 1) =>
    Array.from({ length: count }, (_, at) => order(from + at, { trackingNumber: 'PENDING' }));
  await takeIn(mirror, pending(200));
  expect(await mirror.find(['pending'], null)).toHaveLength(200);
  await takeIn(mirror, pending(1, 201));
  await expect(mirror.find(['pending'], null)).rejects.toMatchObject({ failure: { code: 'too-many-alike' } });
  expect(await mirror.find(['PENDING', 'PB-201'], null)).toMatchObject([{ orderId: 201 }]);
});

test('two accounts with equal order numbers, and with equal ids, are two orders', async () => {
  const { mirror } = await startMirror();
  await takeIn(mirror, [order(1)]);
  await takeIn(mirror, [order(1), order(2, { orderNumber: 'PB-1' })], { accountId: 'south' });
  expect((await mirror.find(['PB-1'], null)).map((one) => [one.accountId, one.orderId])).toEqual([
    ['north', 1],
    ['south', 1],
    ['south', 2],
  ]);
  expect(await mirror.find(['PB-1'], ['north'])).toHaveLength(1);
});

test.each([
  ['in another case', 'pb-7'],
  ['with spaces', ' PB - 7 '],
  ['in the wide forms of a keyboard for Japanese', 'ＰＢ－７'],
  ['by its tracking number', 'tn7nz'],
])('a whole number is found %s', async (_, code) => {
  const { mirror } = await startMirror();
  await takeIn(mirror, [order(7), order(70)]);
  expect(numbersOf(await mirror.find([code], null))).toEqual(['PB-7']);
  expect(await mirror.find(['PB', '', 'Receiver 7'], null)).toEqual([]);
});

test.each([
  ['a mark that writes from left to right', '\u200ePB-7\u202c'],
  ['a space of no width at its end', 'PB-7\u200b'],
  ['a hyphen that is only seen at the end of a line', 'PB\u00ad-7'],
  ['a hyphen that keeps the line together', 'PB\u20117'],
  ['a dash', 'PB\u20137'],
  ['a minus', 'PB\u22127'],
])('a number in which nobody sees %s is found by what is seen', async (_, orderNumber) => {
  const { mirror } = await startMirror();
  await takeIn(mirror, [order(7, { orderNumber, trackingNumber: `${orderNumber}-T` })]);
  for (const code of ['PB-7', 'pb-7-t', orderNumber])
    expect(await mirror.find([code], null)).toMatchObject([{ orderNumber }]);
  expect(await mirror.window(query({ phrase: 'b-7' }), 0, 9)).toMatchObject({ totalCount: 1 });
});

test('several readings of one scan find each order once', async () => {
  const { mirror } = await startMirror();
  await takeIn(mirror, [order(7), order(8)]);
  expect(numbersOf(await mirror.find(['PB-7', 'TN7NZ', 'PB-8', 'X'], null))).toEqual(['PB-7', 'PB-8']);
});

test('absent: from one whole walk in each direction, and not before', async () => {
  const { mirror } = await startMirror();
  await takeIn(mirror, [order(1), order(2)]);
  await walk(mirror, 'forward', [order(1)]);
  expect(await absent(mirror)).toEqual([]);
  expect(await mirror.details('north', 2)).toMatchObject({ isMissing: true, verdict: 'unshipped' });
  expect((await mirror.details('north', 1))?.isMissing).toBe(false);
  await walk(mirror, 'backward', [order(1)]);
  expect(await mirror.absentFromBoth('north', 'unshipped')).toEqual([
    { orderId: 2, orderNumber: 'PB-2', trackingNumber: 'TN2NZ', receiverName: 'Receiver 2', seenAt: readAt },
  ]);
  expect(await absent(mirror, 'shipped')).toEqual([]);
});

test.each<WalkDirection>(['forward', 'backward'])(
  'what a walk %s left unread because it is old is not absent, whatever the other walk read',
  async (direction) => {
    const { mirror } = await startMirror();
    await takeIn(mirror, [order(1), order(2)], { seenAs: 'shipped' });
    const keptSince = Date.parse(order(2).orderedAt ?? '');
    for (const one of ['forward', 'backward'] as const) {
      await walk(mirror, one, [], { seenAs: 'shipped', keptSince: one === direction ? keptSince : null });
    }
    expect(await absent(mirror, 'shipped')).toEqual([2]);
  },
);

test.each<[string, WalkAs]>([
  ['was broken off', { complete: false }],
  ['ended with another number of pages', { pages: [1, 2] }],
  ['was not told the number of pages', { pages: [null, null] }],
  ['was of another account', { accountId: 'south' }],
  ['was of the other group', { seenAs: 'shipped' }],
])('a walk that %s judges nothing', async (_, as) => {
  const { mirror } = await startMirror();
  await takeIn(mirror, [order(2)]);
  await walk(mirror, 'forward', []);
  await walk(mirror, 'backward', [], as);
  expect(await absent(mirror)).toEqual([]);
});

test('a whole walk counts until the next whole one, whatever walks of its direction lie between', async () => {
  const { mirror } = await startMirror();
  await takeIn(mirror, [order(1)]);
  await walk(mirror, 'forward', []);
  await walk(mirror, 'forward', [], { pages: [1, 2] });
  await walk(mirror, 'forward', [], { complete: false });
  await walk(mirror, 'backward', []);
  expect(await absent(mirror)).toEqual([1]);
});

test('an order that was seen anywhere since one of the two walks began is not absent', async () => {
  const { mirror } = await startMirror();
  await takeIn(mirror, [order(1), order(2), order(3), order(4)]);
  await walk(mirror, 'forward', [order(1)]);
  await takeIn(mirror, [order(2)]);
  await walk(mirror, 'backward', [order(3)]);
  // Looked up, and found in whichever group.
  await takeIn(mirror, [order(4)], { seenAs: null });
  expect(await absent(mirror)).toEqual([]);
  await walk(mirror, 'forward', []);
  expect(await absent(mirror)).toEqual([1, 2]);
  // What is known to be gone is looked up no more.
  await mirror.markGone({ accountId: 'north', orderIds: [1], at: readAt });
  expect(await absent(mirror)).toEqual([2]);
});

test('walks that left old orders unread judge none of them, over a restart as well', async () => {
  const { mirror, reopen } = await startMirror();
  const since = Date.UTC(2026, 8, 1);
  const old = order(1, { orderedAt: '2025-01-01T00:00:00.000Z' });
  await takeIn(mirror, [old, order(2)], { seenAs: 'shipped' });
  await walk(mirror, 'forward', [], { seenAs: 'shipped', keptSince: since });
  await walk(mirror, 'backward', [], { seenAs: 'shipped', keptSince: since });
  expect(await absent(mirror, 'shipped')).toEqual([2]);
  const again = reopen();
  expect(await absent(again, 'shipped')).toEqual([2]);
  expect(again.lastWalks('north')).toMatchObject([{ keptSince: since }, { keptSince: since }]);
  expect(await again.details('north', 1)).toMatchObject({ isMissing: false });
  expect(await again.details('north', 2)).toMatchObject({ isMissing: true });
  await walk(again, 'forward', [], { seenAs: 'shipped' });
  expect(await again.details('north', 1)).toMatchObject({ isMissing: true });
});

test('walks count on over a restart, and a walk that the end cut off judges nothing', async () => {
  const { mirror, reopen } = await startMirror();
  await takeIn(mirror, [order(1)]);
  await walk(mirror, 'forward', []);
  const [whole] = mirror.lastWalks('north');
  const cutOff = await mirror.beginWalk({
    accountId: 'north',
    seenAs: 'unshipped',
    direction: 'backward',
    totalPages: 1,
    startedAt: readAt,
  });
  const again = reopen();
  expect(await absent(again)).toEqual([]);
  expect(again.lastWalks('north')).toMatchObject([
    { walkId: whole?.walkId, direction: 'forward', complete: true, endedAt: readAt },
    { walkId: cutOff, direction: 'backward', complete: false, endedAt: null },
  ]);
  await walk(again, 'backward', []);
  expect(await absent(again)).toEqual([1]);
  const walks = again.lastWalks('north');
  expect(walks).toMatchObject([{ walkId: whole?.walkId }, { complete: true }]);
  expect(walks[1]?.walkId).toBeGreaterThan(cutOff);
});

test('what an earlier run has seen is told as that until this one has seen it, whatever its clock says, and walks judge it as ever', async () => {
  const { mirror, reopen } = await startMirror();
  await takeIn(mirror, [order(1), order(2)]);
  const byEarlierRun = async (asked: Mirror) =>
    (await asked.detailsOf('north', [1, 2])).map(({ seenByEarlierRun = false }) => seenByEarlierRun);
  expect(await byEarlierRun(mirror)).toEqual([false, false]);
  const again = reopen();
  expect(await byEarlierRun(again)).toEqual([true, true]);
  await takeIn(again, [order(2)]);
  expect(await byEarlierRun(again)).toEqual([true, false]);
  await walk(again, 'forward', [order(2)]);
  await walk(again, 'backward', [order(2)]);
  expect(await absent(again)).toEqual([1]);
  expect(await byEarlierRun(reopen())).toEqual([true, true]);
});

test('what is called gone leaves the list, keeps its place behind a filter, and comes back when it is shown', async () => {
  const { mirror } = await startMirror();
  await takeIn(mirror, [order(1), order(2)]);
  expect(await mirror.markGone({ accountId: 'north', orderIds: [1, 99], at: readAt })).toBe(1);
  expect(await mirror.markGone({ accountId: 'north', orderIds: [1], at: readAt })).toBe(0);
  expect(numbersOf((await mirror.window(query(), 0, 9)).rows)).toEqual(['PB-2']);
  const gone = await mirror.window(query({ filters: { records: 'gone' } }), 0, 9);
  expect(gone).toMatchObject({ totalCount: 1, rows: [{ orderId: 1, verdict: 'gone', goneAt: readAt }] });
  expect(await mirror.find(['PB-1'], null)).toMatchObject([{ verdict: 'gone' }]);
  await takeIn(mirror, [order(1)]);
  expect(await mirror.details('north', 1)).toMatchObject({ verdict: 'unshipped', goneAt: null });
});

test('a page that fails in the middle leaves nothing of itself, and what was asked meanwhile is right afterwards', async () => {
  const { mirror } = await startMirror();
  await takeIn(mirror, [order(1)]);
  const orders = Array.from({ length: 100 }, (_, at) => order(at + 2));
  const unreadable = { ...order(200), orderNumber: 'PB-200', receiverName: 'x', other: { toJSON: failing } } as never;
  const taken = takeIn(mirror, [...orders, unreadable]);
  const chosen = mirror.choose([{ accountId: 'north', orderId: 1 }]);
  await expect(taken).rejects.toThrow('cannot be written');
  await chosen;
  expect((await mirror.window(query(), 0, 9)).totalCount).toBe(1);
  expect((await mirror.window(query({ filters: { selectedOnly: true } }), 0, 9)).totalCount).toBe(1);
  expect(await takeIn(mirror, orders)).toMatchObject({ added: 100 });
});

test('the clock set back by a day changes nothing of what is known', async () => {
  const { mirror } = await startMirror();
  await takeIn(mirror, [order(1), order(2)]);
  const yesterday = '2026-11-21T09:00:00.000Z';
  const late = { accountId: 'north', seenAs: 'shipped', seenAt: yesterday, walkId: null } as const;
  await mirror.takeIn({ ...late, orders: [order(1)] }, ever);
  expect(await mirror.details('north', 1)).toMatchObject({ verdict: 'shipped', seenAt: yesterday });
  await walk(mirror, 'forward', [order(1)], { seenAs: 'shipped' });
  await walk(mirror, 'backward', [order(1)], { seenAs: 'shipped' });
  expect(await absent(mirror, 'shipped')).toEqual([]);
});

test('Shipped orders are kept so long, older ones that were here or were asked for until they are tidied; Unshipped ones whatever their date', async () => {
  const { mirror } = await startMirror();
  const old = { orderedAt: '2026-01-01T00:00:00.000Z' };
  const since = Date.parse('2026-08-24T00:00:00.000Z');
  const page = { accountId: 'north', seenAt: readAt, walkId: null } as const;
  const unshipped = { ...page, seenAs: 'unshipped', orders: [order(1, old), order(2, old)] } as const;
  expect(await mirror.takeIn(unshipped, since)).toMatchObject({ added: 2, leftOut: 0 });
  const shipped = {
    ...page,
    seenAs: 'shipped',
    orders: [order(2, old), order(3, old), order(4), order(5, { orderedAt: null })],
  } as const;
  expect(await mirror.takeIn(shipped, since)).toMatchObject({ added: 2, changed: 1, leftOut: 1 });
  expect(await mirror.takeIn({ ...shipped, orders: [order(6, old)], askedFor: true }, since)).toMatchObject({
    added: 1,
  });
  expect(numbersOf((await mirror.window(query(), 0, 9)).rows)).toEqual(['PB-1', 'PB-2', 'PB-4', 'PB-5', 'PB-6']);
  // Seen lately: a round of yesterday may hold one.
  expect(await mirror.dropOldShipped(since, Date.parse(readAt))).toBe(0);
  expect(await mirror.dropOldShipped(since)).toBe(2);
  expect(numbersOf((await mirror.window(query(), 0, 9)).rows)).toEqual(['PB-1', 'PB-4', 'PB-5']);
  expect(await mirror.dropOldShipped(Date.parse('2027-01-01T00:00:00.000Z'))).toBe(1);
  expect(numbersOf((await mirror.window(query(), 0, 9)).rows)).toEqual(['PB-1', 'PB-5']);
});

test('of an account that is forgotten nothing is left; the others stay', async () => {
  const { mirror } = await startMirror();
  const many = Array.from({ length: 130 }, (_, at) => order(at + 1));
  await takeIn(mirror, [order(1)], { accountId: 'south' });
  await takeIn(mirror, many);
  await walk(mirror, 'forward', []);
  await mirror.forgetAccount('north');
  expect(mirror.lastWalks('north')).toEqual([]);
  expect(await mirror.window(query({ phrase: 'receiver' }), 0, 9)).toMatchObject({
    totalCount: 1,
    rows: [{ accountId: 'south' }],
  });
  // Others may stand in their places by now: they are not found by words of those.
  const others = many.map(({ orderId }) => order(orderId + 1_000, { receiverName: `Somebody ${orderId}` }));
  await takeIn(mirror, others);
  expect(await mirror.window(query({ phrase: 'receiver' }), 0, 9)).toMatchObject({ totalCount: 1 });
  expect(await mirror.window(query({ phrase: 'somebody' }), 0, 9)).toMatchObject({ totalCount: 130 });
});

function failing(): never {
  throw new Error('cannot be written');
}
