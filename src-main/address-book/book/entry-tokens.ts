/** How an entry is found: tokens for the index of words. A token's prefix says where its word stands. */
import type { AddressBookEntry } from '../../../src-preload/contract/address-book.ts';
import { mayBeUnspaced } from '../text/folding.ts';
import {
  type FieldTokens,
  fieldTokens,
  hasUnspaced,
  telephoneDigits,
  unitsOf,
  type Word,
  wordsOf,
} from '../text/words.ts';

/** For words in the name; in the company; for a whole unspaced word of the name or company. */
export const prefixes = { name: '!', company: '#', whole: '=' } as const;

export interface EntryTokens {
  /** Each token once. */
  readonly tokens: ReadonlySet<string>;
  /** The words that a typo may lead to. */
  readonly terms: ReadonlySet<string>;
}

export function entryTokens(entry: AddressBookEntry): EntryTokens {
  const tokens = new Set<string>();
  const terms = new Set<string>();
  const add = (found: FieldTokens, prefix: string): void => {
    for (const term of found.terms) terms.add(term);
    for (const token of found.tokens) {
      tokens.add(token);
      if (prefix !== '') tokens.add(prefix + token);
    }
  };
  const addField = (text: string, prefix: string): void => {
    if (text !== '') add(fieldTokens(text), prefix);
  };
  addField(entry.name, prefixes.name);
  addField(entry.company, prefixes.company);
  addField(entry.building, '');
  addField(entry.street, '');
  for (const place of [entry.suburb, entry.city, entry.state, entry.country]) add(placeTokens(place), '');
  addField(entry.email, '');
  // 'SW1A 1AA' must also be found as 'SW1A1AA', and so must customer codes.
  for (const code of [entry.postCode, entry.code]) for (const text of asWrittenAndJoined(code)) addField(text, '');
  for (const pair of pairsAcross(placesInARow(entry))) tokens.add(pair);
  for (const text of [entry.name, entry.company]) for (const whole of wholes(text)) tokens.add(prefixes.whole + whole);
  for (const run of telephoneRuns(entry.telephone)) tokens.add(telephoneToken(run));
  return { tokens, terms };
}

/** A book has many entries but few towns. When it is full, it begins anew. */
const placesMet = new Map<string, FieldTokens>();
const mostPlaces = 3_000;
const longestPlace = 60;

function placeTokens(place: string): FieldTokens {
  if (place.length > longestPlace) return fieldTokens(place);
  const before = placesMet.get(place);
  if (before !== undefined) return before;
  const found = fieldTokens(place);
  if (placesMet.size >= mostPlaces) placesMet.clear();
  placesMet.set(place, found);
  return found;
}

/** As most are. */
const plainWord = /^[a-z0-9]*$/i;

function asWrittenAndJoined(text: string): readonly string[] {
  if (plainWord.test(text)) return [text];
  const joined = text.replace(/[^\p{L}\p{M}\p{N}]/gu, '');
  return joined === text ? [text] : [text, joined];
}

/** As an address of East Asia is written in one piece: '東京都千代田区丸の内'. */
export function placesInARow({ state, city, suburb, street, building }: AddressBookEntry): readonly string[] {
  return [state, city, suburb, street, building].filter((text) => text !== '');
}

/** Where one field ends and the next begins, so that both are found as one unspaced word. */
function pairsAcross(places: readonly string[]): readonly string[] {
  const pairs: string[] = [];
  let before: Word | undefined;
  for (const place of places) {
    const words = mayBeUnspaced(place) ? wordsOf(place) : [];
    const [next] = words;
    if (before?.kind === 'unspaced' && next?.kind === 'unspaced') {
      pairs.push((unitsOf(before.text).at(-1) ?? '') + (unitsOf(next.text)[0] ?? ''));
    }
    before = words.at(-1);
  }
  return pairs;
}

/** Each unspaced word as it stands, and all of them joined. */
function wholes(text: string): readonly string[] {
  if (!hasUnspaced(text)) return [];
  const words = wordsOf(text).flatMap((word) => (word.kind === 'unspaced' ? [word.text] : []));
  return words.length > 1 ? [...words, words.join('')] : words;
}

/** The digits of a telephone number are indexed in runs of this length. */
export const telephoneRun = 4;

/**
 * Four digits become two letters: one from Unicode's private use area, which no text holds, for the first three digits,
 * and the fourth digit. The index keeps the beginnings of every token, and such a short token has few. Three digits
 * become the first letter alone, which is also how runs begin.
 */
export function telephoneToken(digits: string): string {
  const first = 0xe000 + Number(digits.slice(0, telephoneRun - 1));
  return digits.length < telephoneRun
    ? String.fromCharCode(first)
    : String.fromCharCode(first, digits.charCodeAt(telephoneRun - 1));
}

function telephoneRuns(telephone: string): readonly string[] {
  const digits = telephoneDigits(telephone);
  const runs: string[] = [];
  for (let at = 0; at + telephoneRun <= digits.length; at += 1) runs.push(digits.slice(at, at + telephoneRun));
  // No run begins with the last three digits.
  if (digits.length >= telephoneRun - 1) runs.push(digits.slice(1 - telephoneRun));
  return runs;
}
