/**
 * The pages of one run of a full-text index (FTS5 calls it a segment), filled from the first to the last. A page: four bytes of
 * head (where the first place is that belongs to a token of an earlier page; where the footer begins), tokens with their
 * lists, and a footer that says where on the page each token begins. Integers are varints, differences where it can be.
 */
import type { DatabaseSync } from 'node:sqlite';

/** The only run. */
export const runId = 1;
/** Rows of a run's pages are numbered from here on (FTS5_SEGMENT_ROWID), those of indexes of its lists from there on. */
const pageRows = runId * 2 ** 37;
const listIndexRows = pageRows + 2 ** 36;
/** Bytes, until another size is asked for (FTS5_DEFAULT_PAGE_SIZE). */
const pageSize = 4_050;
const headSize = 4;
/** A list that goes on over fewer pages than these has no index (FTS5_MIN_DLIDX_SIZE). */
const fewestIndexed = 4;

export interface RunPages {
  /**
   * `mark` and the bytes of `token`, each as a character, come in the order of the bytes of both. Its entries are the numbers
   * in `list` from `from` up to `to`, rising; `places` says where the entry of each number lies.
   */
  writeList(mark: string, token: string, list: Uint32Array, from: number, to: number, places: Uint32Array): void;
  /** Answers with the number of pages. */
  finish(): number;
}

export function createRunPages(database: DatabaseSync, table: string): RunPages {
  const insertPage = database.prepare(`INSERT INTO ${table}_data (id, block) VALUES (?, ?)`);
  const insertStart = database.prepare(`INSERT INTO ${table}_idx (segid, term, pgno) VALUES (?, ?, ?)`);
  let page = new Uint8Array(2 * pageSize);
  let at = headSize;
  let pageNumber = 1;
  const footer = new Uint8Array(pageSize);
  let footerSize = 0;
  let lastStart = 0;
  let lastMark = '';
  let lastToken = '';
  let isWithoutToken = true;
  let isWithoutPlace = true;
  /** The last page on which a token begins, and so much of its first token as tells it from all before. */
  let opened = { pageNumber: 1, token: '' };
  /** The first places of the pages on which the list at the end of the opened page goes on. */
  let listIndex: number[] = [];
  let lastIndexed = 0;
  let pagesGoneOn = 0;

  const put = (value: number): void => {
    at = putVarint(page, at, value);
  };
  const endPage = (): void => {
    page[2] = at >> 8;
    page[3] = at & 0xff;
    if (isWithoutToken) pagesGoneOn += 1;
    page.set(footer.subarray(0, footerSize), at);
    insertPage.run(pageRows + pageNumber, page.subarray(0, at + footerSize));
    page.fill(0, 0, headSize);
    at = headSize;
    pageNumber += 1;
    footerSize = 0;
    lastStart = 0;
    isWithoutToken = true;
    isWithoutPlace = true;
  };
  const settleOpened = (): void => {
    const isIndexed = pagesGoneOn >= fewestIndexed;
    if (isIndexed) insertPage.run(listIndexRows + opened.pageNumber, new Uint8Array(listIndex));
    const start = 2 * opened.pageNumber + (isIndexed ? 1 : 0);
    insertStart.run(runId, Buffer.from(opened.token, 'latin1'), start);
    listIndex = [];
    pagesGoneOn = 0;
  };
  const startToken = (mark: string, token: string): void => {
    const size = 1 + token.length;
    if (at + footerSize + size + 2 >= pageSize && at > headSize) endPage();
    if (size > pageSize) page = new Uint8Array(2 * pageSize + size);
    footerSize = putVarint(footer, footerSize, at - lastStart);
    lastStart = at;
    let shared = mark === lastMark ? 1 + sharedLength(lastToken, token) : 0;
    if (isWithoutToken) {
      if (pageNumber > 1) {
        settleOpened();
        opened = { pageNumber, token: (mark + token).slice(0, shared + 1) };
      }
      shared = 0;
    } else put(shared);
    put(size - shared);
    if (shared === 0) {
      page[at] = mark.charCodeAt(0);
      at += 1;
    }
    for (let index = Math.max(0, shared - 1); index < token.length; index += 1) {
      page[at] = token.charCodeAt(index);
      at += 1;
    }
    lastMark = mark;
    lastToken = token;
    isWithoutToken = false;
    isWithoutPlace = false;
  };
  const startPlaces = (place: number): void => {
    page[0] = at >> 8;
    page[1] = at & 0xff;
    if (listIndex.length === 0) listIndex = [0, ...varints(pageNumber, place)];
    else listIndex.push(...varints(place - lastIndexed));
    lastIndexed = place;
    isWithoutPlace = false;
  };
  return {
    writeList(mark, token, list, from, to, places) {
      startToken(mark, token);
      let before = 0;
      for (let index = from; index < to; index += 1) {
        const place = places[list[index] ?? 0] ?? 0;
        if (at + footerSize >= pageSize) endPage();
        if (isWithoutPlace) {
          startPlaces(place);
          before = 0;
        }
        put(place - before);
        before = place;
      }
    },
    finish() {
      if (at > headSize) endPage();
      if (pageNumber > 1) settleOpened();
      return pageNumber - 1;
    },
  };
}

function sharedLength(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one.charCodeAt(length) === other.charCodeAt(length)) length += 1;
  return length;
}

/** As SQLite writes them (sqlite.org/fileformat2.html, 1.3): seven bits to a byte, the highest first. Up to 2^32. */
export function varints(...values: readonly number[]): readonly number[] {
  const bytes = new Uint8Array(5 * values.length);
  let at = 0;
  for (const value of values) at = putVarint(bytes, at, value);
  return [...bytes.subarray(0, at)];
}

function putVarint(bytes: Uint8Array, from: number, value: number): number {
  let at = from;
  for (
    let shift = value < 0x80 ? 0 : value < 0x4000 ? 7 : value < 0x20_0000 ? 14 : value < 0x1000_0000 ? 21 : 28;
    shift > 0;
    shift -= 7
  ) {
    bytes[at] = 0x80 | ((value >>> shift) & 0x7f);
    at += 1;
  }
  bytes[at] = value & 0x7f;
  return at + 1;
}
