/**
 * Questions to a service that are asked one after another and may take minutes: the page names them, hears their
 * progress, and may stop them. Only for questions that change nothing at the service: a change is never stopped on its
 * way.
 */
import type { Progress } from '../src-preload/contract/progress.ts';
import type { Announce, Clock } from './ports.ts';

export interface LongQuestion {
  /** Aborts when the page stops the question. */
  readonly signal: AbortSignal;
  /** Call it as often as you like: the page hears at most four reports a second, and always the last. */
  progressed(progress: Progress): void;
}

export interface LongQuestions {
  ask<Answer>(questionId: string, run: (question: LongQuestion) => Promise<Answer>): Promise<Answer>;
  /** Does nothing when the question is over, or was never asked. */
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
