/** A scanner is told from a person by the times between the strokes: simulated, seeded, on the reader itself. */
import { expect, test } from 'vitest';
import type { KeyStroke } from '../../../src-renderer/scanner/key-stroke.ts';
import { createScanReader } from '../../../src-renderer/scanner/scan-reader.ts';
import { draws, seedOf } from '../../helpers/properties.ts';
import { seededNumbers } from '../../helpers/seeded-numbers.ts';
import { ENTER, timed, usStrokes } from './strokes.ts';

const CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-/';

const scans = draws(2_000, 10_000);
const minutes = draws(1_500, 10_000);

const codeOf = (length: number, random: () => number): string =>
  Array.from({ length }, () => CHARACTERS[Math.floor(random() * CHARACTERS.length)]).join('');

test(`${scans} scans into a text field at 1 to 50 ms a character, each with a hiccup: none lost, none split`, () => {
  const random = seededNumbers(seedOf(50));
  const reader = createScanReader({ layout: 'us' });
  let at = 0;
  const wrong: string[] = [];
  for (let count = 0; count < scans; count += 1) {
    const length = 5 + Math.floor(random() * 26);
    const code = codeOf(length, random);
    // Each whole pace once, whatever is drawn.
    const gap = count < 50 ? count + 1 : 1 + random() * 49;
    at += 600;
    const hiccup = 1 + Math.floor(random() * length);
    const strokes = timed([...usStrokes(code), ENTER], gap, { from: at, extra: { [hiccup]: 100 } });
    const read = strokes.flatMap((stroke) => reader.strike(stroke).answers);
    at = strokes.at(-1)?.timeStamp ?? at;
    if (read.length !== 1 || read[0]?.kind !== 'scan' || read[0].text !== code) wrong.push(`${code} at ${gap} ms`);
  }
  expect(wrong).toEqual([]);
});

test(`${scans} scans whose characters come each after 1 to 50 ms: none lost`, () => {
  const random = seededNumbers(seedOf(51));
  const reader = createScanReader({ layout: 'us' });
  let at = 0;
  let lost = 0;
  for (let count = 0; count < scans; count += 1) {
    at += 600;
    const strokes = [...usStrokes(`PB-${100_000 + count}`), ENTER].map((stroke): KeyStroke => {
      at += 1 + random() * 49;
      return { ...stroke, timeStamp: at };
    });
    if (!strokes.some((stroke) => reader.strike(stroke).part === 'end')) lost += 1;
  }
  expect(lost).toBe(0);
});

test('scans at an uneven pace into a text field: long ones are read, and of short ones, where nothing says when keys go up, that they came too slowly', () => {
  const random = seededNumbers(seedOf(52));
  const reader = createScanReader({ layout: 'us' });
  let at = 0;
  const wrong: string[] = [];
  for (let count = 0; count < draws(1_000, 3_000); count += 1) {
    const isLong = count % 2 === 0;
    const length = isLong ? 18 + Math.floor(random() * 20) : 4 + Math.floor(random() * 14);
    const code = codeOf(length, random);
    const pace = 1 + random() * 49;
    const hiccup = 1 + Math.floor(random() * length);
    at += 600;
    const read = [...usStrokes(code), ENTER].flatMap((stroke, index) => {
      at += Math.min(50, pace * (0.8 + random() * 0.4)) + (index === hiccup ? 100 : 0);
      return reader.strike({ ...stroke, timeStamp: at }).answers;
    });
    const [only] = read;
    const isRead = only?.kind === 'scan' && only.text === code;
    const isSaid = only?.kind === 'refused' && only.reason === 'too-slow';
    if (read.length !== 1 || !(isRead || (!isLong && isSaid))) wrong.push(`${code} at ${pace} ms`);
  }
  expect(wrong).toEqual([]);
});

test('a short code at an uneven pace into a text field, where nothing says when keys go up, is a scan with its end, or stays in the field as typed', () => {
  const random = seededNumbers(seedOf(59));
  const reader = createScanReader({ layout: 'us' });
  let at = 0;
  const wrong: string[] = [];
  for (let count = 0; count < draws(1_000, 3_000); count += 1) {
    const length = 3 + (count % 3);
    const code = codeOf(length, random);
    const hiccup = Math.floor(random() * 2 * length);
    at += 600;
    const strikes = [...usStrokes(code), ENTER].map((stroke, index) => {
      at += 5 + random() * 45 + (index === hiccup ? 100 : 0);
      return reader.strike({ ...stroke, timeStamp: at });
    });
    const answers = [...strikes.flatMap((strike) => strike.answers), ...reader.pass(at + 300)];
    const isTaken = strikes.at(-1)?.part === 'end';
    const isTyped = answers.every((answer) => answer.kind === 'refused' && answer.reason === 'too-slow');
    const isRead = answers.length === 1 && answers[0]?.kind === 'scan' && answers[0].text === code;
    if (!(isTaken ? isRead : isTyped)) wrong.push(`${code}: ${JSON.stringify(answers)}`);
  }
  expect(wrong).toEqual([]);
});

