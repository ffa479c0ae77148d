/** What a search has found so far, in order, and the entries it has read. */
import type { DatabaseSync } from 'node:sqlite';
import type { AddressBookEntry } from '../../../src-preload/contract/address-book.ts';
import { entryOf } from '../book/entry-row.ts';
import type { Expression, RememberedTerms } from '../book/remembered-terms.ts';
import { slotsFound } from '../book/slots-found.ts';

export interface Hit {
  readonly slot: number;
  readonly rank: number;
}

/**
 * The search under way: the hits so far, and their ranks. The object is made once, because a person who types must not
 * wait for it.
 */
export interface Hits {
  limit: number;
  /** By rank, then by slot. */
  readonly found: readonly Hit[];
  has(slot: number): boolean;
  isFull(): boolean;
  /** The index's matches, at most `limit`. */
  match(expression: Expression, limit: number): number[];
  /** Keeps matches of the index that are new, until there are enough. */
  keepMatches(expression: Expression, rank: number): void;
  keep(slot: number, rank: number): void;
  read(slot: number): AddressBookEntry;
  forget(): void;
}

/** What each part of a search works on: the hits so far, and the words of the book. */
export interface Searched {
  readonly hits: Hits;
  readonly terms: RememberedTerms;
}

export function createHits(database: DatabaseSync): Hits {
  const matching = slotsFound(database, 'words');
  const bySlot = database.prepare('SELECT entry_id, fields FROM entries WHERE slot = ?');
  bySlot.setReturnArrays(true);
  const match = ({ text }: Expression, limit: number): number[] => (text === '' ? [] : matching(text, limit));

  const found: Hit[] = [];
  let entries = new Map<number, AddressBookEntry>();
  const has = (slot: number): boolean => {
    for (const hit of found) if (hit.slot === slot) return true;
    return false;
  };
  const keep = (slot: number, rank: number): void => {
    if (has(slot)) return;
    const hit = { slot, rank };
    let at = found.push(hit) - 1;
    for (let before = found[at - 1]; before !== undefined && isBefore(hit, before); before = found[at - 1]) {
      found[at] = before;
      at -= 1;
    }
    found[at] = hit;
  };
  const hits: Hits = {
    limit: 0,
    found,
    has,
    isFull: () => found.length >= hits.limit,
    keep,
    match,
    keepMatches(expression, rank) {
      // The known hits may all come again, so the limit grows by as many.
      for (const slot of match(expression, hits.limit + found.length)) if (!hits.isFull()) keep(slot, rank);
    },
    read(slot) {
      const known = entries.get(slot);
      if (known !== undefined) return known;
      const entry = entryOf(bySlot.get(slot) as unknown as readonly unknown[] | undefined);
      entries.set(slot, entry);
      return entry;
    },
    forget() {
      found.length = 0;
      if (entries.size > 0) entries = new Map();
    },
  };
  return hits;
}

function isBefore(one: Hit, other: Hit): boolean {
  return one.rank < other.rank || (one.rank === other.rank && one.slot < other.slot);
}
