/** A thread that is started ahead is the one that is used, once; one that cannot be started is told of when it is wanted. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createMirrorThread, type MirrorThread } from '../../../src-main/mirror/mirror-thread.ts';
import { startThreadAhead } from '../../../src-main/thread-start.ts';
import { inMemoryLog } from '../../helpers/in-memory-ports.ts';
import { threadFile } from '../../helpers/thread-files.ts';

const workerPath = threadFile('orders');
const name = 'orders';

/** Threads that began, by what they were begun with. */
function watchThreads(): readonly string[] {
  const begun: string[] = [];
  const note = (worker: { threadId: number }): void => void begun.push(String(worker.threadId));
  process.on('worker', note);
  onTestFinished(() => void process.off('worker', note));
  return begun;
}

async function mirrorOf(path = workerPath): Promise<MirrorThread> {
  const folder = await mkdtemp(join(tmpdir(), 'packbench-thread-start-'));
  const places = { folder: join(folder, 'mirror'), ledgerPath: join(folder, 'ledger.sqlite') };
  const thread = createMirrorThread({ workerPath: path, places, started: () => undefined, log: inMemoryLog() });
  onTestFinished(async () => {
    await thread.close();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  });
  return thread;
}

test('the first of two takes the thread that was started ahead, the second begins its own, each with its own files', async () => {
  const begun = watchThreads();
  startThreadAhead({ name, workerPath });
  const [one, other] = [await mirrorOf(), await mirrorOf()];
  expect(await one.ask('status')).toMatchObject({ orderCount: 0 });
  expect(begun).toHaveLength(1);
  expect(await other.ask('status')).toMatchObject({ orderCount: 0 });
  expect(begun).toHaveLength(2);
});

test('one whose file is not there is told of when it is asked, and not before', async () => {
  const missing = join(tmpdir(), 'packbench-no-such-thread.js');
  startThreadAhead({ name, workerPath: missing });
  const thread = await mirrorOf(missing);
  await expect(thread.ask('status')).rejects.toMatchObject({ failure: { code: 'file-failed' } });
});
