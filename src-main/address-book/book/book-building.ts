/** Writes a whole new book into a file of its own. */
import type { DatabaseSync } from 'node:sqlite';
import { beginBookFile, deleteBookFile, finishingBookFile } from './book-file.ts';
import { completeEntry, entryOf, fieldsText, type GivenEntry, orderKey } from './entry-row.ts';
import { createEntryWriter, writtenEntry } from './entry-writer.ts';
import { beginFillingIndexes, mergingIndexes } from './index-filling.ts';
import { packingTerms } from './packed-terms.ts';
import { createSlices, inSlices, type SliceOptions } from './slices.ts';
import { sortedInSlices } from './sorting.ts';

export interface BuildOptions extends SliceOptions {
  /** ISO; the present instant by default. */
  readonly readAt?: string;
  /** Entries taken so far; called every thousand. */
  readonly onProgress?: (count: number) => void;
}

/** Slots between one entry and the next, free for entries that come later. */
export const slotStep = 8;
/** Leaves room before the first entry, too. */
export const firstSlot = 1_048_576;

/**
 * `path` must not be the file of an open book; a file that is there is replaced. When this throws (an error of the
 * entries, an abort, a full disk), nothing is left at `path`.
 */
export async function buildBook(
  path: string,
  entries: Iterable<GivenEntry> | AsyncIterable<GivenEntry>,
  { readAt = new Date().toISOString(), ...options }: BuildOptions = {},
): Promise<{ readonly totalCount: number }> {
  const waiting = await gathered(entries, options);
  const database = beginBookFile(path);
  try {
    await inSlices(fillBook(database, path, waiting, readAt), options);
  } catch (error) {
    if (database.isOpen) database.close();
    deleteBookFile(path);
    throw error;
  }
  return { totalCount: waiting.length };
}

/** An entry that waits for its slot. Its fields are one text: twenty texts would take much more memory. */
interface Waiting {
  readonly entryId: number;
  readonly key: string;
  /** As `fieldsText` writes it. */
  readonly fields: string;
}

async function gathered(
  entries: Iterable<GivenEntry> | AsyncIterable<GivenEntry>,
  options: BuildOptions,
): Promise<readonly Waiting[]> {
  const byId = new Map<number, Waiting>();
  const slices = createSlices(options);
  let taken = 0;
  for await (const given of entries) {
    const entry = completeEntry(given);
    byId.set(entry.entryId, { entryId: entry.entryId, key: orderKey(entry), fields: fieldsText(entry) });
    taken += 1;
    if (taken % 1_000 === 0) options.onProgress?.(taken);
    if (slices.isOver()) await slices.pass();
  }
  options.onProgress?.(taken);
  return [...byId.values()];
}

function inOrder(one: Waiting, other: Waiting): number {
  return one.key < other.key ? -1 : one.key > other.key ? 1 : one.entryId - other.entryId;
}

/** The book is whole after the last step. */
function* fillBook(database: DatabaseSync, path: string, waiting: readonly Waiting[], readAt: string): Generator<void> {
  const ordered = yield* sortedInSlices(waiting, inOrder);
  const writer = createEntryWriter(database);
  const counts = new Map<string, number>();
  let slot = firstSlot;
  beginFillingIndexes(database);
  for (const { entryId, fields } of ordered) {
    const written = writtenEntry(entryOf([entryId, fields]), fields);
    writer.insert(slot, written);
    for (const term of written.terms) counts.set(term, (counts.get(term) ?? 0) + 1);
    slot += slotStep;
    yield;
  }
  yield* mergingIndexes(database);
  const terms = yield* packingTerms(counts);
  yield* finishingBookFile(database, path, { readAt, totalCount: ordered.length }, terms);
}
