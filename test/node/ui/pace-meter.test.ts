/** The remaining time of work: shown late enough to be useful, steady, and never an impossible number. */
import { expect, test } from 'vitest';
import type { Progress } from '../../../src-preload/contract/progress.ts';
import { createPaceMeter, type Pace } from '../../../src-renderer/ui/pace-meter.ts';
import { countWords, durationWords, paceWords } from '../../../src-renderer/ui/progress-words.ts';
import { seededNumbers } from '../../helpers/seeded-numbers.ts';

/** Looks twice a second; `doneAt` answers how much is done after this many seconds. */
function paces(doneAt: (seconds: number) => number, totalCount: number | null, seconds: number): (Pace | null)[] {
  const meter = createPaceMeter();
  return Array.from({ length: seconds * 2 }, (_, index) =>
    meter({ doneCount: doneAt(index / 2), totalCount } satisfies Progress, 1_000 + index * 500),
  );
}

test('nothing is told in the first two seconds, nor before three are done', () => {
  expect(paces((seconds) => seconds * 10, 100, 2)).toEqual([null, null, null, null]);
  expect(paces((seconds) => Math.floor(seconds / 3), 100, 9).every((pace) => pace === null)).toBe(true);
});

test('an even pace is told exactly, and the time counts down', () => {
  const told = paces((seconds) => seconds * 4, 400, 60);
  expect(told.at(-1)?.perSecond).toBeCloseTo(4);
  expect(told.slice(4).map((pace) => Math.round(pace?.secondsLeft ?? -1))).toEqual(
    Array.from({ length: 116 }, (_, index) => Math.round(98 - index / 2)),
  );
});

test('an uneven pace does not make the time jump: from one look to the next it is never a third longer', () => {
  const next = seededNumbers(7);
  let done = 0;
  const steps = Array.from({ length: 240 }, () => {
    done += Math.round(next() * 6);
    return done;
  });
  const left = paces((seconds) => steps[seconds * 2] ?? done, 2_000, 120).flatMap((pace) => pace?.secondsLeft ?? []);
  expect(left.length).toBeGreaterThan(200);
  for (const [index, seconds] of left.entries()) {
    if (index > 20) expect(seconds).toBeLessThan((left[index - 1] ?? 0) * 1.34);
  }
});

test('what stands still promises no time, and what is begun anew is measured anew', () => {
  const meter = createPaceMeter();
  for (let second = 0; second < 10; second += 1) meter({ doneCount: second * 5, totalCount: 500 }, second * 1_000);
  let pace: Pace | null = null;
  for (let second = 10; second < 200; second += 1) pace = meter({ doneCount: 45, totalCount: 500 }, second * 1_000);
  expect(pace?.secondsLeft).toBeNull();
  expect(paceWords(pace)).toEqual([]);
  expect(meter({ doneCount: 0, totalCount: 500 }, 201_000)).toBeNull();
});

test('a clock that stands, nothing to do and no known end are no numbers that are none', () => {
  const meter = createPaceMeter();
  for (const at of [5, 5, 5, 3_000, 3_000, 9_000]) {
    const pace = meter({ doneCount: at, totalCount: null }, at);
    expect(pace?.secondsLeft ?? null).toBeNull();
    expect(Number.isFinite(pace?.perSecond ?? 0)).toBe(true);
  }
  expect(paces(() => 0, 0, 5).at(-1)).toBeNull();
});

test('it is told in plain words', () => {
  expect(countWords({ doneCount: 1_200, totalCount: 4_000 })).toBe('1,200 of 4,000');
  expect(countWords({ doneCount: 1_200, totalCount: null })).toBe('1,200 so far');
  expect(paceWords({ perSecond: 34.6, secondsLeft: 81 })).toEqual(['35 a second', 'about 2 minutes left']);
  expect(paceWords({ perSecond: 0.4, secondsLeft: 3 })).toEqual(['24 a minute', 'a few seconds left']);
  expect(paceWords({ perSecond: 0.4, secondsLeft: null })).toEqual(['24 a minute']);
});

test('less than before begins anew', () => {
  const meter = createPaceMeter();
  const at = (second: number, doneCount: number) => meter({ doneCount, totalCount: 100 }, 1_000 + second * 1_000);
  for (const second of [0, 1, 2, 3]) at(second, second * 10);
  expect(at(4, 40)?.perSecond).toBeCloseTo(10);
  expect([at(5, 0), at(6, 2)]).toEqual([null, null]);
  expect(at(9, 8)?.perSecond).toBeCloseTo(2);
});

test('just under a minute is a minute', () => {
  expect([54, 55, 59].map((seconds) => durationWords(seconds))).toEqual(
    ['55 seconds', '1 minute', '1 minute'].map((words) => expect.stringContaining(words)),
  );
});
