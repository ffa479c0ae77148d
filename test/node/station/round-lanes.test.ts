/** Tasks of one lane: each has its turn once those before it have ended, and an end waits for all. */
import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createRoundLanes } from '../../../src-main/station/round-lanes.ts';
import { inMemoryLog } from '../../helpers/in-memory-ports.ts';

test('a task waits for the one before it, also where an earlier one of its lane has ended meanwhile; so does the end', async () => {
  const lanes = createRoundLanes({ log: inMemoryLog(), changed: () => undefined });
  const done: string[] = [];
  const begin = (roundId: string) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const ended = lanes.run('north', roundId, () => {
      done.push(`${roundId} begun`);
      return promise;
    });
    return { resolve, ended };
  };
  const [one, two] = [begin('one'), begin('two')];
  one.resolve();
  await one.ended;
  const three = begin('three');
  void lanes.ended().then(() => done.push('ended'));
  // Enough turns for whatever does not wait.
  await setImmediate();
  expect([done, lanes.isUnsent('three')]).toEqual([['one begun', 'two begun'], true]);
  two.resolve();
  three.resolve();
  await three.ended;
  await setImmediate();
  expect(done).toEqual(['one begun', 'two begun', 'three begun', 'ended']);
});
