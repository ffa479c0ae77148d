/**
 * Finds entries while a person types. First everything is asked for at once (every word as a beginning, anywhere). When
 * that is more than is wanted, steps from the surest down choose among it; when it is less, steps go on to other
 * spellings, telephone numbers and typos. No step lets SQLite rank: the rows lie in the list's order, and the step that
 * found an entry is its rank.
 */
import type { DatabaseSync } from 'node:sqlite';
import type { AddressBookEntry } from '../../../src-preload/contract/address-book.ts';
import type { BookTerms } from '../book/book-terms.ts';
import { entryOf } from '../book/entry-row.ts';
import { marks } from '../book/entry-tokens.ts';
import { allOf, anyOf, beginning, nothing, whole } from '../book/expressions.ts';
import { type Expression, type RememberedTerms, remembered } from '../book/remembered-terms.ts';
import { slotsFound } from '../book/slots-found.ts';
import { telephoneDigits, type Word } from '../text/words.ts';
import { holdsRuns, holdsUnspaced, rankOf, ranks } from './entry-rank.ts';
import { isMissing, levelsOfEdits, misspelledLevels } from './misspelled.ts';
import { respelled } from './respelled.ts';
import { telephoneSteps } from './telephone-search.ts';
import { readTyped, type TypedTelephone, type TypedText } from './typed-words.ts';

export interface FoundEntry {
  readonly entry: AddressBookEntry;
  /** 0 is the surest; comparable between books for the same text. */
  readonly rank: number;
  /** Words that were typed and are in no entry, folded: nothing was found with them. Empty for what holds all of them. */
  readonly without: readonly string[];
}

export interface BookSearch {
  find(text: string, limit: number): FoundEntry[];
}

interface Hit {
  readonly slot: number;
  readonly rank: number;
}

/** The search under way: what has been found so far, and by which rank. Made once: a person types, and waits for none of it. */
interface Hits {
  limit: number;
  /** By rank, and of one rank by slot. */
  readonly found: readonly Hit[];
  has(slot: number): boolean;
  isFull(): boolean;
  /** Asks the index of words; keeps what is new until there is enough. */
  ask(expression: Expression, rank: number): void;
  keep(slot: number, rank: number): void;
  read(slot: number): AddressBookEntry;
  forget(): void;
}

