/** Which entries have which address keys, gathered while a book is filled. As `createPostingLists`, for tokens that are numbers. */
import { keyLetters, lettersOfKey } from '../spelling/address-keys.ts';
import type { SortedLists } from './posting-lists.ts';

export interface KeyLists {
  /** Of the entry at hand. */
  add(key: number): void;
  /** `place`: of the entry at hand; above those before it. */
  endEntry(place: number): void;
  /** Others may have their turn at each step. */
  sorted(): Generator<void, SortedLists>;
}

/** Small steps between two turns of others: less than a millisecond. */
const stepsAtOnce = 5_000;
/** Key and number of an entry, 26 bits each, in one number. */
const entriesAtMost = 2 ** 26;

export function createKeyLists(): KeyLists {
  const added: number[] = [];
  const places: number[] = [];
  return {
    add: (key) => void added.push(key * entriesAtMost + places.length),
    endEntry: (place) => void places.push(place),
    *sorted() {
      const pairs = Float64Array.from(added).sort();
      const bytesOfLetter = keyLetters.map((letter) => Buffer.from(letter).toString('latin1'));
      const bytes: string[] = [];
      const from: number[] = [];
      const to: number[] = [];
      const entries = new Uint32Array(pairs.length);
      let count = 0;
      let last = -1;
      for (let at = 0; at < pairs.length; at += 1) {
        if (at % stepsAtOnce === 0) yield;
        const pair = pairs[at] ?? 0;
        // Two keys of one entry may meet by chance, and a list holds it once.
        if (at > 0 && pair === pairs[at - 1]) continue;
        const key = Math.floor(pair / entriesAtMost);
        if (key !== last) {
          from.push(count);
          const [one, other] = lettersOfKey(key);
          bytes.push((bytesOfLetter[one] ?? '') + (bytesOfLetter[other] ?? ''));
        }
        entries[count] = pair % entriesAtMost;
        count += 1;
        to[from.length - 1] = count;
        last = key;
      }
      return {
        order: bytes.map((_, number) => number),
        bytes,
        from: Uint32Array.from(from),
        to: Uint32Array.from(to),
        entries,
        places: Uint32Array.from(places),
        addedCount: added.length,
      };
    },
  };
}
