/**
 * A page whose process has ended leaves an empty window. The page is loaded again: at once the first time, and never in
 * a tight loop.
 */
import type { After } from './ports.ts';

/** A page that ends as soon as it has loaded would keep the computer busy with loading alone. */
const soonestAgain = 10_000;

/** The returned function is called each time the page has gone. */
export function loadAgain(load: () => void, after: After): () => void {
  let isSoon = false;
  let isWanted = false;
  const loadNow = (): void => {
    isSoon = true;
    after(soonestAgain, () => {
      isSoon = false;
      if (isWanted) loadNow();
    });
    isWanted = false;
    load();
  };
  return () => {
    if (isSoon) isWanted = true;
    else loadNow();
  };
}
