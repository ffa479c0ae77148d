/**
 * Text in scripts without spaces, where many entries hold its letters: the index knows their pairs, but not their order,
 * so each entry is looked at.
 */
import type { Expression } from '../book/remembered-terms.ts';
import type { Word } from '../text/words.ts';
import { holdsRuns, holdsUnspaced, ranks } from './entry-rank.ts';
import type { Searched } from './hits.ts';

/** How many entries are looked at for each one wanted. */
const mostLookedAt = 10;

export function isUnspacedText(words: readonly Word[]): boolean {
  return words.some(({ kind, text }) => kind === 'unspaced' && text.length > 1);
}

export function keepUnspaced(words: readonly Word[], expression: Expression, rank: number, { hits }: Searched): void {
  for (const slot of hits.match(expression, mostLookedAt * hits.limit + hits.found.length)) {
    if (!hits.isFull() && holdsUnspaced(words, hits.read(slot))) hits.keep(slot, rank);
  }
}

/**
 * '山丸4' first finds number 4 in the street of that name, then a person of that name in any house that begins with 4.
 */
export function keepRuns(runs: readonly string[], everything: Expression, { hits }: Searched): void {
  if (runs.length === 0) return;
  for (const slot of hits.match(everything, mostLookedAt * hits.limit)) {
    if (!hits.isFull() && holdsRuns(runs, hits.read(slot))) hits.keep(slot, ranks.whole.name);
  }
}
