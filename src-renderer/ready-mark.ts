/** Tells whoever waits for the page (tests, the start-up picture) that the first screen shows its first rows or words. */
import { useEffect } from 'react';

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
