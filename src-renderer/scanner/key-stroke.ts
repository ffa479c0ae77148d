/** One key going down, in the form that the scan reader takes, independent of the page. */

export interface KeyStroke {
  /** `KeyboardEvent.key`: what the computer's layout made of the key. */
  readonly key: string;
  /**
   * `KeyboardEvent.code`: which key it was. Empty or absent where the system does not say (remote desktops, virtual
   * keyboards).
   */
  readonly code?: string;
  readonly shift?: boolean;
  readonly alt?: boolean;
  readonly ctrl?: boolean;
  readonly meta?: boolean;
  readonly altGraph?: boolean;
  /** Caps Lock is on. */
  readonly capsLock?: boolean;
  /** The system says that the key is held down. */
  readonly repeat?: boolean;
  /** Milliseconds on any clock that only goes forward: when the key was struck, not when the page handled it. */
  readonly timeStamp: number;
  /** Whether typing goes into a text field. Absent: it does, so that a person's typing is never taken for a scan. */
  readonly inTextField?: boolean;
}

/** Keys that only change the meaning of others. */
const MODIFIERS = new Set([
  'Shift',
  'Control',
  'Alt',
  'AltGraph',
  'Meta',
  'CapsLock',
  'NumLock',
  'ScrollLock',
  'Fn',
  'FnLock',
]);

export function isModifier(stroke: KeyStroke): boolean {
  return MODIFIERS.has(stroke.key);
}

/** AltGr writes characters; Windows reports it as Ctrl and Alt together. */
export function isAltGraph(stroke: KeyStroke): boolean {
  return stroke.altGraph === true || (stroke.ctrl === true && stroke.alt === true);
}
