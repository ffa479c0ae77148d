/** The clock of the strokes goes back, as of a computer that slept or was moved: what was noted before counts for nothing. */
import { expect, test } from 'vitest';
import type { ScanAnswer } from '../../../src-renderer/scanner/scan-answers.ts';
import { createScanReader } from '../../../src-renderer/scanner/scan-reader.ts';
import { createSentCodes } from '../../../src-renderer/scanner/sent-codes.ts';
import { ENTER, timed, usStrokes } from './strokes.ts';

const before = 3_600_000;
const gap = 6;
const textOf = (answer: ScanAnswer | null): string | undefined =>
  answer?.kind === 'scan' ? answer.text : answer?.reason;

function reader() {
  const given = createScanReader({ layout: 'us' });
  const strike = (keys: ReturnType<typeof usStrokes>, from: number) =>
    timed(keys, gap, { from })
      .map((stroke) => given.strike({ ...stroke, inTextField: false }))
      .map(({ part, answers }) => ({ part, said: answers.map(textOf) }));
  const scan = (code: string, from: number) => strike([...usStrokes(code), ENTER], from).flatMap(({ said }) => said);
  return { ...given, strike, scan };
}

test('a window that got the focus before: scans are read', () => {
  const { arrive, scan } = reader();
  arrive(before);
  expect(scan('PB-100200', 5_000)).toEqual(['PB-100200']);
});

test('a code that was read before: an Enter of its own is no part of it, and the code may come again', () => {
  const { scan, strike } = reader();
  scan('PB-100200', before);
  expect(strike([ENTER], 5_000)).toEqual([{ part: 'none', said: [] }]);
  expect(scan('PB-100200', 9_000)).toEqual(['PB-100200']);
});

test('characters that were struck before: they are no part of the next code', () => {
  const { scan, strike } = reader();
  strike(usStrokes('x'), before);
  expect(scan('PB-100200', 5_000)).toEqual(['PB-100200']);
});

test('a code that came before from a scanner that is no keyboard: it may come again', () => {
  const codes = createSentCodes({ repeatWithin: () => 500 });
  expect(textOf(codes.read('PB-100200', before))).toBe('PB-100200');
  expect(textOf(codes.read('PB-100200', 5_000))).toBe('PB-100200');
});

test('strokes that come a little out of their order are one code all the same', () => {
  const { strike } = createScanReader({ layout: 'us' });
  const strokes = timed([...usStrokes('PB-100200'), ENTER], gap, { from: 5_000 });
  const said = strokes.flatMap(
    (stroke, at) =>
      strike({ ...stroke, timeStamp: stroke.timeStamp - (at === 4 ? 20 : 0), inTextField: false }).answers,
  );
  expect(said.map(textOf)).toEqual(['PB-100200']);
});
