/** How soon a page whose process ended is loaded again, and when one that hangs is ended. */
import { expect, test } from 'vitest';
import { endHungPage } from '../../../src-main/start-and-end/end-hung-page.ts';
import { loadAgain } from '../../../src-main/start-and-end/load-again.ts';
import { createTimersByHand } from '../../helpers/timers-by-hand.ts';

test('a page that goes is loaded at once; one that keeps going after a second, then ever later, at most ten', () => {
  const timers = createTimersByHand();
  let loads = 0;
  const gone = loadAgain(() => {
    loads += 1;
  }, timers.after);
  gone();
  expect(loads).toBe(1);
  for (const [at, pause] of [1_000, 2_000, 4_000, 8_000, 10_000, 10_000].entries()) {
    gone();
    gone();
    expect(loads).toBe(at + 1);
    timers.pass(pause);
    expect(loads).toBe(at + 2);
  }
  timers.pass(10_000);
  expect(loads).toBe(7);
  // It stayed for ten seconds: all of this begins anew.
  gone();
  expect(loads).toBe(8);
  gone();
  timers.pass(1_000);
  expect(loads).toBe(9);
});

test('a page that hangs is ended once, unless it goes on by itself', () => {
  const timers = createTimersByHand();
  let ends = 0;
  const page = endHungPage(() => {
    ends += 1;
  }, timers.after);
  page.hangs();
  page.goesOn();
  timers.pass(3_000);
  expect(ends).toBe(0);
  page.hangs();
  page.hangs();
  timers.pass(3_000);
  expect(ends).toBe(1);
  timers.pass(3_000);
  expect(ends).toBe(1);
  page.hangs();
  timers.pass(3_000);
  expect(ends).toBe(2);
});
