/** A book's two indexes as they are filled: whole by SQLite's own check, and used and changed by its public interface only. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildAddressBook, createAddressBook } from '../../../../src-main/address-book/address-book.ts';
import { bookEntry } from '../book-entry.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'packbench-filling-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const count = 6_000;
/** Long words of their own, so that the indexes come to several parts before they are merged. */
const entries = Array.from({ length: count }, (_, at) =>
  bookEntry({
    entryId: at + 1,
    name: `Anna ${letters(at * 7919)} ${letters(at * 104_729 + 5)}`,
    street: `${at} ${letters(at)} Street`,
    city: 'Fitzroy',
    postCode: '3065',
    country: 'AU',
  }),
);

function letters(number: number): string {
  return Array.from({ length: 12 }, (_, at) => String.fromCharCode(97 + (((number >> at) + at * number) % 26))).join(
    '',
  );
}

function checkIndexes(path: string): void {
  const database = new DatabaseSync(path);
  try {
    for (const index of ['words', 'address_keys']) {
      database.exec(`INSERT INTO ${index} (${index}) VALUES ('integrity-check')`);
      // A merge that finds nothing to do changes less than two rows (sqlite.org/fts5.html, 6.8).
      const before = Number(database.prepare('SELECT total_changes() AS count').get()?.count);
      database.exec(`INSERT INTO ${index} (${index}, rank) VALUES ('merge', -1000000)`);
      expect([index, Number(database.prepare('SELECT total_changes() AS count').get()?.count) - before]).toEqual([
        index,
        expect.toSatisfy((changes: number) => changes < 2),
      ]);
    }
  } finally {
    database.close();
  }
}

test('whole and in one part, also after entries were changed', async () => {
  const path = join(folder, 'book.sqlite');
  await buildAddressBook(path, entries);
  checkIndexes(path);

  const book = createAddressBook({ path });
  const last = entries.at(-1);
  expect(book.suggest(last?.name ?? '', 5)).toEqual([last]);
  book.upsert(bookEntry({ entryId: count, name: 'Bert Somewhere', street: '1 Elsewhere Road' }));
  expect(book.suggest(last?.name ?? '', 5)).toEqual([]);
  expect(book.suggest('bert somew', 5)).toHaveLength(1);
  book.close();
  const database = new DatabaseSync(path);
  for (const index of ['words', 'address_keys'])
    database.exec(`INSERT INTO ${index} (${index}) VALUES ('integrity-check')`);
  database.close();
});
