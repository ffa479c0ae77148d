/** The one list over the mirror: windows, counts, places and phrases, over every account. */
import { expect, test } from 'vitest';
import type { OrderSortColumn } from '../../../src-preload/contract/order-list.ts';
import { numbersOf, order, query, readAt, startMirror, takeIn } from './mirror-bench.ts';

test('a window has its rows, and the count of the whole list, in the order asked', async () => {
  const { mirror } = await startMirror();
  await takeIn(mirror, [order(9), order(10), order(100)]);
  await takeIn(mirror, [order(11)], { accountId: 'south', seenAs: 'shipped' });
  const first = await mirror.window(query(), 0, 2);
  expect(numbersOf(first.rows)).toEqual(['PB-9', 'PB-10']);
  expect(first).toMatchObject({ totalCount: 4, offset: 0, recordsFailure: null });
  expect(numbersOf((await mirror.window(query(), 2, 2)).rows)).toEqual(['PB-11', 'PB-100']);
  expect(numbersOf((await mirror.window(query({ accountIds: ['south'] }), 0, 9)).rows)).toEqual(['PB-11']);
  expect(await mirror.window(query({ accountIds: [] }), 0, 9)).toMatchObject({ rows: [], totalCount: 0 });
  expect(await mirror.window(query({ accountIds: ['nobody'] }), 0, 9)).toMatchObject({ rows: [], totalCount: 0 });
});

test.each<[OrderSortColumn, boolean, number[]]>([
  ['orderNumber', false, [1, 2, 3, 4]],
  ['orderNumber', true, [4, 3, 2, 1]],
  ['orderedAt', true, [4, 3, 2, 1]],
  ['receiverName', false, [2, 4, 1, 3]],
  ['trackingNumber', true, [4, 3, 2, 1]],
  // Within a carrier, a country and an account: the newest first.
  ['carrierName', false, [3, 1, 4, 2]],
  ['carrierName', true, [4, 2, 3, 1]],
  ['country', false, [4, 2, 3, 1]],
  ['account', false, [3, 2, 1, 4]],
])('sorted by %s, descending %s, in windows of every size', async (by, descending, expected) => {
  const { mirror } = await startMirror();
  await takeIn(mirror, [
    order(1, { receiverName: 'Élodie', carrierName: 'Aramex', country: 'Österreich' }),
    order(2, { receiverName: 'anna', carrierName: 'NZ Post', country: 'Australia' }),
    order(3, { receiverName: 'Zoë', carrierName: 'Aramex', country: 'Österreich' }),
  ]);
  const fourth = order(4, { receiverName: 'Bob', carrierName: 'NZ Post', country: 'Australia' });
  await takeIn(mirror, [fourth], { accountId: 'south' });
  const asked = query({ accountIds: ['north', 'south'], sort: { by, descending } });
  for (const size of [1, 2, 3, 4, 9]) {
    const windows = await Promise.all(Array.from({ length: 5 }, (_, at) => mirror.window(asked, at * size, size)));
    const rows = windows.flatMap((window) => window.rows);
    expect(rows.map(({ orderId }) => orderId)).toEqual(expected);
  }
});

