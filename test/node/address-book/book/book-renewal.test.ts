/** A book made from the one before holds the same as one that was filled anew. */
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildAddressBook, createAddressBook } from '../../../../src-main/address-book/address-book.ts';
import type { AddressBookEntry } from '../../../../src-preload/contract/address-book.ts';
import fc from '../../../helpers/properties.ts';
import { bookEntry } from '../book-entry.ts';

let folder = '';
let present = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'packbench-renewal-'));
  present = join(folder, 'book.sqlite');
});
afterEach(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));

const readAt = '2026-07-01T08:00:00.000Z';
/** Enough that a few changes are few. */
const entries = Array.from({ length: 120 }, (_, at) => customer(at + 1, `Anna ${letters(at)}`));

function customer(entryId: number, name: string): AddressBookEntry {
  const street = `${entryId} ${letters(entryId * 7)} Street`;
  return bookEntry({
    entryId,
    name,
    street,
    city: 'Fitzroy',
    postCode: '3065',
    country: 'AU',
    telephone: `555${entryId}`,
  });
}

function letters(number: number): string {
  return [26 * 26, 26, 1].map((by) => String.fromCharCode(97 + (Math.floor(number / by) % 26))).join('');
}

/** Answers whether it was made from the one before, which it then replaces. */
async function renew(book: readonly AddressBookEntry[]): Promise<boolean> {
  const built = join(folder, 'built.sqlite');
  await buildAddressBook(built, book, { readAt, present });
  const { wasRenewed } = contentOf(built);
  await rename(built, present);
  return wasRenewed;
}

/** Everything the file holds but the numbers of its slots, and whether it was made from another. */
function contentOf(path: string): { readonly wasRenewed: boolean; readonly content: unknown } {
  const database = new DatabaseSync(path);
  try {
    const rows = database.prepare('SELECT slot, entry_id, fields, canonical FROM entries ORDER BY slot').all();
    const places = new Map(rows.map(({ slot }, place) => [slot, place]));
    const indexes = ['words', 'address_keys'].map((index) => {
      database.exec(`INSERT INTO ${index} (${index}) VALUES ('integrity-check')`);
      database.exec(`CREATE VIRTUAL TABLE temp.tokens_of_${index} USING fts5vocab(main, ${index}, instance)`);
      const tokens = database.prepare(`SELECT term, doc FROM tokens_of_${index}`).all();
      return tokens.map(({ term, doc }) => `${term} ${places.get(doc ?? null)}`);
    });
    const terms = database.prepare('SELECT bytes FROM terms ORDER BY piece').all();
    const later = database.prepare('SELECT term FROM later_terms').all();
    const facts = database.prepare('SELECT read_at, total_count, bytes_of_terms FROM facts').all();
    const entriesInOrder = rows.map(({ slot: _slot, ...row }) => row);
    const wasRenewed = Number(database.prepare('SELECT renewals FROM facts').get()?.renewals) > 0;
    return { wasRenewed, content: { entriesInOrder, indexes, terms, later, facts } };
  } finally {
    database.close();
  }
}

async function filledAnew(book: readonly AddressBookEntry[]): Promise<unknown> {
  const path = join(folder, 'anew.sqlite');
  await buildAddressBook(path, book, { readAt });
  return contentOf(path).content;
}

test('whatever came, went and changed, in the same order of the list', async () => {
  const name = fc.stringMatching(/^[A-Ca-c]{1,2}$/);
  const change = fc.record({ entryId: fc.integer({ min: 1, max: 130 }), name });
  const gone = fc.array(fc.integer({ min: 1, max: 120 }), { maxLength: 2 });
  await fc.assert(
    fc.asyncProperty(fc.array(change, { maxLength: 4 }), gone, async (changes, without) => {
      await buildAddressBook(present, entries, { readAt });
      const book = new Map(entries.map((one) => [one.entryId, one]));
      for (const id of without) book.delete(id);
      for (const one of changes) book.set(one.entryId, customer(one.entryId, one.name));
      const answer = [...book.values()].reverse();
      expect(await renew(answer)).toBe(true);
      expect(contentOf(present).content).toEqual(await filledAnew(answer));
    }),
    { numRuns: 12 },
  );
});

test('it is filled anew after many changes, where nothing sound is there, after single changes, and now and then', async () => {
  expect(await renew(entries)).toBe(false);
  expect(await renew(entries)).toBe(true);
  expect(await renew(entries.map((one) => ({ ...one, city: 'Richmond' })))).toBe(false);

  const book = createAddressBook({ path: present });
  book.upsert(customer(1, 'Bert Somewhere'));
  book.close();
  expect(await renew(entries)).toBe(false);
  expect(contentOf(present).content).toEqual(await filledAnew(entries));

  const another = new DatabaseSync(present);
  another.exec("UPDATE term_counts SET counts = 'none'");
  another.close();
  expect(await renew(entries)).toBe(false);

  for (let time = 1; time <= 7; time += 1) expect(await renew(entries)).toBe(true);
  expect(await renew(entries)).toBe(false);
});

test('it is filled anew where the present file cannot be read', async () => {
  const unreadable = join(folder, 'unreadable.sqlite');
  await mkdir(unreadable);
  const path = join(folder, 'beside.sqlite');
  await buildAddressBook(path, entries, { readAt, present: unreadable });
  expect(contentOf(path).content).toEqual(await filledAnew(entries));
});
