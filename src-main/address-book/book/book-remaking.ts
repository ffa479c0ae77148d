/**
 * A new book from the entries of one that another version of Packbench made. What its rules made of them is of no use, but
 * the entries are as the service told them: after an update the bench knows them without the service.
 */
import { DatabaseSync } from 'node:sqlite';
import type { AddressBookEntry } from '../../../src-preload/contract/address-book.ts';
import { type BuildOptions, buildBook } from './book-building.ts';
import { isDamage } from './book-damage.ts';
import { readFacts } from './book-file.ts';
import { entryOf } from './entry-row.ts';

export interface RemadeBook {
  readonly totalCount: number;
  /** ISO; as old as the book it was made from. */
  readonly readAt: string;
}

/**
 * `earlier` stays as it is. Null: it is damaged or not laid out as we know it, and nothing is left at `path`. Throws as
 * `buildBook` does.
 */
export async function remakeBook(
  path: string,
  earlier: string,
  options: Omit<BuildOptions, 'readAt' | 'present'> = {},
): Promise<RemadeBook | null> {
  let database: DatabaseSync | null = null;
  try {
    database = new DatabaseSync(earlier, { readOnly: true, timeout: 5_000 });
    if (database.prepare('PRAGMA quick_check(1)').get()?.quick_check !== 'ok') return null;
    const { readAt } = readFacts(database);
    if (readAt === null || Number.isNaN(Date.parse(readAt))) return null;
    const { totalCount } = await buildBook(path, entriesIn(database), { ...options, readAt });
    return { totalCount, readAt };
  } catch (error) {
    if (!isDamage(error)) throw error;
    return null;
  } finally {
    database?.close();
  }
}

function* entriesIn(database: DatabaseSync): Generator<AddressBookEntry> {
  const rows = database.prepare('SELECT entry_id, fields FROM entries');
  rows.setReturnArrays(true);
  for (const row of rows.iterate() as Iterable<unknown>) yield entryOf(row as [number, string]);
}
