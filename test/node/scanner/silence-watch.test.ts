/** A page that stands still while a code comes: its keys wait, and a timer that comes late does not mean silence. */
import { expect, it } from 'vitest';
import type { KeyStroke } from '../../../src-renderer/scanner/key-stroke.ts';
import type { ScanAnswer } from '../../../src-renderer/scanner/scan-answers.ts';
import { createScanReader } from '../../../src-renderer/scanner/scan-reader.ts';
import { createSilenceWatch } from '../../../src-renderer/scanner/silence-watch.ts';
import { usStrokes } from './strokes.ts';

const gap = 6;

/** A page with a clock and timers of its own: what is due runs when the page has time for it. */
function page() {
  let at = 0;
  const timers = new Set<{ readonly dueAt: number; readonly run: () => void }>();
  const answers: ScanAnswer[] = [];
  const reader = createScanReader({ layout: 'us' });
  const silence = createSilenceWatch({
    reader,
    tell: (answer) => void answers.push(answer),
    now: () => at,
    after(milliseconds, run) {
      const timer = { dueAt: at + milliseconds, run };
      timers.add(timer);
      return () => void timers.delete(timer);
    },
  });
  const runDue = (): void => {
    for (const timer of [...timers]) {
      if (timer.dueAt > at || !timers.delete(timer)) continue;
      timer.run();
    }
  };
  return {
    said: () => answers.map((answer) => (answer.kind === 'scan' ? answer.text : answer.reason)),
    /** Free all the time: every timer runs when it is due. */
    free(until: number) {
      for (; at < until; at += 1) runDue();
    },
    /** Busy with something else until then. Then the timers have their turn before the keys that wait. */
    busy(until: number) {
      at = until;
      runDue();
    },
    press(stroke: KeyStroke) {
      for (const answer of reader.strike(stroke).answers) answers.push(answer);
      silence.struck(stroke.timeStamp);
    },
    strike(code: string, firstAt: number) {
      for (const [index, stroke] of usStrokes(code).entries()) {
        const timeStamp = firstAt + index * gap;
        reader.strike({ ...stroke, timeStamp, inTextField: false });
        silence.struck(timeStamp);
        at = Math.max(at, timeStamp);
      }
    },
  };
}

it('is over after silence', () => {
  const { strike, free, said } = page();
  strike('PB-100200', 0);
  free(190);
  expect(said()).toEqual([]);
  free(220);
  expect(said()).toEqual(['PB-100200']);
});

it('is not cut in two by a page that stands still in its middle, however late its timer comes', () => {
  for (const standstill of [160, 250, 400, 2_000]) {
    const { strike, free, busy, said } = page();
    strike('PB-1', 0);
    busy(standstill);
    strike('00200', 4 * gap);
    free(standstill + 1_000);
    expect(said()).toEqual(['PB-100200']);
  }
});

it('is not cut in two where its keys come late, and the next of them later still', () => {
  const { strike, free, busy, said } = page();
  busy(300);
  strike('PB-1', 0);
  free(460);
  strike('00200', 4 * gap);
  free(2_000);
  expect(said()).toEqual(['PB-100200']);
});

it('goes on where its keys come after the silence, though they were struck in time, as where the system stands still and the page does not', () => {
  for (const later of [180, 250, 1_000]) {
    const { strike, free, said } = page();
    strike('PB-1', 0);
    free(later);
    strike('00200', 4 * gap);
    free(later + 1_000);
    // What was told cannot be taken back here: torn-codes.ts does not tell it where codes have an end.
    expect(said()).toEqual(['PB-1', 'PB-100200']);
  }
});

it('is told once, though a hand presses Caps Lock behind it, whose stroke comes late', () => {
  const { strike, press, free, said } = page();
  strike('PB-100200', 0);
  free(300);
  press({ key: 'CapsLock', code: 'CapsLock', timeStamp: 60 });
  free(3_000);
  expect(said()).toEqual(['PB-100200']);
});

it('that decides nothing is told a second later, though no further key comes', () => {
  const { strike, free, said } = page();
  strike('PB', 0);
  free(900);
  expect(said()).toEqual([]);
  free(1_300);
  expect(said()).toEqual(['too-short']);
});

it('ends on a computer that is always late as well', () => {
  const { strike, busy, said } = page();
  strike('PB-100200', 0);
  for (let at = 500; at < 6_000; at += 500) busy(at);
  expect(said()).toEqual(['PB-100200']);
});
