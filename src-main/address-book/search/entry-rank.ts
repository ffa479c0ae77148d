/**
 * How well an entry fits words that were typed without a mistake. Lower is better; ranks of several books are
 * comparable.
 */
import type { AddressBookEntry } from '../../../src-preload/contract/address-book.ts';
import { placesInARow } from '../book/entry-tokens.ts';
import { foldText } from '../text/folding.ts';
import { hasLatinForm } from '../text/latin-letters.ts';
import { fieldTokens, hasOtherSpellings, hasUnspaced, type Word, withoutOpenEnd, withoutSigns } from '../text/words.ts';

/** Whole words come before beginnings, and the name before the company before the rest. */
export const ranks = {
  whole: { name: 0, company: 1, mixed: 2, anywhere: 3 },
  likelyTelephone: 4,
  /** For the ways behind 'whole', in their order for the text. */
  begun: [
    { name: 5, company: 6, mixed: 7, anywhere: 8 },
    { name: 9, company: 10, mixed: 11, anywhere: 12 },
    { name: 13, company: 14, mixed: 15, anywhere: 16 },
  ],
  begunAnywhere: 16,
  telephone: 17,
  /** And one more where a number is only begun. */
  respelled: 18,
  /** And more: every edit adds `moreEdits`. */
  misspelled: 20,
  moreEdits: 20,
  /** A number and its letter stand apart: no more than this within a rank. */
  apart: 0.5,
  /** Typed words that were left out add more. */
  without: 100,
} as const;

/** A field of an entry, folded when it is first looked at, and split into words when that may show more. */
export interface EntryField {
  readonly text: string;
  folded: string | null;
  tokens: readonly string[] | null;
}

export type Way = 'whole' | 'numbersWhole' | 'lastBegun' | 'begun';
type RankedWay = readonly [way: Way, rank: typeof ranks.whole | (typeof ranks.begun)[number]];

const ranked = (...begun: readonly Exclude<Way, 'whole'>[]): readonly RankedWay[] => [
  ['whole', ranks.whole],
  ...begun.map((way, place): RankedWay => [way, ranks.begun[place] ?? ranks.begun[2]]),
];
const ways = ranked('lastBegun', 'begun');
const waysWithNumber = ranked('lastBegun', 'numbersWhole', 'begun');
const waysToNumber = ranked('numbersWhole', 'lastBegun', 'begun');

/**
 * How the words may stand, the surest first, with the ranks of each. 'bahnh 2' first means house 2: whoever wants house 25 will
 * type on, and nothing more can be typed for house 2.
 */
export function waysOf(words: readonly Word[]): readonly RankedWay[] {
  if (!holdsNumbers(words)) return ways;
  if (words.at(-1)?.kind === 'digits') return waysToNumber;
  // With one other word, the last one begun says the same.
  return words.length > 2 ? waysWithNumber : ways;
}

/** Numbers beside other words. */
export function holdsNumbers(words: readonly Word[]): boolean {
  return words.some(({ kind }) => kind === 'digits') && words.some(({ kind }) => kind !== 'digits');
}

/** May the word be only begun, in this way? */
export function mayBeBegun(way: Way, { kind }: Word, isLast: boolean): boolean {
  return way === 'begun' || (way === 'lastBegun' && isLast) || (way === 'numbersWhole' && kind !== 'digits');
}

/** Null: some word is not in the entry, neither whole nor begun. */
export function rankOf(words: readonly Word[], entry: AddressBookEntry): number | null {
  const fields = fieldsOf(entry);
  const [name, company] = [fields.slice(0, 1), fields.slice(1, 2)];
  for (const [way, rank] of waysOf(words)) {
    const inName = countFitting(words, way, name);
    if (inName === words.length) return rank.name;
    if (countFitting(words, way, company) === words.length) return rank.company;
    if (countFitting(words, way, fields) === words.length) return inName > 0 ? rank.mixed : rank.anywhere;
  }
  return null;
}

/** The letters typed behind numbers: '34 A'. */
export function letteredNumbers(words: readonly Word[]): readonly string[] {
  return words.flatMap(({ text, kind }, at) =>
    kind === 'digits' && /^[a-z]$/.test(words[at + 1]?.text ?? '') ? [`${text}${words[at + 1]?.text}`] : [],
  );
}

/** Does the entry have each of them, and not only the number in one place and the letter in another? */
export function holdsLettered(numbers: readonly string[], entry: AddressBookEntry): boolean {
  const fields = fieldsOf(entry);
  return numbers.every((number) =>
    fields.some((field) => (foldedOf(field).match(letteredNumber) ?? []).some((one) => withoutSigns(one) === number)),
  );
}

const letteredNumber = /(?<![\p{L}\p{N}])\d+[ /-]?[a-z](?![\p{L}\p{N}])/gu;

/** A plain loop, because it runs for every entry found: garbage of a search adds to the weight of the process. */
function countFitting(words: readonly Word[], way: Way, fields: readonly EntryField[]): number {
  let count = 0;
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] as Word;
    const isThere = mayBeBegun(way, word, index === words.length - 1) ? isBegun : isWhole;
    if (isThere(word, fields)) count += 1;
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
  if (hasUnspaced(city) && hasUnspaced(street)) fields.push(fieldOf(placesInARow(entry).join('')));
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
    if (!mayBeginOtherwise(field.text) && !beginsSomeWord(text.charCodeAt(0), foldedOf(field))) continue;
    field.tokens ??= fieldTokens(field.text).tokens;
    for (const token of field.tokens) if (isWholeWord ? token === text : token.startsWith(text)) return true;
  }
  return false;
}

/** Behind an apostrophe stands a word of its own, which folding joins to the one before. */
const apostrophe = /['’`ʼ]/;
const mayBeginOtherwise = (text: string): boolean => apostrophe.test(text) || hasLatinForm(text);

function standsAsTyped(text: string, folded: string, isWholeWord: boolean): boolean {
  for (let at = folded.indexOf(text); at !== -1; at = folded.indexOf(text, at + 1)) {
    if (goesOn(folded, at - 1)) continue;
    if (!isWholeWord || !goesOn(folded, at + text.length)) return true;
  }
  return false;
}

/**
 * Every other spelling of a word begins with the same letter ('aarhus', 'arhus'): without that letter there is nothing to
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
