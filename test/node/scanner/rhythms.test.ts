/** Rhythms with the time looked at whenever the reader asks for it, as the page does. */
import { describe, expect, test } from 'vitest';
import type { KeyStroke } from '../../../src-renderer/scanner/key-stroke.ts';
import type { ScanAnswer } from '../../../src-renderer/scanner/scan-answers.ts';
import { createScanReader } from '../../../src-renderer/scanner/scan-reader.ts';
import { ENTER, type Struck, timed, usStrokes } from './strokes.ts';

/** What is said, where time passes before a key that is struck in the same instant. */
function said(strokes: readonly KeyStroke[]): string[] {
  const reader = createScanReader({ layout: 'us' });
  const answers: ScanAnswer[] = [];
  const passTo = (time: number): void => {
    for (let { dueAt } = reader; dueAt !== null && dueAt <= time; dueAt = reader.dueAt)
      answers.push(...reader.pass(dueAt));
  };
  for (const stroke of strokes) {
    passTo(stroke.timeStamp);
    answers.push(...reader.strike(stroke).answers);
  }
  passTo(Number.MAX_SAFE_INTEGER);
  return answers.map((answer) => (answer.kind === 'scan' ? answer.text : answer.reason));
}

const altDigits = (digits: string): Struck[] => [
  { key: 'Alt', code: 'AltLeft', alt: true },
  ...[...digits].map((digit) => ({ key: digit, code: `Numpad${digit}`, alt: true })),
];
const byAlt = (text: string): Struck[] =>
  [...text].flatMap((character) => altDigits(String(character.charCodeAt(0)).padStart(3, '0')));

test('a hiccup of 100 ms behind any character, the first one too, at any pace up to 50 ms', () => {
  for (const inTextField of [true, false]) {
    for (const gap of [5, 20, 35, 50]) {
      for (const code of ['WM/77.4', 'PB-1001', '420902109205590221063701000024']) {
        for (let hiccup = 1; hiccup <= code.length; hiccup += 1) {
          const strokes = timed([...usStrokes(code), ENTER], gap, { extra: { [hiccup]: 100 } });
          expect([hiccup, ...said(strokes.map((stroke) => ({ ...stroke, inTextField })))]).toEqual([hiccup, code]);
        }
      }
    }
  }
});

test('by Bluetooth, at 20 to 58 ms a character, a report that is sent a second time and comes after 150 ms is no end', () => {
  for (const inTextField of [true, false]) {
    for (const gap of [20, 30, 44, 50]) {
      for (const hiccup of [4, 7, 10]) {
        const strokes = timed([...usStrokes('WMS-Order_2026/77'), ENTER], gap, { extra: { [hiccup]: 150 - gap } });
        expect(said(strokes.map((stroke) => ({ ...stroke, inTextField })))).toEqual(['WMS-Order_2026/77']);
      }
    }
  }
});

test('on a busy computer strokes come in a few heaps: no hand is so quick within one, and the end goes to no button', () => {
  for (const heaps of [
    [2, 4],
    [3, 5],
    [2, 6],
    [4, 7],
  ]) {
    for (const gap of [0, 2, 8]) {
      const extra = Object.fromEntries(heaps.map((at) => [at, 80]));
      for (const end of [[ENTER], []]) {
        const strokes = timed([...usStrokes('PB-54015'), ...end], gap, { extra });
        expect([gap, ...heaps, ...said(strokes)]).toEqual([gap, ...heaps, 'PB-54015']);
      }
    }
  }
});

describe('two codes in quick succession that Alt and digits end', () => {
  test.each([
    ['CR', ['013']],
    ['CR LF', ['013', '010']],
    ['Tab', ['009']],
  ] as const)('%s', (_name, ends) => {
    const end = ends.flatMap(altDigits);
    for (const inTextField of [true, false]) {
      for (const struck of [byAlt, usStrokes]) {
        for (const pause of [0, 40, 140, 400]) {
          const first = [...struck('PB-100123'), ...end];
          const strokes = timed([...first, ...struck('PB-200456'), ...end], 4, { extra: { [first.length]: pause } });
          expect(said(strokes.map((stroke) => ({ ...stroke, inTextField })))).toEqual(['PB-100123', 'PB-200456']);
        }
      }
    }
  });
});

test('a short code without an end, in a text field, is taken or said, never dropped in silence', () => {
  for (const gap of [5, 15, 25, 35, 50]) {
    for (const code of ['#1001x', 'PB-1001', 'WM/77.4']) {
      const withShift = usStrokes(code).flatMap((stroke): Struck[] =>
        stroke.shift === true ? [{ key: 'Shift', code: 'ShiftLeft', shift: true }, stroke] : [stroke],
      );
      for (const strokes of [usStrokes(code), withShift]) {
        const [answer, ...more] = said(timed(strokes, gap));
        expect([code, 'too-slow']).toContain(answer);
        expect(more).toEqual([]);
      }
    }
  }
});