test.each([
  ['anywhere in an order number', '34', ['AB-12345']],
  ['anywhere in a tracking number, whatever its case', 'x9y', ['PB-2']],
  ['spaces in a number do not count', 'ab-1 23', ['AB-12345']],
  ['the beginning of any word of a name', 'mül', ['PB-2', 'PB-9']],
  ['a name typed without its accents', 'muller', ['PB-2', 'PB-9']],
  ['several words as they stand', 'jean muller', ['PB-2']],
  ['a name typed without marks below and through its letters', 'ngoc dang', ['N°7']],
  ['a number sign of another kind', 'nº 7', ['N°7']],
  ['a word behind a hyphen, with what follows it', 'jones (a', ['PB-4']],
  ['a word behind an apostrophe', 'neil', ['PB-4']],
  ['a word in brackets', 'acme', ['PB-4']],
  ['words with the signs between them', "smith-jones (acme) o'n", ['PB-4']],
  ['words without the signs between them', 'smith jones acme', ['PB-4']],
  ['words in signs that the name does not have', '“acme”', ['PB-4']],
  ['an apostrophe of another kind', "o'brien", ['PB-5']],
  ['a hyphen of another kind', 'anne-marie', ['PB-5']],
  ['short words with the sign between them', 'o’b', ['PB-5']],
  ['words in signs, of a name without any', 'anna-schmidt', ['AB-12345']],
  ['signs that stand in a name alone', '&', ['PB-6']],
  ['a sign behind the last word that the name does not have', 'hay & co.', ['PB-6']],
  ['not the middle of a word behind a hyphen', 'ones', []],
  ['words of a name that stand apart', 'smith acme', ['PB-4']],
  ['words in another order', 'schmidt anna', ['AB-12345']],
  ['words in another order behind a comma', 'Müller, Jean', ['PB-2']],
  ['beginnings of words in another order', 'neil smi', ['PB-4']],
  ['not a name that has only some of the words', 'anna müller', []],
  ['two letters for one with an umlaut', 'mueller', ['PB-2', 'PB-9']],
  ['an umlaut for the two letters that the shop wrote', 'krüger', ['PB-7']],
  ['two letters for one with a stroke or a ring', 'soerensen aas', ['PB-8']],
  ['two letters for one with a ring', 'aase', ['PB-8']],
  ['two letters for one with a ring, when no more is typed', 'aas', ['PB-8']],
  ['no other word that begins behind such letters', 'aaso', []],
  ['words of two letters in another order', 'li wu', ['PB-11']],
  ['words of two letters that a name does not both have', 'li je', []],
  ['two letters for an umlaut beside a word that has such letters', 'mueller samuel', ['PB-9']],
  ['not a name without an umlaut for two letters', 'jueff', ['PB-9']],
  ['a number as a spreadsheet keeps it', "'AB-12345", ['AB-12345']],
  ['a number in quotation marks', '"AB-12345"\t', ['AB-12345']],
  ['a number behind a sign that the shop does not have', '#ab-123', ['AB-12345']],
  ['not the middle of a number behind such a sign', '#123', []],
  ['not the middle of a word', 'uller', []],
  ['two characters', 'x9', ['PB-2']],
  ['what means something to a search engine', '"OR" NEAR(* ^', []],
  ['a quotation mark', '"', []],
  ['a per cent sign', '%', []],
  ['what ends the question of a search engine', 'ab-\u0000123', []],
])('a phrase finds %s: %s', async (_, phrase, expected) => {
  const { mirror } = await startMirror();
  await takeIn(mirror, [
    order(1, { orderNumber: 'AB-12345', receiverName: 'Anna Schmidt', trackingNumber: '' }),
    order(2, { receiverName: 'Jean Müller', trackingNumber: 'ZX9YB' }),
    order(3, { orderNumber: 'N°7', receiverName: 'Ngọc Đặng', trackingNumber: '' }),
    order(4, { receiverName: "Smith-Jones (ACME) O'Neil", trackingNumber: '' }),
    order(5, { receiverName: 'Anne–Marie O’Brien', trackingNumber: '' }),
    order(6, { receiverName: 'Hay & Co', trackingNumber: '' }),
    order(7, { receiverName: 'Krueger', trackingNumber: '' }),
    order(8, { receiverName: 'Åse Sørensen', trackingNumber: '' }),
    order(9, { receiverName: 'Samuel Mu\u0308ller-Juff', trackingNumber: '' }),
    order(10, { receiverName: 'Juff', trackingNumber: '' }),
    order(11, { receiverName: 'Wu, Li', trackingNumber: '' }),
  ]);
  const { rows, totalCount } = await mirror.window(query({ phrase }), 0, 10);
  expect(numbersOf(rows)).toEqual(expected);
  expect(totalCount).toBe(expected.length);
});

