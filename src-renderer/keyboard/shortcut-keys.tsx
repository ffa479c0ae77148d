/** Listens for shortcuts on the whole window and runs the action that has the keys. */
import { useEffect } from 'react';
import { openDialog } from '../ui/open-dialog.ts';
import { isTextField } from '../ui/text-field.ts';
import { allActions, useActionsStore } from './actions-store.ts';
import { pressedKeys } from './pressed-keys.ts';

/** Buttons whose panel or menu is open; fields with a list of choices are none of them. */
const OPENED_PANELS = ['dialog', 'menu'].map((kind) => `[aria-haspopup="${kind}"][aria-expanded="true"]`).join();

/**
 * Adds its listener once, whatever actions come and go: a listener that is replaced while a key is on its way does not
 * hear that key.
 */
export function ShortcutKeys() {
  useEffect(() => {
    window.addEventListener('keydown', pressOnce, { capture: true });
    window.addEventListener('keydown', onKeyDown);
    return () => {
      window.removeEventListener('keydown', pressOnce, { capture: true });
      window.removeEventListener('keydown', onKeyDown);
    };
  }, []);

  return null;
}

/**
 * Enter and Space press once, however long they are held: a button would print one copy after another, a list would tick
 * a row again and again, or open the one that the first press led to.
 */
function pressOnce(event: KeyboardEvent): void {
  if (!event.repeat || (event.key !== 'Enter' && event.key !== ' ')) return;
  const isWriting = event.key === ' ' ? isTextField(event.target) : event.target instanceof HTMLTextAreaElement;
  if (isWriting) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

function onKeyDown(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing) return;
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
