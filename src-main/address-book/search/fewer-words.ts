/** What to search for when no entry holds all the typed words. */
import type { RememberedTerms } from '../book/remembered-terms.ts';
import type { Word } from '../text/words.ts';
import { isMissing } from './misspelled.ts';

/** A shorter word is near too many others. */
const shortestMeant = 5;

/** What people type for '&', which is no word: 'Muller und Söhne'. */
const ands: ReadonlySet<string> = new Set(['and', 'und', 'et', 'och', 'og', 'en', 've']);

/**
 * Words to leave out so that something may be found: a letter that stands alone ('Rue u Couédic'), an 'and', and words
 * that no entry has, first those with nothing near in the book. Numbers are never left out, and some meaningful word always
 * stays.
 */
export function fewerWords(words: readonly Word[], terms: RememberedTerms): readonly (readonly string[])[] {
  const isNear = ({ text }: Word): boolean => text.length >= shortestMeant && terms.near(text, 1, false, 1).length > 0;
  const isLeft = (word: Word, mayBeMeant: boolean): boolean =>
    (word.kind === 'letters' && word.text.length === 1) ||
    ands.has(word.text) ||
    (isMissing(word, terms) && !(mayBeMeant && isNear(word)));
  return [true, false]
    .map((mayBeMeant) => words.filter((word) => isLeft(word, mayBeMeant)).map(({ text }) => text))
    .filter(
      (left) =>
        left.length > 0 && wordsWithout(words, left).some(({ text, kind }) => text.length > 2 && kind !== 'digits'),
    );
}

export function wordsWithout(words: readonly Word[], left: readonly string[]): readonly Word[] {
  return words.filter(({ text }) => !left.includes(text));
}
