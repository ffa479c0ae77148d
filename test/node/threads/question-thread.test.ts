/** A thread that answers questions: when it begins, when it ends, and what becomes of the questions that are open then. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { PackbenchError } from '../../../src-main/failures.ts';
import { createQuestionThread } from '../../../src-main/threads/question-thread.ts';
import { inMemoryLog } from '../../helpers/in-memory-ports.ts';
import { createTimersByHand } from '../../helpers/timers-by-hand.ts';

const answering = join(import.meta.dirname, '..', '..', '..', 'src-main', 'threads', 'answering-thread.ts');
const failing = join(import.meta.dirname, '..', '..', '..', 'src-main', 'threads', 'thread-failure.ts');

/** `held` has the number of threads that are there at once; more than one would have the same files open. */
const program = `
import { parentPort, workerData, threadId } from 'node:worker_threads';
import { answerQuestions } from ${JSON.stringify(answering)};
import { threadFailure } from ${JSON.stringify(failing)};
const held = new Int32Array(workerData.held);
const isAlone = Atomics.add(held, 0, 1) === 0;
let letGo;
const questions = {
  which: () => ({ threadId, isAlone }),
  wait: () => new Promise((resolve) => { letGo = resolve; }),
  letGo: () => letGo('at last'),
  standStill: () => Atomics.wait(held, 1, 0),
  fail: async (code) => { throw Object.assign(new Error('No'), { code }); },
  end: () => process.exit(1),
  crash: (code) => new Promise(() => setImmediate(() => {
    throw Object.assign(new Error('No room'), { code });
  })),
};
const close = () => Atomics.sub(held, 0, 1);
answerQuestions({ port: parentPort, questions, failureOf: (cause) => threadFailure(cause, '/there'), close });
`;

interface Questions {
  which(): { threadId: number; isAlone: boolean };
  wait(): string;
  letGo(): void;
  standStill(): void;
  fail(code: string): void;
  end(): void;
  crash(code: string): void;
}

async function openThread() {
  const folder = await mkdtemp(join(tmpdir(), 'packbench-thread-'));
  const workerPath = join(folder, 'worker.mjs');
  await writeFile(workerPath, program);
  const timers = createTimersByHand();
  const open: number[] = [];
  let startCount = 0;
  const thread = createQuestionThread<Questions>({
    ...{ name: 'test', workerPath, folder, log: inMemoryLog() },
    workerData: { held: new SharedArrayBuffer(8) },
    openQuestions: (count) => open.push(count),
    started: () => {
      startCount += 1;
    },
    endsIdle: { milliseconds: 5_000, after: timers.after },
  });
  onTestFinished(async () => {
    await thread.close();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  });
  return { thread, timers, open, startCount: () => startCount };
}

test('one begins with the first question, and again with the first after its end, never beside it', async () => {
  const { thread, timers, startCount } = await openThread();
  expect(thread.isBegun()).toBe(false);
  const first = await thread.ask('which');
  timers.pass(5_000);
  // The one that ends has its files open until it is gone.
  const [second, too] = await Promise.all([thread.ask('which'), thread.ask('which')]);
  expect([first.isAlone, second.isAlone]).toEqual([true, true]);
  expect(second.threadId).not.toBe(first.threadId);
  expect([too, await thread.ask('which')]).toEqual([second, second]);
  expect(startCount()).toBe(2);
});

test('each answer begins the wait of an idle one anew, and none ends while it works on a question', async () => {
  const { thread, timers, open } = await openThread();
  const first = await thread.ask('which');
  const waiting = thread.ask('wait');
  timers.pass(5_000);
  const third = thread.ask('letGo');
  expect(await waiting).toBe('at last');
  await third;
  expect(await thread.ask('which')).toEqual(first);
  expect([Math.max(...open), open.at(-1)]).toEqual([2, 0]);
});

test('what is open at the close, or asked after it, was called off; no close waits for a thread that stands still', async () => {
  const { thread } = await openThread();
  await thread.ask('which');
  const open = expect(thread.ask('standStill')).rejects.toMatchObject({ failure: { code: 'cancelled' } });
  await thread.close();
  await open;
  await expect(thread.ask('which')).rejects.toMatchObject({ failure: { code: 'cancelled' } });
  expect(thread.isBegun()).toBe(false);
});

test('an error of a question is told as what it is, and one of the thread ends its questions and no later ones', async () => {
  const { thread } = await openThread();
  for (const [code, told] of [
    ['ENOSPC', 'disk-full'],
    ['EDQUOT', 'disk-full'],
    ['EIO', 'file-failed'],
  ] as const) {
    const failure = { code: told, details: [{ message: 'No', details: '' }], facts: { path: '/there' } };
    await expect(thread.ask('fail', code)).rejects.toMatchObject({ failure });
  }
  const open = expect(thread.ask('wait')).rejects.toMatchObject({ failure: { code: 'file-failed' } });
  await expect(thread.ask('end')).rejects.toMatchObject({ failure: { code: 'file-failed' } });
  await open;
  expect(await thread.ask('which')).toMatchObject({ threadId: expect.any(Number) });
});

test.each([
  ['ENOSPC', 'disk-full', { path: expect.any(String) }],
  // As Node says it: no file is to blame.
  ['ERR_WORKER_OUT_OF_MEMORY', 'internal', {}],
] as const)(
  'a thread that ends for want of room says of which, and not only that it has ended: %s',
  async (code, told, facts) => {
    const { thread } = await openThread();
    const failure = { code: told, facts, details: [{ message: 'No room', details: '' }] };
    const error = await thread.ask('crash', code).catch((cause: unknown) => cause);
    expect(error).toMatchObject({ failure });
    expect(Object.keys((error as PackbenchError).failure.facts)).toEqual(Object.keys(facts));
  },
);
