/**
 * Streets that only a letter tells apart. The canonical form has no accents, because many people leave them out; so two streets
 * such as 'Backvägen' and 'Bäckvägen' are told apart here, by what was written.
 */
import { type Rules, rulesOf } from '../rules/address-rules.ts';
import { foldText } from '../text/folding.ts';

const words = /[\p{L}\p{M}]+/gu;
const ownLetters = /[äöüå]/;

/**
 * Where ä, ö and ü are letters of their own, whoever writes one of them writes them all: if both do, and a word has another letter
 * in each, they are two streets. In other countries a keyboard may have a few of the letters, and nothing is sure.
 */
export function areOtherLetters(one: string, other: string, country: string): boolean {
  if (!hasOwnLetters(rulesOf(country))) return false;
  const [written, otherWritten] = [wordsOfOwnLetters(one), wordsOfOwnLetters(other)];
  const keepsThem = (all: readonly string[]): boolean => all.some((word) => ownLetters.test(word));
  return keepsThem(written) && keepsThem(otherWritten) && written.some((word) => isOnlyFolded(word, otherWritten));
}

/** Is every word that the two share written with the same letters? */
export function areSameLetters(one: string, other: string): boolean {
  const otherWritten = writtenWords(other);
  return !writtenWords(one).some((word) => isOnlyFolded(word, otherWritten));
}

function hasOwnLetters({ vowels }: Rules): boolean {
  return vowels?.startsWith('together') === true;
}

/** In the letters of one country: those of Denmark and Sweden stand for one another. */
function writtenWords(text: string): readonly string[] {
  const lower = text.normalize('NFC').toLowerCase().replaceAll('ø', 'ö').replaceAll('æ', 'ä');
  return lower.match(words) ?? [];
}

/** Other accents are left out by many who write these letters: 'Søndre Allé' and 'Søndre Alle' are one. */
function wordsOfOwnLetters(text: string): readonly string[] {
  return writtenWords(text).map((word) => word.replace(/[^äöüå]+/g, foldText));
}

/** Is the word among the others only without its accents? 'Müller' and 'Mueller' differ in length, and are one. */
function isOnlyFolded(word: string, others: readonly string[]): boolean {
  if (others.includes(word)) return false;
  const folded = foldText(word);
  return others.some((other) => other.length === word.length && foldText(other) === folded);
}
