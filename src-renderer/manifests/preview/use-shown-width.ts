/**
 * How wide an element is, in CSS pixels, told with each frame; 0 until it is there. What is put in its place takes over its width, so
 * that what depends on it is not drawn twice.
 */
import { useCallback, useState } from 'react';

export function useShownWidth() {
  const [width, setWidth] = useState(0);
  const ref = useCallback((element: HTMLElement | null) => {
    if (element === null) return;
    // Asked for here, it would have the whole window laid out once more.
    const observer = new ResizeObserver(() => setWidth(element.offsetWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
}
