/**
 * Gives the focus back after a dialog that is removed as a whole: Mantine does so only for a dialog that stays in the
 * page and is hidden.
 */
import { useEffect, useState } from 'react';

/** `opened`: the state of the dialog when it appears. */
export function useFocusBack(opened: boolean): void {
  // Read before the dialog takes the focus.
  const [first] = useState(() => (opened ? placeOf(document.activeElement) : null));
  useEffect(() => {
    if (first === null) return;
    // Nothing is left of a dialog before this one: it has given the focus back by now.
    const before = first.isConnected ? first : document.activeElement;
    return () => {
      if (document.activeElement === document.body && before instanceof HTMLElement) {
        before.focus({ preventScroll: true });
      }
    };
  }, [first]);
}

/** A menu's item goes away with the menu; the button that opened the menu, whose name the menu has, stays. */
function placeOf(focused: Element | null): Element | null {
  const opener = focused?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  return opener == null ? focused : document.getElementById(opener);
}
