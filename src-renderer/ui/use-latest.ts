/** Work that a later start of the same work makes useless, such as a search for what was scanned before. */
import { useRef } from 'react';

/** Call it when the work begins; what it returns says whether that start is still the last one. */
export function useLatest(): () => () => boolean {
  const starts = useRef(0);
  return () => {
    starts.current += 1;
    const own = starts.current;
    return () => starts.current === own;
  };
}
