/** A shortcut as it is pressed, in the words of the actions: 'mod+shift+a'. Pure. */

const IS_MAC = navigator.userAgent.includes('Mac OS X');

type PressedKey = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'altKey' | 'shiftKey' | 'metaKey' | 'getModifierState'
>;

/** Modifiers in the order mod, alt, shift. */
export function pressedKeys(event: PressedKey): string {
  const mod = IS_MAC ? event.metaKey : event.ctrlKey;
  const parts = [mod ? 'mod' : '', event.altKey ? 'alt' : '', event.shiftKey ? 'shift' : ''];
  return [...parts, keyName(event)].filter((part) => part !== '').join('+');
}

function keyName(event: PressedKey): string {
  // With Alt or Shift the character depends on the layout; the digit keys are identified by their place.
  if (/^Digit\d$/.test(event.code)) return event.code.slice(-1);
  if (/^Key[A-Z]$/.test(event.code) && writesNoLatin(event)) return event.code.slice(-1).toLowerCase();
  return /^F\d+$/.test(event.key) ? event.key : event.key.replace(/^Arrow/, '').toLowerCase();
}

/**
 * Letters of another script, and what Alt writes on a Mac: such a key is identified by its place. AltGr writes
 * characters and is no command.
 */
function writesNoLatin(event: PressedKey): boolean {
  if (event.getModifierState('AltGraph')) return false;
  return event.key === 'Dead' || /^[^\p{ASCII}]$/u.test(event.key);
}
