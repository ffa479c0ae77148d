/** The time of this computer, and waits that go on while it sleeps. */
import { expect, it } from 'vitest';
import { createAfter, createAfterRunning, lookAgainEvery, systemClock } from '../../../src-main/time/system-time.ts';
import { TimeThatPasses } from '../../helpers/time-that-passes.ts';
import { createTimersByHand } from '../../helpers/timers-by-hand.ts';

it('what has passed only grows', () => {
  let before = systemClock.passed();
  for (let look = 0; look < 1_000; look += 1) {
    const now = systemClock.passed();
    expect(now).toBeGreaterThanOrEqual(before);
    before = now;
  }
});

it('a wait is over as soon as the computer is awake again, not after its sleep and the wait', () => {
  const time = new TimeThatPasses();
  const timers = createTimersByHand();
  let ran = 0;
  createAfter(time, timers.after)(600_000, () => (ran += 1));
  time.advance(lookAgainEvery);
  timers.pass(lookAgainEvery);
  expect(ran).toBe(0);
  // Eight hours in which no timer of the computer runs.
  time.advance(8 * 3_600_000);
  timers.pass(lookAgainEvery);
  timers.pass(lookAgainEvery);
  expect(ran).toBe(1);
});

it('a wait ends neither sooner nor later when the clock is set', () => {
  const time = new TimeThatPasses();
  const timers = createTimersByHand();
  let ran = 0;
  createAfter(time, timers.after)(lookAgainEvery + 1_000, () => (ran += 1));
  time.setClock(40 * 86_400_000);
  time.advance(lookAgainEvery);
  timers.pass(lookAgainEvery);
  expect(ran).toBe(0);
  time.setClock(-41 * 86_400_000);
  time.advance(1_000);
  timers.pass(1_000);
  expect(ran).toBe(1);
});

it('a wait that was called off never ends', () => {
  const time = new TimeThatPasses();
  const timers = createTimersByHand();
  let ran = 0;
  const callOff = createAfter(time, timers.after)(600_000, () => (ran += 1));
  time.advance(lookAgainEvery);
  timers.pass(lookAgainEvery);
  callOff();
  time.advance(600_000);
  timers.pass(lookAgainEvery);
  expect(ran).toBe(0);
});

it('of a wait that counts only the time in which this program runs, a sleep takes a second at most', () => {
  const timers = createTimersByHand();
  let ran = 0;
  const afterRunning = createAfterRunning(timers.after);
  afterRunning(2_500, () => (ran += 1));
  const callOff = afterRunning(2_500, () => (ran += 10));
  // However late each of them is.
  timers.pass(1_000);
  timers.pass(1_000);
  callOff();
  expect(ran).toBe(0);
  timers.pass(500);
  expect(ran).toBe(1);
});
