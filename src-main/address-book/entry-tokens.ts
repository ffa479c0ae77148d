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
    const field = fieldTokens(text);
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

/** Digits of a telephone number are held in runs of so many, and the last three by themselves. */
export const telephoneRun = 4;

/**
 * A run is one letter that no text holds (of Unicode's planes for private use): the index keeps the beginnings of every
 * token, and one letter has but one.
 */
export function telephoneRunToken(digits: string): string {
  return String.fromCodePoint(0xf0000 + Number(digits));
}

export function telephoneTailToken(digits: string): string {
  return String.fromCodePoint(0x100000 + Number(digits));
}

function addTelephone(tokens: string[], telephone: string): void {
  const digits = telephoneDigits(telephone);
  for (let at = 0; at + telephoneRun <= digits.length; at += 1) {
    tokens.push(telephoneRunToken(digits.slice(at, at + telephoneRun)));
  }
  if (digits.length >= telephoneRun - 1) tokens.push(telephoneTailToken(digits.slice(1 - telephoneRun)));
}
