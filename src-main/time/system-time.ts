/**
 * Time as this computer measures it: its wall clock, the time that passed whatever that clock says, and waits that
 * count sleep.
 */
import { uptime } from 'node:os';
import type { After, Clock } from '../ports.ts';

const timerStart = performance.now();
const uptimeStart = uptime();

/** Milliseconds of sleep found so far. */
let slept = 0;
let lookedAt = Number.NEGATIVE_INFINITY;
/**
 * The uptime is read from a file: a request that asks ten times how much time has passed would spend half of its time
 * on that.
 */
const lookForSleepEvery = 50;

export const systemClock: Clock = {
  now: () => new Date(),
  passed() {
    const awake = performance.now() - timerStart;
    if (awake - lookedAt >= lookForSleepEvery) {
      lookedAt = awake;
      slept = Math.max(slept, passedWithSleep() - awake);
    }
    return awake + slept;
  },
};

/**
 * On Linux Node's own count (CLOCK_MONOTONIC) stands still while the computer sleeps, but the uptime, in steps of 10
 * ms, goes on. On macOS and Windows Node's count goes on by itself (libuv: mach_continuous_time,
 * QueryPerformanceCounter).
 */
function passedWithSleep(): number {
  return process.platform === 'linux' ? (uptime() - uptimeStart) * 1_000 : 0;
}

/** A timer of this computer that does not count sleep. For deadlines; use `createAfter` for everything else. */
export const timerOnThisComputer: After = (milliseconds, run) => {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
};

/** How late a wait may end that was over while the computer slept. */
export const lookAgainEvery = 5_000;

/**
 * Waits by the time that passed: a timer alone would add the whole sleep of the computer to each wait. `timer` may
 * stand still during sleep; it is set for a few seconds at a time.
 */
export function createAfter(clock: Pick<Clock, 'passed'>, timer: After): After {
  return (milliseconds, run) => {
    const due = clock.passed() + milliseconds;
    let callOff = (): void => {};
    const look = (): void => {
      const left = due - clock.passed();
      if (left <= 0) run();
      else callOff = timer(Math.min(left, lookAgainEvery), look);
    };
    callOff = timer(Math.min(milliseconds, lookAgainEvery), look);
    return () => callOff();
  };
}

export const afterOnThisComputer: After = createAfter(systemClock, timerOnThisComputer);

/** In milliseconds: how much of a sleep counts at most. */
const countedAtOnce = 1_000;

/**
 * Waits that count only the time in which this program ran: for what works beside them, and was stopped with it. A timer alone may
 * be over after a sleep before anybody could hear that the work is done.
 */
export function createAfterRunning(timer: After): After {
  return (milliseconds, run) => {
    let left = milliseconds;
    let callOff = (): void => {};
    const goOn = (): void => {
      const next = Math.min(left, countedAtOnce);
      left -= next;
      callOff = timer(next, left > 0 ? goOn : run);
    };
    goOn();
    return () => callOff();
  };
}

export const afterRunning: After = createAfterRunning(timerOnThisComputer);
