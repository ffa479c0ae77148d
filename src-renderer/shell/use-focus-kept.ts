/**
 * A key leads to another screen, and the place that had the focus goes with the one before, or is the rail's entry that
 * led to it, where Enter would lead back: then the list of the new screen has it, or the screen itself, so that the next
 * key is heard there. What a screen focuses by itself stays so, and so does the entry that was pressed just now.
 */
import { type RefObject, useEffect, useRef } from 'react';
import type { ScreenName } from '../bench/navigation-store.ts';
import { placeOfScreen } from './place-of-screen.ts';

export function useFocusKept(main: RefObject<HTMLElement | null>, screen: ScreenName): void {
  const before = useRef(screen);
  useEffect(() => {
    if (before.current === screen) return;
    before.current = screen;
    const focused = document.activeElement;
    // The screen itself has it where the one before had no list.
    if (focused !== document.body && focused !== main.current && !isOtherEntry(focused)) return;
    placeOfScreen(main.current)?.focus({ preventScroll: true });
  }, [main, screen]);
}

/** On the rail, and not that of the screen that is shown. */
function isOtherEntry(focused: Element | null): boolean {
  return focused?.closest('nav') != null && !focused.matches('[aria-current="page"]');
}
