/** The copy itself, over real SQLite: which texts find what, how it is replaced, and what happens to a damaged file. */
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Copies, openCopies } from '../../../../src-main/address-book/copies/copies.ts';
import type { AddressBookEntry } from '../../../../src-preload/contract/address-book.ts';
import { bookEntry } from '../book-entry.ts';
import { fillCopy } from './fill-copy.ts';

const readAt = '2026-11-20T12:00:00.000Z';
let folder: string;
let copies: Copies;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'packbench-copies-'));
  copies = openCopies(folder);
});
afterEach(async () => {
  copies.close();
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
});

const people: readonly AddressBookEntry[] = [
  bookEntry({
    entryId: 1,
    name: 'Jürgen Müller',
    street: 'Hauptstraße 12',
    postCode: '80331',
    city: 'München',
    country: 'Germany',
  }),
  bookEntry({
    entryId: 2,
    name: 'Jonas Mueller',
    street: 'Müllerweg 3',
    postCode: '10115',
    city: 'Berlin',
    country: 'Germany',
  }),
  bookEntry({
    entryId: 3,
    name: 'Søren Ørsted',
    street: 'Åboulevarden 7',
    postCode: '1635',
    city: 'København',
    country: 'Denmark',
  }),
  bookEntry({
    entryId: 4,
    name: 'Zoë Brontë',
    company: 'Œuvre & Cie',
    street: '12 High Street',
    postCode: 'SW1A 1AA',
    city: 'London',
  }),
  bookEntry({
    entryId: 5,
    name: '佐藤 花子',
    street: '神宮前3丁目12-5',
    city: '渋谷区',
    state: '東京都',
    postCode: '150-0001',
  }),
  bookEntry({ entryId: 6, name: 'สมชาย ใจดี', street: '15/7 ถนนสุขุมวิท', city: 'เขตวัฒนา', telephone: '+66 81 234 5678' }),
  bookEntry({
    entryId: 7,
    name: '髙橋 ケンジ',
    telephone: '+81 90 1111 2222',
    code: 'JP-007',
    email: 'kenji@example.jp',
  }),
  bookEntry({
    entryId: 8,
    name: 'Elizabeth Montgomery',
    company: 'Fjordland Woodworks',
    street: '8 Te Ara Terrace',
    city: 'Ōtaki',
  }),
];

/** What is known of an account whose book was never read. */
const noCopy = { totalCount: 0, readAt: null, wasDamaged: false, aside: null, hasEarlier: false };

const fill = (accountId: string, entries: readonly AddressBookEntry[], at: string): Promise<unknown> =>
  fillCopy({ copies, folder }, accountId, entries, at);
const search = (text: string, limit: number): readonly AddressBookEntry[] =>
  copies.search(['one'], text, limit).hits.map(({ entry }) => entry);

async function found(text: string, limit = 50): Promise<readonly number[]> {
  await fill('one', people, readAt);
  return search(text, limit).map(({ entryId }) => entryId);
}

