/**
 * What a burst's characters mean: by the keys that were struck, by what the computer made of them, or why neither is
 * known.
 */
import { type CodePart, readCode, type WrongCheckDigit } from './code-parts.ts';
import { type StrokeText, type StruckCharacter, separatorOf } from './stroke-text.ts';
import { type Taught, type TaughtKeys, taughtText } from './taught-keys.ts';

export interface Reading {
  /**
   * 'code': as a scanner set to a US keyboard struck it. 'key': as a scanner set to this computer's layout struck it.
   * 'card': as the card taught. 'device': as the scanner sent it, without a keyboard in between.
   */
  readonly by: 'code' | 'key' | 'card' | 'device';
  readonly text: string;
  readonly aim: string | null;
  readonly parts: readonly CodePart[];
  /** What may identify an order, likeliest first (code-parts.ts). */
  readonly candidates: readonly string[];
}

export type UnreadableReason =
  /** The system does not say which keys were struck, and the test card was not scanned. */
  | 'layout-unknown'
  /** A dead key: what it writes depends on the next one. */
  | 'dead-key'
  /** A key that writes nothing known, or that the card showed for two characters. */
  | 'unknown-character'
  /** Caps Lock is on, and its effect on a sign cannot be undone. */
  | 'caps-lock'
  /** Alt and digits that stand for no character. */
  | 'alt-code'
  /** A shortcut in the middle. */
  | 'command-key'
  /** `detail` names the part. */
  | 'check-digit';

export type Read =
  | { readonly kind: 'readings'; readonly readings: readonly [Reading, ...Reading[]]; readonly sure: boolean }
  | { readonly kind: 'unreadable'; readonly reason: UnreadableReason; readonly detail: string | null };

interface Known {
  readonly layout: 'unknown' | 'us' | 'same';
  readonly keys: TaughtKeys | null;
}

export function readStrokes(strokes: StrokeText, known: Known): Read {
  const characters = strokes.characters();
  const unreadable = characters.find((character) => character.unreadable !== null)?.unreadable ?? null;
  if (unreadable !== null) return cannot(unreadable);
  if (characters.every(({ hasCode }) => hasCode)) return readByCode(characters, known.layout);
  return readWithoutCode(characters, known);
}

/** A code that came whole, with its AIM identifier in front. */
export const readSent = (raw: string): Read => readAll([['device', raw]], true);

function readByCode(characters: readonly StruckCharacter[], layout: Known['layout']): Read {
  const byCode = joined(characters, 'byCode');
  const byKey = joined(characters, 'byKey');
  if (layout === 'us') return byCode === null ? cannot('unknown-character') : readAll([['code', byCode]], true);
  if (layout === 'same') return readByKey(characters, byKey === byCode);
  if (byCode === null) return byKey === null ? cannot('unknown-character') : readAll([['key', byKey]], false);
  if (byKey === null || byKey === byCode) return readAll([['code', byCode]], byKey === byCode);
  return readAll(
    [
      ['code', byCode],
      ['key', byKey],
    ],
    false,
  );
}

function readWithoutCode(characters: readonly StruckCharacter[], { layout, keys }: Known): Read {
  if (layout === 'same') return readByKey(characters, false);
  if (keys === null) return cannot('layout-unknown');
  const texts = characters.map((character) => taughtCharacter(keys, character));
  const refused = texts.find((text) => text.kind === 'refused');
  if (refused !== undefined) return cannot(refused.reason);
  return readAll([['card', texts.map((text) => (text.kind === 'text' ? text.text : '')).join('')]], true);
}

/** A scanner set to this computer's layout. `isAsOnUs`: every key wrote what it writes on a US keyboard. */
function readByKey(characters: readonly StruckCharacter[], isAsOnUs: boolean): Read {
  const byKey = joined(characters, 'byKey');
  if (byKey !== null)
    return isWithoutCapsLock(characters, isAsOnUs) ? readAll([['key', byKey]], true) : cannot('caps-lock');
  if (characters.some(({ key }) => key === 'Dead')) return cannot('dead-key');
  return cannot(
    characters.some(({ isControl, byKey: by }) => isControl && by === null) ? 'command-key' : 'unknown-character',
  );
}

/**
 * Whether what Caps Lock did is known and undone. Letters are; but on some layouts it shifts every key, and then no digit arrives as one.
 * A few signs may arrive as digits there (on French keyboards '-' as '6'): so different digits are asked for, and more of them than signs.
 * Digits of the keypad and those by AltGr are the same with and without Caps Lock anywhere: they prove nothing.
 */
function isWithoutCapsLock(characters: readonly StruckCharacter[], isAsOnUs: boolean): boolean {
  const doubtful = characters
    .filter(({ capsLock, isPlain, isFixed }) => capsLock && !isPlain && !isFixed)
    .flatMap(({ byKey }) => (byKey === null || /^[a-z\s]?$/i.test(byKey) ? [] : [byKey]));
  if (doubtful.length === 0) return true;
  // Letters without capitals have none to be undone: Latin ones stand on their keys with Shift.
  if (doubtful.some((one) => /\p{L}/u.test(one) && one.toLowerCase() === one.toUpperCase())) return false;
  const digits = doubtful.filter((one) => /^\d$/.test(one));
  if (isAsOnUs && digits.length < doubtful.length) return true;
  return new Set(digits).size > 1 && digits.length >= FEWEST_DIGITS && digits.length * 2 > doubtful.length;
}

/** Fewer may all be signs. */
const FEWEST_DIGITS = 3;

function taughtCharacter(keys: TaughtKeys, character: StruckCharacter): Taught {
  const { isPlain, isControl, byKey, key } = character;
  if (isPlain) return { kind: 'text', text: byKey ?? '' };
  if (!isControl) return taughtText(keys, [character]);
  const separator = Object.hasOwn(keys, key) ? separatorOf(keys[key] ?? '') : null;
  return separator === null ? { kind: 'refused', reason: 'command-key' } : { kind: 'text', text: separator };
}

function joined(characters: readonly StruckCharacter[], by: 'byCode' | 'byKey'): string | null {
  const texts = characters.map((character) => character[by]);
  return texts.includes(null) ? null : texts.join('');
}

type WayOfReading = readonly [by: Reading['by'], text: string];

function readAll([first, ...others]: readonly [WayOfReading, ...WayOfReading[]], sure: boolean): Read {
  const read = readOne(first);
  if (read.kind === 'check-digit') return { kind: 'unreadable', reason: 'check-digit', detail: read.name };
  const readings: [Reading, ...Reading[]] = [read.reading];
  for (const other of others) {
    const more = readOne(other);
    if (more.kind === 'check-digit') return { kind: 'unreadable', reason: 'check-digit', detail: more.name };
    readings.push(more.reading);
  }
  return { kind: 'readings', readings, sure };
}

type ReadOne = { readonly kind: 'reading'; readonly reading: Reading } | WrongCheckDigit;

function readOne([by, raw]: WayOfReading): ReadOne {
  const read = readCode(raw);
  if (read.kind === 'check-digit') return read;
  const { text, aim, parts, candidates } = read;
  return { kind: 'reading', reading: { by, text, aim, parts, candidates } };
}

function cannot(reason: UnreadableReason): Read {
  return { kind: 'unreadable', reason, detail: null };
}
