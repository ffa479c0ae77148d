/** Tells whoever waits for the page (tests, the start-up picture) that the first screen shows its first rows or words. */
import { useEffect, useState } from 'react';

const { promise, resolve } = Promise.withResolvers<void>();

/** Resolves when it does: work that can wait begins then. */
export const firstScreenShown = promise;

export function useReadyMark(ready: boolean): void {
  useEffect(() => {
    if (!ready) return;
    document.documentElement.dataset.ready = 'true';
    resolve();
  }, [ready]);
}

/** For what the first screen does without: it is asked for behind it. */
export function useFirstScreenShown(): boolean {
  const [isShown, setShown] = useState(() => document.documentElement.dataset.ready === 'true');
  useEffect(() => void firstScreenShown.then(() => setShown(true)), []);
  return isShown;
}