export function createBookSearch(database: DatabaseSync, bookTerms: BookTerms): BookSearch {
  const matching = slotsFound(database, 'words');
  const bySlot = database.prepare('SELECT entry_id, fields FROM entries WHERE slot = ?');
  const first = database.prepare('SELECT slot FROM entries ORDER BY slot LIMIT ?');
  for (const statement of [first, bySlot]) statement.setReturnArrays(true);
  const match = ({ text }: Expression, limit: number): number[] => (text === '' ? [] : matching(text, limit));

  const firstSlots = (limit: number): number[] =>
    first.all(limit).map((row) => Number((row as unknown as readonly unknown[])[0]));

  const createHits = (): Hits => {
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
      ask(expression, rank) {
        // Asks for those already found as well: they may all come again.
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
  };
  const hits = createHits();
  const terms = remembered(bookTerms);

  const askTelephones = (telephone: TypedTelephone | null): void => {
    if (telephone === null) return;
    const rank = telephone.isLikely ? ranks.likelyTelephone : ranks.telephone;
    for (const { digits, expression } of telephoneSteps(telephone, terms)) {
      for (const slot of match(expression, 2 * hits.limit + 10)) {
        if (!hits.isFull() && telephoneDigits(hits.read(slot).telephone).includes(digits)) hits.keep(slot, rank);
      }
    }
  };
  /** The index knows pairs of native letters, not how they follow each other: each entry is looked at. */
  const askUnspaced = (words: readonly Word[], expression: Expression, rank: number): void => {
    for (const slot of match(expression, mostLookedAt * hits.limit + hits.found.length)) {
      if (!hits.isFull() && holdsUnspaced(words, hits.read(slot))) hits.keep(slot, rank);
    }
  };
  /** '山丸4' is the street of that name, number 4, before a person of that name in any house that begins with 4. */
  const askRuns = (runs: readonly string[], everything: Expression): void => {
    if (runs.length === 0) return;
    for (const slot of match(everything, mostLookedAt * hits.limit)) {
      if (!hits.isFull() && holdsRuns(runs, hits.read(slot))) hits.keep(slot, ranks.whole.name);
    }
  };
  const askMisspelled = (words: readonly Word[]): void => {
    const began = performance.now();
    const levelOf = misspelledLevels(words, hits.found.length > 0, terms);
    for (const edits of levelsOfEdits) {
      if (hits.isFull() || performance.now() - began > patienceMilliseconds) return;
      const level = levelOf(edits);
      if (level === null) continue;
      const { everything, stepCount, step, stepOf } = level;
      const rank = ranks.misspelled + (edits - 1) * ranks.moreEdits;
      const wanted = hits.limit + 1;
      const all = match(everything(), wanted + hits.found.length).filter((slot) => !hits.has(slot));
      const isCrowded = all.length > hits.limit - hits.found.length;
      // Few enough to look at each; otherwise the steps choose.
      if (!isCrowded) for (const slot of all) hits.keep(slot, rank + stepOf(hits.read(slot)));
      else {
        for (let index = 0; index < stepCount && !hits.isFull(); index += 1) {
          const isLate = performance.now() - began > patienceMilliseconds;
          // The last step finds all that is there, in no order.
          if (!isLate || index === stepCount - 1) hits.ask(step(index), rank + index);
        }
      }
    }
  };
  const search = ({ words, runs, telephone }: TypedText): void => {
    const everything = allOf(words.map((word) => beginning(word, '', terms)));
    const broad = match(everything, hits.limit + 1);
    if (broad.length > hits.limit) {
      askRuns(runs, everything);
      const isUnspaced = words.some(({ kind, text }) => kind === 'unspaced' && text.length > 1);
      for (const [expression, rank] of crowdedSteps(words, terms, telephone)) {
        if (hits.isFull()) return;
        if (rank === ranks.likelyTelephone) {
          if (telephone?.isLikely === true) askTelephones(telephone);
        } else if (isUnspaced) askUnspaced(words, expression, rank);
        else hits.ask(expression, rank);
      }
      // Letters that lie apart are better than nothing.
      if (isUnspaced) for (const slot of broad) if (!hits.isFull()) hits.keep(slot, ranks.begun.anywhere);
      return;
    }
    const begun: Hit[] = [];
    for (const slot of broad) {
      const rank = rankOf(words, hits.read(slot)) ?? ranks.begun.anywhere;
      // '20 096' is the end of a telephone number rather than the beginnings of two numbers.
      if (telephone?.isLikely === true && rank > ranks.likelyTelephone) begun.push({ slot, rank });
      else hits.keep(slot, rank);
    }
    if (!hits.isFull()) askTelephones(telephone);
    for (const { slot, rank } of begun) if (!hits.isFull()) hits.keep(slot, rank);
    if (!hits.isFull()) hits.ask(respelled(words, terms), ranks.respelled);
    if (!hits.isFull()) askMisspelled(words);
  };

  return {
    find(text, wanted) {
      const limit = Math.floor(wanted);
      if (!(limit >= 1)) return [];
      const typed = readTyped(text);
      hits.limit = limit;
      try {
        if (text.trim() === '') for (const slot of firstSlots(limit)) hits.keep(slot, 0);
        else if (typed.words.length > 0) search(typed);
        let left: readonly string[] = [];
        for (const few of hits.found.length === 0 ? lessThan(typed.words, terms) : []) {
          if (hits.found.length > 0) break;
          left = few;
          search({ words: others(typed.words, left), runs: [], telephone: null });
        }
        const more = left.length === 0 ? 0 : ranks.without;
        return hits.found.map(({ slot, rank }) => ({ entry: hits.read(slot), rank: rank + more, without: left }));
      } finally {
        hits.forget();
        terms.forget();
      }
    },
  };
}

/**
 * Words without which something may be found: a letter that stands alone ('Rue u Couédic') and words that no entry has; first
 * those that nothing in the book comes near. Never numbers, and never all that says something.
 */
function lessThan(words: readonly Word[], terms: RememberedTerms): readonly (readonly string[])[] {
  const isNear = ({ text }: Word): boolean => text.length >= shortestMeant && terms.near(text, 1, false, 1).length > 0;
  const isLeft = (word: Word, mayBeMeant: boolean): boolean =>
    (word.kind === 'letters' && word.text.length === 1) || (isMissing(word, terms) && !(mayBeMeant && isNear(word)));
  return [true, false]
    .map((mayBeMeant) => words.filter((word) => isLeft(word, mayBeMeant)).map(({ text }) => text))
    .filter(
      (left) => left.length > 0 && others(words, left).some(({ text, kind }) => text.length > 2 && kind !== 'digits'),
    );
}

/** A shorter word is near too many. */
const shortestMeant = 5;

function others(words: readonly Word[], left: readonly string[]): readonly Word[] {
  return words.filter(({ text }) => !left.includes(text));
}

function isBefore(one: Hit, other: Hit): boolean {
  return one.rank < other.rank || (one.rank === other.rank && one.slot < other.slot);
}

/** For each one that is wanted. */
const mostLookedAt = 10;

/** After so long a search for typos, which a person waits for, only the steps that must be are taken. */
const patienceMilliseconds = 15;

type Step = readonly [expression: Expression, rank: number];

/**
 * Whole words in the name, the company, partly in the name, anywhere; then the last word begun; then all of them. Each is
 * made when it is come to: most searches end before.
 */
function* crowdedSteps(
  words: readonly Word[],
  terms: RememberedTerms,
  telephone: TypedTelephone | null,
): Generator<Step> {
  const last = words.length - 1;
  const [digits = ''] = telephone?.isLikely === true && last > 0 ? telephone.digits : [];
  for (const way of ['whole', 'lastBegun', 'begun'] as const) {
    // Of one word the last is all.
    if (way === 'begun' && last === 0) continue;
    const part = (word: Word, index: number, mark: string): Expression =>
      way === 'begun' || (way === 'lastBegun' && index === last)
        ? beginning(word, mark, terms)
        : whole(word, mark, terms);
    const all = (mark: string): Expression => allOf(words.map((word, index) => part(word, index, mark)));
    if (way === 'lastBegun' && digits === '') yield [nothing, ranks.likelyTelephone];
    yield [all(marks.name), ranks[way].name];
    yield [all(marks.company), ranks[way].company];
    if (last > 0 && last < mostMixed) {
      const inName = (named: number): Expression =>
        allOf(words.map((word, index) => part(word, index, index === named ? marks.name : '')));
      yield [anyOf(words.map((_, named) => inName(named))), ranks[way].mixed];
    }
    // '493 57' is a post code or the end of a telephone number rather than two numbers of an entry.
    if (way === 'whole' && digits !== '') {
      yield [whole({ text: digits, kind: 'digits' }, '', terms), ranks.whole.anywhere];
      yield [nothing, ranks.likelyTelephone];
    }
    // Of letters without spaces any part is as good as a whole: first the names that begin so.
    if (way !== 'whole' || words[last]?.kind !== 'unspaced') yield [all(''), ranks[way].anywhere];
  }
}

const mostMixed = 4;
