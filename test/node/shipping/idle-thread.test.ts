/** The thread that reads large answers waits a while for the next one, and then ends: it weighs as much as a screen. */
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createSecretRegister } from '../../../src-main/redaction/secrets.ts';
import { type AnswerThreads, createAnswerReader } from '../../../src-main/shipping/reading/answer-reader.ts';
import { answer } from '../../helpers/misbehaving-server.ts';
import { threadFile } from '../../helpers/thread-files.ts';
import { createTimersByHand, type TimersByHand } from '../../helpers/timers-by-hand.ts';
import { accountAt, limitsWith, RememberingSteps, startClient, startServer } from './bench.ts';

const idleMilliseconds = 5_000;
const expectingMilliseconds = 20_000;

test('two large answers are read by one thread; it ends when nobody has needed it for five seconds, and the next begins another', async () => {
  const timers = createTimersByHand();
  const reader = openReader(timers);
  const begun = watchThreads();
  expect((await readLargeAnswer(reader)).orders).toEqual([]);
  await readLargeAnswer(reader);
  expect(begun).toHaveLength(1);
  const ended = once(begun[0] as Worker, 'exit');
  timers.pass(idleMilliseconds);
  await ended;
  await readLargeAnswer(reader);
  expect(begun).toHaveLength(2);
});

test('the wait of an idle thread ends no answer that comes meanwhile, and of one that was read no deadline is left', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const timers = createTimersByHand();
  const reader = openReader(timers);
  const begun = watchThreads();
  await readLargeAnswer(reader);
  expect(vi.getTimerCount()).toBe(0);
  const next = readLargeAnswer(reader);
  timers.pass(idleMilliseconds);
  expect((await next).orders).toEqual([]);
  await readLargeAnswer(reader);
  expect(begun).toHaveLength(1);
});

test('a thread whose answer is expected waits for it as long as a service may work', async () => {
  const timers = createTimersByHand();
  const reader = openReader(timers);
  const begun = watchThreads();
  reader.expectLarge();
  timers.pass(idleMilliseconds);
  await readLargeAnswer(reader);
  expect(begun).toHaveLength(1);
  const ended = once(begun[0] as Worker, 'exit');
  timers.pass(idleMilliseconds);
  await ended;
  reader.expectLarge();
  const unasked = once(begun[1] as Worker, 'exit');
  timers.pass(expectingMilliseconds);
  await unasked;
});

test('the thread of an answer that is expected begins before it, once; one that cannot begin is told to who asks', async () => {
  const timers = createTimersByHand();
  const reader = openReader(timers);
  const broken = openReader(timers, '/no/such/thread.mjs');
  const begun = watchThreads();
  reader.expectLarge();
  reader.expectLarge();
  expect(begun).toHaveLength(1);
  expect((await readLargeAnswer(reader)).orders).toEqual([]);
  expect(begun).toHaveLength(1);
  broken.expectLarge();
  await new Promise((resolve) => begun[1]?.once('exit', resolve));
  await expect(readLargeAnswer(broken)).rejects.toThrow();
  expect(begun).toHaveLength(3);
});

test('a manifest of many orders begins the thread while the service works; one of a few orders begins none', async () => {
  const body = JSON.stringify({
    success: true,
    pdf: Buffer.from('%PDF-1.7\n%%EOF\n').toString('base64'),
    label_type: 'PDF',
    errors: [],
  });
  const server = await startServer([answer({ body })]);
  const client = startClient();
  const begun = watchThreads();
  const manifestOf = (count: number) =>
    client.createManifest(
      accountAt(server.url),
      Array.from({ length: count }, (_, at) => at + 1),
      new RememberingSteps(),
    );
  await manifestOf(49);
  expect(begun).toHaveLength(0);
  await manifestOf(50);
  expect(begun).toHaveLength(1);
});

test('a sleep of the computer is no time of reading: what was read by its end is not called too slow', async () => {
  const reader = openReader(createTimersByHand(), threadFile('service-answers'), 1_500);
  await readLargeAnswer(reader);
  const reading = readLargeAnswer(reader);
  // Nothing of main runs meanwhile.
  for (const end = performance.now() + 1_600; performance.now() < end; );
  expect((await reading).orders).toEqual([]);
});

/** Threads that begin from now on, by Node's own channel. */
function watchThreads(): readonly Worker[] {
  const begun: Worker[] = [];
  const note = (message: unknown): void => void begun.push((message as { readonly worker: Worker }).worker);
  subscribe('worker_threads', note);
  onTestFinished(() => void unsubscribe('worker_threads', note));
  return begun;
}

function openReader(
  timers: TimersByHand,
  workerPath = threadFile('service-answers'),
  longest = limitsWith({}).reading,
): AnswerThreads {
  const secrets = createSecretRegister();
  const reader = createAnswerReader({ secrets, workerPath, longest, after: timers.after });
  onTestFinished(() => reader.close());
  return reader;
}

function readLargeAnswer(reader: AnswerThreads) {
  const body = JSON.stringify({ orders: [], total_pages: 1, success: true, errors: [], more: 'x'.repeat(100_000) });
  const headers = { 'content-type': 'application/json' };
  const response = { httpStatus: 200, headers, body: new TextEncoder().encode(body), complete: true };
  return reader.read('search', response, 16_000_000, {});
}
