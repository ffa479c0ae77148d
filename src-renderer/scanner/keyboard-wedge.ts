/**
 * Tells a scanner from a person by the clock. A keyboard wedge types a whole code in a burst and ends it with Enter; the
 * fastest typist is several times slower. Pure: key strokes in, verdicts out, so that it is tested without a screen.
 */

/**
 * The thresholds, one place. Scanners send a character each 1 to 40 ms, with a hiccup when the computer is busy; a very
 * fast typist needs 80 ms and more on average.
 */
export const WEDGE = {
  /** A longer gap between two characters ends the burst. */
  longestGapMilliseconds: 120,
  /** The mean gap of the burst must not be longer. */
  longestMeanGapMilliseconds: 50,
  /** Shorter codes are not taken for scans: two keys struck together are quick too. */
  fewestCharacters: 4,
} as const;

export interface KeyStroke {
  /** `KeyboardEvent.key`. */
  readonly key: string;
  /** `KeyboardEvent.timeStamp`: when the key was struck, not when the page found time for it. */
  readonly timeStamp: number;
  /** The key is held down, or struck together with Ctrl, Alt or Cmd. */
  readonly isRepeatOrCommand: boolean;
}

export type Verdict =
  /** The first character of what may become a scan: remember what is about to be typed into. */
  | { readonly kind: 'started' }
  /** One more character in a burst that is faster than a person. */
  | { readonly kind: 'continued' }
  | { readonly kind: 'scanned'; readonly code: string }
  | { readonly kind: 'ignored' };

export interface KeyboardWedge {
  strike(stroke: KeyStroke): Verdict;
}

const IGNORED: Verdict = { kind: 'ignored' };

export function createKeyboardWedge(limits: { readonly [Name in keyof typeof WEDGE]: number } = WEDGE): KeyboardWedge {
  let code = '';
  let startedAt = 0;
  let lastAt = 0;

  const inTime = (timeStamp: number): boolean => code !== '' && timeStamp - lastAt <= limits.longestGapMilliseconds;
  const forget = (): void => {
    code = '';
  };

  const end = (timeStamp: number): Verdict => {
    const characters = Array.from(code).length;
    const meanGap = (timeStamp - startedAt) / characters;
    const isScan =
      inTime(timeStamp) && characters >= limits.fewestCharacters && meanGap <= limits.longestMeanGapMilliseconds;
    const scanned = code.trim();
    forget();
    return isScan && scanned !== '' ? { kind: 'scanned', code: scanned } : IGNORED;
  };

  return {
    strike({ key, timeStamp, isRepeatOrCommand }) {
      if (key === 'Shift' || key === 'CapsLock' || key === 'AltGraph') return IGNORED;
      if (isRepeatOrCommand) {
        forget();
        return IGNORED;
      }
      if (key === 'Enter') return end(timeStamp);
      if (Array.from(key).length !== 1) {
        forget();
        return IGNORED;
      }
      const continues = inTime(timeStamp);
      code = continues ? code + key : key;
      if (!continues) startedAt = timeStamp;
      lastAt = timeStamp;
      return { kind: continues ? 'continued' : 'started' };
    },
  };
}
