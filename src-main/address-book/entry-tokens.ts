/** What an entry is found by: tokens for the two indexes. A mark in front of a token says where it stands. */
import type { AddressBookEntry } from '../../src-preload/contract/address-book.ts';
import { fieldTokens, hasUnspaced, telephoneDigits, wordsOf } from './words.ts';

/** In the name; in the company; a whole unspaced word of the name or company. */
export const marks = { name: '!', company: '#', whole: '=' } as const;

export interface EntryTokens {
  /** For the index of words; some may come twice. */
  readonly tokens: readonly string[];
  /** The words that a typo may lead to. */
  readonly terms: readonly string[];
}

export function entryTokens(entry: AddressBookEntry): EntryTokens {
  const tokens: string[] = [];
  const terms: string[] = [];
  const add = (text: string, mark: string): void => {
    if (text === '') return;
    const field = fieldTokens(text, true);
    for (const token of field.tokens) {
      tokens.push(token);
      if (mark !== '') tokens.push(mark + token);
    }
    for (const term of field.terms) terms.push(term);
  };
  const { name, company, building, street, suburb, postCode, city, state, country, code, telephone, email } = entry;
  add(name, marks.name);
  add(company, marks.company);
  for (const text of [building, street, suburb, postCode, city, state, country, code, email]) add(text, '');
  for (const text of [name, company]) {
    if (!hasUnspaced(text)) continue;
    const unspaced = wordsOf(text).filter(({ kind }) => kind === 'unspaced');
    for (const word of unspaced) tokens.push(marks.whole + word.text);
    if (unspaced.length > 1) tokens.push(marks.whole + unspaced.map((word) => word.text).join(''));
  }
  // 'SW1A 1AA' is also looked for as 'SW1A1AA', and so are customer codes.
  for (const text of [postCode, code]) if (/[\s-]/.test(text)) add(text.replace(/[^\p{L}\p{M}\p{N}]/gu, ''), '');
  addTelephone(tokens, telephone);
  return { tokens, terms };
}

/** Digits of a telephone number are held in runs of so many. */
export const telephoneRun = 4;

/**
 * Two letters: one that no text holds (of Unicode's area for private use) for three digits, and the fourth. The index keeps the
 * beginnings of every token, and so short a one has few. Of three digits: the first letter, which is also how runs begin.
 */
export function telephoneToken(digits: string): string {
  return String.fromCharCode(0xe000 + Number(digits.slice(0, telephoneRun - 1))) + digits.slice(telephoneRun - 1);
}

function addTelephone(tokens: string[], telephone: string): void {
  const digits = telephoneDigits(telephone);
  for (let at = 0; at + telephoneRun <= digits.length; at += 1) {
    tokens.push(telephoneToken(digits.slice(at, at + telephoneRun)));
  }
  // The last three begin no run.
  if (digits.length >= telephoneRun - 1) tokens.push(telephoneToken(digits.slice(1 - telephoneRun)));
}
