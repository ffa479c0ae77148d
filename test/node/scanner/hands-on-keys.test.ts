/** What a hand does with keys that is as even as a scanner: it holds them, and rolls over them. */
import { expect, test } from 'vitest';
import { createScanReader } from '../../../src-renderer/scanner/scan-reader.ts';
import { ENTER, type Struck, strikeAll, timed, usStrokes } from './strokes.ts';

const inField = (strokes: readonly Struck[]): Struck[] => strokes.map((stroke) => ({ ...stroke, inTextField: true }));
const outside = (strokes: readonly Struck[]): Struck[] => strokes.map((stroke) => ({ ...stroke, inTextField: false }));

test('a key that is held in a field, where nobody says that it repeats, is no code that was cut off when the window is left', () => {
  const reader = createScanReader();
  for (const stroke of timed(inField(usStrokes('a'.repeat(30))), 33)) reader.strike(stroke);
  expect(reader.forget()).toEqual([]);
});

test('three keys that are down at once are a hand’s, however evenly it strikes them', () => {
  const reader = createScanReader();
  const strokes = timed(inField(usStrokes('quickerthaneverybody')), 30);
  const answers = strokes.flatMap((stroke, at) => {
    const before = strokes[at - 3];
    if (before !== undefined) reader.release(before);
    return reader.strike(stroke).answers;
  });
  const last = strokes.at(-1)?.timeStamp ?? 0;
  for (const stroke of strokes.slice(-3)) reader.release(stroke);
  const end = reader.strike({ key: 'Enter', code: 'Enter', inTextField: true, timeStamp: last + 30 });
  expect([...answers, ...end.answers].filter(({ kind }) => kind === 'scan')).toEqual([]);
});

test.each([
  ['PB-1', ['no-end']],
  ['PB1', []],
])('%s struck by hand where nobody types is told without an end: %j', (text, reasons) => {
  const { refusals } = strikeAll(timed(outside(usStrokes(text)), 100));
  expect(refusals.map(({ reason }) => reason)).toEqual(reasons);
});

test('a held Shift that repeats makes nobody quicker', () => {
  const letters = inField(usStrokes('STREETNAME'));
  const shifts = Array.from(
    { length: 5 },
    (): Struck => ({ key: 'Shift', shift: true, repeat: true, inTextField: true }),
  );
  // Each letter a little later or sooner than the one before, as by hand.
  const extra = Object.fromEntries(letters.map((_, at) => [at * 6 + 5, (at * 17) % 45]));
  const strokes = timed([...letters.flatMap((letter) => [...shifts, letter]), { ...ENTER, inTextField: true }], 25, {
    extra,
  });
  const { scans, refusals } = strikeAll(strokes);
  expect([scans, refusals]).toEqual([[], []]);
});

test('a key that goes on being down begins its repeats late enough to be told from a code with two digits alike', () => {
  const [first, second] = usStrokes('00') as [Struck, Struck];
  const held = [...timed([first], 0), { ...second, repeat: true, timeStamp: 1_160 }];
  const { scans } = strikeAll([...held, { key: 'Enter', code: 'Enter', inTextField: false, timeStamp: 1_200 }]);
  expect(scans).toEqual([]);
});

test('a letter on a list is no part of a code that comes seconds later, though Shift was held all the while', () => {
  const shift: Struck = { key: 'Shift', code: 'ShiftLeft', shift: true };
  const held = Array.from({ length: 90 }, () => ({ ...shift, repeat: true }));
  const code = [...usStrokes('PB-1001'), ENTER];
  const strokes = outside([...usStrokes('x'), shift, ...held, ...code]);
  const { scans } = strikeAll(timed(strokes, 33, { extra: { 2: 467, 92: 200 } }));
  expect(scans).toMatchObject([{ text: 'PB-1001' }]);
});

test.each([
  ['where nobody types', outside],
  ['in a field', inField],
])(
  'a code into which a held key repeats is refused in words, and its rest is no number of its own: %s',
  (_, placed) => {
    // A parcel lies on the keyboard while another one is scanned.
    const pressed: Struck = { key: 'x', code: 'KeyX', repeat: true };
    const broken = [...usStrokes('PB-1071'), pressed, ...usStrokes('001'), pressed, ...usStrokes('42'), ENTER];
    const next = timed(placed([...usStrokes('PB-200'), ENTER]), 5, { from: 3_000 });
    const { scans, refusals } = strikeAll([...timed(placed(broken), 5), ...next]);
    expect(refusals.map(({ reason, arrived }) => [reason, arrived])).toEqual([['run-together', 'PB-1071']]);
    expect(scans.map(({ text }) => text)).toEqual(['PB-200']);
  },
);

test('a held key goes on after a code without an end: the next code is read', () => {
  const pressed: Struck = { key: 'x', code: 'KeyX', repeat: true };
  const held = Array.from({ length: 40 }, () => pressed);
  const broken = timed(outside([...usStrokes('PB-1071'), ...held]), 5);
  const next = timed(outside([...usStrokes('PB-200'), ENTER]), 5, { from: 1_600 });
  expect(strikeAll([...broken, ...next]).scans.map(({ text }) => text)).toEqual(['PB-200']);
});

test('a letter that a hand holds at the end of a word is typed, and nothing is told', () => {
  const word = inField(usStrokes('hallo'));
  const held = word.slice(-1).map((stroke) => ({ ...stroke, repeat: true }));
  const strokes = timed([...word, ...held, ...held, ...held], 110, { extra: { 2: 30, 5: 400 } });
  const { scans, refusals, parts } = strikeAll(strokes);
  expect([scans, refusals, parts.slice(-3)]).toEqual([[], [], ['none', 'none', 'none']]);
});
