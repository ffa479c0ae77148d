/** Work in turns: never more at a time than were said, in the order in which it came, whatever fails. */
import { expect, it } from 'vitest';
import { createTurns } from '../../../src-main/time/turns.ts';

it.each([1, 2])('%i at a time, in the order in which they came; one that fails gives its turn on', async (count) => {
  const turns = createTurns(count);
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  let [underWay, most] = [0, 0];
  const work = (number: number): Promise<number> =>
    turns.inTurn(async () => {
      begun.push(number);
      underWay += 1;
      most = Math.max(most, underWay);
      await new Promise<void>((resolve) => ends.push(resolve));
      underWay -= 1;
      if (number === 1) throw new Error('refused');
      return number;
    });
  const works = [0, 1, 2, 3].map(work);
  const over = Promise.allSettled(works);
  for (const at of [0, 1, 2, 3, 4]) {
    await expect.poll(() => ends.length).toBeGreaterThan(at);
    // Who comes when a turn has just been given on has none before those who wait.
    if (at === count) works.push(work(4));
    ends[at]?.();
  }
  expect((await over).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
  await works.at(-1);
  expect([begun, most, turns.isAnyUnderWay()]).toEqual([[0, 1, 2, 3, 4], count, false]);
});
