/**
 * One polite queue per subscription key and origin. What a person waits for goes before background work, the newest of
 * it first: the parcel in hand does not wait for the codes scanned before it. What nobody asked for (the reading of all
 * orders) comes last and takes a quarter at most, but has its turns beside a long list, too. The service document gives no limit:
 * the pace is learned from the service's own 429 answers (learned-pace.ts); until then `firstGap` applies.
 */
import { failureOf, type PackbenchError } from '../failures.ts';
import type { After, Clock } from '../ports.ts';
import { createLearnedPace, type LearnedPace, longestGap } from './learned-pace.ts';
import { longestPause, secondsToTell } from './retry-after.ts';
import type { Urgency } from './shipping-client.ts';

/** How a turn ended. 'slow-down': the service answered 429; `waitMilliseconds` is null when it did not say how long. */
export type TurnOutcome =
  | { readonly kind: 'answered' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'slow-down'; readonly waitMilliseconds: number | null };

export interface Turn {
  leave(outcome: TurnOutcome): void;
}

const shortestPause = 200;
/** Per account: reads that hang there keep no other account of the subscription from its turn, and no write from its own. */
const inFlightAtMost = 6;
/** Leaves room, so that a scan never waits for a long background answer. */
const backgroundInFlightAtMost = 3;
/** Work that nobody asked for gets one turn in the time in which people could have four. */
const unaskedGaps = 4;
/** Milliseconds after which it goes before what somebody works on meanwhile: a long list would shut it out for as long. */
const longestUnaskedWait = 10_000;
/** Milliseconds: what is asked this close together is one question (a scan asks in both groups), and keeps its order. */
const oneQuestion = 50;

/**
 * Milliseconds between two requests to a service about which nothing is known yet. Two a second are common; the rest
 * allows for the network's jitter.
 */
export const carefulGap = 550;

/** A write is one that a person waits for. */
export type TurnKind = Urgency | 'write';
type InFlight = Record<TurnKind, number>;

interface Waiting {
  readonly kind: TurnKind;
  readonly since: number;
  readonly patience: number;
  /** The account whose in-flight count this raises. */
  readonly account: string;
  readonly start: () => void;
  readonly refuse: (error: PackbenchError) => void;
}

