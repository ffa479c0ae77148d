/**
 * A new book from the present one. Most entries of an answer are as they were, and reading them by the rules is nearly all of
 * the work of filling a book. So the file is copied, and only what differs is taken out and put in; the result holds the
 * same as a book that was filled anew.
 */
import type { DatabaseSync } from 'node:sqlite';
import { DamagedBook, isDamage } from './book-damage.ts';
import { beginBookCopy, finishingBookFile } from './book-file.ts';
import { entryOf, inOrder, type WaitingEntry } from './entry-row.ts';
import { createEntryWriter, writtenEntry } from './entry-writer.ts';
import { mergingIndexes } from './index-filling.ts';
import { createSlotFinder } from './slot-finding.ts';

/** After this many a book is filled anew, so that damage which nobody can see does not go from book to book for good. */
const mostRenewals = 7;
/** Entries taken out or put in, of all: with more, filling it anew is about as fast. */
const mostChanged = 0.1;

/**
 * Answers false, and leaves nothing of use at `path`, when the book must be filled anew. Others may have their turn at
 * each step.
 */
export function* renewingBook(
  path: string,
  present: string,
  came: ReadonlyMap<number, WaitingEntry>,
  readAt: string,
): Generator<void, boolean> {
  let database: DatabaseSync | null = null;
  try {
    database = beginBookCopy(path, present);
    if (database === null) return false;
    const renewals = 1 + Number(database.prepare('SELECT renewals FROM facts').get()?.renewals);
    if (renewals > mostRenewals) return false;
    const termCounts = readTermCounts(database);
    if (termCounts === null || !(yield* changingEntries(database, came, termCounts))) return false;
    yield* finishingBookFile(database, path, { readAt, totalCount: came.size, termCounts, renewals });
    return true;
  } catch (error) {
    if (!isDamage(error)) throw error;
    return false;
  } finally {
    if (database?.isOpen) database.close();
  }
}

/** Null: they were not kept. */
function readTermCounts(database: DatabaseSync): Map<string, number> | null {
  const counts = database.prepare('SELECT counts FROM term_counts').get()?.counts;
  if (counts === undefined) return null;
  try {
    return new Map(JSON.parse(String(counts)));
  } catch (error) {
    throw new DamagedBook('The counts of the terms cannot be read.', { cause: error });
  }
}

/** Brings `termCounts` up to date, too. False: that many differ, or crowd one place in the list, that it is not worth it. */
function* changingEntries(
  database: DatabaseSync,
  came: ReadonlyMap<number, WaitingEntry>,
  termCounts: Map<string, number>,
): Generator<void, boolean> {
  const most = mostChanged * came.size;
  const { gone, kept } = yield* comparing(database, came, most);
  const coming = [...came.values()].filter(({ entryId }) => !kept.has(entryId)).sort(inOrder);
  const changes = gone.length + coming.length;
  if (changes > most) return false;
  const count = (terms: ReadonlySet<string>, more: number): void => {
    for (const term of terms) termCounts.set(term, (termCounts.get(term) ?? 0) + more);
  };
  const writer = createEntryWriter(database);
  for (const { slot, entryId, fields } of gone) {
    count(writer.remove(slot, entryOf([entryId, fields])).terms, -1);
    yield;
  }
  const slotFor = createSlotFinder(database, writer);
  for (const { entryId, fields } of coming) {
    const entry = entryOf([entryId, fields]);
    const { slot, isInOrder } = slotFor(entry);
    if (!isInOrder) return false;
    const written = writtenEntry(entry, fields);
    writer.insert(slot, written);
    count(written.terms, 1);
    yield;
  }
  for (const [term, left] of termCounts) if (left < 1) termCounts.delete(term);
  if (changes > 0) yield* mergingIndexes(database);
  return true;
}

interface Compared {
  readonly gone: readonly { readonly slot: number; readonly entryId: number; readonly fields: string }[];
  /** By id. */
  readonly kept: ReadonlySet<number>;
}

/** Stops when more than `most` are gone or changed. */
function* comparing(
  database: DatabaseSync,
  came: ReadonlyMap<number, WaitingEntry>,
  most: number,
): Generator<void, Compared> {
  const gone: Compared['gone'][number][] = [];
  const kept = new Set<number>();
  const rows = database.prepare('SELECT slot, entry_id, fields FROM entries ORDER BY slot');
  rows.setReturnArrays(true);
  for (const row of rows.iterate() as Iterable<unknown>) {
    const [slot, entryId, fields] = row as [number, number, string];
    if (came.get(entryId)?.fields === fields) kept.add(entryId);
    else gone.push({ slot, entryId, fields });
    if (gone.length > most) break;
    yield;
  }
  return { gone, kept };
}
