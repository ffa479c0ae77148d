/**
 * A page whose process has ended, or that could not be loaded, leaves an empty window. It is loaded again: at once when it
 * has gone the first time, and never in a tight loop.
 */
import type { After } from '../ports.ts';

/**
 * Milliseconds between two loads: doubled while it keeps going. A page that ends as soon as it has loaded would keep the
 * computer busy with loading alone.
 */
const shortestPause = 1_000;
const longestPause = 10_000;

export interface PageLoads {
  begin(): void;
  /** Called each time the page's process has ended. */
  gone(): void;
}

export interface PageLoadsParts {
  /** Rejects where the page is not loaded, if only because its process ends. */
  readonly load: () => Promise<void>;
  readonly notLoaded: (error: unknown) => void;
  readonly after: After;
}

export function createPageLoads({ load, notLoaded, after }: PageLoadsParts): PageLoads {
  let pause = shortestPause;
  let loads = 0;
  let isSoon = false;
  let isWanted = false;
  /** Answers the number of this load. */
  const attempt = (): number => {
    loads += 1;
    const thisLoad = loads;
    load().catch((error: unknown) => {
      notLoaded(error);
      // If its process has ended, that is told by itself.
      after(shortestPause, () => {
        if (loads === thisLoad) gone();
      });
    });
    return thisLoad;
  };
  const loadNow = (): void => {
    isSoon = true;
    isWanted = false;
    after(pause, () => {
      isSoon = false;
      if (isWanted) loadNow();
    });
    pause = Math.min(2 * pause, longestPause);
    const thisLoad = attempt();
    after(longestPause, () => {
      if (loads === thisLoad) pause = shortestPause;
    });
  };
  const gone = (): void => {
    if (isSoon) isWanted = true;
    else loadNow();
  };
  return { begin: () => void attempt(), gone };
}
