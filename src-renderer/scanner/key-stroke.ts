/** One key going down, as the page is told of it, without the page: what the scan reader reads. */
import { usCharacter } from './us-keys.ts';

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
  return MODIFIERS.has(stroke.key) && !isAltGraphInPlace(stroke);
}

/**
 * AltGr where another layout has a character, as beside Enter on German Neo: a scanner set to a US keyboard means the character. Where
 * the system does not say which key it was, it may be that one.
 */
export function isAltGraphInPlace({ key, code = '' }: Pick<KeyStroke, 'key' | 'code'>): boolean {
  return key === 'AltGraph' && (code === '' || usCharacter(code, false) !== null);
}

/** AltGr writes characters; Windows reports it as Ctrl and Alt together. */
export function isAltGraph(stroke: KeyStroke): boolean {
  return stroke.altGraph === true || (stroke.ctrl === true && stroke.alt === true);
}
