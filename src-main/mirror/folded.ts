/** How numbers and names are folded, so that an order is found however a person or a scanner writes it. */
import { foldNumberSign, plainLetters } from '../codes/folded-letters.ts';

/** Matches nearly every number and most names: no accents and no other forms. */
const plain = /^[ -~]*$/;
const plainWithoutSpaces = /^[!-~]*$/;
const strangeLetters = new RegExp(`[${Object.keys(plainLetters).join('')}]`, 'gu');

/** Marks that write from right to left, hyphens for the end of a line: they come along when a text is copied. */
const unseen = /\p{Cf}/gu;
/** A scanner and a keyboard know only one of them. */
const dashes = /[\p{Pd}\u2212]/gu;

/** A whole order or tracking number; ignores compatibility forms, case, spaces, what nobody sees, and kinds of dashes. '' folds to ''. */
export function foldNumber(text: string): string {
  if (plainWithoutSpaces.test(text)) return text.toLowerCase();
  return foldNumberSign(text)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\s/gu, '')
    .replace(unseen, '')
    .replace(dashes, '-');
}

/** For names and what is typed to find them: ignores case and accents, and makes spaces single. */
export function foldName(text: string): string {
  const base = plain.test(text) ? text.toLowerCase() : withoutAccents(text);
  return base.replace(/\s+/gu, ' ').trim();
}

function withoutAccents(text: string): string {
  const base = foldNumberSign(text).normalize('NFKD').replace(/\p{M}/gu, '').replace(unseen, '').toLowerCase();
  return base.replace(strangeLetters, (letter) => plainLetters[letter] ?? letter);
}

const longestRun = 30;

/**
 * For sorting and finding: numbers that fold alike have the same key. Digits sort by their value ('#9' before '#10'),
 * each run behind a mark of its length; accents do not count.
 */
export const numberSortKey = (text: string): string => foldedNumberSortKey(foldNumber(text));

/** The same, from the result of `foldNumber`. */
export function foldedNumberSortKey(folded: string): string {
  // A number that consists only of accents keeps them: without them it would be empty.
  const base = plain.test(folded) ? folded : withoutAccents(folded) || folded;
  return base.replace(/\d+/g, sortedByValue);
}

function sortedByValue(digits: string): string {
  const value = digits.startsWith('0') ? digits.replace(/^0+(?=\d)/, '') : digits;
  return `${lengthMark(value.length)}${value}`;
}

const lengthMark = (length: number): string => String.fromCharCode(0x30 + Math.min(length, longestRun));

/** More digits than a person leaves out. */
const mostLeftOut = 9;

/**
 * The sort keys of numbers that begin with `text`, the shortest first. A run of digits at its end may go on, and longer
 * ones sort elsewhere: '12' also begins 120 and 1200.
 */
export function sortKeysOfBeginning(text: string): readonly string[] {
  const key = numberSortKey(text);
  const digits = /(?<!\d)\d+$/.exec(foldNumber(text))?.[0] ?? '';
  if (digits === '' || digits.startsWith('0')) return [key];
  const head = key.slice(0, -digits.length - 1);
  const lengths = Array.from({ length: mostLeftOut + 1 }, (_, more) => digits.length + more);
  return lengths.map((length) => `${head}${lengthMark(length)}${digits}`);
}
