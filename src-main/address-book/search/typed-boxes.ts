/** 'PO Box 4455' and 'pob 4455' for 'P.O. Box 4455', 'Postfach 100153' for 'PF 10 01 53': the number says which box it is. */
import { languageFiles } from '../rules/registered-rules.ts';
import { foldText } from '../text/folding.ts';
import type { Word } from '../text/words.ts';

/** What boxes are called in any language, as words. */
const names: readonly (readonly string[])[] = Object.values(languageFiles)
  .flatMap(({ boxes }) => Object.entries(boxes ?? {}).flat(2))
  .map((name) => foldText(name).split(' '));
const byFirst: ReadonlyMap<string, readonly (readonly string[])[]> = Map.groupBy(
  names.toSorted((one, other) => other.length - one.length),
  ([first = '']) => first,
);

/** The words without the name of a box that stands before its number; null where there is none. */
export function withoutBoxName(words: readonly Word[]): readonly Word[] | null {
  for (const [at, { text }] of words.entries()) {
    const name = byFirst
      .get(text)
      ?.find((one) => one.every((word, index) => words[at + index]?.text === word) && isNumber(words[at + one.length]));
    if (name !== undefined) return words.toSpliced(at, name.length);
  }
  return null;
}

function isNumber(word: Word | undefined): boolean {
  return word !== undefined && word.kind !== 'letters' && /\d/.test(word.text);
}

/** '100153' as '10 01 53', '911310' as '911 310', '3722' as '37 22'. */
export function inGroups(digits: string): readonly (readonly string[])[] {
  return [2, 3].flatMap((size) => (digits.length > size ? [groupsOf(digits, size)] : []));
}

/** Counted from the end. */
function groupsOf(digits: string, size: number): readonly string[] {
  const first = digits.length % size;
  const starts = Array.from({ length: Math.floor(digits.length / size) }, (_, index) => first + index * size);
  return [
    ...(first === 0 ? [] : [digits.slice(0, first)]),
    ...starts.map((start) => digits.slice(start, start + size)),
  ];
}
