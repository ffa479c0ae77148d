/** Books that are due at one time, as each morning those of all accounts, are made by few threads: each takes memory and a processor. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import { expect, onTestFinished, test } from 'vitest';
import { createRefreshThreads } from '../../../../src-main/address-book/copies/refresh-thread.ts';
import { createOpenQuestions } from '../../../../src-main/address-book/copies/right-of-way.ts';
import { threadFile } from '../../../helpers/thread-files.ts';

test('no more than two work at a time; one that is stopped while it waits ends at once, and never begins', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'packbench-refresh-threads-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  let [begun, working, most, ended] = [0, 0, 0, 0];
  const count = (worker: Worker): void => {
    begun += 1;
    working += 1;
    most = Math.max(most, working);
    worker.once('exit', () => {
      working -= 1;
      ended += 1;
    });
  };
  process.on('worker', count);
  onTestFinished(() => void process.off('worker', count));
  const run = createRefreshThreads({
    workerPath: threadFile('address-book-refresh'),
    folder,
    questions: createOpenQuestions(),
  });
  const stop = new AbortController();
  const inspect = (name: string, signal: AbortSignal) => run('inspect', { path: join(folder, name) }, { signal });
  const going = new AbortController().signal;
  const all = Promise.allSettled(['one', 'two', 'three', 'four'].map((name) => inspect(name, going)));
  const stopped = inspect('stopped', stop.signal);
  stop.abort();
  await expect(stopped).rejects.toMatchObject({ failure: { code: 'cancelled' } });
  expect(ended).toBe(0);
  await all;
  expect([begun, most, working]).toEqual([4, 2, 0]);
  // What had no turn took none away.
  await Promise.allSettled([inspect('five', going)]);
  expect(begun).toBe(5);
});
