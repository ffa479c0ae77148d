/** The service in a worker thread, as the app runs it. */
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';
import type { WorkerOptions } from '../../../src-main/sandbox/worker.ts';
import { answerOf, keysOf, newFolder } from './running-sandbox.ts';

const workerFile = new URL('../../../src-main/sandbox/worker.ts', import.meta.url);

function startWorker(options: WorkerOptions): Worker {
  return new Worker(workerFile, { workerData: options });
}

it('posts where it is, answers, and ends on "close"', async () => {
  const worker = startWorker({ port: 0, folder: await newFolder(), orders: 10, addresses: 2 });
  const [news] = await once(worker, 'message');
  expect(news).toMatchObject({ kind: 'ready', url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/) });
  const { addresses } = await answerOf(fetch(`${news.url}/api/addressbook`, { headers: keysOf(news.accounts[0]) }));
  expect(addresses).toHaveLength(2);
  worker.postMessage('close');
  expect(await once(worker, 'exit')).toEqual([0]);
  await expect(fetch(news.url)).rejects.toThrow();
});

it('keeps its state in memory where the folder cannot be used, and says so', async () => {
  const worker = startWorker({ port: 0, folder: `${import.meta.filename}/below-a-file`, orders: 10, addresses: 2 });
  let [news] = await once(worker, 'message');
  expect(news).toMatchObject({ kind: 'log', line: expect.stringContaining('cannot be used') });
  [news] = await once(worker, 'message');
  expect(news).toMatchObject({ kind: 'ready', inMemory: true });
  worker.postMessage('close');
  expect(await once(worker, 'exit')).toEqual([0]);
});

it('reports a start that fails as an error event', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  const worker = startWorker({ port, folder: await newFolder(), orders: 10, addresses: 2 });
  const [error] = await once(worker, 'error');
  expect(String(error)).toContain('EADDRINUSE');
  taken.close();
});
