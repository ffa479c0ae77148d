/** A dialog that goes as a whole gives the focus back: Mantine does so only for one that stays and is shown no more. */
import { useEffect, useState } from 'react';

/** `opened`: as the dialog is when it comes. */
export function useFocusBack(opened: boolean): void {
  // Looked at before the dialog takes the focus.
  const [first] = useState(() => (opened ? placeOf(document.activeElement) : null));
  useEffect(() => {
    if (first === null) return;
    // Of a dialog that this one follows nothing is left: it has given the focus back by now.
    const before = first.isConnected ? first : document.activeElement;
    return () => {
      if (document.activeElement === document.body && before instanceof HTMLElement) {
        before.focus({ preventScroll: true });
      }
    };
  }, [first]);
}

/** An item of a menu goes with it; the button that opened the menu, after which it is named, stays. */
function placeOf(focused: Element | null): Element | null {
  const opener = focused?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  return opener == null ? focused : document.getElementById(opener);
}
