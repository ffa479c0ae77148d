/** The end of a hand-over in words, the same in Manifests and in Hand-over. */
import type { TallySummary } from '../../../src-preload/contract/hand-over.ts';
import { sentences } from '../../ui/sentences.ts';
import { dayTimeWords } from '../../ui/time-ago.tsx';
import { say } from '../../words/say.ts';

export const endOf = ({ handedOverAt, handedOverBy }: TallySummary): { time: string; name: string } => ({
  time: handedOverAt === null ? '' : dayTimeWords(handedOverAt),
  name: handedOverBy ?? '',
});

/** What is still to go: missing, or for another driver. */
export function stillHereWords({ stillHere: { missing, forOthers } }: TallySummary): string {
  const words = [
    missing === 0 ? '' : say('hand-over.missing.count', { count: missing }),
    forOthers === 0 ? '' : say('hand-over.for-others.count', { count: forOthers }),
  ];
  return words.filter((one) => one !== '').join(' · ');
}

/** For the list of manifests, of the last hand-over of each. */
export function rowWords(tally: TallySummary): string {
  if (tally.handedOverAt === null) return say('hand-over.row.open');
  const stillHere = stillHereWords(tally);
  return stillHere === '' ? handedOverWords(tally) : sentences(stillHere, handedOverWords(tally));
}

export const handedOverWords = (tally: TallySummary): string => say('hand-over.done.by', endOf(tally));
