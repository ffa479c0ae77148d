/**
 * A press may take its own button away, with its line or its whole list. Then what is left around it has the focus: the
 * next Tab continues there. Never the next button: a held Enter would press one after another.
 */
import { type FocusEvent, useEffect, useRef } from 'react';

/** For the list around such buttons: its `onFocus`. */
export function useFocusNearby(): (event: FocusEvent) => void {
  /** What had the focus last, and all that is around it, from the inside out. */
  const places = useRef<readonly HTMLElement[]>([]);
  // With each change of the list, and when it goes.
  useEffect(() => giveFocus(places.current));
  useEffect(() => () => giveFocus(places.current), []);
  return ({ target }) => {
    places.current = placesAround(target);
  };
}

function placesAround(element: Element | null): readonly HTMLElement[] {
  return element instanceof HTMLElement ? [element, ...placesAround(element.parentElement)] : [];
}

function giveFocus(places: readonly HTMLElement[]): void {
  if (places[0] === undefined || places[0].isConnected || document.activeElement !== document.body) return;
  // A place with a meaning: whether a plain box can have the focus is decided elsewhere (bench-frame.tsx).
  const left = places.find((place) => place.isConnected && place.matches('li, ul, ol, section, main'));
  if (left === undefined) return;
  if (!left.hasAttribute('tabindex')) left.tabIndex = -1;
  left.focus({ preventScroll: true });
}
