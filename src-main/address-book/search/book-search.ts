/**
 * Finds entries while a person types. First everything is asked for at once (every word as a beginning, anywhere). When
 * that brings more than is wanted, steps choose from it, the surest first; when it brings less, further steps try other
 * spellings, telephone numbers and typos. No step lets SQLite rank: the rows are in the list's order, and the step that
 * finds an entry gives its rank.
 */
import type { DatabaseSync } from 'node:sqlite';
import type { AddressBookEntry } from '../../../src-preload/contract/address-book.ts';
import type { BookTerms } from '../book/book-terms.ts';
import { allOf, beginning } from '../book/expressions.ts';
import { type Expression, remembered } from '../book/remembered-terms.ts';
import { withoutPastedAlong } from '../text/pasted-along.ts';
import { crowdedSteps } from './crowded-steps.ts';
import { holdsLettered, letteredNumbers, rankOf, ranks } from './entry-rank.ts';
import { fewerWords, wordsWithout } from './fewer-words.ts';
import { createHits, type Hit, type Searched } from './hits.ts';
import { keepMisspelled } from './misspelled-search.ts';
import { keepOtherKind, keepSwappedPostCode, keepWithoutOne, type NearlyRight } from './nearly-right.ts';
import { keepCodes, keepRespelled } from './respelled.ts';
import { keepTelephones } from './telephone-search.ts';
import { longestText, readTyped, type TypedText } from './typed-words.ts';
import { isUnspacedText, keepRuns, keepUnspaced } from './unspaced-search.ts';

export interface FoundEntry {
  readonly entry: AddressBookEntry;
  /** 0 is the surest; comparable between books for the same text. */
  readonly rank: number;
  /**
   * Typed words that the search left out because no entry holds all of them, folded. Empty when the entry holds all.
   */
  readonly without: readonly string[];
}

export interface BookSearch {
  find(text: string, limit: number): FoundEntry[];
}

export function createBookSearch(database: DatabaseSync, bookTerms: BookTerms): BookSearch {
  const first = database.prepare('SELECT slot FROM entries ORDER BY slot LIMIT ?');
  first.setReturnArrays(true);
  const firstSlots = (limit: number): number[] =>
    first.all(limit).map((row) => Number((row as unknown as readonly unknown[])[0]));
  const hits = createHits(database);
  const terms = remembered(bookTerms);
  const searched: Searched = { hits, terms };

  return {
    find(text, wanted) {
      const limit = Math.floor(wanted);
      if (!(limit >= 1)) return [];
      const said = readTyped(text);
      hits.limit = limit;
      try {
        if (text.trim() === '') for (const slot of firstSlots(limit)) hits.keep(slot, 0);
        else if (said.words.length > 0) search(said, searched);
        const left =
          hits.found.length > 0 ? [] : searchFewer(said, withoutPastedAlong(text.slice(0, longestText)), searched);
        const more = left.length === 0 ? 0 : ranks.without;
        const found = hits.found.map(({ slot, rank }) => ({
          entry: hits.read(slot),
          rank: rank + more,
          without: left,
        }));
        return letteredFirst(found, letteredNumbers(said.words));
      } finally {
        hits.forget();
        terms.forget();
      }
    },
  };
}

/** 'Kungsgatan 34 A' comes before 'Kungsgatan 75 A, 411 34', as long as nothing else tells them apart. */
function letteredFirst(found: FoundEntry[], numbers: readonly string[]): FoundEntry[] {
  if (numbers.length === 0 || found.length < 2) return found;
  return found
    .map((one) => (holdsLettered(numbers, one.entry) ? one : { ...one, rank: one.rank + ranks.apart }))
    .sort((one, other) => one.rank - other.rank);
}

function search(typed: TypedText, searched: Searched): void {
  const { hits, terms } = searched;
  const everything = allOf(typed.words.map((word) => beginning(word, '', terms)));
  const broad = hits.match(everything, hits.limit + 1);
  if (broad.length > hits.limit) searchCrowd(typed, everything, broad, searched);
  else searchFurther(typed, broad, searched);
}

/** More entries than wanted hold what was typed; `broad` are some of them. */
function searchCrowd(typed: TypedText, everything: Expression, broad: readonly number[], searched: Searched): void {
  const { words, runs, telephone } = typed;
  const { hits, terms } = searched;
  keepRuns(runs, everything, searched);
  const isUnspaced = isUnspacedText(words);
  for (const [expression, rank] of crowdedSteps(words, terms, telephone)) {
    if (hits.isFull()) return;
    if (rank === ranks.likelyTelephone) {
      if (telephone?.isLikely === true) keepTelephones(telephone, searched);
    } else if (isUnspaced) keepUnspaced(words, expression, rank, searched);
    else hits.keepMatches(expression, rank);
  }
  // Letters that stand apart are better than nothing.
  if (isUnspaced) for (const slot of broad) if (!hits.isFull()) hits.keep(slot, ranks.begunAnywhere);
}

/** `broad`: all entries that hold what was typed. There is room for others. */
function searchFurther({ words, telephone }: TypedText, broad: readonly number[], searched: Searched): void {
  const { hits } = searched;
  const begun: Hit[] = [];
  for (const slot of broad) {
    const rank = rankOf(words, hits.read(slot)) ?? ranks.begunAnywhere;
    // '20 096' is more likely the end of a telephone number than the beginnings of two numbers.
    if (telephone?.isLikely === true && rank > ranks.likelyTelephone) begun.push({ slot, rank });
    else hits.keep(slot, rank);
  }
  if (!hits.isFull()) keepCodes(words, searched);
  if (telephone !== null && !hits.isFull()) keepTelephones(telephone, searched);
  for (const { slot, rank } of begun) if (!hits.isFull()) hits.keep(slot, rank);
  keepRespelled(words, searched);
  if (!hits.isFull()) keepMisspelled(words, searched);
}

/** The words of `said` that it left out, when it found something. `untold`: the text without what was pasted along. */
function searchFewer(said: TypedText, untold: string, searched: Searched): readonly string[] {
  const told = readTyped(untold);
  const isTold = told.words.length > 0 && told.words.length < said.words.length;
  const typed = isTold ? told : said;
  let words = typed.words;
  if (isTold) search({ words, runs: [], telephone: null }, searched);
  const keep = (step: NearlyRight): void => {
    if (searched.hits.found.length > 0) return;
    const wrong = step(typed.words, searched);
    if (searched.hits.found.length > 0) words = typed.words.filter((word) => !wrong.includes(word));
  };
  keep(keepSwappedPostCode);
  keep(keepOtherKind);
  for (const few of fewerWords(typed.words, searched.terms)) {
    if (searched.hits.found.length > 0) break;
    words = wordsWithout(typed.words, few);
    search({ words, runs: [], telephone: null }, searched);
  }
  keep(keepWithoutOne);
  const kept = new Set(words.map((word) => word.text));
  return said.words.map((word) => word.text).filter((word) => !kept.has(word));
}
