/** Listens for shortcuts on the whole window and runs the action that has the keys. */
import { useEffect } from 'react';
import { allActions, useActionsStore } from './actions-store.ts';

const IS_MAC = navigator.userAgent.includes('Mac OS X');

/** 'mod+shift+a' for a key event; modifiers in the order mod, alt, shift. */
export function pressedKeys(event: KeyboardEvent): string {
  const mod = IS_MAC ? event.metaKey : event.ctrlKey;
  const parts = [mod ? 'mod' : '', event.altKey ? 'alt' : '', event.shiftKey ? 'shift' : ''];
  return [...parts, keyName(event)].filter((part) => part !== '').join('+');
}

function keyName(event: KeyboardEvent): string {
  // With Alt or Shift the character depends on the layout; the digit keys are named by their place.
  if (/^Digit\d$/.test(event.code)) return event.code.slice(-1);
  return /^F\d+$/.test(event.key) ? event.key : event.key.replace(/^Arrow/, '').toLowerCase();
}

/** Keys that only a dialog may have while one is open. */
function dialogIsOpen(): boolean {
  return document.querySelector('[aria-modal="true"]') !== null;
}

export function ShortcutKeys() {
  const byOwner = useActionsStore((state) => state.byOwner);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.isComposing || dialogIsOpen()) return;
      const pressed = pressedKeys(event);
      const action = allActions(byOwner).find(({ keys, enabled = true }) => enabled && keys === pressed);
      if (action === undefined) return;
      event.preventDefault();
      action.run();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [byOwner]);

  return null;
}
