/** Which entries hold which token, gathered while a book is filled: the lists that an index is made of. */
import { sortedInTurns } from './sorting.ts';
import { createTokenTable, type TokenTable } from './token-table.ts';

export interface PostingLists {
  readonly tokens: TokenTable;
  /** A token of the entry at hand, by its number; the same may come again. */
  add(token: number): void;
  /** `place`: of the entry at hand; above those before it. */
  endEntry(place: number): void;
  /** Others may have their turn at each step. */
  sorted(): Generator<void, SortedLists>;
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

/** `expected`: about how many entries. */
export function createPostingLists(expected: number): PostingLists {
  const tokens = createTokenTable(tokensOfEntry * expected);
  const added = growing(addedByEntry * expected);
  const ends = growing(expected);
  const places = growing(expected);
  return {
    tokens,
    add: (token) => added.push(token),
    endEntry(place) {
      ends.push(added.length());
      places.push(place);
    },
    *sorted() {
      const bytes: string[] = [];
      for (let token = 0; token < tokens.count(); token += 1) {
        bytes.push(tokens.bytesOf(token));
        if (token % stepsAtOnce === 0) yield;
      }
      const order = yield* sortedInTurns([...bytes.keys()], (one, other) =>
        (bytes[one] ?? '') < (bytes[other] ?? '') ? -1 : 1,
      );
      const lists = yield* listed(added.values(), ends.values(), bytes.length);
      return { order, bytes, ...lists, places: places.values(), addedCount: added.length() };
    },
  };
}

/** Small steps between two turns of others: less than a millisecond. */
const stepsAtOnce = 5_000;

/** Sorted by counting: what an entry adds stays behind what those before it added. */
function* listed(
  added: Uint32Array,
  ends: Uint32Array,
  tokenCount: number,
): Generator<void, Pick<SortedLists, 'from' | 'to' | 'entries'>> {
  const from = new Uint32Array(tokenCount + 1);
  for (let at = 0; at < added.length; at += 1) {
    const next = (added[at] ?? 0) + 1;
    from[next] = (from[next] ?? 0) + 1;
    if (at % stepsAtOnce === 0) yield;
  }
  for (let token = 0; token < tokenCount; token += 1) from[token + 1] = (from[token + 1] ?? 0) + (from[token] ?? 0);
  const to = from.slice(0, tokenCount);
  const entries = new Uint32Array(added.length);
  let entry = 0;
  for (let at = 0; at < added.length; at += 1) {
    while (at === ends[entry]) entry += 1;
    if (at % stepsAtOnce === 0) yield;
    const token = added[at] ?? 0;
    const next = to[token] ?? 0;
    if (next > (from[token] ?? 0) && entries[next - 1] === entry) continue;
    entries[next] = entry;
    to[token] = next + 1;
  }
  return { from, to, entries };
}

/** Of a large book an entry adds some thirty tokens, of which three are new. */
const addedByEntry = 32;
const tokensOfEntry = 4;

interface Growing {
  push(value: number): void;
  length(): number;
  values(): Uint32Array;
}

function growing(expected: number): Growing {
  let values = new Uint32Array(1_000 + expected);
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
