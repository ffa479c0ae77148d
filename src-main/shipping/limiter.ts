/**
 * One polite queue per subscription key and origin. What a person waits for goes before background work, the newest of
 * it first: the parcel in hand does not wait for the codes scanned before it. What nobody asked for (the reading of all
 * orders) comes last and takes a quarter at most, but has its turns beside a long list, too. The service document gives no limit:
 * the pace is learned from the service's own 429 answers; until then `firstGap` applies.
 */
import { failureOf, type PackbenchError } from '../failures.ts';
import type { After, Clock } from '../ports.ts';
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
const longestLearnedPause = 5_000;
/** Per account: reads that hang there keep no other account of the subscription from its turn, and no write from its own. */
const inFlightAtMost = 6;
/** Leaves room, so that a scan never waits for a long background answer. */
const backgroundInFlightAtMost = 3;
/** What nobody asked for gets one turn where people could have four. */
const unaskedGaps = 4;
/** Milliseconds after which it goes before what somebody works on meanwhile: a long list would shut it out for as long. */
const longestUnaskedWait = 10_000;
/** This many starts in a row at the full pace show that the pace holds somebody up. */
const startsBeforeFaster = 20;
/** Milliseconds: what is asked this close together is one question (a scan asks in both groups), and keeps its order. */
const oneQuestion = 50;
/** How long a refused pace is not tried again. */
const refusedPaceHolds = 30 * 60_000;

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
  readonly #answeredAt: number[] = [];
  #callOff: (() => void) | null = null;
  /** Milliseconds from one start to the next. */
  #gap: number;
  #lastStart = Number.NEGATIVE_INFINITY;
  #lastAskedStart = Number.NEGATIVE_INFINITY;
  #lastUnaskedStart = Number.NEGATIVE_INFINITY;
  /** The gap at which the service last said 'slow down'. */
  #refusedGap: number | null = null;
  #pausedUntil = Number.NEGATIVE_INFINITY;
  /** Until then every new caller is refused at once: the pause is too long to wait for. */
  #refusesUntil = Number.NEGATIVE_INFINITY;
  /** When the pause for which callers are refused ends by the service's own words: what they are told. */
  #toldUntil = Number.NEGATIVE_INFINITY;
  #slowedAt = Number.NEGATIVE_INFINITY;
  #slowDownsInARow = 0;
  #startsInARow = 0;

  /** `firstGap`: milliseconds between two starts until the service has taught another pace. */
  constructor(clock: Pick<Clock, 'passed'>, after: After, random: () => number, firstGap = 0) {
    this.#clock = clock;
    this.#after = after;
    this.#random = random;
    this.#gap = firstGap;
  }

  get waitingCount(): number {
    return Object.values(this.#queues).reduce((count, queue) => count + queue.length, 0);
  }

  /**
   * Resolves at this call's turn. `account`: tells the accounts of the subscription apart. Throws PackbenchError
   * 'rate-limited' (the pause is too long) or 'cancelled'.
   */
  enter(kind: TurnKind, signal?: AbortSignal, account = ''): Promise<Turn> {
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
        if (this.#refusesUntil > now || pausedUntil - waiting.since > longestPause) {
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
    if (urgency === 'unasked') {
      this.#lastUnaskedStart = startedAt;
    } else {
      this.#startsInARow = startedAt - this.#lastAskedStart <= this.#gap * 1.1 ? this.#startsInARow + 1 : 0;
      this.#lastAskedStart = startedAt;
    }
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
      const wait = this.#mayStartAt(next.urgency) - this.#now();
      if (wait > 0) {
        this.#callOff = this.#after(wait, () => this.#startWhatMay());
        return;
      }
      const queue = this.#queues[next.urgency];
      queue.splice(queue.indexOf(next.waiting), 1);
      next.waiting.start();
    }
  }

  /** By `Clock.passed`. */
  #mayStartAt(urgency: Urgency): number {
    const turn = Math.max(this.#pausedUntil, this.#lastStart + this.#gap);
    return urgency === 'unasked' ? Math.max(turn, this.#lastUnaskedStart + unaskedGaps * this.#gap) : turn;
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
    const isNoLater = this.#mayStartAt('unasked') <= Math.max(this.#now(), this.#mayStartAt('background'));
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
      this.#learnFromAnswer();
    } else if (outcome.kind === 'slow-down') {
      this.#learnFromSlowDown(outcome.waitMilliseconds, startedAt);
    }
  }

  #learnFromAnswer(): void {
    this.#slowDownsInARow = 0;
    this.#answeredAt.push(this.#now());
    this.#answeredAt.splice(0, this.#answeredAt.length - 50);
    if (this.#gap > 0 && this.#startsInARow >= startsBeforeFaster) {
      this.#startsInARow = 0;
      this.#tryFaster();
    }
  }

  /** Only where the pace holds people up: nobody is refused for a faster pace that nobody needed. */
  #tryFaster(): void {
    if (this.#refusedGap === null) {
      this.#gap = this.#gap < 10 ? 0 : this.#gap / 2;
      return;
    }
    const faster = this.#gap < 10 ? 0 : this.#gap * 0.9;
    if (faster > this.#refusedGap || this.#now() - this.#slowedAt > refusedPaceHolds) {
      this.#gap = faster;
    }
  }

  #learnFromSlowDown(waitMilliseconds: number | null, startedAt: number): void {
    const now = this.#now();
    // Requests that were already under way when the pace was last changed say nothing about the new pace.
    if (startedAt > this.#slowedAt) {
      const answeredInLastSecond = this.#answeredAt.filter((at) => at > now - 1_000).length;
      this.#refusedGap = this.#gap;
      this.#gap = Math.min(longestLearnedPause, Math.max(this.#gap * 2, 1_000 / Math.max(1, answeredInLastSecond)));
      this.#slowedAt = now;
      this.#slowDownsInARow += 1;
      this.#startsInARow = 0;
    }
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
  const ceiling = Math.min(longestLearnedPause, shortestPause * 5 ** attempt);
  return shortestPause + random() * (ceiling - shortestPause);
}
