/** Reports progress often enough to be seen, and no oftener. */
import type { Clock } from '../ports.ts';

export interface TellingPace {
  /** True: report it now. The last report is always allowed. */
  mayTell(isLast: boolean): boolean;
}

export function createTellingPace(clock: Pick<Clock, 'passed'>, milliseconds: number): TellingPace {
  let toldAt = Number.NEGATIVE_INFINITY;
  return {
    mayTell(isLast) {
      const now = clock.passed();
      if (!isLast && now - toldAt < milliseconds) return false;
      toldAt = now;
      return true;
    },
  };
}