test('a scanner whose Shift comes as a stroke of its own, each as far from the last as any other', () => {
  const reader = createScanReader({ layout: 'us' });
  let at = 0;
  const lost: number[] = [];
  for (let pace = 1; pace <= 50; pace += 1) {
    at += 1_000;
    const strokes = [...usStrokes('WMS-Order_2026/77'), ENTER].flatMap((stroke) =>
      stroke.shift === true ? [{ key: 'Shift', code: 'ShiftLeft', shift: true }, stroke] : [stroke],
    );
    const timedStrokes = timed(strokes, pace, { from: at, extra: { 9: 100 } });
    const read = timedStrokes.flatMap((stroke) => reader.strike(stroke).answers);
    at = timedStrokes.at(-1)?.timeStamp ?? at;
    if (read.length !== 1 || read[0]?.kind !== 'scan') lost.push(pace);
  }
  expect(lost).toEqual([]);
});

test('a hiccup of 100 ms is no silence at any pace up to 50 ms, though the time is looked at with each stroke', () => {
  const reader = createScanReader({ layout: 'us' });
  let at = 0;
  const split: number[] = [];
  for (let pace = 1; pace <= 50; pace += 1) {
    const strokes = timed([...usStrokes('PB-1001-2026-7'), ENTER], pace, { from: at + 1_000, extra: { 11: 100 } });
    const read = strokes.flatMap((stroke) => [...reader.pass(stroke.timeStamp), ...reader.strike(stroke).answers]);
    at = strokes.at(-1)?.timeStamp ?? at;
    if (read.length !== 1 || read[0]?.kind !== 'scan') split.push(pace);
  }
  expect(split).toEqual([]);
});

test(`${minutes} minutes of typing at 60 to 140 ms a character, with pauses and keys that roll: no scan`, () => {
  const random = seededNumbers(seedOf(140));
  const reader = createScanReader();
  let at = 0;
  const taken: string[] = [];
  for (let minute = 0; minute < minutes; minute += 1) {
    // Each whole pace once, whatever is drawn.
    const pace = minute <= 80 ? 60 + minute : 60 + random() * 80;
    const end = at + 60_000;
    while (at < end) {
      const gap = gapOf(pace, random);
      at += gap;
      const bySilence = gap < 150 ? [] : reader.pass(at);
      const answers = [...bySilence, ...reader.strike({ ...typedKey(random()), timeStamp: at }).answers];
      for (const answer of answers) if (answer.kind === 'scan') taken.push(`${answer.text} (${pace} ms)`);
    }
    at += 2_000;
  }
  expect(taken).toEqual([]);
});

/** Milliseconds between the keys and before Enter, as other draws of the two tests with thousands of them had them. */
const struckByHand = [
  [50, 51, 48, 48, 52, 49],
  [49, 47, 50, 51, 57, 53, 48, 53, 50],
  [47, 47, 58, 51, 49, 54, 54, 52, 46, 46, 53],
  [50, 51, 53, 49, 53, 50],
  [50, 49, 49, 50.5, 49],
  [47, 46, 52, 46, 52, 46, 47, 49],
  [46, 52, 53, 51, 53, 49, 51, 52, 51],
  [51, 50, 77, 48, 48, 50, 50],
  [50, 52, 29, 22, 27, 55, 57, 57, 49, 51],
];
const struckByScanner = [
  [42.1, 49.6, 45.1, 48.5, 38.3, 49.6, 40.7, 42, 41.7],
  [48.3, 42, 49.8, 28.3, 45.3, 37.1, 47.1, 44.6, 48.2],
  [49.1, 48.5, 33.4, 37.2, 38.3, 46.7, 40.2, 46.7, 49.4],
  [37.9, 47.8, 36.5, 37.2, 49.1, 44.8, 48.5, 48.4, 44.9],
  [48.4, 47.8, 49.6, 42.4, 42.8, 48.3, 43.8, 36.1, 49.2],
  [43.9, 49.6, 43, 47.6, 45.5, 41.3, 38.9, 35.6, 45.8],
];

test('a quick and even hand is no scanner, and a scanner that is as slow as a hand is one', () => {
  const answersTo = (gaps: readonly number[]) => {
    const reader = createScanReader({ layout: 'us' });
    let at = 1_000;
    const strokes = [...usStrokes('b8 5c9fy0wq7'.slice(0, gaps.length)), ENTER];
    return strokes.flatMap((stroke, index) => {
      at += gaps[index - 1] ?? 0;
      return reader.strike({ ...stroke, timeStamp: at }).answers.map(({ kind }) => kind);
    });
  };
  expect(struckByHand.filter((gaps) => answersTo(gaps).includes('scan'))).toEqual([]);
  expect(struckByScanner.filter((gaps) => !answersTo(gaps).includes('scan'))).toEqual([]);
});

/**
 * People are uneven: each gap is up to a quarter longer or shorter, there is a pause now and then, and some pairs are
 * struck almost together.
 */
