/** One drawing at a time, nearest first, and nothing is drawn that nobody needs any more. */
import { getEventListeners } from 'node:events';
import { expect, test } from 'vitest';
import { createDrawQueue } from '../../../src-renderer/manifests/preview/draw-queue.ts';

interface Steps {
  readonly started: number[];
  finish(page: number): void;
}

function pages(): Steps & { draw(page: number): () => Promise<number> } {
  const started: number[] = [];
  const open = new Map<number, PromiseWithResolvers<number>>();
  return {
    started,
    draw: (page) => () => {
      started.push(page);
      const drawing = Promise.withResolvers<number>();
      open.set(page, drawing);
      return drawing.promise;
    },
    finish: (page) => open.get(page)?.resolve(page),
  };
}

const wanted = (): AbortSignal => new AbortController().signal;

test('the nearest page is drawn first, and never two at once', async () => {
  const queue = createDrawQueue();
  const steps = pages();
  const far = queue.add({ rank: () => 9, signal: wanted(), draw: steps.draw(9) });
  const near = queue.add({ rank: () => 1, signal: wanted(), draw: steps.draw(1) });
  await Promise.resolve();
  expect(steps.started).toEqual([1]);
  steps.finish(1);
  expect(await near).toBe(1);
  await expect.poll(() => steps.started).toEqual([1, 9]);
  steps.finish(9);
  expect(await far).toBe(9);
});

test('the rank is asked for anew: a scroll changes what comes next', async () => {
  const queue = createDrawQueue();
  const steps = pages();
  let current = 0;
  const distance = (page: number) => () => Math.abs(page - current);
  const all = [0, 5, 9].map((page) => queue.add({ rank: distance(page), signal: wanted(), draw: steps.draw(page) }));
  await Promise.resolve();
  current = 9;
  steps.finish(0);
  await all[0];
  await expect.poll(() => steps.started).toEqual([0, 9]);
});

test('a page scrolled past before its turn is never drawn', async () => {
  const queue = createDrawQueue();
  const steps = pages();
  const first = queue.add({ rank: () => 0, signal: wanted(), draw: steps.draw(0) });
  const left = new AbortController();
  const passed = queue.add({ rank: () => 1, signal: left.signal, draw: steps.draw(1) });
  const last = queue.add({ rank: () => 2, signal: wanted(), draw: steps.draw(2) });
  await Promise.resolve();
  left.abort(new Error('scrolled past'));
  await expect(passed).rejects.toThrow('scrolled past');
  steps.finish(0);
  await first;
  await expect.poll(() => steps.started).toEqual([0, 2]);
  steps.finish(2);
  await last;
});

test('a page that cannot be drawn does not hold up the next', async () => {
  const queue = createDrawQueue();
  const broken = queue.add({ rank: () => 0, signal: wanted(), draw: () => Promise.reject(new Error('bad page')) });
  const next = queue.add({ rank: () => 1, signal: wanted(), draw: () => Promise.resolve('drawn') });
  await expect(broken).rejects.toThrow('bad page');
  expect(await next).toBe('drawn');
});

test('a page that nobody needs any more as it is asked for is not drawn', async () => {
  const queue = createDrawQueue();
  const steps = pages();
  const reason = new Error('scrolled past');
  const gone = queue.add({ rank: () => 1, signal: AbortSignal.abort(reason), draw: steps.draw(1) });
  await expect(gone).rejects.toBe(reason);
  expect(steps.started).toEqual([]);
});

test('a drawing that has begun ends as it does, and a signal that lasts is left', async () => {
  const queue = createDrawQueue();
  const steps = pages();
  const left = new AbortController();
  const begun = queue.add({ rank: () => 0, signal: left.signal, draw: steps.draw(0) });
  await Promise.resolve();
  expect(steps.started).toEqual([0]);
  expect(getEventListeners(left.signal, 'abort')).toEqual([]);
  left.abort();
  steps.finish(0);
  expect(await begun).toBe(0);
});
