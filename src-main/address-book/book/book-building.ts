/** Writes a whole new book into a file of its own. */
import type { DatabaseSync } from 'node:sqlite';
import { beginBookFile, deleteBookFile, finishingBookFile } from './book-file.ts';
import { renewingBook } from './book-renewal.ts';
import {
  completeEntry,
  entryOf,
  fieldsText,
  type GivenEntry,
  inOrder,
  orderKey,
  type WaitingEntry,
} from './entry-row.ts';
import { createEntryWriter, type NewRow, writtenEntry } from './entry-writer.ts';
import { beginFillingIndexes, mergingIndexes } from './index-filling.ts';
import { createSlices, inSlices, type SliceOptions } from './slices.ts';
import { firstSlot, slotStep } from './slot-finding.ts';
import { sortedInSlices } from './sorting.ts';

export interface BuildOptions extends SliceOptions {
  /** ISO; the present instant by default. */
  readonly readAt?: string;
  /** The file of the book before. What it holds already is taken from it; it stays as it is. */
  readonly present?: string;
  /** Entries taken so far; called every thousand. */
  readonly onProgress?: (count: number) => void;
}

/**
 * `path` must not be the file of an open book; a file that is there is replaced. When this throws (an error of the
 * entries, an abort, a full disk), nothing is left at `path`.
 */
export async function buildBook(
  path: string,
  entries: Iterable<GivenEntry> | AsyncIterable<GivenEntry>,
  { readAt = new Date().toISOString(), present, ...options }: BuildOptions = {},
): Promise<{ readonly totalCount: number }> {
  const came = await gathered(entries, options);
  try {
    const isRenewed = present !== undefined && (await inSlices(renewingBook(path, present, came, readAt), options));
    if (!isRenewed) await inSlices(fillingBook(path, came, readAt), options);
  } catch (error) {
    deleteBookFile(path);
    throw error;
  }
  return { totalCount: came.size };
}

async function gathered(
  entries: Iterable<GivenEntry> | AsyncIterable<GivenEntry>,
  options: BuildOptions,
): Promise<ReadonlyMap<number, WaitingEntry>> {
  const byId = new Map<number, WaitingEntry>();
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
  return byId;
}

/** An index is filled faster when many rows come one after the other. The texts of so many take a megabyte. */
const rowsAtOnce = 500;

/** The book is whole after the last step. */
function* fillingBook(path: string, came: ReadonlyMap<number, WaitingEntry>, readAt: string): Generator<void> {
  const database = beginBookFile(path);
  try {
    yield* filling(database, path, came, readAt);
  } finally {
    if (database.isOpen) database.close();
  }
}

function* filling(
  database: DatabaseSync,
  path: string,
  came: ReadonlyMap<number, WaitingEntry>,
  readAt: string,
): Generator<void> {
  const ordered = yield* sortedInSlices([...came.values()], inOrder);
  const writer = createEntryWriter(database);
  const termCounts = new Map<string, number>();
  beginFillingIndexes(database);
  for (let from = 0; from < ordered.length; from += rowsAtOnce) {
    const rows: NewRow[] = [];
    for (const [index, { entryId, fields }] of ordered.slice(from, from + rowsAtOnce).entries()) {
      const written = writtenEntry(entryOf([entryId, fields]), fields);
      rows.push({ slot: firstSlot + slotStep * (from + index), written });
      for (const term of written.terms) termCounts.set(term, (termCounts.get(term) ?? 0) + 1);
      yield;
    }
    yield* writer.inserting(rows);
  }
  yield* mergingIndexes(database);
  yield* finishingBookFile(database, path, { readAt, totalCount: ordered.length, termCounts, renewals: 0 });
}
