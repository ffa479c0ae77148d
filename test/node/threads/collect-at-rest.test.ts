/** What a busy time left behind is collected once nothing has been done for ten seconds: in main and in the page. */
import { expect, test } from 'vitest';
import { collectsAtRest } from '../../../src-main/threads/collect-at-rest.ts';
import { collectAtRest } from '../../../src-renderer/shell/collect-at-rest.ts';
import { createTimersByHand } from '../../helpers/timers-by-hand.ts';

const rest = 10_000;

function bench() {
  const collected: unknown[] = [];
  return { collected, collect: async (how?: unknown) => void collected.push(how), timers: createTimersByHand() };
}

test('main and its threads collect once after the last of several questions, and again after the next', () => {
  const { collected, collect, timers } = bench();
  const noteWork = collectsAtRest(timers.after, collect);
  timers.pass(rest);
  expect(collected).toEqual([]);
  noteWork();
  noteWork();
  timers.pass(rest);
  timers.pass(rest);
  expect(collected).toEqual([{ type: 'major', execution: 'async' }]);
  noteWork();
  timers.pass(rest);
  expect(collected).toHaveLength(2);
});

test('the page collects once after its start, and after keys, presses and turns of the wheel', () => {
  const { collected, collect, timers } = bench();
  const page = new EventTarget();
  collectAtRest({ page, after: timers.after, collect });
  timers.pass(rest);
  timers.pass(rest);
  expect(collected).toEqual([{ type: 'major', execution: 'async' }]);
  for (const doing of ['keydown', 'pointerdown', 'wheel']) page.dispatchEvent(new Event(doing));
  timers.pass(rest);
  timers.pass(rest);
  expect(collected).toHaveLength(2);
});

test('without --expose-gc nothing happens', () => {
  const { timers } = bench();
  collectsAtRest(timers.after, undefined)();
  timers.pass(rest);
});
