/**
 * A page whose process has ended leaves an empty window. The page is loaded again: at once the first time, and never in
 * a tight loop.
 */
import type { After } from '../ports.ts';

/** Milliseconds between two loads: doubled while it keeps going. A page that ends as soon as it has loaded would keep the computer busy with loading alone. */
const shortestPause = 1_000;
const longestPause = 10_000;

/** The returned function is called each time the page has gone. */
export function loadAgain(load: () => void, after: After): () => void {
  let pause = shortestPause;
  let loads = 0;
  let isSoon = false;
  let isWanted = false;
  const loadNow = (): void => {
    loads += 1;
    const thisLoad = loads;
    isSoon = true;
    isWanted = false;
    after(pause, () => {
      isSoon = false;
      if (isWanted) loadNow();
    });
    pause = Math.min(2 * pause, longestPause);
    after(longestPause, () => {
      if (loads === thisLoad) pause = shortestPause;
    });
    load();
  };
  return () => {
    if (isSoon) isWanted = true;
    else loadNow();
  };
}
