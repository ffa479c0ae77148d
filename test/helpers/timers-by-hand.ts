/** Timers for tests: nothing runs by itself, only when the test says so. */
import type { After } from '../../src-main/ports.ts';

export interface TimersByHand {
  readonly after: After;
  /** Resolves when somebody waits for this long. */
  asked(milliseconds: number): Promise<void>;
  /** Runs what waits for this long. */
  pass(milliseconds: number): void;
}

export function createTimersByHand(): TimersByHand {
  const timers = new Set<{ readonly milliseconds: number; readonly run: () => void }>();
  const waiting = new Set<() => void>();
  const due = (milliseconds: number) => [...timers].filter((timer) => timer.milliseconds === milliseconds);
  return {
    after(milliseconds, run) {
      const timer = { milliseconds, run };
      timers.add(timer);
      for (const look of [...waiting]) look();
      return () => void timers.delete(timer);
    },
    asked(milliseconds) {
      const { promise, resolve } = Promise.withResolvers<void>();
      const look = (): void => {
        if (due(milliseconds).length === 0) return;
        waiting.delete(look);
        resolve();
      };
      waiting.add(look);
      look();
      return promise;
    },
    pass(milliseconds) {
      for (const timer of due(milliseconds)) {
        timers.delete(timer);
        timer.run();
      }
    },
  };
}

/** What a change waits before it asks what became of a refused batch is over at once. Nothing else that waits ever runs. */
export const onlySearchLag: After = (milliseconds, run) => {
  if (milliseconds !== 3_000) return () => undefined;
  const soon = setImmediate(run);
  return () => clearImmediate(soon);
};
