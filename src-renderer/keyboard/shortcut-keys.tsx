/** Listens for shortcuts on the whole window and runs the action that has the keys. */
import { useEffect } from 'react';
import { openDialog } from '../ui/open-dialog.ts';
import { isTextField } from '../ui/text-field.ts';
import { allActions, useActionsStore } from './actions-store.ts';
import { pressedKeys } from './pressed-keys.ts';

/** Buttons whose panel or menu is open; fields with a list of choices are none of them. */
const OPENED_PANELS = ['dialog', 'menu'].map((kind) => `[aria-haspopup="${kind}"][aria-expanded="true"]`).join();

/** A field whose list of choices is open. */
const OPENED_LIST = '[aria-haspopup="listbox"][aria-expanded="true"]';

/**
 * Adds its listener once, whatever actions come and go: a listener that is replaced while a key is on its way does not
 * hear that key.
 */
export function ShortcutKeys() {
  useEffect(() => {
    window.addEventListener('keydown', beforeAll, { capture: true });
    window.addEventListener('keydown', onKeyDown);
    return () => {
      window.removeEventListener('keydown', beforeAll, { capture: true });
      window.removeEventListener('keydown', onKeyDown);
    };
  }, []);

  return null;
}

/**
 * While a word is composed from several keys, as in Chinese or Japanese, the keys choose among its writings: none of
 * them opens a row, leaves the field or closes a dialog.
 */
function beforeAll(event: KeyboardEvent): void {
  if (event.isComposing) event.stopPropagation();
  else pressOnce(event);
  if (event.key === 'Escape' && isSomethingInFront()) takenInFront.add(event);
}

/** Each closes a dialog, a panel or a list of choices, which hears it before this window does, and nothing behind it. */
const takenInFront = new WeakSet<KeyboardEvent>();

function isSomethingInFront(): boolean {
  return openDialog() !== null || document.querySelector(`${OPENED_PANELS}, ${OPENED_LIST}`) !== null;
}

/** What Space presses or ticks. */
const PRESSED = ['button', 'a', 'input', 'select', 'summary', '[role="grid"]'].join();

/**
 * Enter and Space press once, however long they are held: a button would print one copy after another, a list would tick
 * a row again and again, or open the one that the first press led to. Elsewhere a held Space writes, or scrolls on.
 */
function pressOnce(event: KeyboardEvent): void {
  const { key, repeat, target } = event;
  if (!repeat || (key !== 'Enter' && key !== ' ')) return;
  const isPress = key === ' ' ? isPressed(target) : !(target instanceof HTMLTextAreaElement);
  if (!isPress) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

function isPressed(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches(PRESSED) && !isTextField(target);
}

function onKeyDown(event: KeyboardEvent): void {
  if (event.defaultPrevented) return;
  const pressed = pressedKeys(event);
  // Who closes what is in front means the dialog, and not the window with all that was typed.
  if (pressed === 'mod+w' && openDialog() !== null) event.preventDefault();
  const field = isTextField(event.target) ? event.target : null;
  // Outside a field or a list it would mark every word of the window.
  if (pressed === 'mod+a' && field === null) event.preventDefault();
  // What was typed last is meant, and not the parcel that was scanned last.
  if (pressed === 'mod+z' && field !== null && field.value !== '') return;
  if (pressed === 'escape' && closeUnenteredPanel()) {
    event.preventDefault();
    return;
  }
  if (takenInFront.has(event)) return;
  const actions = allActions(useActionsStore.getState().byOwner);
  const action = actions.find(({ keys, enabled = true }) => enabled && keys === pressed);
  if (action === undefined || (action.overDialogs !== true && openDialog() !== null)) return;
  // A key that is held would undo one parcel after another, or print one copy after another.
  if (event.repeat && action.repeats !== true) {
    event.preventDefault();
    return;
  }
  // F11 also turns on the window's own full screen, together with the station's.
  if (pressed !== 'F11') event.preventDefault();
  action.run();
}

/** A panel hears Escape itself once it has the focus, which it gets a moment after it is shown. False: there is none. */
function closeUnenteredPanel(): boolean {
  const button = document.querySelector<HTMLElement>(OPENED_PANELS);
  const panel = document.getElementById(button?.getAttribute('aria-controls') ?? '');
  if (button === null || panel?.contains(document.activeElement) === true) return false;
  button.click();
  return true;
}
