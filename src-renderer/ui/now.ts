/** The one clock of all ages on the screen, so that no two ages in a list disagree. */
import { useSyncExternalStore } from 'react';

const HALF_A_MINUTE = 30_000;

interface Ticking {
  subscribe(changed: () => void): () => void;
  /** Milliseconds, as the wall clock said at the last tick. */
  now(): number;
}

/**
 * Ticks while a component listens. `read` is the wall clock: an age is shown and decides nothing. `atSigns`: of a person, who after a
 * sleep of the computer must not read 'just now' of what is hours old: no timer has run meanwhile.
 */
export function createNow(
  read: () => number,
  every: (milliseconds: number, run: () => void) => () => void,
  atSigns: (told: () => void) => () => void,
): Ticking {
  const listeners = new Set<() => void>();
  let now = read();
  let stops: readonly (() => void)[] = [];
  const tick = (): void => {
    now = read();
    for (const listener of listeners) listener();
  };
  const tickIfLate = (): void => {
    if (Math.abs(read() - now) > HALF_A_MINUTE) tick();
  };
  return {
    subscribe(changed) {
      listeners.add(changed);
      // The first time shown must not be older than what it is about.
      if (listeners.size === 1) {
        stops = [every(HALF_A_MINUTE, tick), atSigns(tickIfLate)];
        tick();
      }
      return () => {
        listeners.delete(changed);
        if (listeners.size > 0) return;
        for (const stop of stops) stop();
        stops = [];
      };
    },
    now: () => now,
  };
}

const ofThePage = createNow(
  Date.now,
  (milliseconds, run) => {
    const timer = setInterval(run, milliseconds);
    return () => clearInterval(timer);
  },
  (told) => {
    const signs = ['keydown', 'pointerdown', 'pointermove', 'focus'] as const;
    for (const sign of signs) window.addEventListener(sign, told, { capture: true, passive: true });
    return () => {
      for (const sign of signs) window.removeEventListener(sign, told, { capture: true });
    };
  },
);

/** Renewed every half minute while the component is shown. */
export const useNow = (): number => useSyncExternalStore(ofThePage.subscribe, ofThePage.now, ofThePage.now);
