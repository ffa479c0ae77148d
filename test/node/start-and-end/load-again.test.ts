/** How soon a page that has gone or was not loaded is loaded again, and when one that hangs is ended. */
import { EventEmitter } from 'node:events';
import { setImmediate as settled } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { endHungPage } from '../../../src-main/start-and-end/end-hung-page.ts';
import { createPageLoads } from '../../../src-main/start-and-end/load-again.ts';
import { createTimersByHand } from '../../helpers/timers-by-hand.ts';

test('a page that goes is loaded at once; one that keeps going after a second, then ever later, at most ten', () => {
  const timers = createTimersByHand();
  let loads = -1;
  const load = async (): Promise<void> => {
    loads += 1;
  };
  const { begin, gone } = createPageLoads({ load, notLoaded: () => undefined, after: timers.after });
  begin();
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

/** Loads that fail until told otherwise. */
function brokenPage() {
  const timers = createTimersByHand();
  const told: string[] = [];
  const page = { loads: 0, isBroken: true, told };
  const load = async (): Promise<void> => {
    page.loads += 1;
    if (page.isBroken) throw new Error(`load ${page.loads}`);
  };
  const pass = async (milliseconds: number): Promise<void> => {
    timers.pass(milliseconds);
    await settled();
  };
  return {
    page,
    pass,
    ...createPageLoads({ load, notLoaded: (error) => told.push(String(error)), after: timers.after }),
  };
}

test('a page that is not loaded is loaded again, after a second and then ever later', async () => {
  const { page, pass, begin } = brokenPage();
  begin();
  await settled();
  for (const [pause, loads] of [
    [1_000, 2],
    [1_000, 3],
    [1_000, 3],
    [2_000, 4],
  ] as const) {
    await pass(pause);
    expect(page.loads).toBe(loads);
  }
  page.isBroken = false;
  await pass(1_000);
  await pass(4_000);
  expect([page.loads, page.told]).toEqual([5, [1, 2, 3, 4].map((load) => `Error: load ${load}`)]);
  for (const pause of [1_000, 8_000, 10_000]) await pass(pause);
  expect(page.loads).toBe(5);
});

test('a page whose process ends while it is loaded is loaded again once', async () => {
  const { page, pass, begin, gone } = brokenPage();
  begin();
  page.isBroken = false;
  gone();
  await settled();
  await pass(1_000);
  expect([page.loads, page.told]).toEqual([2, ['Error: load 1']]);
});

test.each([
  ['goes on by itself', 'responsive'],
  ['has gone: the next one does not hang', 'render-process-gone'],
])('a page that hangs is ended once, unless it %s', (_, goesOn) => {
  const timers = createTimersByHand();
  const page = new EventEmitter();
  let ends = 0;
  const end = (): void => {
    ends += 1;
  };
  endHungPage(page, end, timers.after);
  page.emit('unresponsive');
  page.emit(goesOn);
  timers.pass(3_000);
  expect(ends).toBe(0);
  page.emit('unresponsive');
  page.emit('unresponsive');
  timers.pass(3_000);
  expect(ends).toBe(1);
  timers.pass(3_000);
  expect(ends).toBe(1);
  page.emit('unresponsive');
  timers.pass(3_000);
  expect(ends).toBe(2);
});
