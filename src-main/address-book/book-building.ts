/** Writes a whole new book into a file of its own. */
import type { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import type { AddressBookEntry } from '../../src-preload/contract/address-book.ts';
import type { GivenEntry } from './address-book.ts';
import { beginBookFile, deleteBookFile, finishBookFile } from './book-file.ts';
import { completeEntry, orderKey } from './entry-row.ts';
import { createEntryWriter, type WrittenEntry, writtenEntry } from './entry-writer.ts';
import { packTerms } from './packed-terms.ts';

export interface BuildOptions {
  /** ISO; now, when not given. */
  readonly readAt?: string;
  readonly signal?: AbortSignal;
  /** Entries taken so far; called every thousand. */
  readonly onProgress?: (count: number) => void;
}

/** Others get their turn after so many entries: some milliseconds of work. */
const entriesAtOnce = 200;
/** So many entries are taken apart, then written: the two share the processor's caches badly. What it gains is small. */
const entriesInHand = 2_000;
/** Free places between two entries, for those that come later. */
export const placeStep = 8;
/** There is room before the first, too. */
export const firstPlace = 1_048_576;

/**
 * `path` must not be the file of an open book; what is there is replaced. When it throws (what the entries throw, an abort,
 * a full disk), nothing is left at `path`.
 */
export async function buildBook(
  path: string,
  entries: Iterable<GivenEntry> | AsyncIterable<GivenEntry>,
  { readAt = new Date().toISOString(), signal, onProgress }: BuildOptions = {},
): Promise<{ readonly totalCount: number }> {
  const ordered = await inListOrder(entries, signal, onProgress);
  const database = beginBookFile(path);
  try {
    const counts = await fill(database, ordered, signal);
    finishBookFile(database, path, { readAt, totalCount: ordered.length }, packTerms(counts));
  } catch (error) {
    if (database.isOpen) database.close();
    deleteBookFile(path);
    throw error;
  }
  return { totalCount: ordered.length };
}

async function inListOrder(
  entries: Iterable<GivenEntry> | AsyncIterable<GivenEntry>,
  signal: AbortSignal | undefined,
  onProgress: BuildOptions['onProgress'],
): Promise<readonly AddressBookEntry[]> {
  const byId = new Map<number, AddressBookEntry>();
  let taken = 0;
  for await (const entry of entries) {
    byId.set(entry.entryId, completeEntry(entry));
    taken += 1;
    if (taken % 1_000 !== 0) continue;
    signal?.throwIfAborted();
    onProgress?.(taken);
    await setImmediate();
  }
  onProgress?.(taken);
  const keyed = Array.from(byId.values(), (entry) => ({ entry, key: orderKey(entry) }));
  keyed.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.entry.entryId - b.entry.entryId));
  return keyed.map(({ entry }) => entry);
}

async function fill(
  database: DatabaseSync,
  ordered: readonly AddressBookEntry[],
  signal: AbortSignal | undefined,
): Promise<ReadonlyMap<string, number>> {
  // Everything in one run of the index: nothing need be merged afterwards, and searches look in one place.
  database.exec(`INSERT INTO words (words, rank) VALUES ('hashsize', ${indexMemory});
    INSERT INTO address_keys (address_keys, rank) VALUES ('hashsize', ${indexMemory});`);
  const writer = createEntryWriter(database);
  const counts = new Map<string, number>();
  for (let from = 0; from < ordered.length; from += entriesInHand) {
    const written: WrittenEntry[] = [];
    await inTurns(ordered.slice(from, from + entriesInHand), signal, (entry) => {
      const one = writtenEntry(entry);
      for (const term of one.terms) counts.set(term, (counts.get(term) ?? 0) + 1);
      written.push(one);
    });
    await inTurns(written, signal, (one, index) => writer.insert(firstPlace + (from + index) * placeStep, one));
  }
  return counts;
}

async function inTurns<One>(
  all: readonly One[],
  signal: AbortSignal | undefined,
  use: (one: One, index: number) => void,
): Promise<void> {
  for (const [index, one] of all.entries()) {
    use(one, index);
    if (index % entriesAtOnce !== 0) continue;
    signal?.throwIfAborted();
    await setImmediate();
  }
}

/** Bytes that the index gathers before it writes a run of its own. */
const indexMemory = 64 * 1024 * 1024;
