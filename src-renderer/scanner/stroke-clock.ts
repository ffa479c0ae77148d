/**
 * The clock of the strokes, as one that never goes back: that of a computer that slept, or that was moved to another one,
 * may. What was noted before would then count for as long as it went back: no code would be read for an hour.
 */
import { PACE } from './pace.ts';

export interface StrokeClock {
  /** When a key was struck, by this clock. */
  struck(timeStamp: number): number;
  /** The same of a moment in which no key was struck. */
  at(timeStamp: number): number;
  /** The same, and strokes that were struck before it may still come: they wait while a computer stands still. */
  passed(timeStamp: number): number;
  /** By the clock of the strokes again. */
  told(at: number): number;
}

/** Milliseconds that count as passed when it goes back: so much time ends everything that waits. */
const AFTER_GOING_BACK = 2_000;

export function createStrokeClock(): StrokeClock {
  let latest = Number.NEGATIVE_INFINITY;
  let ahead = 0;
  const at = (timeStamp: number): number => {
    latest = Math.max(latest, timeStamp + ahead);
    return timeStamp + ahead;
  };
  return {
    at,
    struck(timeStamp) {
      // Strokes may come a little out of their order.
      if (timeStamp + ahead < latest - PACE.longestHiccup) ahead = latest + AFTER_GOING_BACK - timeStamp;
      return at(timeStamp);
    },
    passed: (timeStamp) => timeStamp + ahead,
    told: (time) => time - ahead,
  };
}
