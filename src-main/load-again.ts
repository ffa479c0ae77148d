/** A page whose process has ended leaves an empty window: it is loaded again, at once the first time, and never again and again. */
import type { After } from './ports.ts';

/** A page that goes as soon as it is there would keep the computer busy with nothing but loading it. */
const soonestAgain = 10_000;

/** What to call each time the page has gone. */
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