test('a phrase finds what was changed meanwhile, and no longer what it was', async () => {
  const { mirror } = await startMirror();
  await takeIn(mirror, [order(1, { receiverName: 'Anna Schmidt' })]);
  expect((await mirror.window(query({ phrase: 'schmidt' }), 0, 9)).totalCount).toBe(1);
  await takeIn(mirror, [order(1, { receiverName: 'Anna Weber' })]);
  expect((await mirror.window(query({ phrase: 'schmidt' }), 0, 9)).totalCount).toBe(0);
  expect((await mirror.window(query({ phrase: 'weber' }), 0, 9)).totalCount).toBe(1);
});

test('filters leave out, and each choice of a filter is counted with the others as they are', async () => {
  const { mirror } = await startMirror();
  await takeIn(mirror, [order(1), order(2, { carrierName: 'Aramex' }), order(3, { country: 'Fiji' })]);
  await takeIn(mirror, [order(4), order(5)], { accountId: 'south', seenAs: 'shipped' });
  const post = query({ filters: { carrierName: 'NZ Post' } });
  expect((await mirror.window(post, 0, 9)).totalCount).toBe(4);
  expect(await mirror.counts(post)).toEqual({
    totalCount: 4,
    groups: { unshipped: 2, shipped: 2 },
    accounts: expect.arrayContaining([
      { accountId: 'north', count: 2 },
      { accountId: 'south', count: 2 },
    ]),
    carriers: [
      { name: 'NZ Post', count: 4 },
      { name: 'Aramex', count: 1 },
    ],
    countries: [
      { name: 'New Zealand', count: 3 },
      { name: 'Fiji', count: 1 },
    ],
    records: { any: 4, manifested: 0, 'not-manifested': 4, 'in-doubt': 0, archived: 0, gone: 0 },
  });
  expect((await mirror.window(query({ filters: { carrierName: 'Nobody' } }), 0, 9)).totalCount).toBe(0);
  expect(numbersOf((await mirror.select(query({ filters: { group: 'shipped' } }), 1)).orders)).toEqual(['PB-4']);
  expect((await mirror.select(query({ filters: { group: 'shipped' } }), 1)).totalCount).toBe(2);
});

test('carriers whose names differ only in case or accents are one, as it was written first, also after a restart', async () => {
  const { mirror, reopen } = await startMirror();
  await takeIn(mirror, [order(1, { carrierName: 'DHL' }), order(2, { carrierName: 'Dhl', country: 'Réunion' })]);
  const later = reopen();
  await takeIn(later, [order(3, { carrierName: 'dhl', country: 'REUNION' }), order(2, { carrierName: 'dhl' })]);
  const filters = { carrierName: 'dhl' };
  expect((await later.window(query({ filters }), 0, 9)).rows.map(({ carrierName }) => carrierName)).toEqual([
    'DHL',
    'DHL',
    'DHL',
  ]);
  const { carriers, countries } = await later.counts(query());
  expect({ carriers, countries }).toEqual({
    carriers: [{ name: 'DHL', count: 3 }],
    countries: [
      { name: 'New Zealand', count: 2 },
      { name: 'Réunion', count: 1 },
    ],
  });
});

test('only what is selected, of whatever is in the list', async () => {
  const { mirror, reopen } = await startMirror();
  await takeIn(mirror, [order(1), order(2), order(3)]);
  await mirror.choose([
    { accountId: 'north', orderId: 3 },
    { accountId: 'south', orderId: 1 },
  ]);
  const selected = query({ filters: { selectedOnly: true } });
  expect(numbersOf((await mirror.window(selected, 0, 9)).rows)).toEqual(['PB-3']);
  await mirror.choose([]);
  expect((await mirror.window(selected, 0, 9)).totalCount).toBe(0);
  expect((await reopen().window(query(), 0, 9)).totalCount).toBe(3);
});

