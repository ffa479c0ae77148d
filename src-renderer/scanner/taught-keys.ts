/**
 * Where the system does not say which key was struck (remote desktops, virtual keyboards), a card of two codes that
 * hold every character teaches what each of the scanner's keys arrives as. Pure.
 */
import { charactersOf, needsShift } from './us-keys.ts';

/**
 * What arrives for each character of the card: from `KeyboardEvent.key` to the character. A key that stands for two is
 * null.
 */
export type TaughtKeys = Readonly<Record<string, string | null>>;

const DIGITS = '0123456789';
const SIGNS = '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~';

/**
 * The two codes of the test card: each character once, and each code short enough for a bar code. A space follows each
 * sign, so that a dead key writes its sign; the same for Q and W, which are dead keys on Greek keyboards.
 */
export const TEST_CARD: readonly [string, string] = [
  charactersOf('PBCARD1', DIGITS, 'ABCDEFGHIJKLMNOPQ RSTUVW XYZ', spaced(SIGNS.slice(0, 16))),
  charactersOf('PBCARD2', 'abcdefghijklmnopq rstuvw xyz', spaced(SIGNS.slice(16))),
];

function spaced(characters: string): string {
  return [...characters].map((character) => `${character} `).join('');
}

export type Lesson =
  | { readonly kind: 'taught'; readonly keys: TaughtKeys; readonly lost: readonly string[] }
  /** `which`: the code of the card that did not arrive as one key for each character. */
  | { readonly kind: 'not-understood'; readonly which: 1 | 2 };

/** `arrived`: the `KeyboardEvent.key` of each stroke of the two codes, without their end. */
export function learnKeys(arrived: readonly [readonly string[], readonly string[]]): Lesson {
  const seen = new Map<string, Set<string>>();
  const lost: string[] = [];
  for (const which of [1, 2] as const) {
    const pairs = alignKeys(TEST_CARD[which - 1] ?? '', arrived[which - 1] ?? []);
    if (pairs === null) return { kind: 'not-understood', which };
    for (const [character, key] of pairs) {
      if (character === ' ' && key === null) continue;
      if (key === null || key === 'Dead') lost.push(character);
      else seen.set(key, (seen.get(key) ?? new Set()).add(character));
    }
  }
  const keys = [...seen].map(([key, characters]): [string, string | null] => {
    const [only = null] = characters;
    return [key, characters.size === 1 ? only : null];
  });
  return { kind: 'taught', keys: Object.fromEntries(keys), lost: [...new Set(lost)] };
}

/** Whether this number of keys may be one of the card's codes: for keys that cannot all be read. */
export function mayBeCard(arrived: readonly string[]): boolean {
  return TEST_CARD.some((code) => alignKeys(code, arrived) !== null);
}

/** Which key arrived for which character; null for a character that nothing arrived for. Null when they do not fit. */
function alignKeys(card: string, keys: readonly string[]): readonly (readonly [string, string | null])[] | null {
  const pairs: (readonly [string, string | null])[] = [];
  let at = 0;
  for (const character of card) {
    const key = keys[at];
    const before = pairs.at(-1);
    // What a dead key writes may arrive in place of the space behind it.
    const isSpaceOfDead = character === ' ' && before?.[1] === 'Dead' && key !== undefined;
    // Nothing arrived for the sign: this is already the space behind it.
    const isMissing = character !== ' ' && key === ' ' && SIGNS.includes(character);
    if (isMissing) pairs.push([character, null]);
    else if (key === undefined || (character === ' ' && key !== ' ' && !isSpaceOfDead)) return null;
    else {
      // A dead key may have changed the character behind it, and also the space.
      pairs.push([character, before?.[1] === 'Dead' ? null : key]);
      at += 1;
    }
  }
  return at === keys.length ? pairs : null;
}

export interface StruckKey {
  readonly key: string;
  readonly shift: boolean;
  readonly capsLock: boolean;
}

export type Taught =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'refused'; readonly reason: 'dead-key' | 'unknown-character' | 'caps-lock' | 'command-key' };

/** The other case of what arrived stands for another character: Caps Lock may have made the one of the other. */
function isChangedByCapsLock(keys: TaughtKeys, key: string, character: string): boolean {
  return [key.toLowerCase(), key.toUpperCase()].some((other) => {
    const meant = Object.hasOwn(keys, other) ? keys[other] : character;
    return meant?.toLowerCase() !== character.toLowerCase();
  });
}

/** Exact or refused: a key that the card did not show, or showed for two characters, is not guessed. */
export function taughtText(keys: TaughtKeys, struck: readonly StruckKey[]): Taught {
  let text = '';
  for (const { key, shift, capsLock } of struck) {
    // A dead key may turn the next character into one that the card showed for another.
    if (key === 'Dead') return { kind: 'refused', reason: 'dead-key' };
    const character = Object.hasOwn(keys, key) ? keys[key] : null;
    if (character === null || character === undefined) return { kind: 'refused', reason: 'unknown-character' };
    if (!capsLock || (needsShift(character) === shift && !isChangedByCapsLock(keys, key, character))) text += character;
    // On some layouts Caps Lock shifts digits and signs as well: only letters can be undone.
    else if (/[a-zA-Z]/.test(character)) text += shift ? character.toUpperCase() : character.toLowerCase();
    else return { kind: 'refused', reason: 'caps-lock' };
  }
  return { kind: 'text', text };
}
