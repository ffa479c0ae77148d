/** Which entries hold which token, gathered while a book is filled: the lists that an index is made of. */
import { createTokenTable, type TokenTable } from './token-table.ts';

export interface PostingLists {
  readonly tokens: TokenTable;
  /** A token of the entry at hand, by its number; the same may come again. */
  add(token: number): void;
  /** `place`: of the entry at hand; above those before it. */
  endEntry(place: number): void;
  sorted(): SortedLists;
}

/** `order[n]` is the number of the n-th token by its bytes; its entries are `entries[from[number]]` up to `to[number]`. */
export interface SortedLists {
  readonly order: readonly number[];
  /** By number: the bytes of the token in UTF-8, each as a character. */
  readonly bytes: readonly string[];
  readonly from: Uint32Array;
  readonly to: Uint32Array;
  /** Numbers of entries, counted from 0 in the order in which they were ended; rising in each list. */
  readonly entries: Uint32Array;
  /** By number of entry. */
  readonly places: Uint32Array;
  /** All that were added, with those that came again. */
  readonly addedCount: number;
}

export function createPostingLists(): PostingLists {
  const tokens = createTokenTable();
  const added = growing();
  const ends = growing();
  const places = growing();
  return {
    tokens,
    add: (token) => added.push(token),
    endEntry(place) {
      ends.push(added.length());
      places.push(place);
    },
    sorted() {
      const bytes = Array.from({ length: tokens.count() }, (_, number) => tokens.bytesOf(number));
      const order = bytes.map((_, number) => number).sort((a, b) => ((bytes[a] ?? '') < (bytes[b] ?? '') ? -1 : 1));
      const lists = listed(added.values(), ends.values(), bytes.length);
      return { order, bytes, ...lists, places: places.values(), addedCount: added.length() };
    },
  };
}

/** Sorted by counting: what an entry adds stays behind what those before it added. */
function listed(
  added: Uint32Array,
  ends: Uint32Array,
  tokenCount: number,
): Pick<SortedLists, 'from' | 'to' | 'entries'> {
  const from = new Uint32Array(tokenCount + 1);
  for (const token of added) from[token + 1] = (from[token + 1] ?? 0) + 1;
  for (let token = 0; token < tokenCount; token += 1) from[token + 1] = (from[token + 1] ?? 0) + (from[token] ?? 0);
  const to = from.slice(0, tokenCount);
  const entries = new Uint32Array(added.length);
  let at = 0;
  for (let entry = 0; entry < ends.length; entry += 1) {
    for (const end = ends[entry] ?? 0; at < end; at += 1) {
      const token = added[at] ?? 0;
      const next = to[token] ?? 0;
      if (next > (from[token] ?? 0) && entries[next - 1] === entry) continue;
      entries[next] = entry;
      to[token] = next + 1;
    }
  }
  return { from, to, entries };
}

interface Growing {
  push(value: number): void;
  length(): number;
  values(): Uint32Array;
}

function growing(): Growing {
  let values = new Uint32Array(1 << 16);
  let length = 0;
  return {
    push(value) {
      if (length === values.length) {
        const longer = new Uint32Array(2 * length);
        longer.set(values);
        values = longer;
      }
      values[length] = value;
      length += 1;
    },
    length: () => length,
    values: () => values.subarray(0, length),
  };
}
