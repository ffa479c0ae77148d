/**
 * A press may take away or switch off what it was made on: a line, a notice, a panel, a button that is possible only once. Then what is
 * left around it has the focus, or the list of the screen, or the screen itself: the next key is heard there. Never the
 * next button: a held Enter would press one after another. While a dialog is open, all of that is inside it, also after
 * a press beside it: a key must not reach what the dialog covers.
 */
import { useEffect } from 'react';
import { openDialog } from '../ui/open-dialog.ts';
import { placeOfScreen } from './place-of-screen.ts';

/** In milliseconds. What gives the focus back by itself, such as a dialog, does so first. */
const OTHERS_FIRST = 50;

export function FocusNear(): null {
  useEffect(() => {
    document.addEventListener('focusout', keepNear);
    return () => document.removeEventListener('focusout', keepNear);
  }, []);
  return null;
}

function keepNear({ target, relatedTarget }: FocusEvent): void {
  if (relatedTarget !== null || !(target instanceof HTMLElement)) return;
  const around = placesAround(target.parentElement);
  const isOff = target.matches(':disabled');
  setTimeout(() => {
    if (document.activeElement !== document.body) return;
    const dialog = openDialog();
    // Whoever clicks beside it, or goes to another window, has left it there.
    if (dialog === null && isShown(target) && !isOff) return;
    const place =
      around.find((one) => isReadOn(one) && (dialog?.contains(one) ?? true)) ??
      dialog ??
      placeOfScreen(document.querySelector('main'));
    focus(place);
    if (isOff) giveBack(target, place);
  }, OTHERS_FIRST);
}

/** A button that is off while its work is under way is pressed again when it is done, if nobody has gone on elsewhere. */
function giveBack(button: HTMLElement, place: HTMLElement | null): void {
  const look = (): void => {
    if (button.matches(':disabled')) return;
    switchedOn.disconnect();
    if (document.activeElement === place) focus(button);
  };
  const switchedOn = new MutationObserver(look);
  switchedOn.observe(button, { attributeFilter: ['disabled'] });
  look();
}

/** From the inside out. */
function placesAround(element: HTMLElement | null): readonly HTMLElement[] {
  return element === null ? [] : [element, ...placesAround(element.parentElement)];
}

const isShown = ({ offsetHeight }: HTMLElement): boolean => offsetHeight > 0;

/** Where somebody reads on. Not where nothing is left to read: the place of the notices stays when the last one goes. */
function isReadOn(place: HTMLElement): boolean {
  const isHere = isShown(place) && place.closest('[inert]') === null;
  return place.matches('li, ul, ol, section, [role="dialog"]') && isHere && place.textContent.trim() !== '';
}

function focus(place: HTMLElement | null): void {
  if (place === null) return;
  if (place.tabIndex < 0) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}
