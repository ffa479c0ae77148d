/** Scanners that strike Shift as a key of its own, where it is told when keys go up: simulated, seeded, on the reader itself. */
import { describe, expect, test } from 'vitest';
import type { KeyStroke } from '../../../src-renderer/scanner/key-stroke.ts';
import type { ScanAnswer } from '../../../src-renderer/scanner/scan-answers.ts';
import { createScanReader, type ScanReader } from '../../../src-renderer/scanner/scan-reader.ts';
import { draws, seedOf } from '../../helpers/properties.ts';
import { seededNumbers } from '../../helpers/seeded-numbers.ts';
import { ENTER, type Struck, timed, usStrokes } from './strokes.ts';

const SHIFT: Struck = { key: 'Shift', code: 'ShiftLeft', shift: true };
const CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

const withShift = (code: string): Struck[] =>
  [...usStrokes(code), ENTER].flatMap((stroke) => (stroke.shift === true ? [SHIFT, stroke] : [stroke]));

/** Each key goes up, Shift first, before the next one goes down. */
function scanned(
  reader: ScanReader,
  strokes: readonly KeyStroke[],
  goesUpAs: (stroke: Struck) => string,
): ScanAnswer[] {
  const answers = strokes.flatMap((stroke) => {
    const said = reader.strike(stroke).answers;
    if (stroke.key !== 'Shift') reader.release({ key: goesUpAs(stroke), code: stroke.code ?? '' });
    return said;
  });
  return [...answers, ...reader.pass((strokes.at(-1)?.timeStamp ?? 0) + 300)];
}

const textOf = (answer: ScanAnswer): string => (answer.kind === 'scan' ? answer.text : answer.reason);

describe('a code whose Shift comes as a stroke of its own, into a text field, each key let go before the next', () => {
  test('a short one at an uneven pace, with a hiccup, is read', () => {
    const random = seededNumbers(seedOf(55));
    const reader = createScanReader({ layout: 'us' });
    let at = 0;
    const wrong: string[] = [];
    for (let count = 0; count < draws(1_500, 6_000); count += 1) {
      const length = 4 + Math.floor(random() * 10);
      const code = Array.from({ length }, () => CHARACTERS[Math.floor(random() * CHARACTERS.length)]).join('');
      const struck = withShift(code);
      const hiccup = 1 + Math.floor(random() * (struck.length - 1));
      at += 1_000;
      const strokes = struck.map((stroke, index): KeyStroke => {
        at += 5 + random() * 45 + (index === hiccup ? 100 : 0);
        return { ...stroke, timeStamp: at };
      });
      const read = scanned(reader, strokes, ({ key }) => key).map(textOf);
      if (read.join() !== code) wrong.push(`${code}: ${read.join()}`);
    }
    expect(wrong).toEqual([]);
  });

  test('a word whose capitals a person strikes quickly is typed', () => {
    const random = seededNumbers(seedOf(56));
    const reader = createScanReader({ layout: 'us' });
    let at = 0;
    const taken: string[] = [];
    for (let count = 0; count < draws(1_000, 3_000); count += 1) {
      at += 1_000;
      const word = `a${['B', '1', 'C'][count % 3]}d${count % 2 === 0 ? 'E' : 'f'}`;
      const strokes = withShift(word).map((stroke): KeyStroke => {
        // Shift goes down a little before its letter.
        at += stroke.shift === true && stroke.key !== 'Shift' ? 15 + random() * 40 : 60 + random() * 80;
        return { ...stroke, timeStamp: at };
      });
      taken.push(...scanned(reader, strokes, ({ key }) => key).map(textOf));
    }
    expect(taken).toEqual([]);
  });
});

test('where the system does not say which key it was, a key goes up as another sign once Shift is up: the code is read', () => {
  // On a French keyboard, whose digits stand with Shift.
  const without: Readonly<Record<string, string>> = {
    1: '&',
    2: 'é',
    3: '"',
    4: "'",
    5: '(',
    6: '-',
    7: 'è',
    8: '_',
    9: 'ç',
    0: 'à',
  };
  const wrong: string[] = [];
  for (let pace = 1; pace <= 50; pace += 1) {
    const struck = withShift('pb1234567890').map(({ key }): Struck => ({ key, code: '', shift: key in without }));
    const reader = createScanReader({ layout: 'same' });
    const read = scanned(reader, timed(struck, pace), ({ key }) => without[key] ?? key).map(textOf);
    if (read.join() !== 'pb1234567890') wrong.push(`${pace} ms: ${read.join()}`);
  }
  expect(wrong).toEqual([]);
});
