/**
 * The pace of work and its remaining time, smoothed so that the words do not jump. Pure: the caller passes the time, in
 * milliseconds of a clock that never goes back (`performance.now`).
 */
import type { Progress } from '../../src-preload/contract/progress.ts';

export interface Pace {
  readonly perSecond: number;
  /** Null: the total is not known, or nothing moves. */
  readonly secondsLeft: number | null;
}

/** Null: too early to tell. Begins anew when less is done than before. */
export type PaceMeter = (progress: Progress, at: number) => Pace | null;

/** After this long, and this many, a first guess is useful. */
const FIRST_MILLISECONDS = 2_000;
const FIRST_COUNT = 3;
/** A measurement this old counts half. */
const HALF_LIFE = 8_000;
/** Slower than this, nothing moves, and no time can be promised. */
const STANDSTILL_PER_SECOND = 1 / 60;
/** The shown time counts down by itself while it is not wrong by more than this. */
const KEPT_WITHIN = 0.25;

export function createPaceMeter(): PaceMeter {
  let begun: { readonly doneCount: number; readonly at: number } | null = null;
  let last = { doneCount: 0, at: 0, perSecond: 0 };
  let told: { readonly secondsLeft: number; readonly at: number } | null = null;

  const begin = (doneCount: number, at: number): null => {
    begun = { doneCount, at };
    last = { doneCount, at, perSecond: 0 };
    told = null;
    return null;
  };
  const steadied = (secondsLeft: number, at: number): number => {
    const expected = told === null ? null : told.secondsLeft - (at - told.at) / 1_000;
    if (expected !== null && expected > 0 && Math.abs(secondsLeft - expected) <= expected * KEPT_WITHIN)
      return expected;
    told = { secondsLeft, at };
    return secondsLeft;
  };

  return ({ doneCount, totalCount }, at) => {
    if (begun === null || doneCount < last.doneCount) return begin(doneCount, at);
    const milliseconds = at - last.at;
    if (milliseconds > 0) {
      const perSecond = ((doneCount - last.doneCount) * 1_000) / milliseconds;
      // At first the mean of everything; later mostly the last seconds.
      const weight = Math.max(1 - 2 ** (-milliseconds / HALF_LIFE), milliseconds / (at - begun.at));
      last = { doneCount, at, perSecond: last.perSecond + weight * (perSecond - last.perSecond) };
    }
    if (at - begun.at < FIRST_MILLISECONDS || doneCount - begun.doneCount < FIRST_COUNT) return null;
    const { perSecond } = last;
    const isKnown = totalCount !== null && perSecond >= STANDSTILL_PER_SECOND;
    return { perSecond, secondsLeft: isKnown ? steadied(Math.max(0, totalCount - doneCount) / perSecond, at) : null };
  };
}
