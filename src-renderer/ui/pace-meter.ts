/**
 * How fast something gets on and how long it will still take, smoothed so that the words do not jump. Pure: the time is passed in,
 * in milliseconds of a clock that never goes back (`performance.now`).
 */
import type { Progress } from '../../src-preload/contract/progress.ts';

export interface Pace {
  readonly perSecond: number;
  /** Null: it is not known how much there is, or nothing gets on. */
  readonly secondsLeft: number | null;
}

/** Null: too early to tell. Begins anew when less is done than before. */
export type PaceMeter = (progress: Progress, at: number) => Pace | null;

/** After so long, and so many, a first guess is worth something. */
const FIRST_MILLISECONDS = 2_000;
const FIRST_COUNT = 3;
/** What was measured so long ago counts half. */
const HALF_LIFE = 8_000;
/** Slower than this nothing gets on, and no time can be promised. */
const STANDSTILL_PER_SECOND = 1 / 60;
/** The time that was told counts down by itself as long as it is not wrong by more. */
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
