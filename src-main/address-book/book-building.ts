/** Writes a whole new book into a file of its own. */
import type { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import type { AddressBookEntry } from '../../src-preload/contract/address-book.ts';
import type { GivenEntry } from './address-book.ts';
import { addressKeys } from './address-keys.ts';
import { beginBookFile, deleteBookFile, finishBookFile, indexedBeginnings } from './book-file.ts';
import { type CanonicalAddress, canonicalAddress, packCanonical } from './canonical-address.ts';
import { completeEntry, fieldsText, orderKey } from './entry-row.ts';
import { addEntryTokens } from './entry-tokens.ts';
import { writeIndex } from './index-run.ts';
import { createKeyLists } from './key-lists.ts';
import { packTerms } from './packed-terms.ts';
import { createPostingLists } from './posting-lists.ts';
import { createTokenNumbers } from './token-numbers.ts';

export interface BuildOptions {
  /** ISO; now, when not given. */
  readonly readAt?: string;
  readonly signal?: AbortSignal;
  /** Entries taken so far; called every thousand. */
  readonly onProgress?: (count: number) => void;
}

/** Milliseconds of work, then others get their turn. */
const atOnce = 4;
/** Of so many entries one thing is done after the other: the processor is a third faster at what it has just done before. */
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
    const filling = createFilling(database);
    await inTurns(filling.steps(ordered), signal);
    finishBookFile(database, path, { readAt, totalCount: ordered.length }, packTerms(filling.counts()));
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

interface Filling {
  /** The book is filled when all are done. */
  steps(ordered: readonly AddressBookEntry[]): Iterable<void>;
  /** How many entries hold each of the words that a typo may lead to; known after the last step. */
  counts(): ReadonlyMap<string, number>;
}

function createFilling(database: DatabaseSync): Filling {
  const insertEntry = database.prepare('INSERT INTO entries (place, entry_id, fields, canonical) VALUES (?, ?, ?, ?)');
  const words = createPostingLists();
  const keys = createKeyLists();
  const numbers = createTokenNumbers(words.tokens, words.add);
  const counts = new Map<string, number>();

  function* addEntries(entries: readonly AddressBookEntry[], placeOf: (index: number) => number): Generator<void> {
    const addresses: CanonicalAddress[] = [];
    for (const entry of entries) {
      addresses.push(canonicalAddress(entry));
      yield;
    }
    for (const [index, address] of addresses.entries()) {
      for (const key of addressKeys(address)) keys.add(key);
      keys.endEntry(placeOf(index));
      yield;
    }
    for (const [index, entry] of entries.entries()) {
      addEntryTokens(entry, numbers);
      words.endEntry(placeOf(index));
      yield;
    }
    const canonical = addresses.map(packCanonical);
    for (const [index, entry] of entries.entries()) {
      insertEntry.run(placeOf(index), entry.entryId, fieldsText(entry), canonical[index] ?? '');
      yield;
    }
  }
  return {
    *steps(ordered) {
      for (let from = 0; from < ordered.length; from += entriesInHand) {
        const place = firstPlace + from * placeStep;
        yield* addEntries(ordered.slice(from, from + entriesInHand), (index) => place + index * placeStep);
      }
      yield* writeIndex(database, 'address_keys', keys.sorted(), []);
      const lists = words.sorted();
      for (const term of numbers.terms) {
        const token = Buffer.from(lists.bytes[term] ?? '', 'latin1').toString();
        counts.set(token, (lists.to[term] ?? 0) - (lists.from[term] ?? 0));
      }
      yield* writeIndex(database, 'words', lists, indexedBeginnings);
    },
    counts: () => counts,
  };
}

async function inTurns(steps: Iterable<void>, signal: AbortSignal | undefined): Promise<void> {
  let began = performance.now();
  for (const _ of steps) {
    if (performance.now() - began < atOnce) continue;
    signal?.throwIfAborted();
    await setImmediate();
    began = performance.now();
  }
}
