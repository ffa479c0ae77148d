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
import { withoutTelephone } from '../text/told-telephone.ts';
import { telephoneDigits, type Word } from '../text/words.ts';
import { crowdedSteps } from './crowded-steps.ts';
import { holdsNumbers, holdsRuns, holdsUnspaced, rankOf, ranks } from './entry-rank.ts';
import { fewerWords, wordsWithout } from './fewer-words.ts';
import { createHits, type Hit } from './hits.ts';
import { levelsOfEdits, misspelledLevels } from './misspelled.ts';
import { respelled } from './respelled.ts';
import { telephoneSteps } from './telephone-search.ts';
import { readTyped, type TypedTelephone, type TypedText } from './typed-words.ts';

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

/** How many entries are looked at for each one wanted. */
const mostLookedAt = 10;

/**
 * Once a search for typos has used this much of the thread's processor time, only the necessary steps follow, because a
 * person is waiting. Wall time would not do: a busy computer must find what an idle one finds, only later.
 */
const patienceMilliseconds = 15;

function workedMilliseconds(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

export function createBookSearch(database: DatabaseSync, bookTerms: BookTerms): BookSearch {
  const first = database.prepare('SELECT slot FROM entries ORDER BY slot LIMIT ?');
  first.setReturnArrays(true);
  const firstSlots = (limit: number): number[] =>
    first.all(limit).map((row) => Number((row as unknown as readonly unknown[])[0]));
  const hits = createHits(database);
  const terms = remembered(bookTerms);

  const searchTelephones = (telephone: TypedTelephone | null): void => {
    if (telephone === null) return;
    const rank = telephone.isLikely ? ranks.likelyTelephone : ranks.telephone;
    for (const [step, { digits, expression }] of telephoneSteps(telephone, terms).entries()) {
      // The number as typed comes before the rest of it, which others hold as well.
      const stepRank = rank + step / 10;
      for (const slot of hits.match(expression, 2 * hits.limit + 10)) {
        if (!hits.isFull() && telephoneDigits(hits.read(slot).telephone).includes(digits)) hits.keep(slot, stepRank);
      }
    }
  };
  /** The index knows pairs of native letters, but not their order, so each entry is looked at. */
  const searchUnspaced = (words: readonly Word[], expression: Expression, rank: number): void => {
    for (const slot of hits.match(expression, mostLookedAt * hits.limit + hits.found.length)) {
      if (!hits.isFull() && holdsUnspaced(words, hits.read(slot))) hits.keep(slot, rank);
    }
  };
  /**
   * '山丸4' first finds number 4 in the street of that name, then a person of that name in any house that begins with 4.
   */
  const searchRuns = (runs: readonly string[], everything: Expression): void => {
    if (runs.length === 0) return;
    for (const slot of hits.match(everything, mostLookedAt * hits.limit)) {
      if (!hits.isFull() && holdsRuns(runs, hits.read(slot))) hits.keep(slot, ranks.whole.name);
    }
  };
  const searchRespelled = (words: readonly Word[]): void => {
    const splitsAny = hits.found.length === 0;
    const hasNumbers = holdsNumbers(words);
    for (const numbersWhole of hasNumbers ? [true, false] : [false]) {
      if (hits.isFull()) return;
      const rank = ranks.respelled + (hasNumbers && !numbersWhole ? 1 : 0);
      hits.keepMatches(respelled(words, { numbersWhole, splitsAny }, terms), rank);
    }
  };
  const searchMisspelled = (words: readonly Word[]): void => {
    const began = workedMilliseconds();
    const levelOf = misspelledLevels(words, hits.found.length > 0, terms);
    for (const edits of levelsOfEdits) {
      if (hits.isFull() || workedMilliseconds() - began > patienceMilliseconds) return;
      const level = levelOf(edits);
      if (level === null) continue;
      const { everything, stepCount, step, stepOf } = level;
      const rank = ranks.misspelled + (edits - 1) * ranks.moreEdits;
      const wanted = hits.limit + 1;
      const all = hits.match(everything(), wanted + hits.found.length).filter((slot) => !hits.has(slot));
      const isCrowded = all.length > hits.limit - hits.found.length;
      // Few enough to look at each; otherwise the steps choose.
      if (!isCrowded) for (const slot of all) hits.keep(slot, rank + stepOf(hits.read(slot)));
      else {
        for (let index = 0; index < stepCount && !hits.isFull(); index += 1) {
          const isLate = workedMilliseconds() - began > patienceMilliseconds;
          // The last step finds everything, in no order.
          if (!isLate || index === stepCount - 1) hits.keepMatches(step(index), rank + index);
        }
      }
    }
  };
  const search = ({ words, runs, telephone }: TypedText): void => {
    const everything = allOf(words.map((word) => beginning(word, '', terms)));
    const broad = hits.match(everything, hits.limit + 1);
    if (broad.length > hits.limit) {
      searchRuns(runs, everything);
      const isUnspaced = words.some(({ kind, text }) => kind === 'unspaced' && text.length > 1);
      for (const [expression, rank] of crowdedSteps(words, terms, telephone)) {
        if (hits.isFull()) return;
        if (rank === ranks.likelyTelephone) {
          if (telephone?.isLikely === true) searchTelephones(telephone);
        } else if (isUnspaced) searchUnspaced(words, expression, rank);
        else hits.keepMatches(expression, rank);
      }
      // Letters that stand apart are better than nothing.
      if (isUnspaced) for (const slot of broad) if (!hits.isFull()) hits.keep(slot, ranks.begunAnywhere);
      return;
    }
    const begun: Hit[] = [];
    for (const slot of broad) {
      const rank = rankOf(words, hits.read(slot)) ?? ranks.begunAnywhere;
      // '20 096' is more likely the end of a telephone number than the beginnings of two numbers.
      if (telephone?.isLikely === true && rank > ranks.likelyTelephone) begun.push({ slot, rank });
      else hits.keep(slot, rank);
    }
    if (!hits.isFull()) searchTelephones(telephone);
    for (const { slot, rank } of begun) if (!hits.isFull()) hits.keep(slot, rank);
    searchRespelled(words);
    if (!hits.isFull()) searchMisspelled(words);
  };

  /** The words of `said` that it left out, when it found something. `untold`: the text without its telephone number. */
  const searchFewer = (said: TypedText, untold: string): readonly string[] => {
    const told = readTyped(untold);
    const isTold = told.words.length > 0 && told.words.length < said.words.length;
    const typed = isTold ? told : said;
    let words = typed.words;
    if (isTold) search({ words, runs: [], telephone: null });
    for (const few of fewerWords(typed.words, terms)) {
      if (hits.found.length > 0) break;
      words = wordsWithout(typed.words, few);
      search({ words, runs: [], telephone: null });
    }
    const kept = new Set(words.map((word) => word.text));
    return said.words.map((word) => word.text).filter((word) => !kept.has(word));
  };

  return {
    find(text, wanted) {
      const limit = Math.floor(wanted);
      if (!(limit >= 1)) return [];
      const said = readTyped(text);
      hits.limit = limit;
      try {
        if (text.trim() === '') for (const slot of firstSlots(limit)) hits.keep(slot, 0);
        else if (said.words.length > 0) search(said);
        const left = hits.found.length > 0 ? [] : searchFewer(said, withoutTelephone(text));
        const more = left.length === 0 ? 0 : ranks.without;
        return hits.found.map(({ slot, rank }) => ({ entry: hits.read(slot), rank: rank + more, without: left }));
      } finally {
        hits.forget();
        terms.forget();
      }
    },
  };
}
