/**
 * Questions to a service that are asked one after another and may take minutes: the page names them, hears how far they have come,
 * and may stop them. Only what changes nothing at the service is asked so: a change is never stopped on its way.
 */
import type { Progress } from '../src-preload/contract/progress.ts';
import type { Announce, Clock } from './ports.ts';

export interface LongQuestion {
  /** Aborts when the page stops it. */
  readonly signal: AbortSignal;
  /** Told as often as one likes; the page hears it four times a second at most, and the end always. */
  progressed(progress: Progress): void;
}

export interface LongQuestions {
  ask<Answer>(questionId: string, run: (question: LongQuestion) => Promise<Answer>): Promise<Answer>;
  /** Nothing when it is over, or was never asked. */
  stop(questionId: string): void;
}

const millisecondsBetween = 250;

export function createLongQuestions(parts: { readonly clock: Clock; readonly announce: Announce }): LongQuestions {
  const { clock, announce } = parts;
  const open = new Map<string, Set<AbortController>>();
  return {
    async ask(questionId, run) {
      const stop = new AbortController();
      const stops = open.get(questionId) ?? new Set();
      open.set(questionId, stops.add(stop));
      let toldAt = Number.NEGATIVE_INFINITY;
      try {
        return await run({
          signal: stop.signal,
          progressed(progress) {
            const isEnd = progress.doneCount === progress.totalCount;
            if (!isEnd && clock.passed() - toldAt < millisecondsBetween) return;
            toldAt = clock.passed();
            announce('questions.progressed', { questionId, ...progress });
          },
        });
      } finally {
        stops.delete(stop);
        if (stops.size === 0) open.delete(questionId);
      }
    },
    stop(questionId) {
      for (const one of open.get(questionId) ?? []) one.abort();
    },
  };
}
