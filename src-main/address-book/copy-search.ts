/**
 * Finds entries while a person types, in steps from the surest to the most tolerant, until enough are found. No step ranks:
 * the rows lie in the list's order, and the step that found an entry is its rank.
 */
import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import type { AddressBookEntry } from '../../src-preload/contract/address-book.ts';
import { telephoneDigits, type Word, wordsOf } from './folding.ts';
import type { TermTrie } from './term-trie.ts';

/** Reading the distinct words costs some milliseconds: it is done when a step first needs them. */
export type ReadTerms = () => TermTrie;

const mostWords = 12;
const termsForOneWord = 24;
/** By number of edits: a shorter word with that many wrong letters may have been anything. */
const shortestWith: readonly number[] = [0, 4, 7];

export function searchCopy(
  database: DatabaseSync,
  readTerms: ReadTerms,
  text: string,
  limit: number,
): AddressBookEntry[] {
  if (text.trim() === '') return readEntries(database, firstPlaces(database, limit));
  const words = wordsOf(text).slice(0, mostWords);
  const found = new Set<number>();
  for (const step of stepsFor(database, readTerms, words, text)) {
    if (found.size >= limit) break;
    // Asks for those already found as well: they come first in their step and are passed over.
    for (const place of step(limit + found.size, found.size)) {
      if (found.size < limit) found.add(place);
    }
  }
  return readEntries(database, [...found]);
}

/** Places of entries that fit, at most `limit`; `foundBefore` is how many the steps before it found. */
type Step = (limit: number, foundBefore: number) => Iterable<number>;

function stepsFor(database: DatabaseSync, readTerms: ReadTerms, words: readonly Word[], text: string): Step[] {
  const matching = (expression: string, limit: number): number[] => matchingPlaces(database, expression, limit);
  const digits = telephoneDigits(text).replace(/^0+/, '');
  const all = (ofWord: (word: Word, isLast: boolean) => string): string =>
    words.map((word, index) => ofWord(word, index === words.length - 1)).join(' AND ');
  const steps: Step[] = [];
  if (words.length > 0) {
    steps.push(
      (limit) => matching(`name : (${all((word) => phrase(word))})`, limit),
      (limit) =>
        matching(
          all((word) => phrase(word)),
          limit,
        ),
      (limit) => matching(`name : (${all((word, isLast) => (isLast ? beginning(word) : phrase(word)))})`, limit),
      (limit) =>
        matching(
          all((word, isLast) => (isLast ? beginning(word) : phrase(word))),
          limit,
        ),
      (limit) =>
        matching(
          all((word) => beginning(word)),
          limit,
        ),
    );
  }
  if (digits.length >= 3) steps.push((limit) => telephonePlaces(database, digits, limit));
  if (words.length > 0) {
    steps.push(
      (limit) =>
        matching(
          all((word, isLast) => nearTerms(readTerms(), word, 1, isLast)),
          limit,
        ),
      (limit, foundBefore) =>
        foundBefore > 0
          ? []
          : matching(
              all((word, isLast) => nearTerms(readTerms(), word, 2, isLast)),
              limit,
            ),
    );
  }
  return steps;
}

/** A word, or the letters of a script without spaces, next to each other. */
function phrase(word: Word): string {
  return `"${word.join(' ')}"`;
}

function beginning(word: Word): string {
  return `${phrase(word)} *`;
}

/** The word itself, and the words of the copy that are near it. Short ones and numbers are taken as typed. */
function nearTerms(terms: TermTrie, word: Word, edits: number, halfTyped: boolean): string {
  const [only = ''] = word;
  const as = halfTyped ? beginning(word) : phrase(word);
  if (word.length > 1 || only.length < (shortestWith[edits] ?? 0) || /^\p{N}+$/u.test(only)) return as;
  const near = terms.near(only, edits, halfTyped, termsForOneWord);
  return `(${[as, ...near.map((term) => `"${term}"`)].join(' OR ')})`;
}

function matchingPlaces(database: DatabaseSync, expression: string, limit: number): number[] {
  return database
    .prepare('SELECT rowid AS place FROM words WHERE words MATCH ? LIMIT ?')
    .all(expression, limit)
    .map(({ place }) => Number(place));
}

function telephonePlaces(database: DatabaseSync, digits: string, limit: number): number[] {
  return database
    .prepare('SELECT rowid AS place FROM telephones WHERE telephones MATCH ? LIMIT ?')
    .all(`"${digits}"`, limit)
    .map(({ place }) => Number(place));
}

function firstPlaces(database: DatabaseSync, limit: number): number[] {
  return database
    .prepare('SELECT place FROM entries ORDER BY place LIMIT ?')
    .all(limit)
    .map(({ place }) => Number(place));
}

/** In the order of `places`. */
export function readEntries(database: DatabaseSync, places: readonly number[]): AddressBookEntry[] {
  const one = database.prepare('SELECT * FROM entries WHERE place = ?');
  return places.flatMap((place) => {
    const row = one.get(place);
    return row === undefined ? [] : [toEntry(row)];
  });
}

export function toEntry(row: Record<string, SQLOutputValue>): AddressBookEntry {
  const text = (name: string): string => String(row[name] ?? '');
  return {
    entryId: Number(row.entry_id),
    name: text('name'),
    company: text('company'),
    building: text('building'),
    street: text('street'),
    suburb: text('suburb'),
    postCode: text('post_code'),
    city: text('city'),
    state: text('state'),
    country: text('country'),
    code: text('code'),
    telephone: text('telephone'),
    email: text('email'),
    ...(row.other === null ? {} : { other: JSON.parse(text('other')) as Record<string, string> }),
  };
}
