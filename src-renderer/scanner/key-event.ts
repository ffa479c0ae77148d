/** Turns a key event of the page into the shape that the scan reader takes. */
import type { KeyStroke } from './key-stroke.ts';

export function strokeOf(event: KeyboardEvent, inTextField: boolean): KeyStroke {
  return {
    key: event.key,
    code: event.code,
    shift: event.shiftKey,
    alt: event.altKey,
    ctrl: event.ctrlKey,
    meta: event.metaKey,
    altGraph: event.getModifierState('AltGraph'),
    capsLock: event.getModifierState('CapsLock'),
    repeat: event.repeat,
    timeStamp: event.timeStamp,
    inTextField,
  };
}