function gapOf(pace: number, random: () => number): number {
  const luck = random();
  if (luck < 0.04) return 15 + random() * 30;
  if (luck < 0.1) return 200 + random() * 600;
  return pace * (0.75 + random() * 0.5);
}

const KEYS = usStrokes('etaoinshrdlucmfwypvbgk 0123456789');
const TAB = { key: 'Tab', code: 'Tab' };
function typedKey(luck: number): (typeof KEYS)[number] {
  if (luck < 0.04) return ENTER;
  if (luck < 0.06) return TAB;
  return KEYS[Math.floor(luck * 1_000) % KEYS.length] ?? ENTER;
}

/**
 * A scanner's keys go up before the next one goes down: after a part of the gap, or at its end. The next event is a
 * stroke or a release.
 */
function pressed(
  strokes: readonly KeyStroke[],
  part: number,
): { readonly down: boolean; readonly stroke: KeyStroke }[] {
  return strokes.flatMap((stroke, index) => {
    const gap = (strokes[index + 1]?.timeStamp ?? stroke.timeStamp + 8) - stroke.timeStamp;
    return [
      { down: true, stroke },
      { down: false, stroke: { ...stroke, timeStamp: stroke.timeStamp + gap * part } },
    ];
  });
}

test('short scans at an uneven pace into a text field, each with a hiccup, are read when each key is let go before the next', () => {
  const random = seededNumbers(seedOf(53));
  const reader = createScanReader({ layout: 'us' });
  let at = 0;
  const wrong: string[] = [];
  for (let count = 0; count < draws(1_500, 6_000); count += 1) {
    const length = 3 + Math.floor(random() * 15);
    const code = codeOf(length, random);
    const end = count % 5 === 0 && length > 5 ? [] : [ENTER];
    const hiccup = 1 + Math.floor(random() * (length - 1));
    at += 1_000;
    const strokes = [...usStrokes(code), ...end].map((stroke, index): KeyStroke => {
      at += 5 + random() * 45 + (index === hiccup ? 100 : 0);
      return { ...stroke, timeStamp: at };
    });
    const read = pressed(strokes, [0.1, 0.5, 1][count % 3] ?? 1).flatMap(({ down, stroke }) => {
      if (down) return reader.strike(stroke).answers;
      reader.release(stroke);
      return [];
    });
    read.push(...reader.pass(at + 300));
    const [only] = read;
    if (read.length !== 1 || only?.kind !== 'scan' || only.text !== code)
      wrong.push(`${code}: ${JSON.stringify(read[0])}`);
  }
  expect(wrong).toEqual([]);
});

test('words typed as quickly as scanned, whose keys overlap as fingers do, are no scans', () => {
  const random = seededNumbers(seedOf(54));
  const reader = createScanReader({ layout: 'us' });
  let at = 0;
  const taken: string[] = [];
  for (let count = 0; count < draws(1_000, 3_000); count += 1) {
    at += 1_000;
    const word = codeOf(3 + Math.floor(random() * 3), random);
    const events = [...usStrokes(word), ENTER].flatMap((stroke) => {
      at += 25 + random() * 50;
      const down = { down: true, stroke: { ...stroke, timeStamp: at } };
      return [down, { down: false, stroke: { ...stroke, timeStamp: at + 45 + random() * 70 } }];
    });
    events.sort((one, other) => one.stroke.timeStamp - other.stroke.timeStamp);
    for (const { down, stroke } of events) {
      if (!down) reader.release(stroke);
      else if (reader.strike(stroke).answers.some(({ kind }) => kind === 'scan')) taken.push(word);
    }
    reader.pass(at + 900);
  }
  expect(taken).toEqual([]);
});

test('text typed as quickly and as evenly as scanned is no scan while three keys are down at once', () => {
  const reader = createScanReader();
  const taken: number[] = [];
  for (let pace = 24; pace <= 50; pace += 1) {
    const strokes = timed([...usStrokes('fragile street tomorrow'), ENTER], pace, { from: 10_000 * pace });
    const events = strokes.flatMap((stroke) => [
      { down: true, stroke },
      { down: false, stroke: { ...stroke, timeStamp: stroke.timeStamp + 105 } },
    ]);
    events.sort((one, other) => one.stroke.timeStamp - other.stroke.timeStamp);
    for (const { down, stroke } of events) {
      if (!down) reader.release(stroke);
      else if (reader.strike(stroke).answers.some(({ kind }) => kind === 'scan')) taken.push(pace);
    }
    reader.pass(10_000 * pace + 9_000);
  }
  expect(taken).toEqual([]);
});

test('a key that is held on a touch keyboard, which reports no repeats, writes what it writes', () => {
  for (const gap of [30, 33, 40]) {
    for (const isLetGo of [true, false]) {
      const reader = createScanReader();
      const held = timed(usStrokes('0'.repeat(25)), gap, { extra: { 1: 470 } });
      const answers = held.flatMap((stroke) => {
        const said = reader.strike(stroke).answers;
        if (isLetGo) reader.release(stroke);
        return said;
      });
      answers.push(...reader.pass(9_000));
      expect(answers).toEqual([]);
    }
  }
});
