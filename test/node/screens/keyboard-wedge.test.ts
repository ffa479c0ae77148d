/** A scanner is told from a person by the clock. */
import { describe, expect, test } from 'vitest';
import { createKeyboardWedge, type KeyStroke, type Verdict } from '../../../src-renderer/scanner/keyboard-wedge.ts';

/** Strikes the keys with a gap between them, and gives the last verdict. */
function strikeAll(keys: readonly string[], gapMilliseconds: number, more: Partial<KeyStroke> = {}): Verdict {
  const wedge = createKeyboardWedge();
  let verdict: Verdict = { kind: 'ignored' };
  keys.forEach((key, index) => {
    verdict = wedge.strike({ key, timeStamp: 1000 + index * gapMilliseconds, isRepeatOrCommand: false, ...more });
  });
  return verdict;
}

describe('a burst that ends with Enter', () => {
  test.each([1, 8, 30, 45])('%d ms apart is a scan', (gap) => {
    expect(strikeAll([...'PB-1001', 'Enter'], gap)).toEqual({ kind: 'scanned', code: 'PB-1001' });
  });

  test.each([70, 90, 200])('%d ms apart is a person', (gap) => {
    expect(strikeAll([...'PB-1001', 'Enter'], gap)).toEqual({ kind: 'ignored' });
  });

  test('three keys struck together are not a scan', () => {
    expect(strikeAll([...'abc', 'Enter'], 10)).toEqual({ kind: 'ignored' });
  });

  test('keeps #, /, +, %, spaces and letters beyond ASCII', () => {
    expect(strikeAll([...'#7/+% é佐', 'Enter'], 10)).toEqual({ kind: 'scanned', code: '#7/+% é佐' });
  });

  test('Shift between the characters is part of the burst', () => {
    expect(strikeAll(['Shift', 'P', 'Shift', 'B', '1', '2', 'Enter'], 8)).toEqual({ kind: 'scanned', code: 'PB12' });
  });
});

test('a hiccup of the computer within a fast burst is forgiven', () => {
  const wedge = createKeyboardWedge();
  const times = [0, 5, 10, 110, 115, 120, 125];
  const verdicts = [...'PB1001', 'Enter'].map((key, index) =>
    wedge.strike({ key, timeStamp: times[index] ?? 0, isRepeatOrCommand: false }),
  );
  expect(verdicts.at(-1)).toEqual({ kind: 'scanned', code: 'PB1001' });
});

test('what was typed by hand before a scan is not part of its code', () => {
  const wedge = createKeyboardWedge();
  wedge.strike({ key: 'x', timeStamp: 0, isRepeatOrCommand: false });
  const verdicts = [...'PB-7', 'Enter'].map((key, index) =>
    wedge.strike({ key, timeStamp: 500 + index * 8, isRepeatOrCommand: false }),
  );
  expect(verdicts[0]).toEqual({ kind: 'started' });
  expect(verdicts.at(-1)).toEqual({ kind: 'scanned', code: 'PB-7' });
});

test('three scans in a row are three codes', () => {
  const wedge = createKeyboardWedge();
  let at = 0;
  const scanned = ['AAAA', 'BBBB', 'CCCC'].map((code) =>
    [...code, 'Enter'].map((key) => {
      at += 4;
      return wedge.strike({ key, timeStamp: at, isRepeatOrCommand: false });
    }),
  );
  expect(scanned.map((verdicts) => verdicts.at(-1))).toEqual([
    { kind: 'scanned', code: 'AAAA' },
    { kind: 'scanned', code: 'BBBB' },
    { kind: 'scanned', code: 'CCCC' },
  ]);
});

test('a held key and a shortcut are never a scan', () => {
  expect(strikeAll([...'aaaaaaa', 'Enter'], 8, { isRepeatOrCommand: true })).toEqual({ kind: 'ignored' });
});

test('an arrow key in between ends the burst', () => {
  expect(strikeAll(['P', 'B', '1', 'ArrowDown', '2', 'Enter'], 8)).toEqual({ kind: 'ignored' });
});
