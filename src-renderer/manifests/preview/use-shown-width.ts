/**
 * The width of an element in CSS pixels, updated with each frame; 0 until it is there. An element that replaces it
 * keeps its width, so that nothing that depends on it is drawn twice.
 */
import { useCallback, useState } from 'react';

export function useShownWidth() {
  const [width, setWidth] = useState(0);
  const ref = useCallback((element: HTMLElement | null) => {
    if (element === null) return;
    // Reading the width here would lay out the whole window once more.
    const observer = new ResizeObserver(() => setWidth(element.offsetWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
}