test('places: a beginning in either direction, a date, a carrier, the end', async () => {
  const { mirror } = await startMirror();
  const names = ['Anna', 'Bob', 'bruno', 'Carla'];
  await takeIn(
    mirror,
    names.map((receiverName, at) => order(at + 1, { receiverName, carrierName: at < 3 ? 'Aramex' : 'NZ Post' })),
  );
  const byName = (descending: boolean) => query({ sort: { by: 'receiverName', descending } });
  expect(await mirror.positionOf(byName(false), { beginning: 'B' })).toBe(1);
  expect(await mirror.positionOf(byName(true), { beginning: 'b' })).toBe(1);
  expect(await mirror.positionOf(byName(false), { beginning: 'x' })).toBe(4);
  const byDate = query({ sort: { by: 'orderedAt', descending: true } });
  expect(await mirror.positionOf(byDate, { at: order(2).orderedAt ?? '' })).toBe(2);
  const byCarrier = query({ sort: { by: 'carrierName', descending: false } });
  expect(await mirror.positionOf(byCarrier, { beginning: 'n' })).toBe(3);
  expect(await mirror.positionOf(byCarrier, { at: readAtOfNothing })).toBe(0);
});

test('places: what begins a number finds the first that begins so, although numbers sort by their value', async () => {
  const { mirror } = await startMirror();
  await takeIn(
    mirror,
    [4, 1001, 1200, 1201, 1300].map((id) => order(id)),
  );
  const at = (beginning: string, descending = false) =>
    mirror.positionOf(query({ sort: { by: 'orderNumber', descending } }), { beginning });
  expect(await Promise.all(['PB-1', 'PB-12', 'PB-1201', 'PB-4', 'PB-9', 'PB-2'].map((one) => at(one)))).toEqual([
    1, 2, 3, 0, 1, 0,
  ]);
  expect(await Promise.all(['PB-1', 'PB-12', 'PB-1200', 'PB-4', 'PB-9'].map((one) => at(one, true)))).toEqual([
    0, 1, 2, 4, 4,
  ]);
});

const readAtOfNothing = '2026-01-01T00:00:00.000Z';

test('an order that somebody else shipped or took away stays in its place while it is kept, and is not counted', async () => {
  const { mirror } = await startMirror();
  await takeIn(
    mirror,
    [1, 2, 3, 4].map((id) => order(id)),
  );
  const asked = query({ filters: { group: 'unshipped' } });
  const kept = [1, 2, 3].map((orderId) => ({ accountId: 'north', orderId }));
  expect(await mirror.window(asked, 0, 9, kept)).toMatchObject({ totalCount: 4, kept: [] });

  await takeIn(mirror, [order(2)], { seenAs: 'shipped' });
  await mirror.markGone({ accountId: 'north', orderIds: [3], at: readAt });
  const now = await mirror.window(asked, 0, 9, kept);
  expect(numbersOf(now.rows)).toEqual(['PB-1', 'PB-2', 'PB-3', 'PB-4']);
  expect(now.rows.map(({ verdict }) => verdict)).toEqual(['unshipped', 'shipped', 'gone', 'unshipped']);
  expect(now).toMatchObject({ totalCount: 2, kept: kept.slice(1) });
  const byCarrier = query({ filters: { group: 'unshipped' }, sort: { by: 'carrierName', descending: false } });
  expect((await mirror.window(byCarrier, 1, 2, kept)).rows).toHaveLength(2);
  expect((await mirror.counts(asked)).totalCount).toBe(2);
  expect((await mirror.select(asked, 9)).orders).toHaveLength(2);
  const byNumber = query({ filters: { group: 'unshipped' }, sort: { by: 'orderNumber', descending: false } });
  expect(await mirror.positionOf(byNumber, { beginning: 'PB-4' }, kept)).toBe(3);
  expect(await mirror.positionOf(byNumber, { beginning: 'PB-4' })).toBe(1);
  expect(numbersOf((await mirror.window(asked, 0, 9)).rows)).toEqual(['PB-1', 'PB-4']);
});
