/**
 * One polite queue per subscription key and origin. What a person waits for goes before background work, and the pace is
 * learned from the service's own 429 answers: the service document gives no limit, so none is written down here.
 */
import { failureOf, type PackbenchError } from '../failures.ts';
import type { After, Clock } from '../ports.ts';
import { longestPause } from './retry-after.ts';
import type { Urgency } from './shipping-client.ts';

/** What came of a turn. 'slow-down': the service answered 429; `waitMilliseconds` is null when it did not say how long. */
export type TurnOutcome =
  | { readonly kind: 'answered' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'slow-down'; readonly waitMilliseconds: number | null };

export interface Turn {
  leave(outcome: TurnOutcome): void;
}

const shortestPause = 200;
const longestLearnedPause = 5_000;
const inFlightAtMost = 6;
/** Leaves room, so that a scan never waits for a long background answer. */
const backgroundInFlightAtMost = 3;
const answersBeforeFaster = 20;

interface Waiting {
  readonly since: number;
  readonly start: () => void;
  readonly refuse: (error: PackbenchError) => void;
}

export class Limiter {
  readonly #clock: Pick<Clock, 'passed'>;
  readonly #after: After;
  readonly #random: () => number;
  readonly #queues: Record<Urgency, Waiting[]> = { interactive: [], background: [] };
  readonly #inFlight: Record<Urgency, number> = { interactive: 0, background: 0 };
  readonly #answeredAt: number[] = [];
  #callOff: (() => void) | null = null;
  /** Milliseconds from one start to the next: 0 until the service first says 'slow down'. */
  #gap = 0;
  #lastStart = Number.NEGATIVE_INFINITY;
  #pausedUntil = Number.NEGATIVE_INFINITY;
  /** While a pause lasts that is not waited for. */
  #refusesUntil = Number.NEGATIVE_INFINITY;
  #slowedAt = Number.NEGATIVE_INFINITY;
  #slowDownsInARow = 0;
  #answersSinceChange = 0;

  constructor(clock: Pick<Clock, 'passed'>, after: After, random: () => number) {
    this.#clock = clock;
    this.#after = after;
    this.#random = random;
  }

  get waitingCount(): number {
    return this.#queues.interactive.length + this.#queues.background.length;
  }

  /** Resolves at this call's turn. Throws PackbenchError 'rate-limited' (the pause is too long) or 'cancelled'. */
  enter(urgency: Urgency, signal?: AbortSignal): Promise<Turn> {
    if (signal?.aborted) {
      return Promise.reject(failureOf('cancelled'));
    }
    const { promise, resolve, reject } = Promise.withResolvers<Turn>();
    const queue = this.#queues[urgency];
    const leaveQueue = (): void => {
      queue.splice(queue.indexOf(waiting), 1);
      reject(failureOf('cancelled'));
    };
    const waiting: Waiting = {
      since: this.#now(),
      start: () => {
        signal?.removeEventListener('abort', leaveQueue);
        resolve(this.#begin(urgency));
      },
      refuse: (error) => {
        signal?.removeEventListener('abort', leaveQueue);
        reject(error);
      },
    };
    signal?.addEventListener('abort', leaveQueue, { once: true });
    queue.push(waiting);
    this.#startWhatMay();
    return promise;
  }

  /** Nobody waits silently for minutes: whoever would have to, in one pause or in several, is told how long it would be. */
  #refuseWhoWouldWaitLong(): void {
    const now = this.#now();
    const pausedUntil = Math.max(this.#pausedUntil, this.#refusesUntil);
    if (pausedUntil <= now) {
      return;
    }
    const error = failureOf('rate-limited', { facts: { waitSeconds: Math.ceil((pausedUntil - now) / 1_000) } });
    for (const queue of Object.values(this.#queues)) {
      for (const waiting of [...queue]) {
        if (this.#refusesUntil > now || pausedUntil - waiting.since > longestPause) {
          queue.splice(queue.indexOf(waiting), 1);
          waiting.refuse(error);
        }
      }
    }
  }

  #begin(urgency: Urgency): Turn {
    const startedAt = this.#now();
    this.#lastStart = startedAt;
    this.#inFlight[urgency] += 1;
    let left = false;
    return {
      leave: (outcome) => {
        if (left) {
          return;
        }
        left = true;
        this.#inFlight[urgency] -= 1;
        this.#learn(outcome, startedAt);
        this.#startWhatMay();
      },
    };
  }

  #startWhatMay(): void {
    this.#callOff?.();
    this.#callOff = null;
    this.#refuseWhoWouldWaitLong();
    for (;;) {
      const next = this.#nextQueue();
      if (next === null) {
        return;
      }
      const wait = Math.max(this.#pausedUntil, this.#lastStart + this.#gap) - this.#now();
      if (wait > 0) {
        this.#callOff = this.#after(wait, () => this.#startWhatMay());
        return;
      }
      next.shift()?.start();
    }
  }

  #nextQueue(): Waiting[] | null {
    const { interactive, background } = this.#queues;
    if (this.#inFlight.interactive + this.#inFlight.background >= inFlightAtMost) {
      return null;
    }
    if (interactive.length > 0) {
      return interactive;
    }
    return background.length > 0 && this.#inFlight.background < backgroundInFlightAtMost ? background : null;
  }

  #learn(outcome: TurnOutcome, startedAt: number): void {
    if (outcome.kind === 'answered') {
      this.#learnFromAnswer();
    } else if (outcome.kind === 'slow-down') {
      this.#learnFromSlowDown(outcome.waitMilliseconds, startedAt);
    }
  }

  #learnFromAnswer(): void {
    this.#slowDownsInARow = 0;
    this.#answersSinceChange += 1;
    this.#answeredAt.push(this.#now());
    this.#answeredAt.splice(0, this.#answeredAt.length - 50);
    if (this.#gap > 0 && this.#answersSinceChange >= answersBeforeFaster) {
      this.#answersSinceChange = 0;
      this.#gap = this.#gap < 10 ? 0 : this.#gap * 0.9;
    }
  }

  #learnFromSlowDown(waitMilliseconds: number | null, startedAt: number): void {
    const now = this.#now();
    // Requests that were already under way when the pace was last changed say nothing about the new pace.
    if (startedAt > this.#slowedAt) {
      const answeredInLastSecond = this.#answeredAt.filter((at) => at > now - 1_000).length;
      this.#gap = Math.min(longestLearnedPause, Math.max(this.#gap * 2, 1_000 / Math.max(1, answeredInLastSecond)));
      this.#slowedAt = now;
      this.#slowDownsInARow += 1;
      this.#answersSinceChange = 0;
    }
    const pause = waitMilliseconds ?? jitteredPause(this.#slowDownsInARow, this.#random);
    if (pause > longestPause) {
      this.#refusesUntil = now + longestPause;
    } else {
      this.#pausedUntil = Math.max(this.#pausedUntil, now + pause);
    }
  }

  #now(): number {
    return this.#clock.passed();
  }
}

/** Full jitter from 200 ms to 5 s: up to 1 s before the second attempt, up to 5 s before the third. */
export function jitteredPause(attempt: number, random: () => number): number {
  const ceiling = Math.min(longestLearnedPause, shortestPause * 5 ** attempt);
  return shortestPause + random() * (ceiling - shortestPause);
}
