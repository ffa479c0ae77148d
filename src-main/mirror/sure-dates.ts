/** Until when the dates of sightings may say too little: a clock that is set back dates what comes as it dated what went before. */
import type { Clock } from '../ports.ts';

export interface SureDates {
  /** Something has just been dated. */
  note(): void;
  /** Milliseconds since 1970: nobody knows how long ago that was what is dated up to this. */
  since(): number;
}

/** Milliseconds: both clocks are not read in the same instant, and one of them counts a sleep in steps. */
const readApart = 1_000;

export function createSureDates(clock: Clock): SureDates {
  let dated = clock.now().getTime();
  let passed = clock.passed();
  let since = Number.NEGATIVE_INFINITY;
  const note = (): void => {
    const [nowDated, nowPassed] = [clock.now().getTime(), clock.passed()];
    if (nowDated - dated < nowPassed - passed - readApart) since = Math.max(since, dated);
    [dated, passed] = [nowDated, nowPassed];
  };
  return {
    note,
    since() {
      note();
      return since;
    },
  };
}
