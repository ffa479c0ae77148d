/**
 * How long the reading of an account rests: between two looks at the head, and after trouble. A 429, or three faults in
 * a minute, doubles the pause; a pause that the service itself asks for wins, up to the longest of ours.
 */
export interface Pauses {
  /** By `Clock.passed`: nothing is asked before then. */
  restUntil(): number;
  /** Milliseconds from one look at the head to the next. `isIdle`: nobody has worked here for a while. */
  between(isIdle: boolean): number;
  noteAnswer(): void;
  noteFault(): void;
  /** `wait`: milliseconds that the service asked for; null: it did not say. */
  noteSlowDown(wait: number | null): void;
  /** The reason for waiting is over. */
  end(): void;
}

/** Half of what counts as a break: an account that nobody works on has an answer in time, also a slow one. */
const longestPause = 5 * 60_000;
const idleTimes = 2;
const faultsAtMost = 3;
const faultsWithin = 60_000;
const afterOneFault = 5_000;
const answersUntilShorter = 20;

/** `every`: milliseconds between two looks while all is well. */
export function createPauses(clock: { passed(): number }, every: () => number): Pauses {
  let doublings = 0;
  let restUntil = Number.NEGATIVE_INFINITY;
  let faults: readonly number[] = [];
  let answersInARow = 0;

  const pause = (): number => Math.min(longestPause, every() * 2 ** doublings);
  const double = (): void => {
    if (pause() < longestPause) doublings += 1;
    answersInARow = 0;
  };
  return {
    restUntil: () => restUntil,
    between: (isIdle) => Math.max(pause(), isIdle ? Math.min(longestPause, every() * idleTimes) : 0),
    noteAnswer() {
      answersInARow += 1;
      if (answersInARow < answersUntilShorter) return;
      answersInARow = 0;
      doublings = Math.max(0, doublings - 1);
    },
    noteFault() {
      const now = clock.passed();
      faults = [...faults.filter((at) => at > now - faultsWithin), now];
      answersInARow = 0;
      if (faults.length < faultsAtMost) {
        restUntil = now + afterOneFault;
        return;
      }
      faults = [];
      double();
      restUntil = now + pause();
    },
    noteSlowDown(wait) {
      double();
      restUntil = clock.passed() + Math.min(longestPause, wait ?? pause());
    },
    end() {
      restUntil = Number.NEGATIVE_INFINITY;
      doublings = 0;
      faults = [];
    },
  };
}
