/**
 * Writes a full-text index of SQLite (FTS5, contentless, detail=none, one column) whole, from lists that lie ready: as one run
 * of pages, as FTS5 leaves it when it has merged everything. Row by row FTS5 looks up every token of every row, five times when
 * it indexes four beginnings; here each token is met once. The form of the pages is told at the top of FTS5's fts5_index.c. It
 * is a file format, which SQLite keeps, and a test compares what is written here with what FTS5 writes.
 */
import type { DatabaseSync } from 'node:sqlite';
import { createRunPages, runId, varints } from './index-pages.ts';
import type { SortedLists } from './posting-lists.ts';

/** Places written between two turns of others: about a millisecond. */
const placesAtOnce = 50_000;
/** What the index of whole tokens has before each token; the first index of beginnings has the next letter, and so on. */
const mainIndex = '0';

/**
 * Fills `table`, which must be new and is of use to no connection that is open now. `beginnings`: its `prefix` option. Others
 * may have their turn at each step; the table is whole after the last.
 */
export function* writeIndex(
  database: DatabaseSync,
  table: string,
  lists: SortedLists,
  beginnings: readonly number[],
): Generator<void> {
  const run = createRunPages(database, table);
  let written = 0;
  const isTurnOfOthers = (count: number): boolean => {
    written += count;
    if (written < placesAtOnce) return false;
    written = 0;
    return true;
  };
  const { order, bytes, from, to, entries, places } = lists;
  for (const token of order) {
    const [start = 0, end = 0] = [from[token], to[token]];
    run.writeList(mainIndex, bytes[token] ?? '', entries, start, end, places);
    if (isTurnOfOthers(end - start)) yield;
  }
  const gather = createGathering(lists);
  for (const [index, length] of beginnings.entries()) {
    const mark = String.fromCharCode(mainIndex.charCodeAt(0) + 1 + index);
    for (const { beginning, first, end } of groups(lists, length)) {
      const list = gather(first, end);
      run.writeList(mark, beginning, list, 0, list.length, places);
      if (isTurnOfOthers(list.length)) yield;
    }
  }
  const pages = run.finish();
  const record = database.prepare(`INSERT OR REPLACE INTO ${table}_data (id, block) VALUES (?, ?)`);
  record.run(rowsOfRecords.totals, new Uint8Array(varints(places.length, lists.addedCount)));
  record.run(rowsOfRecords.structure, new Uint8Array(pages === 0 ? noRun : [...noCookie, ...oneRun(pages)]));
}

const rowsOfRecords = { totals: 1, structure: 10 } as const;
const noCookie = [0, 0, 0, 0];
const noRun = [...noCookie, 0, 0, 0];

/** Two levels, one run, pages written; level 0: nothing; level 1: no merge, one run with its id and pages. */
function oneRun(pages: number): readonly number[] {
  return [...varints(2, 1, pages), ...varints(0, 0), ...varints(0, 1, runId, 1, pages)];
}

interface Group {
  readonly beginning: string;
  /** In the order of the tokens. */
  readonly first: number;
  readonly end: number;
}

/** Tokens that begin with the same `length` characters; shorter ones belong to none. */
function* groups({ order, bytes }: SortedLists, length: number): Generator<Group> {
  let first = 0;
  while (first < order.length) {
    const token = bytes[order[first] ?? 0] ?? '';
    const size = bytesOfCharacters(token, length);
    let end = first + 1;
    if (size > 0) {
      const beginning = token.slice(0, size);
      while (end < order.length && bytes[order[end] ?? 0]?.startsWith(beginning)) end += 1;
      yield { beginning, first, end };
    }
    first = end;
  }
}

/** How many bytes the first `count` characters take; 0: there are not so many. */
function bytesOfCharacters(bytes: string, count: number): number {
  let characters = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    // In UTF-8 only the first byte of a character is not 10xxxxxx.
    if ((bytes.charCodeAt(at) & 0xc0) === 0x80) continue;
    if (characters === count) return at;
    characters += 1;
  }
  return characters === count ? bytes.length : 0;
}

/** The entries of several tokens, each once, rising. What is returned holds until the next call. */
function createGathering({
  order,
  from,
  to,
  entries,
  places,
}: SortedLists): (first: number, end: number) => Uint32Array {
  const found = new Uint32Array(places.length);
  const isFound = new Uint8Array(places.length);
  return (first, end) => {
    const [only = 0] = order.slice(first, first + 1);
    if (end - first === 1) return entries.subarray(from[only], to[only]);
    let count = 0;
    for (let at = first; at < end; at += 1) {
      const id = order[at] ?? 0;
      for (let one = from[id] ?? 0; one < (to[id] ?? 0); one += 1) {
        const entry = entries[one] ?? 0;
        if (isFound[entry] === 1) continue;
        isFound[entry] = 1;
        found[count] = entry;
        count += 1;
      }
    }
    const list = found.subarray(0, count).sort();
    for (const entry of list) isFound[entry] = 0;
    return list;
  };
}
