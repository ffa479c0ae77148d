/** What an entry is found by: tokens for the index of words. A prefix of a token says where it stands. */
import type { AddressBookEntry } from '../../../src-preload/contract/address-book.ts';
import { fieldTokens, hasUnspaced, telephoneDigits, wordsOf } from '../text/words.ts';

/** In the name; in the company; a whole unspaced word of the name or company. */
export const prefixes = { name: '!', company: '#', whole: '=' } as const;

export interface EntryTokens {
  /** Each once. */
  readonly tokens: ReadonlySet<string>;
  /** Those words that a typo may lead to. */
  readonly terms: ReadonlySet<string>;
}

export function entryTokens(entry: AddressBookEntry): EntryTokens {
  const tokens = new Set<string>();
  const terms = new Set<string>();
  const addField = (text: string, prefix: string): void => {
    if (text === '') return;
    const found = fieldTokens(text);
    for (const term of found.terms) terms.add(term);
    for (const token of found.tokens) {
      tokens.add(token);
      if (prefix !== '') tokens.add(prefix + token);
    }
  };
  addField(entry.name, prefixes.name);
  addField(entry.company, prefixes.company);
  for (const text of unprefixedFields(entry)) addField(text, '');
  for (const text of [entry.name, entry.company]) for (const whole of wholes(text)) tokens.add(prefixes.whole + whole);
  for (const run of telephoneRuns(entry.telephone)) tokens.add(telephoneToken(run));
  return { tokens, terms };
}

function unprefixedFields(entry: AddressBookEntry): readonly string[] {
  const { building, street, suburb, postCode, city, state, country, code, email } = entry;
  // 'SW1A 1AA' is also looked for as 'SW1A1AA', and so are customer codes.
  return [
    building,
    street,
    suburb,
    city,
    state,
    country,
    email,
    ...asWrittenAndJoined(postCode),
    ...asWrittenAndJoined(code),
  ];
}

function asWrittenAndJoined(text: string): readonly string[] {
  const joined = text.replace(/[^\p{L}\p{M}\p{N}]/gu, '');
  return joined === text ? [text] : [text, joined];
}

/** Unspaced words as they stand, and all of them in one. */
function wholes(text: string): readonly string[] {
  if (!hasUnspaced(text)) return [];
  const words = wordsOf(text).flatMap((word) => (word.kind === 'unspaced' ? [word.text] : []));
  return words.length > 1 ? [...words, words.join('')] : words;
}

/** The digits of a telephone number are held in runs of this length. */
export const telephoneRun = 4;

/**
 * Two letters: one that no text holds (of Unicode's area for private use) for three digits, and the fourth. The index keeps the
 * beginnings of every token, and so short a one has few. Of three digits: the first letter, which is also how runs begin.
 */
export function telephoneToken(digits: string): string {
  return String.fromCharCode(0xe000 + Number(digits.slice(0, telephoneRun - 1))) + digits.slice(telephoneRun - 1);
}

function telephoneRuns(telephone: string): readonly string[] {
  const digits = telephoneDigits(telephone);
  const runs: string[] = [];
  for (let at = 0; at + telephoneRun <= digits.length; at += 1) runs.push(digits.slice(at, at + telephoneRun));
  // The last three begin no run.
  if (digits.length >= telephoneRun - 1) runs.push(digits.slice(1 - telephoneRun));
  return runs;
}
