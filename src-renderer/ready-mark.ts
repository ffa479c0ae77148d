/** Tells whoever waits for the page (tests, the start-up picture) that the first screen shows its first rows or words. */
import { useEffect } from 'react';

export function useReadyMark(ready: boolean): void {
  useEffect(() => {
    if (ready) document.documentElement.dataset.ready = 'true';
  }, [ready]);
}