describe('finding', () => {
  test.each([
    ['accents left out', 'Jurgen Muller', [1]],
    ['ue for ü', 'Juergen Mueller', [1]],
    ['ü for ue', 'Jonas Müller', [2]],
    ['ss for ß', 'hauptstrasse', [1]],
    ['o and oe for ø', 'soren orsted', [3]],
    ['oe for ø', 'Oersted', [3]],
    ['aa for å', 'Aaboulevarden', [3]],
    ['œ taken apart', 'oeuvre', [4]],
    ['capitals', 'ZOË', [4]],
    ['a post code without its space', 'sw1a1aa', [4]],
    ['part of a Japanese place', '渋谷', [5]],
    ['the end of a Japanese word', '谷区', [5]],
    ['full-width digits', '神宮前３', [5]],
    ['one character', '花', [5]],
    ['a Thai road without its first word', 'สุขุมวิท', [6]],
    ['another written form of a Japanese name', '高橋', [7]],
    ['hiragana for katakana', 'けんじ', [7]],
    ['half-width katakana', 'ｹﾝｼﾞ', [7]],
    ['a code', 'jp-007', [7]],
    ['an address of mail', 'kenji@example', [7]],
    ['a telephone number as dialled at home', '081 234 5678', [6]],
    ['the end of a telephone number', '2222', [7]],
    ['words of different fields', 'elizabeth otaki', [8]],
    ['a half-typed word', 'eliz', [8]],
    ['half-typed words in any order', 'mont eli', [8]],
    ['two letters swapped', 'Elizabteh', [8]],
    ['a letter too few', 'Montgmery', [8]],
    ['a letter too many', 'Montgommery', [8]],
    ['another letter', 'Montgonery', [8]],
    ['a half-typed word with a typo', 'Mnotgo', [8]],
    ['a typo in the first of two words', 'elizbeth mont', [8]],
    ['two wrong letters', 'Elyzapeth', [8]],
    ['a typo in a company', 'fjordlnad', [8]],
  ])('%s: %s', async (_, text, expected) => {
    expect(await found(text)).toEqual(expected);
  });

  test.each(['xyzzyq', 'Elizabeth Berlin', '"', 'a" OR "b', '*', '(', 'name:', 'NEAR(', '-', '999999', "'; --"])(
    'finds nothing, and breaks nothing, by %s',
    async (text) => {
      expect(await found(text)).toEqual([]);
    },
  );

  test('a whole word of a name comes before a beginning, and a beginning before a typo', async () => {
    const names = ['Annan Ito', 'Anna Ito', 'Bert Anna', 'Annabel Ito', 'Anne Ito'];
    await fill(
      'one',
      names.map((name, index) => bookEntry({ entryId: index + 1, name })),
      readAt,
    );
    const order = search('anna', 50).map(({ name }) => name);
    expect(order).toEqual(['Anna Ito', 'Bert Anna', 'Annabel Ito', 'Annan Ito', 'Anne Ito']);
  });

  test('without text the list begins, in the order of names, however they are written', async () => {
    const order = (await found('', 4)).map((entryId) => people.find((one) => one.entryId === entryId)?.name);
    expect(order).toEqual(['Elizabeth Montgomery', 'Jonas Mueller', 'Jürgen Müller', 'Søren Ørsted']);
  });

  test('no entry twice, and never more than asked for', async () => {
    const many = Array.from({ length: 300 }, (_, index) =>
      bookEntry({ entryId: index + 1, name: `Anna Annason ${index}` }),
    );
    await fill('one', many, readAt);
    const ids = search('anna', 200).map(({ entryId }) => entryId);
    expect(ids).toHaveLength(200);
    expect(new Set(ids).size).toBe(200);
  });
});

describe('suggesting', () => {
  const street = { street: '12 Smith Street', city: 'Fitzroy', state: 'VIC', postCode: '3065', country: 'Australia' };
  test.each([
    ['a typo in the street', { ...street, street: '12 Smiht Street' }],
    ['a typo in what kind of street it is', { ...street, street: '12 Smith Streex' }],
    ['another post code', { ...street, postCode: '3066' }],
    ['another number in the same street', { ...street, street: '13 Smith Street' }],
    ['no post code', { ...street, postCode: '' }],
  ])('%s is suggested', async (_, asked) => {
    await fill('one', [bookEntry(street)], readAt);
    expect(copies.check('one', bookEntry(asked))).toMatchObject({
      matched: false,
      suggestions: [{ street: '12 Smith Street', postCode: '3065', countryCode: 'AU' }],
    });
  });

  test.each([
    ['another street of the same place', { ...street, street: '12 Nicholson Avenue' }],
    ['the same street far away', { ...street, city: 'Perth', state: 'WA', postCode: '6000', country: 'New Zealand' }],
    ['nothing at all', bookEntry({})],
  ])('%s is not', async (_, asked) => {
    await fill('one', [bookEntry(street)], readAt);
    expect(copies.check('one', bookEntry(asked))).toMatchObject({ matched: false, suggestions: [] });
  });

  test('the building stands before the street, which is all a suggestion has', async () => {
    await fill('one', [bookEntry({ ...street, building: 'Unit 5' })], readAt);
    expect(copies.check('one', bookEntry(street)).suggestions).toMatchObject([{ street: 'Unit 5, 12 Smith Street' }]);
  });
});

