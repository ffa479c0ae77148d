/** Every list says in the same way why a row failed; one clock tells all ages. */
import { expect, test } from 'vitest';
import type { Failure } from '../../../src-preload/contract/failure.ts';
import { failureInList } from '../../../src-renderer/ui/failure-in-list.ts';
import { createNow } from '../../../src-renderer/ui/now.ts';

const failure = (code: Failure['code'], ...details: Failure['details']): Failure => ({
  code,
  changed: 'nothing',
  details,
  facts: {},
});

test('what the service said of the row is why it failed', () => {
  const said = failure('service-refused', { message: '', details: '' }, { message: 'Already shipped', details: '#7' });
  expect(failureInList(said)).toBe('Already shipped · #7');
});

test('where the service did not speak, or said nothing, it is what happened; the system’s own words are not for a row', () => {
  const plain = failureInList(failure('unreachable'));
  expect(plain).not.toBe('');
  expect(failureInList(failure('unreachable', { message: 'connect ECONNREFUSED', details: '' }))).toBe(plain);
  expect(failureInList(failure('service-refused'))).not.toBe('');
});

test('ages that are shown at different moments are told by the same time', () => {
  let wall = 1_000;
  const ticks: (() => void)[] = [];
  let stopped = 0;
  const now = createNow(
    () => wall,
    (_, run) => {
      ticks.push(run);
      return () => {
        stopped += 1;
      };
    },
    () => () => undefined,
  );
  const heard: number[] = [];
  const first = now.subscribe(() => heard.push(now.now()));
  wall = 20_000;
  const second = now.subscribe(() => heard.push(now.now()));
  expect([ticks.length, now.now()]).toEqual([1, 1_000]);
  wall = 31_000;
  ticks[0]?.();
  expect(heard.slice(-2)).toEqual([31_000, 31_000]);
  first();
  expect(stopped).toBe(0);
  second();
  expect(stopped).toBe(1);
  wall = 90_000;
  now.subscribe(() => undefined);
  expect([ticks.length, now.now()]).toEqual([2, 90_000]);
});

test('after a sleep of the computer, in which no timer runs, ages are right at the first sign of a person', () => {
  let wall = 1_000;
  let sign = (): void => expect.fail();
  let isHeard = false;
  const now = createNow(
    () => wall,
    () => () => undefined,
    (told) => {
      sign = told;
      isHeard = true;
      return () => {
        isHeard = false;
      };
    },
  );
  const heard: number[] = [];
  const stop = now.subscribe(() => heard.push(now.now()));
  heard.length = 0;
  // Each move of the mouse is one.
  wall = 20_000;
  sign();
  expect(heard).toEqual([]);
  wall = 3 * 3_600_000;
  sign();
  expect(heard).toEqual([3 * 3_600_000]);
  // As well where the clock was set back.
  wall = 5_000;
  sign();
  expect(heard.at(-1)).toBe(5_000);
  stop();
  expect(isHeard).toBe(false);
});
