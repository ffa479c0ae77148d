/** The one clock of all ages on the screen, so that no two ages in a list disagree. */
import { useSyncExternalStore } from 'react';

const HALF_A_MINUTE = 30_000;

interface Ticking {
  subscribe(changed: () => void): () => void;
  /** Milliseconds, as the wall clock said at the last tick. */
  now(): number;
}

/** Ticks while a component listens. `read` is the wall clock: an age is shown and decides nothing. */
export function createNow(read: () => number, every: (milliseconds: number, run: () => void) => () => void): Ticking {
  const listeners = new Set<() => void>();
  let now = read();
  let stop: (() => void) | null = null;
  const tick = (): void => {
    now = read();
    for (const listener of listeners) listener();
  };
  return {
    subscribe(changed) {
      listeners.add(changed);
      // The first time shown must not be older than what it is about.
      if (listeners.size === 1) {
        stop = every(HALF_A_MINUTE, tick);
        tick();
      }
      return () => {
        listeners.delete(changed);
        if (listeners.size > 0) return;
        stop?.();
        stop = null;
      };
    },
    now: () => now,
  };
}

const ofThePage = createNow(Date.now, (milliseconds, run) => {
  const timer = setInterval(run, milliseconds);
  return () => clearInterval(timer);
});

/** Renewed every half minute while the component is shown. */
export const useNow = (): number => useSyncExternalStore(ofThePage.subscribe, ofThePage.now, ofThePage.now);