describe('replacing', () => {
  test('is whole or not at all: an entry that cannot be written leaves the copy as it was', async () => {
    await fill('one', people, readAt);
    const wrong = bookEntry({ entryId: 'not a number' as unknown as number, name: 'Wrong' });
    await expect(fill('one', [wrong], '2026-11-21T12:00:00.000Z')).rejects.toThrow();
    expect(copies.state('one')).toMatchObject({ totalCount: people.length, readAt });
    expect(search('eliz', 5)).toHaveLength(1);
    await fill('one', people.slice(0, 2), readAt);
    expect(copies.state('one').totalCount).toBe(2);
  });

  test('while it is under way the copy before is found, afterwards only the new one', async () => {
    await fill('one', people, readAt);
    const many = Array.from({ length: 2_000 }, (_, index) =>
      bookEntry({ entryId: index + 1, name: `Newcomer ${index}` }),
    );
    const replaced = fill('one', many, '2026-11-21T12:00:00.000Z');
    expect(search('Elizabteh', 5)).toHaveLength(1);
    expect(search('newcomer', 5)).toEqual([]);
    await replaced;
    expect(search('Elizabeth', 5)).toEqual([]);
    expect(search('newcomre', 5)).toHaveLength(5);
    expect(copies.state('one')).toEqual({ ...noCopy, totalCount: 2_000, readAt: '2026-11-21T12:00:00.000Z' });
  });

  test('is kept for the next start, each account by itself, and for this user alone', async () => {
    await fill('one', people, readAt);
    copies.close();
    copies = openCopies(folder);
    expect(copies.state('one')).toEqual({ ...noCopy, totalCount: people.length, readAt });
    expect(copies.state('two')).toEqual(noCopy);
    for (const name of (await readdir(folder)).filter((each) => each.endsWith('.sqlite'))) {
      expect((await stat(join(folder, name))).mode & 0o077).toBe(0);
    }
  });

  test('forgotten is gone from the disk', async () => {
    await fill('one', people, readAt);
    copies.forget('one');
    expect(await readdir(folder)).toEqual([]);
    expect(copies.state('one').totalCount).toBe(0);
  });
});

describe('a damaged file', () => {
  async function reopened(damage: (bytes: Buffer) => Buffer): Promise<void> {
    copies.close();
    const [name = ''] = (await readdir(folder)).filter((each) => each.endsWith('.sqlite'));
    await writeFile(join(folder, name), damage(await readFile(join(folder, name))));
    copies = openCopies(folder);
  }
  const damages: readonly [string, (bytes: Buffer) => Buffer][] = [
    ['is no database', () => Buffer.from('this was a database once, and is not any more'.repeat(100))],
    ['is cut short', (bytes) => bytes.subarray(0, Math.floor(bytes.length / 2))],
    ['has pages of zeros', (bytes) => Buffer.concat([bytes.subarray(0, 4_096), Buffer.alloc(bytes.length - 4_096)])],
  ];
  test.each(damages)('that %s is deleted, says so, and can be filled again', async (_, damage) => {
    await fill('one', people, readAt);
    await reopened(damage);
    expect(copies.state('one')).toEqual({ ...noCopy, wasDamaged: true });
    expect(search('eliz', 5)).toEqual([]);
    await fill('one', people, readAt);
    expect(copies.state('one')).toEqual({ ...noCopy, totalCount: people.length, readAt });
    expect(search('eliz', 5)).toHaveLength(1);
  });

  test('of another version is no longer asked, and waits until a new one is there', async () => {
    await fill('one', people, readAt);
    await reopened((bytes) => {
      bytes.writeUInt32BE(99, 60);
      return bytes;
    });
    expect(copies.state('one')).toEqual({ ...noCopy, hasEarlier: true });
    await fill('one', people, readAt);
    expect(copies.state('one')).toMatchObject({ totalCount: people.length, hasEarlier: false });
    expect(search('eliz', 5)).toHaveLength(1);
    expect((await readdir(folder)).filter((each) => each.endsWith('.earlier.sqlite'))).toEqual([]);
  });
});
