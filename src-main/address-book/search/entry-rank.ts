/**
 * How well an entry fits words that were typed without a mistake. Lower is better; ranks of several books are
 * comparable.
 */
import type { AddressBookEntry } from '../../../src-preload/contract/address-book.ts';
import { foldText } from '../text/folding.ts';
import { fieldTokens, hasOtherSpellings, hasUnspaced, type Word, withoutOpenEnd, withoutSigns } from '../text/words.ts';

/** Whole words come before beginnings, and the name before the company before the rest. */
export const ranks = {
  whole: { name: 0, company: 1, mixed: 2, anywhere: 3 },
  likelyTelephone: 4,
  lastBegun: { name: 5, company: 6, mixed: 7, anywhere: 8 },
  begun: { name: 9, company: 10, mixed: 11, anywhere: 12 },
  telephone: 13,
  respelled: 14,
  /** And more: every edit adds `moreEdits`. */
  misspelled: 20,
  moreEdits: 10,
  /** Typed words that are in no entry add more. */
  without: 100,
} as const;

/** A field of an entry, folded when it is first looked at, and split into words when that may show more. */
export interface EntryField {
  readonly text: string;
  folded: string | null;
  tokens: readonly string[] | null;
}

type Way = 'whole' | 'lastBegun' | 'begun';
const ways: readonly Way[] = ['whole', 'lastBegun', 'begun'];

/** Null: some word is not in the entry, neither whole nor begun. */
export function rankOf(words: readonly Word[], entry: AddressBookEntry): number | null {
  const fields = fieldsOf(entry);
  const [name, company] = [fields.slice(0, 1), fields.slice(1, 2)];
  for (const way of ways) {
    const inName = countFitting(words, way, name);
    if (inName === words.length) return ranks[way].name;
    if (countFitting(words, way, company) === words.length) return ranks[way].company;
    if (countFitting(words, way, fields) === words.length) return inName > 0 ? ranks[way].mixed : ranks[way].anywhere;
  }
  return null;
}

/** A plain loop, because it runs for every entry found: garbage of a search adds to the weight of the process. */
function countFitting(words: readonly Word[], way: Way, fields: readonly EntryField[]): number {
  let count = 0;
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] as Word;
    const mayBeBegun = way === 'begun' || (way === 'lastBegun' && index === words.length - 1);
    if (mayBeBegun ? isBegun(word, fields) : isWhole(word, fields)) count += 1;
  }
  return count;
}

/** All fields that are searched: the name, the company, then the others that are not empty. */
export function fieldsOf(entry: AddressBookEntry): EntryField[] {
  const { name, company, building, street, suburb, postCode, city, state, country, code, email } = entry;
  const fields = [fieldOf(name), fieldOf(company)];
  for (const text of [building, street, suburb, city, state, country, email, postCode, code]) {
    if (text !== '') fields.push(fieldOf(text));
  }
  for (const text of [postCode, code]) {
    const together = withoutSigns(text);
    if (together !== text) fields.push(fieldOf(together));
  }
  return fields;
}

function fieldOf(text: string): EntryField {
  return { text, folded: null, tokens: null };
}

export function isWhole({ text, kind }: Word, fields: readonly EntryField[]): boolean {
  return kind === 'unspaced' ? isPart(text, fields) : stands(text, fields, true);
}

export function isBegun({ text, kind }: Word, fields: readonly EntryField[]): boolean {
  return kind === 'unspaced' ? isPart(text, fields) : stands(text, fields, false);
}

/** Does the entry hold the words without spaces, letter after letter? */
export function holdsUnspaced(words: readonly Word[], entry: AddressBookEntry): boolean {
  const fields = fieldsOf(entry);
  return words.every(({ kind, text }) => kind !== 'unspaced' || isPart(withoutOpenEnd(text), fields));
}

/** Native letters and digits that were typed together stand together in the entry. */
export function holdsRuns(runs: readonly string[], entry: AddressBookEntry): boolean {
  const fields = fieldsOf(entry);
  return runs.every((run) => isPart(run, fields));
}

/** Text written without spaces is searched as a part of the whole text. */
function isPart(text: string, fields: readonly EntryField[]): boolean {
  return fields.some((field) => hasUnspaced(field.text) && withoutSigns(foldedOf(field)).includes(text));
}

/** Is a word there, whole or begun? Most words stand as they were typed, so nothing has to be split. */
export function stands(text: string, fields: readonly EntryField[], isWholeWord: boolean): boolean {
  for (const field of fields) if (standsAsTyped(text, foldedOf(field), isWholeWord)) return true;
  for (const field of fields) {
    if (!hasOtherSpellings(field.text)) continue;
    if (!beginsSomeWord(text.charCodeAt(0), foldedOf(field)) && !apostrophe.test(field.text)) continue;
    field.tokens ??= fieldTokens(field.text).tokens;
    for (const token of field.tokens) if (isWholeWord ? token === text : token.startsWith(text)) return true;
  }
  return false;
}

/** Behind an apostrophe stands a word of its own, which folding joins to the one before. */
const apostrophe = /['’`ʼ]/;

function standsAsTyped(text: string, folded: string, isWholeWord: boolean): boolean {
  for (let at = folded.indexOf(text); at !== -1; at = folded.indexOf(text, at + 1)) {
    if (goesOn(folded, at - 1)) continue;
    if (!isWholeWord || !goesOn(folded, at + text.length)) return true;
  }
  return false;
}

/**
 * Every spelling of a word begins with the same letter ('aarhus', 'arhus'): without that letter there is nothing to
 * split.
 */
function beginsSomeWord(letter: number, folded: string): boolean {
  for (let at = 0; at < folded.length; at += 1) {
    if (folded.charCodeAt(at) === letter && !isPlainLetter(folded.charCodeAt(at - 1))) return true;
  }
  return false;
}

function foldedOf(field: EntryField): string {
  field.folded ??= foldText(field.text);
  return field.folded;
}

/** Does the word continue here? Anything that is not ASCII may be a letter; tokens find the other spellings. */
function goesOn(text: string, at: number): boolean {
  const unit = text.charCodeAt(at);
  return isPlainLetter(unit) || (unit >= 0x30 && unit <= 0x39) || unit > 0x7f;
}

function isPlainLetter(unit: number): boolean {
  return unit >= 0x61 && unit <= 0x7a;
}
