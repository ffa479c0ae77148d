/**
 * A number that was asked for stays in its field, selected: what is typed behind it, such as the number of the next
 * parcel, replaces it. Call what this answers whenever one was asked for. A field without the focus is left alone.
 */
import { type RefObject, useLayoutEffect, useState } from 'react';

export function useAskedNumber(field: RefObject<HTMLInputElement | null>): () => void {
  const [times, setTimes] = useState(0);
  // Once the field shows it: a new text takes the selection away.
  useLayoutEffect(() => {
    if (times > 0 && document.activeElement === field.current) field.current?.select();
  }, [field, times]);
  return () => setTimes((before) => before + 1);
}
