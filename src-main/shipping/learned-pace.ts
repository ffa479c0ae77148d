/**
 * How close together the requests to one service with one subscription key may begin, learned from its own answers. A
 * 429 halves it, unless this pace was answered lately: then other computers use the key, too, and it is what works
 * through a list that yields to them. Otherwise they would slow each other down until a scan takes half a minute. Many starts
 * in a row without a 429 make it faster, but only where somebody is held up. All times are milliseconds by `Clock.passed`.
 */
import { createAnsweredStarts } from './answered-starts.ts';
import type { Urgency } from './shipping-client.ts';

export const longestGap = 5_000;
/** This many starts in a row at the full pace show that the pace holds somebody up. */
const startsBeforeFaster = 20;
/** Fewer in a row are a scan's questions. Behind so many a refusal may be about our own pace also where others use the key. */
const startsOfAList = 3;
/** How long a refused pace is not tried again. */
const refusedPaceHolds = 30 * 60_000;
/** After so long without a refusal a slower pace is eased by one step. */
const easesAfter = 5_000;
const easesTo = 0.7;

export interface LearnedPace {
  /** From one start to the next. */
  gap(): number;
  /** From one start of work at a list to the next; 0: as all others. */
  listGap(): number;
  noteStart(urgency: Urgency, at: number): void;
  noteAnswer(startedAt: number): void;
  /** False: the request was already under way when the last one taught something, and says nothing new. */
  noteSlowDown(startedAt: number): boolean;
}

/** `firstGap`: until the service has taught another one. */
export function createLearnedPace(now: () => number, firstGap: number): LearnedPace {
  const answeredStarts = createAnsweredStarts();
  const answeredAt: number[] = [];
  let gap = firstGap;
  let listGap = 0;
  /** The gap at which the service last said 'slow down' because of it. */
  let refusedGap: number | null = null;
  let isKeyShared = false;
  let slowedAt = Number.NEGATIVE_INFINITY;
  let easedAt = Number.NEGATIVE_INFINITY;
  let lastAskedStart = Number.NEGATIVE_INFINITY;
  let startsInARow = 0;

  /** Only where the pace holds people up: nobody is refused for a faster pace that nobody needed. */
  const tryFaster = (): void => {
    if (refusedGap === null) {
      gap = gap < 10 ? 0 : gap / 2;
      return;
    }
    const faster = gap < 10 ? 0 : gap * 0.9;
    if (faster > refusedGap || now() - slowedAt > refusedPaceHolds) gap = faster;
  };

  /** Back towards the pace that was refused, or to the first one where it was refused because of others. */
  const ease = (): void => {
    if (now() - Math.max(slowedAt, easedAt) < easesAfter) return;
    easedAt = now();
    listGap = listGap * easesTo > gap ? listGap * easesTo : 0;
    const fastest = isKeyShared ? firstGap : (refusedGap ?? 0);
    if (fastest > 0 && gap * easesTo > fastest) gap *= easesTo;
  };

  const slowDownTo = (slower: number): void => {
    refusedGap = gap;
    gap = Math.min(longestGap, slower);
    startsInARow = 0;
  };

  return {
    gap: () => gap,
    listGap: () => listGap,
    noteStart(urgency, at) {
      if (urgency === 'unasked') return;
      startsInARow = at - lastAskedStart <= gap * 1.1 ? startsInARow + 1 : 0;
      lastAskedStart = at;
    },
    noteAnswer(startedAt) {
      answeredStarts.note(startedAt);
      answeredAt.push(now());
      answeredAt.splice(0, answeredAt.length - 50);
      ease();
      if (gap > 0 && startsInARow >= startsBeforeFaster) {
        startsInARow = 0;
        tryFaster();
      }
    },
    noteSlowDown(startedAt) {
      if (startedAt <= slowedAt) return false;
      slowedAt = now();
      isKeyShared = gap > 0 && answeredStarts.coverStart(startedAt);
      if (isKeyShared) {
        listGap = Math.min(longestGap, 2 * Math.max(gap, listGap));
        if (startsInARow >= startsOfAList) slowDownTo(gap * 1.1);
        return true;
      }
      const answeredInLastSecond = answeredAt.filter((at) => at > slowedAt - 1_000).length;
      slowDownTo(Math.max(gap * 2, 1_000 / Math.max(1, answeredInLastSecond)));
      return true;
    },
  };
}