export class Limiter {
  readonly #clock: Pick<Clock, 'passed'>;
  readonly #after: After;
  readonly #random: () => number;
  readonly #queues: Record<Urgency, Waiting[]> = { interactive: [], background: [], unasked: [] };
  readonly #inFlight = new Map<string, InFlight>();
  readonly #pace: LearnedPace;
  #callOff: (() => void) | null = null;
  #lastStart = Number.NEGATIVE_INFINITY;
  readonly #lastStartOf: Record<Urgency, number> = {
    interactive: Number.NEGATIVE_INFINITY,
    background: Number.NEGATIVE_INFINITY,
    unasked: Number.NEGATIVE_INFINITY,
  };
  #pausedUntil = Number.NEGATIVE_INFINITY;
  /** Until then every new caller is refused at once: the pause is too long to wait for. */
  #refusesUntil = Number.NEGATIVE_INFINITY;
  /** When the pause for which callers are refused ends by the service's own words: what they are told. */
  #toldUntil = Number.NEGATIVE_INFINITY;
  #slowDownsInARow = 0;

  /** `firstGap`: milliseconds between two starts until the service has taught another pace. */
  constructor(clock: Pick<Clock, 'passed'>, after: After, random: () => number, firstGap = 0) {
    this.#clock = clock;
    this.#after = after;
    this.#random = random;
    this.#pace = createLearnedPace(() => this.#now(), firstGap);
  }

  get waitingCount(): number {
    return Object.values(this.#queues).reduce((count, queue) => count + queue.length, 0);
  }

  /**
   * Resolves at this call's turn. `account`: tells the accounts of the subscription apart. `patience`: the longest pause
   * that is waited for. Throws PackbenchError 'rate-limited' (the pause is too long) or 'cancelled'.
   */
  enter(kind: TurnKind, signal?: AbortSignal, account = '', patience = longestPause): Promise<Turn> {
    if (signal?.aborted) {
      return Promise.reject(failureOf('cancelled'));
    }
    const { promise, resolve, reject } = Promise.withResolvers<Turn>();
    const queue = this.#queues[urgencyOf(kind)];
    const leaveQueue = (): void => {
      queue.splice(queue.indexOf(waiting), 1);
      reject(failureOf('cancelled'));
    };
    const waiting: Waiting = {
      kind,
      since: this.#now(),
      patience,
      account,
      start: () => {
        signal?.removeEventListener('abort', leaveQueue);
        resolve(this.#begin(kind, account));
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

  /** By `Clock.passed`: no call of this urgency starts before. */
  earliestStart(urgency: Urgency): number {
    const gap = this.#pace.gap();
    const ownGap = { interactive: 0, background: this.#pace.listGap(), unasked: unaskedGaps * gap }[urgency];
    return Math.max(this.#pausedUntil, this.#refusesUntil, this.#lastStart + gap, this.#lastStartOf[urgency] + ownGap);
  }

  /**
   * Nobody waits silently for minutes: a caller who would have to, in one pause or in several, is told how long it
   * would be.
   */
  #refuseWhoWouldWaitLong(): void {
    const now = this.#now();
    const pausedUntil = Math.max(this.#pausedUntil, this.#refusesUntil);
    if (pausedUntil <= now) {
      return;
    }
    const toldUntil = this.#refusesUntil > now ? this.#toldUntil : pausedUntil;
    const error = failureOf('rate-limited', { facts: { waitSeconds: secondsToTell(toldUntil - now) } });
    for (const queue of Object.values(this.#queues)) {
      for (const waiting of [...queue]) {
        if (this.#refusesUntil > now || pausedUntil - waiting.since > waiting.patience) {
          queue.splice(queue.indexOf(waiting), 1);
          waiting.refuse(error);
        }
      }
    }
  }

  #begin(kind: TurnKind, account: string): Turn {
    const startedAt = this.#now();
    this.#noteStart(urgencyOf(kind), startedAt);
    const inFlight = this.#inFlightOf(account);
    inFlight[kind] += 1;
    let left = false;
    return {
      leave: (outcome) => {
        if (left) {
          return;
        }
        left = true;
        inFlight[kind] -= 1;
        this.#learn(outcome, startedAt);
        this.#startWhatMay();
      },
    };
  }

  #noteStart(urgency: Urgency, startedAt: number): void {
    this.#pace.noteStart(urgency, startedAt);
    this.#lastStartOf[urgency] = startedAt;
    this.#lastStart = startedAt;
  }

  #startWhatMay(): void {
    this.#callOff?.();
    this.#callOff = null;
    this.#refuseWhoWouldWaitLong();
    for (;;) {
      const next = this.#next();
      if (next === null) {
        return;
      }
      const wait = this.earliestStart(next.urgency) - this.#now();
      if (wait > 0) {
        this.#callOff = this.#after(wait, () => this.#startWhatMay());
        return;
      }
      const queue = this.#queues[next.urgency];
      queue.splice(queue.indexOf(next.waiting), 1);
      next.waiting.start();
    }
  }

  /** The next turn: of the most urgent calls whose account has room, the newest question's, or else the oldest call. */
  #next(): { readonly urgency: Urgency; readonly waiting: Waiting } | null {
    for (const urgency of ['interactive', 'background', 'unasked'] as const) {
      const overdue = urgency === 'background' ? this.#overdueUnasked() : undefined;
      if (overdue !== undefined) return { urgency: 'unasked', waiting: overdue };
      const queue = this.#queues[urgency];
      const newest = queue.findLast((one) => this.#hasRoom(one));
      if (newest === undefined) continue;
      const isOfNewest = ({ since }: Waiting): boolean => newest.since - since <= oneQuestion;
      const waiting = queue.find((one) => this.#hasRoom(one) && (urgency !== 'interactive' || isOfNewest(one)));
      return { urgency, waiting: waiting ?? newest };
    }
    return null;
  }

  /** Where it may start no later than another. */
  #overdueUnasked(): Waiting | undefined {
    const isNoLater = this.earliestStart('unasked') <= Math.max(this.#now(), this.earliestStart('background'));
    return isNoLater ? this.#queues.unasked.find(({ since }) => this.#now() - since >= longestUnaskedWait) : undefined;
  }

  #hasRoom({ kind, account }: Waiting): boolean {
    const { interactive, background } = this.#inFlightOf(account);
    // A write comes alone, and the reader of all orders asks for one page after another.
    if (kind === 'write' || kind === 'unasked') {
      return true;
    }
    const isBackground = kind === 'background';
    return interactive + background < inFlightAtMost && (!isBackground || background < backgroundInFlightAtMost);
  }

  #inFlightOf(account: string): InFlight {
    const inFlight = this.#inFlight.get(account) ?? { write: 0, interactive: 0, background: 0, unasked: 0 };
    this.#inFlight.set(account, inFlight);
    return inFlight;
  }

  #learn(outcome: TurnOutcome, startedAt: number): void {
    if (outcome.kind === 'answered') {
      this.#slowDownsInARow = 0;
      this.#pace.noteAnswer(startedAt);
    } else if (outcome.kind === 'slow-down') {
      if (this.#pace.noteSlowDown(startedAt)) this.#slowDownsInARow += 1;
      this.#pause(outcome.waitMilliseconds);
    }
  }

  #pause(waitMilliseconds: number | null): void {
    const now = this.#now();
    const pause = waitMilliseconds ?? jitteredPause(this.#slowDownsInARow, this.#random);
    if (pause > longestPause) {
      this.#refusesUntil = now + longestPause;
      this.#toldUntil = now + secondsToTell(pause) * 1_000;
    } else {
      this.#pausedUntil = Math.max(this.#pausedUntil, now + pause);
    }
  }

  #now(): number {
    return this.#clock.passed();
  }
}

const urgencyOf = (kind: TurnKind): Urgency => (kind === 'write' ? 'interactive' : kind);

/** Full jitter from 200 ms to 5 s: up to 1 s before the second attempt, up to 5 s before the third. */
export function jitteredPause(attempt: number, random: () => number): number {
  const ceiling = Math.min(longestGap, shortestPause * 5 ** attempt);
  return shortestPause + random() * (ceiling - shortestPause);
}
