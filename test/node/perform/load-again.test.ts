/** How soon a page whose process ended is loaded again. */
import { expect, test } from 'vitest';
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
