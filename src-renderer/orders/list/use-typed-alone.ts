/** A character that a person typed on the list, as opposed to the first of a scan: a scan moves nothing. */
import { useCallback, useEffect, useRef } from 'react';
import { lastBurstAt } from '../../scanner/burst.ts';
import { PACE } from '../../scanner/pace.ts';

/** Milliseconds; longer than a scanner waits between two characters. */
const aloneFor = PACE.longestHiccup + 1;

export function useTypedAlone(onTyped: (characters: string) => void): (character: string) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback(
    (character) => {
      const typedAt = performance.now();
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        if (lastBurstAt() < typedAt) onTyped(character);
      }, aloneFor);
    },
    [onTyped],
  );
}
