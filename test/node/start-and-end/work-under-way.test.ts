/** The end waits for what is under way, and for what that begins as it ends. */
import { expect, test } from 'vitest';
import { createWorkUnderWay } from '../../../src-main/start-and-end/work-under-way.ts';

test('the end waits also for work that was begun by work that ended, and for one that fails', async () => {
  const work = createWorkUnderWay();
  const [first, next] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const order: string[] = [];
  void work.follow(
    first.promise.then(() => {
      order.push('first');
      void work.follow(next.promise.then(() => order.push('next')));
    }),
  );
  const failing = work.follow(Promise.reject(new Error('on purpose')));
  const ended = work.end().then(() => order.push('end'));
  await expect(failing).rejects.toThrow('on purpose');
  first.resolve();
  await new Promise((turn) => void setImmediate(turn));
  next.resolve();
  await ended;
  expect(order).toEqual(['first', 'next', 'end']);
});
