/** Runs the sandbox service in a worker thread of the app, so that a large manifest never holds the window up. */
import { parentPort, workerData } from 'node:worker_threads';
import { type SandboxKeys, type SandboxOptions, startSandboxService } from './service.ts';

/** What the worker posts: 'ready' once, then log lines. A start that fails ends the worker with an 'error' event. */
export type WorkerNews =
  | { readonly kind: 'ready'; readonly url: string; readonly accounts: readonly SandboxKeys[] }
  | { readonly kind: 'log'; readonly line: string };

/** What workerData holds. */
export type WorkerOptions = Pick<SandboxOptions, 'port' | 'folder' | 'orders' | 'addresses'>;

async function run(options: WorkerOptions): Promise<void> {
  const port = parentPort;
  if (port === null) throw new Error('This file runs in a worker thread.');
  const tell = (news: WorkerNews): void => port.postMessage(news);
  const service = await startSandboxService({ ...options, log: (line) => tell({ kind: 'log', line }) });
  // The message 'close' ends the service and, with nothing left to wait for, the thread.
  port.on('message', (message: unknown) => {
    if (message !== 'close') return;
    port.removeAllListeners('message');
    void service.close().then(() => port.close());
  });
  tell({ kind: 'ready', url: service.url, accounts: service.accounts });
}

await run(workerData);
