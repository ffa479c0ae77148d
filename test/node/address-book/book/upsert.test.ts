/**
 * Single entries changed in an open book: found at once, everywhere, also after reopening; the old words are no longer
 * found.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type AddressBook, createAddressBook } from '../../../../src-main/address-book/address-book.ts';
import type { AddressBookEntry } from '../../../../src-preload/contract/address-book.ts';
import fc from '../../../helpers/properties.ts';
import { bookEntry } from '../book-entry.ts';

let folder: string;
let book: AddressBook;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'packbench-upsert-'));
  book = createAddressBook({ path: join(folder, 'book.sqlite') });
});
afterEach(async () => {
  book.close();
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
});

const ids = (text: string): number[] => book.suggest(text, 20).map(({ entryId }) => entryId);
const reopen = (): void => {
  book.close();
  book = createAddressBook({ path: join(folder, 'book.sqlite') });
};
const zebedee = bookEntry({
  entryId: 9,
  name: 'Zebedee Quist',
  street: '7 Xylo Street',
  postCode: '3065',
  country: 'AU',
  city: 'Fitzroy',
  telephone: '+61 2 9876 5432',
});

test('a new word is found right after, also with a typo and half typed, and still after reopening', async () => {
  await book.replaceAll([bookEntry({ entryId: 1, name: 'Anna Smith' })]);
  book.upsert(zebedee);
  for (const again of [false, true]) {
    if (again) reopen();
    for (const text of ['zebedee', 'zebeede', 'qiust', 'zebdee qui', 'xylo', '9876 54', '3065 zeb'])
      expect(ids(text), text).toEqual([9]);
    expect(book.state().totalCount).toBe(2);
    expect(book.validate({ ...zebedee, street: '7 Xylo St' }).matched?.entryId).toBe(9);
  }
});

test('one new word after the other is found, each also with a typo', async () => {
  await book.replaceAll([bookEntry({ entryId: 1, name: 'Anna Smith' })]);
  for (const [index, name] of ['Zebedee', 'Quixote', 'Bartholomew'].entries()) {
    book.upsert({ entryId: 10 + index, name });
    expect(ids(`${name.slice(0, 2)}${name[3]}${name[2]}${name.slice(4)}`)).toEqual([10 + index]);
  }
});

test('an entry with a known id replaces the old one everywhere', async () => {
  await book.replaceAll([bookEntry({ entryId: 1, name: 'Anna Smith' }), zebedee]);
  book.upsert(
    bookEntry({
      entryId: 9,
      name: 'Bob Stone',
      street: '1 Other Road',
      postCode: '4000',
      country: 'AU',
      city: 'Brisbane',
      telephone: '07 1111 2222',
    }),
  );
  for (const again of [false, true]) {
    if (again) reopen();
    for (const text of ['zebedee', 'zebeede', 'xylo', '9876 54', '3065']) expect(ids(text), text).toEqual([]);
    expect(ids('bob ston')).toEqual([9]);
    expect(ids('1111')).toEqual([9]);
    expect(book.validate(zebedee)).toEqual({ matched: null, suggestions: [] });
    expect(book.state().totalCount).toBe(2);
  }
});

test('into an empty book, and with nothing but an id', () => {
  book.upsert({ entryId: 5 });
  book.upsert({ entryId: 6, name: 'Only A Name' });
  expect(ids('only')).toEqual([6]);
  expect(
    book
      .suggest('', 5)
      .map(({ entryId }) => entryId)
      .sort(),
  ).toEqual([5, 6]);
  expect(book.state()).toMatchObject({ totalCount: 2, readAt: null });
});

test('an id that is no number is refused, and nothing changes', () => {
  expect(() => book.upsert({ entryId: Number.NaN, name: 'Nobody' })).toThrow(TypeError);
  expect(book.state().totalCount).toBe(0);
});

test('whatever comes in whatever order, the list is as if it had been filled at once', async () => {
  const name = fc.stringMatching(/^[A-Fa-f]{1,3}$/);
  const change = fc.record({ entryId: fc.integer({ min: 1, max: 12 }), name });
  await fc.assert(
    fc.asyncProperty(
      fc.array(change, { maxLength: 8 }),
      fc.array(change, { maxLength: 60 }),
      async (filled, changes) => {
        await book.replaceAll(filled);
        for (const one of changes) book.upsert(one);
        const expected = new Map<number, string>([...filled, ...changes].map((one) => [one.entryId, one.name]));
        expect(book.state().totalCount).toBe(expected.size);
        const listed = book.suggest('', 100);
        expect(new Map(listed.map((one) => [one.entryId, one.name]))).toEqual(expected);
        const order = (all: readonly AddressBookEntry[]): string[] => all.map((one) => one.name.toLowerCase());
        expect(order(listed)).toEqual(order(listed).sort());
        for (const [entryId, text] of expected)
          expect(book.suggest(text, 100).map((one) => one.entryId)).toContain(entryId);
      },
    ),
    { numRuns: 30 },
  );
});
