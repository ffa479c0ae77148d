/** The typed text, read for a search: its words, and the parts that may be a telephone number. */
import { foldText } from '../text/folding.ts';
import { telephoneNames } from '../text/told-telephone.ts';
import { hasUnspaced, telephoneDigits, type Word, withoutSigns, wordsOf } from '../text/words.ts';

export interface TypedText {
  readonly words: readonly Word[];
  /** Native letters and digits that were typed together ('山丸4'), folded; empty when there are none. */
  readonly runs: readonly string[];
  /** Null: nothing looks like part of a telephone number. */
  readonly telephone: TypedTelephone | null;
}

export interface TypedTelephone {
  /** The digits as an entry may hold them, the likeliest first. */
  readonly digits: readonly string[];
  /** The other words. */
  readonly words: readonly Word[];
  /** Written like a telephone number, or so long that it can hardly be anything else. */
  readonly isLikely: boolean;
}

/** Longer text is cut: nobody types this much, but people paste. */
export const longestText = 256;
const mostWords = 12;
const fewestDigits = 3;
/** With so many, 'Tel.' before them is no name of a person or a town. */
const fewestTold = 6;
/** The first letter of a Korean syllable that is still being typed. */
const loneLetter = /(?<=[가-힣])[\u1100-\u1112\u3131-\u3163]$/u;
/** '98 76', '987-65'. */
const groups = /\d[\s()./-]+\d/;

export function readTyped(text: string): TypedText {
  const cut = text.slice(0, longestText).toWellFormed().normalize('NFC').replace(loneLetter, '');
  return {
    words: distinct(wordsOf(cut)).slice(0, mostWords),
    runs: hasUnspaced(cut) ? runsOf(foldText(cut)) : noRuns,
    telephone: readTelephone(cut),
  };
}

const noRuns: readonly string[] = [];

function runsOf(folded: string): readonly string[] {
  return folded
    .split(/\s+/)
    .filter((run) => hasUnspaced(run) && /\d/.test(run))
    .map(withoutSigns);
}

function distinct(words: readonly Word[]): Word[] {
  return words.filter(({ text }, index) => words.findIndex((other) => other.text === text) === index);
}

const numbered = /(?<![\p{L}\p{M}\p{N}])[+(]?\d[\d\s()+./-]*(?![\p{L}\p{M}])/gu;

function readTelephone(text: string): TypedTelephone | null {
  const folded = foldText(text);
  const { written, at, digits } = longestNumber(folded);
  if (digits.length < fewestDigits) return null;
  const isInternational = /^\s*(?:\+|00)/.test(written);
  const candidates = [digits, digits.replace(/^0+/, '')];
  // '+61 2 9876' for a number that the book holds as '02 9876 5432'.
  const national = withoutCountry(digits.replace(/^00/, ''));
  if (isInternational || digits.length >= 9) candidates.push(national.replace(/^0+/, ''));
  const before = wordsOf(folded.slice(0, at));
  if (digits.length >= fewestTold && telephoneNames.has(before.at(-1)?.text ?? '')) before.pop();
  const words = [...before, ...wordsOf(folded.slice(at + written.length))];
  return {
    digits: candidates.filter((one, index) => one.length >= fewestDigits && candidates.indexOf(one) === index),
    words: words.slice(0, mostWords),
    isLikely:
      words.length === 0 &&
      (digits.length >= 6 || /^\s*[+(]/.test(written) || (digits.length >= 4 && groups.test(written))),
  };
}

/** The first of those with most digits: before a telephone number may stand a house's. */
function longestNumber(folded: string): { readonly written: string; readonly at: number; readonly digits: string } {
  let longest = { written: '', at: 0, digits: '' };
  for (const { 0: written, index: at } of folded.matchAll(numbered)) {
    const digits = telephoneDigits(written);
    if (digits.length > longest.digits.length) longest = { written, at, digits };
  }
  return longest;
}

/**
 * Country codes are 1 and 7, those of two digits (listed here), and the rest of three: ITU-T E.164, list of assigned
 * codes.
 */
function withoutCountry(digits: string): string {
  if (/^[17]/.test(digits)) return digits.slice(1);
  const ofTwo = /^(?:20|27|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/;
  return digits.slice(ofTwo.test(digits) ? 2 : 3);
}
