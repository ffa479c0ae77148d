/**
 * Whether each key went up before the next one went down. A scanner's keys do. Fingers that strike a key every 51 ms or
 * sooner hold each for longer than that (70 to 120 ms, for anybody), so their keys overlap.
 */
import type { KeyStroke } from './key-stroke.ts';

export type Key = Pick<KeyStroke, 'key' | 'code'>;

export interface HeldKeys {
  strike(key: Key): void;
  release(key: Key): void;
  /** Also false when nobody reports that keys go up. */
  isEachLetGo(): boolean;
  /**
   * A key was struck while two others were still down, as fingers do that roll over the keys. False when nobody reports
   * that keys go up.
   */
  isRolled(): boolean;
}

export function createHeldKeys(): HeldKeys {
  const down = new Set<string>();
  let overlapped = false;
  let rolled = false;
  let isToldOf = false;
  /** The only key that is down, and Shift went up before it: it went down as '1' and goes up as another sign. */
  const isAnotherSign = ({ key, code = '' }: Key): boolean => {
    if (code !== '' || [...key].length !== 1 || down.size !== 1) return false;
    down.clear();
    return true;
  };
  return {
    strike(key) {
      overlapped ||= down.size > 0;
      rolled ||= down.size > 1;
      down.add(nameOf(key));
    },
    release(key) {
      // Shift is not among them.
      if (down.delete(nameOf(key)) || isAnotherSign(key)) isToldOf = true;
    },
    isEachLetGo: () => !overlapped && down.size === 0,
    isRolled: () => rolled && isToldOf,
  };
}

/** Shift may go up before its letter does: 'A' went down, 'a' goes up. */
function nameOf({ key, code = '' }: Key): string {
  return code === '' ? key.toLowerCase() : code;
}
