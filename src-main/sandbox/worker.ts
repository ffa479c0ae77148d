/** Runs the sandbox service in a worker thread of the app, so that a large manifest never blocks the window. */
import { parentPort, workerData } from 'node:worker_threads';
import { type SandboxKeys, type SandboxOptions, type SandboxService, startSandboxService } from './service.ts';

/** What the worker posts: 'ready' once, then log lines. A start that fails ends the worker with an 'error' event. */
export type WorkerNews =
  | {
      readonly kind: 'ready';
      readonly url: string;
      readonly accounts: readonly SandboxKeys[];
      readonly keptAside: SandboxService['keptAside'];
      /** The folder cannot be used: practice data lasts until the service ends. */
      readonly inMemory: boolean;
    }
  | { readonly kind: 'log'; readonly line: string };

/** What workerData holds. */
export type WorkerOptions = Pick<SandboxOptions, 'port' | 'folder' | 'orders' | 'addresses'>;

async function run(options: WorkerOptions): Promise<void> {
  const port = parentPort;
  if (port === null) throw new Error('This file runs in a worker thread.');
  const tell = (news: WorkerNews): void => port.postMessage(news);
  const log = (line: string): void => tell({ kind: 'log', line });
  const { service, inMemory } = await startSomehow({ ...options, log });
  // The message 'close' ends the service and, with nothing left to wait for, the thread.
  port.on('message', (message: unknown) => {
    if (message !== 'close') return;
    port.removeAllListeners('message');
    void service.close().then(() => port.close());
  });
  const { url, accounts, keptAside } = service;
  tell({ kind: 'ready', url, accounts, keptAside, inMemory });
}

/** On a full or locked disk the service still runs, in memory: nothing that is done there is kept. */
async function startSomehow(options: SandboxOptions): Promise<{ service: SandboxService; inMemory: boolean }> {
  try {
    return { service: await startSandboxService(options), inMemory: false };
  } catch (error) {
    options.log?.(`the folder cannot be used: ${error instanceof Error ? error.message : error}`);
    return { service: await startSandboxService({ ...options, folder: null }), inMemory: true };
  }
}

await run(workerData);
