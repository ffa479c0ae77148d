/** What an entry is found by: tokens for the index of words. A mark in front of a token says where it stands. */
import type { AddressBookEntry } from '../../../src-preload/contract/address-book.ts';
import { fieldTokens, hasUnspaced, telephoneDigits, wordsOf } from '../text/words.ts';

/** In the name; in the company; a whole unspaced word of the name or company. */
export const marks = { name: '!', company: '#', whole: '=' } as const;

/** Where tokens go as they are found: as text, or by number while a whole book is filled. */
export interface TokenSink {
  /** What the field is found by; with a mark, each token also with it. */
  field(text: string, mark: string): void;
  token(text: string): void;
  /** Four digits of a telephone number, or its last three; as `telephoneToken`. */
  telephone(digits: string): void;
}

/** Some may come twice. */
export function entryTokens(entry: AddressBookEntry): readonly string[] {
  const tokens: string[] = [];
  addEntryTokens(entry, {
    field(text, mark) {
      for (const token of fieldTokens(text).tokens) tokens.push(...(mark === '' ? [token] : [token, mark + token]));
    },
    token: (text) => void tokens.push(text),
    telephone: (digits) => void tokens.push(telephoneToken(digits)),
  });
  return tokens;
}

/** The words of an entry that a typo may lead to. */
export function entryTerms(entry: AddressBookEntry): readonly string[] {
  return [entry.name, entry.company, ...unmarkedFields(entry)].flatMap((text) => fieldTokens(text).terms);
}

export function addEntryTokens(entry: AddressBookEntry, sink: TokenSink): void {
  const { name, company, telephone } = entry;
  if (name !== '') sink.field(name, marks.name);
  if (company !== '') sink.field(company, marks.company);
  for (const text of unmarkedFields(entry)) if (text !== '') sink.field(text, '');
  addWholes(name, sink);
  addWholes(company, sink);
  addTelephone(telephone, sink);
}

function unmarkedFields(entry: AddressBookEntry): readonly string[] {
  const { building, street, suburb, postCode, city, state, country, code, email } = entry;
  // 'SW1A 1AA' is also looked for as 'SW1A1AA', and so are customer codes.
  return [building, street, suburb, city, state, country, email, ...joinedToo(postCode), ...joinedToo(code)];
}

function joinedToo(text: string): readonly string[] {
  const joined = text.replace(/[^\p{L}\p{M}\p{N}]/gu, '');
  return joined === text ? [text] : [text, joined];
}

function addWholes(text: string, sink: TokenSink): void {
  if (!hasUnspaced(text)) return;
  const words = wordsOf(text).flatMap((word) => (word.kind === 'unspaced' ? [word.text] : []));
  for (const word of words) sink.token(marks.whole + word);
  if (words.length > 1) sink.token(marks.whole + words.join(''));
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

function addTelephone(telephone: string, sink: TokenSink): void {
  const digits = telephoneDigits(telephone);
  for (let at = 0; at + telephoneRun <= digits.length; at += 1) {
    sink.telephone(digits.slice(at, at + telephoneRun));
  }
  // The last three begin no run.
  if (digits.length >= telephoneRun - 1) sink.telephone(digits.slice(1 - telephoneRun));
}
