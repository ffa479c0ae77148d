/** A hiccup that is longer than any silence tears a code: no part of it is taken for a code. */
import { expect, test } from 'vitest';
import type { KeyStroke } from '../../../src-renderer/scanner/key-stroke.ts';
import type { ScanAnswer } from '../../../src-renderer/scanner/scan-answers.ts';
import { createScanReader } from '../../../src-renderer/scanner/scan-reader.ts';
import { createTornCodes } from '../../../src-renderer/scanner/torn-codes.ts';
import { ENTER, timed, usStrokes } from './strokes.ts';

/** What is told, with when, of strokes that come when they are struck; the page looks at the time every 10 ms. */
const told = (...codes: readonly (readonly KeyStroke[])[]) => toldLate({ after: 0, late: 0 }, ...codes);

/** The same, where the system brings each stroke that was struck `after` a time so much later. */
function toldLate(
  wait: { readonly after: number; readonly late: number },
  ...codes: readonly (readonly KeyStroke[])[]
) {
  const strokes = codes.flat();
  const comesAt = ({ timeStamp }: KeyStroke): number => timeStamp + (timeStamp > wait.after ? wait.late : 0);
  const reader = createScanReader({ layout: 'us' });
  const timers = new Set<{ readonly dueAt: number; readonly run: () => void }>();
  const said: string[] = [];
  let now = 0;
  const torn = createTornCodes({
    tell: (answer: ScanAnswer) =>
      void said.push(answer.kind === 'scan' ? answer.text : `${answer.reason}: ${answer.arrived}`),
    after(milliseconds, run) {
      const timer = { dueAt: now + milliseconds, run };
      timers.add(timer);
      return () => void timers.delete(timer);
    },
  });
  const endsKept: boolean[] = [];
  const strike = (stroke: KeyStroke): void => {
    const { part, answers, goesOn } = reader.strike(stroke);
    if (goesOn === true) torn.goesOn();
    for (const answer of answers) torn.answered(answer);
    if (part === 'first' || part === 'next') torn.struck();
    else if (answers.length === 0) endsKept.push(torn.ended() || part === 'end');
  };
  const last = strokes.at(-1)?.timeStamp ?? 0;
  for (let next = 0; now <= last + wait.late + 3_000; now += 10) {
    for (const stroke of strokes.slice(next).filter((each) => comesAt(each) <= now)) {
      strike(stroke);
      next += 1;
    }
    for (const answer of reader.pass(now)) torn.answered(answer);
    for (const timer of [...timers]) if (timer.dueAt <= now && timers.delete(timer)) timer.run();
  }
  return { said, endsKept };
}

const gap = 6;
const onTheList = (strokes: readonly KeyStroke[]) => strokes.map((stroke) => ({ ...stroke, inTextField: false }));
const code = (text: string, from: number, extra: Readonly<Record<number, number>> = {}) =>
  onTheList(timed([...usStrokes(text), ENTER], gap, { from, extra }));
const withoutEnd = (text: string, from: number) => onTheList(timed(usStrokes(text), gap, { from }));
const usual = [code('PB-100200', 1_000), code('PB-100201', 3_000), code('PB-100202', 5_000)];
const usuallySaid = ['PB-100200', 'PB-100201', 'PB-100202'];

test.each([160, 200, 400, 550])(
  'a hiccup of %d ms in a code: neither part is taken for a code, though each may be the number of an order',
  (hiccup) => {
    for (let before = 1; before < 20; before += 1) {
      const { said } = told(...usual, code('00340434161094042557', 7_000, { [before]: hiccup }));
      const [last] = said.slice(3);
      expect(said).toHaveLength(4);
      // Few strokes are no code by themselves: the reader waits for the rest.
      expect(['not-whole: 00340434161094042557', '00340434161094042557']).toContain(last);
    }
  },
);

test.each([200, 400, 550])(
  'a system that stands still for %d ms in a code: its strokes tell that there was no hiccup, and it is whole',
  (late) => {
    for (let before = 1; before < 20; before += 1) {
      const { said } = toldLate(
        { after: 7_000 + (before - 0.5) * gap, late },
        ...usual,
        code('00340434161094042557', 7_000),
      );
      expect([before, said]).toEqual([before, [...usuallySaid, '00340434161094042557']]);
    }
  },
);

test('a hiccup in a code that goes into a field: its rest is no code either, also where its beginning was too short to be sure', () => {
  for (let before = 4; before < 20; before += 1) {
    const torn = code('00340434161094042557', 7_000, { [before]: 300 });
    const { said } = told(
      ...usual,
      torn.map((stroke) => ({ ...stroke, inTextField: true })),
    );
    // What is too little to be a code stays in the field.
    const heard = '00340434161094042557'.slice(0, before < 18 ? 20 : before);
    expect(said.at(-1)).toBe(`not-whole: ${heard}`);
    expect(said.slice(3, -1)).toEqual(said.length === 4 ? [] : [`too-slow: ${heard.slice(0, before)}`]);
  }
});

test('what a person types into a field does not spoil the scan that follows at once', () => {
  const typed = timed(usStrokes('half'), 120, { from: 7_000 }).map((stroke) => ({ ...stroke, inTextField: true }));
  expect(told(...usual, typed, code('PB-100203', 7_700)).said).toEqual([...usuallySaid, 'PB-100203']);
});

test('what is no scan does not teach that codes have an end', () => {
  const refused = [1_000, 3_000, 5_000].map((from) => withoutEnd('XK', from));
  const { said } = told(...refused, withoutEnd('PB-100203', 7_000), withoutEnd('PB-100204', 7_400));
  expect(said.slice(-2)).toEqual(['PB-100203', 'PB-100204']);
});

test('two hiccups in one code', () => {
  const { said } = told(...usual, code('00340434161094042557', 7_000, { 7: 300, 14: 300 }));
  expect(said.slice(3)).toEqual(['not-whole: 00340434161094042557']);
});

test.each([160, 200, 400, 550])(
  'a hiccup of %d ms before the end: the code is taken, and its end presses nothing',
  (hiccup) => {
    const { said, endsKept } = told(...usual, code('PB-100203', 7_000, { 9: hiccup }));
    expect(said).toEqual([...usuallySaid, 'PB-100203']);
    expect(endsKept).toEqual([true]);
  },
);

test('a scanner without an end beside one with an end: nothing is lost', () => {
  const { said } = told(
    ...usual,
    withoutEnd('PB-100203', 7_000),
    withoutEnd('PB-100204', 7_800),
    code('PB-100205', 9_000),
  );
  expect(said).toEqual([...usuallySaid, 'PB-100203', 'PB-100204', 'PB-100205']);
});

test('a person who types at once after such a code takes nothing away', () => {
  const typed = timed(usStrokes('ab'), 120, { from: 7_500 }).map((stroke) => ({ ...stroke, inTextField: true }));
  const { said } = told(...usual, withoutEnd('PB-100203', 7_000), typed);
  expect(said).toEqual([...usuallySaid, 'PB-100203']);
});
