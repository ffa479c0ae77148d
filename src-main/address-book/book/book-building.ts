/** Writes a whole new book into a file of its own. */
import type { DatabaseSync } from 'node:sqlite';
import { addressKeys } from '../spelling/address-keys.ts';
import { type CanonicalAddress, canonicalAddress, packCanonical } from '../spelling/canonical-address.ts';
import { beginBookFile, deleteBookFile, finishingBookFile, indexedBeginnings } from './book-file.ts';
import { completeEntry, entryOf, fieldsText, type GivenEntry, orderKey } from './entry-row.ts';
import { addEntryTokens } from './entry-tokens.ts';
import { writeIndex } from './index-run.ts';
import { createKeyLists } from './key-lists.ts';
import { packingTerms } from './packed-terms.ts';
import { createPostingLists, type SortedLists } from './posting-lists.ts';
import { sortedInTurns } from './sorting.ts';
import { createTokenNumbers } from './token-numbers.ts';
import { createTurns, inTurns, type TurnOptions } from './turns.ts';

export interface BuildOptions extends TurnOptions {
  /** ISO; now, when not given. */
  readonly readAt?: string;
  /** Entries taken so far; called every thousand. */
  readonly onProgress?: (count: number) => void;
}

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
  { readAt = new Date().toISOString(), ...options }: BuildOptions = {},
): Promise<{ readonly totalCount: number }> {
  const waiting = await gathered(entries, options);
  const database = beginBookFile(path);
  try {
    await inTurns(fillBook(database, path, waiting, readAt), options);
  } catch (error) {
    if (database.isOpen) database.close();
    deleteBookFile(path);
    throw error;
  }
  return { totalCount: waiting.length };
}

/** An entry that waits for its place, in little memory: a text where the entry would be twenty. */
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
  const turns = createTurns(options);
  let taken = 0;
  for await (const given of entries) {
    const entry = completeEntry(given);
    byId.set(entry.entryId, { entryId: entry.entryId, key: orderKey(entry), fields: fieldsText(entry) });
    taken += 1;
    if (taken % 1_000 === 0) options.onProgress?.(taken);
    if (turns.isOver()) await turns.pass();
  }
  options.onProgress?.(taken);
  return [...byId.values()];
}

function inOrder(one: Waiting, other: Waiting): number {
  return one.key < other.key ? -1 : one.key > other.key ? 1 : one.entryId - other.entryId;
}

/** The book is whole after the last step. */
function* fillBook(database: DatabaseSync, path: string, waiting: readonly Waiting[], readAt: string): Generator<void> {
  const insertEntry = database.prepare('INSERT INTO entries (place, entry_id, fields, canonical) VALUES (?, ?, ?, ?)');
  const words = createPostingLists(waiting.length);
  const keys = createKeyLists();
  const numbers = createTokenNumbers(words.tokens, words.add);

  function* addEntries(some: readonly Waiting[], placeOf: (index: number) => number): Generator<void> {
    const entries = some.map(({ entryId, fields }) => entryOf([entryId, fields]));
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
    for (const [index, { entryId, fields }] of some.entries()) {
      insertEntry.run(placeOf(index), entryId, fields, canonical[index] ?? '');
      yield;
    }
  }

  const ordered = yield* sortedInTurns(waiting, inOrder);
  for (let from = 0; from < ordered.length; from += entriesInHand) {
    const place = firstPlace + from * placeStep;
    yield* addEntries(ordered.slice(from, from + entriesInHand), (index) => place + index * placeStep);
  }
  yield* writeIndex(database, 'address_keys', yield* keys.sorted(), []);
  const lists = yield* words.sorted();
  yield* writeIndex(database, 'words', lists, indexedBeginnings);
  const terms = yield* packingTerms(yield* countsOf(lists, numbers.terms));
  yield* finishingBookFile(database, path, { readAt, totalCount: ordered.length }, terms);
}

/** How many entries hold each of the words that a typo may lead to. */
function* countsOf(
  { bytes, from, to }: SortedLists,
  terms: ReadonlySet<number>,
): Generator<void, ReadonlyMap<string, number>> {
  const counts = new Map<string, number>();
  for (const term of terms) {
    counts.set(Buffer.from(bytes[term] ?? '', 'latin1').toString(), (to[term] ?? 0) - (from[term] ?? 0));
    yield;
  }
  return counts;
}
