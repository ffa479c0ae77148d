/**
 * Device pixels per CSS pixel, also after the window moved to another screen: pages are drawn as sharp as the screen
 * is.
 */
import { useEffect, useState } from 'react';

export function usePixelRatio(): number {
  const [ratio, setRatio] = useState(window.devicePixelRatio);
  useEffect(() => {
    // A resolution query only says that its own value no longer holds, so each value needs a new query.
    const query = window.matchMedia(`(resolution: ${ratio}dppx)`);
    const read = (): void => setRatio(window.devicePixelRatio);
    query.addEventListener('change', read, { once: true });
    return () => query.removeEventListener('change', read);
  }, [ratio]);
  return ratio;
}
