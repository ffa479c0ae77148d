/** Short forms of the words in a street line, and what kind of words they are. */
import type { Rules } from '../rules/address-rules.ts';

/** 'street' as 'st'; a word without a short form as it is. */
export function shortOf(word: string, { shorts }: Rules): string {
  return shorts.get(word) ?? word;
}

/** 'street', 'st', and a word that ends in one: 'hauptstrasse'. */
export function isType(word: string, rules: Rules): boolean {
  return (
    rules.types.has(shortOf(word, rules)) ||
    rules.endings.some(([ending]) => word.length > ending.length + 1 && word.endsWith(ending))
  );
}

export const directions: ReadonlySet<string> = new Set(['n', 's', 'e', 'w', 'ne', 'nw', 'se', 'sw']);

export function isDirection(word: string, rules: Rules): boolean {
  return directions.has(shortOf(word, rules));
}

/** Where the street's own words end: at 'St' in 'Elm St N'; -1 when there are only directions. */
export function lastNamed(words: readonly string[], rules: Rules): number {
  return words.findLastIndex((word) => !isDirection(word, rules));
}
