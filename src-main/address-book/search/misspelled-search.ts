/** Searches for words with typos, as long as a person who waits has patience. */
import type { Word } from '../text/words.ts';
import { ranks } from './entry-rank.ts';
import type { Searched } from './hits.ts';
import { levelsOfEdits, type MisspelledLevel, misspelledLevels } from './misspelled.ts';

/**
 * Once a search for typos has used this much of the thread's processor time, only the necessary steps follow, because a
 * person is waiting. Wall time would not do: a busy computer must find what an idle one finds, only later.
 */
const patienceMilliseconds = 15;

export function keepMisspelled(words: readonly Word[], searched: Searched): void {
  const { hits, terms } = searched;
  const began = workedMilliseconds();
  const isLate = (): boolean => workedMilliseconds() - began > patienceMilliseconds;
  const levelOf = misspelledLevels(words, hits.found.length > 0, terms);
  for (const edits of levelsOfEdits) {
    if (hits.isFull() || isLate()) return;
    const level = levelOf(edits);
    if (level !== null) keepLevel(level, ranks.misspelled + (edits - 1) * ranks.moreEdits, searched, isLate);
  }
}

function keepLevel(level: MisspelledLevel, rank: number, { hits }: Searched, isLate: () => boolean): void {
  const { everything, stepCount, step, stepOf } = level;
  const all = hits.match(everything(), hits.limit + 1 + hits.found.length).filter((slot) => !hits.has(slot));
  // Few enough to look at each; otherwise the steps choose.
  if (all.length <= hits.limit - hits.found.length) {
    for (const slot of all) hits.keep(slot, rank + stepOf(hits.read(slot)));
    return;
  }
  for (let index = 0; index < stepCount && !hits.isFull(); index += 1) {
    // The last step finds everything, in no order.
    if (!isLate() || index === stepCount - 1) hits.keepMatches(step(index), rank + index);
  }
}

function workedMilliseconds(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}
