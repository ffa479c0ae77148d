/** The end of a hand-over in words, the same in Manifests and in Hand-over. */
import type { TallySummary } from '../../../src-preload/contract/hand-over.ts';
import { dayTimeWords } from '../../ui/time-ago.tsx';
import { say } from '../../words/say.ts';

export const endOf = ({ handedOverAt, handedOverBy }: TallySummary): { time: string; name: string } => ({
  time: handedOverAt === null ? '' : dayTimeWords(handedOverAt),
  name: handedOverBy ?? '',
});

export const handedOverWords = (tally: TallySummary): string => say('hand-over.done.by', endOf(tally));
