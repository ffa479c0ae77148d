/**
 * A key leads to another screen, and the place that had the focus goes with the one before: then the list of the new
 * screen has it, or the screen itself, so that the next key is heard there. What a screen focuses by itself stays so.
 */
import { type RefObject, useEffect, useRef } from 'react';
import type { ScreenName } from '../bench/navigation-store.ts';

export function useFocusKept(main: RefObject<HTMLElement | null>, screen: ScreenName): void {
  const before = useRef(screen);
  useEffect(() => {
    if (before.current === screen) return;
    before.current = screen;
    // The screen itself has it where the one before had no list.
    if (document.activeElement !== document.body && document.activeElement !== main.current) return;
    const place = main.current?.querySelector<HTMLElement>('[role="grid"]') ?? main.current;
    place?.focus({ preventScroll: true });
  }, [main, screen]);
}
