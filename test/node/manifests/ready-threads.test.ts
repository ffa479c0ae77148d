/** The thread that reads a PDF starts before there is one, and ends when none comes. */
import { expect, test } from 'vitest';
import { createReadyThreads } from '../../../src-renderer/manifests/preview/ready-threads.ts';
import { createTimersByHand } from '../../helpers/timers-by-hand.ts';

interface Thread {
  ended: boolean;
  terminate(): void;
}

function bench() {
  const begun: Thread[] = [];
  const timers = createTimersByHand();
  const start = (): Thread => {
    const thread: Thread = {
      ended: false,
      terminate() {
        thread.ended = true;
      },
    };
    begun.push(thread);
    return thread;
  };
  return {
    begun,
    timers,
    threads: createReadyThreads(start, timers.after),
    alive: () => begun.filter((t) => !t.ended),
  };
}

test('a thread that is expected is there for the file; the next file has another', () => {
  const { begun, threads, timers } = bench();
  threads.expectOne(5_000);
  expect(begun).toHaveLength(1);
  expect(threads.take()).toBe(begun[0]);
  timers.pass(5_000);
  expect(begun[0]?.ended).toBe(false);
  expect(threads.take()).toBe(begun[1]);
});

test('it ends when no file has come, and not before all who expected one have waited', () => {
  const { begun, threads, timers } = bench();
  threads.expectOne(5_000);
  threads.expectOne(60_000);
  timers.pass(5_000);
  expect(begun.map(({ ended }) => ended)).toEqual([false]);
  timers.pass(60_000);
  expect(begun.map(({ ended }) => ended)).toEqual([true]);
  expect(threads.take()).toBe(begun[1]);
});

test('as many as files come, and none of them is given up on', () => {
  const { begun, threads, timers, alive } = bench();
  threads.expectOne(5_000);
  threads.expectFiles(3);
  threads.expectOne(5_000);
  expect(begun).toHaveLength(3);
  timers.pass(5_000);
  expect(alive()).toHaveLength(3);
  threads.expectFiles(1);
  expect(alive()).toEqual([begun[0]]);
  threads.expectFiles(0);
  expect(alive()).toEqual([]);
});

test('one that is of no use is given to nobody', () => {
  const { begun, threads, timers } = bench();
  threads.expectOne(5_000);
  threads.drop(begun[0] as Thread);
  expect(threads.take()).toBe(begun[1]);
  timers.pass(5_000);
  expect(begun.map(({ ended }) => ended)).toEqual([false, false]);
});
