/** How soon a page whose process ended is loaded again, and when one that hangs is ended. */
import { expect, test } from 'vitest';
import { endHungPage } from '../../../src-main/end-hung-page.ts';
import { loadAgain } from '../../../src-main/load-again.ts';
import { createTimersByHand } from '../../helpers/timers-by-hand.ts';

test('a page that goes is loaded at once, and one that keeps going every ten seconds', () => {
  const timers = createTimersByHand();
  let loads = 0;
  const gone = loadAgain(() => {
    loads += 1;
  }, timers.after);
  gone();
  expect(loads).toBe(1);
  gone();
  gone();
  expect(loads).toBe(1);
  timers.pass(10_000);
  expect(loads).toBe(2);
  timers.pass(10_000);
  expect(loads).toBe(2);
  gone();
  expect(loads).toBe(3);
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
