/** Key strokes as a scanner or a person makes them, for the reader's tests. */
import type { KeyStroke } from '../../../src-renderer/scanner/key-stroke.ts';
import type { Refusal, Scan, ScanAnswer } from '../../../src-renderer/scanner/scan-answers.ts';
import { createScanReader, type ScanReaderSettings, type Strike } from '../../../src-renderer/scanner/scan-reader.ts';

/** A US keyboard as printed on its keys: code, plain, with Shift. Written independently of the reader's own table. */
const US_KEYS =
  'Backquote`~ Digit11! Digit22@ Digit33# Digit44$ Digit55% Digit66^ Digit77& Digit88* Digit99( Digit00) Minus-_ Equal=+ ' +
  'KeyQqQ KeyWwW KeyEeE KeyRrR KeyTtT KeyYyY KeyUuU KeyIiI KeyOoO KeyPpP BracketLeft[{ BracketRight]} Backslash\\| ' +
  'KeyAaA KeySsS KeyDdD KeyFfF KeyGgG KeyHhH KeyJjJ KeyKkK KeyLlL Semicolon;: Quote\'" ' +
  'KeyZzZ KeyXxX KeyCcC KeyVvV KeyBbB KeyNnN KeyMmM Comma,< Period.> Slash/?';
const BY_CHARACTER = new Map<string, { code: string; shift: boolean }>([[' ', { code: 'Space', shift: false }]]);
for (const entry of US_KEYS.split(' ')) {
  const [code, plain, shifted] = [entry.slice(0, -2), entry.at(-2) ?? '', entry.at(-1) ?? ''];
  BY_CHARACTER.set(plain, { code, shift: false });
  BY_CHARACTER.set(shifted, { code, shift: true });
}

export const PRINTABLE = [...BY_CHARACTER.keys()].filter((character) => character !== ' ');

export type Struck = Omit<KeyStroke, 'timeStamp'>;

/** The strokes of a scanner set to a US keyboard, on a computer with one. */
export function usStrokes(text: string): Struck[] {
  return [...text].map((character) => {
    const key = BY_CHARACTER.get(character);
    if (key === undefined) throw new Error(`no key of a US keyboard writes '${character}'`);
    return { key: character, ...key };
  });
}

export const ENTER: Struck = { key: 'Enter', code: 'Enter' };

/** Each stroke `gap` after the one before; `extra[n]` milliseconds more before the n-th. */
export function timed(
  strokes: readonly Struck[],
  gap: number,
  { from = 1_000, extra = {} }: { from?: number; extra?: Readonly<Record<number, number>> } = {},
): KeyStroke[] {
  let at = from;
  return strokes.map((stroke, index) => {
    at += (index === 0 ? 0 : gap) + (extra[index] ?? 0);
    return { ...stroke, timeStamp: at };
  });
}

export interface Outcome {
  readonly scans: readonly Scan[];
  readonly refusals: readonly Refusal[];
  readonly parts: readonly Strike['part'][];
}

/** Strikes all, then lets two seconds pass. */
export function strikeAll(strokes: readonly KeyStroke[], settings: Partial<ScanReaderSettings> = {}): Outcome {
  const reader = createScanReader(settings);
  const strikes = strokes.map((stroke) => reader.strike(stroke));
  const answers: ScanAnswer[] = strikes.flatMap((strike) => strike.answers);
  const end = strokes.at(-1)?.timeStamp ?? 0;
  answers.push(...reader.pass(end + 150), ...reader.pass(end + 2_000));
  return {
    scans: answers.filter((answer) => answer.kind === 'scan'),
    refusals: answers.filter((answer) => answer.kind === 'refused'),
    parts: strikes.map(({ part }) => part),
  };
}
