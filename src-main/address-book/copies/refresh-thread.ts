/** Main's end of a refresh thread: one thread for each piece of work, so that nothing it does can delay a search. */
import { Worker } from 'node:worker_threads';
import { failureOf, PackbenchError } from '../../failures.ts';
import { ShippingError } from '../../shipping/shipping-client.ts';
import { threadFailure } from '../../threads/thread-failure.ts';
import { createTurns } from '../../time/turns.ts';
import type { RefreshTold, RefreshWork, RefreshWorkName } from './refresh-work.ts';
import type { OpenQuestions } from './right-of-way.ts';

export interface RefreshOptions {
  /** Ends the thread at once, in the middle of its work: 'cancelled'. */
  readonly signal: AbortSignal;
  /** Entries read so far, a few times a second. */
  readonly onRead?: (count: number) => void;
}

export type RunRefresh = <Name extends RefreshWorkName>(
  name: Name,
  asked: RefreshWork[Name]['asked'],
  options: RefreshOptions,
) => Promise<RefreshWork[Name]['answer']>;

interface RefreshThreadsParts {
  readonly workerPath: string;
  readonly folder: string;
  readonly questions: OpenQuestions;
}

const threadsAtOnce = 2;

/**
 * `workerPath`: refresh-worker.ts, or its built file. Two threads work at a time: the books of all accounts may be due at once, as each
 * morning, and each takes 100 MB and a processor. The thread gives way to `questions`. The returned function throws
 * ShippingError when the service's answer cannot be read, PackbenchError 'disk-full' or 'file-failed' for faults of
 * this computer. It resolves when the thread has ended.
 */
export function createRefreshThreads(parts: RefreshThreadsParts): RunRefresh {
  const { inTurn } = createTurns(threadsAtOnce);
  const run = createRun(parts);
  return (name, asked, options) =>
    new Promise((resolve, reject) => {
      const { signal } = options;
      const leave = (): void => reject(failureOf('cancelled'));
      if (signal.aborted) return leave();
      signal.addEventListener('abort', leave, { once: true });
      inTurn(() => {
        signal.removeEventListener('abort', leave);
        return run(name, asked, options);
      }).then(resolve, reject);
    });
}

function createRun(parts: RefreshThreadsParts): RunRefresh {
  return (name, asked, { signal, onRead }) =>
    new Promise((resolve, reject) => {
      if (signal.aborted) {
        reject(failureOf('cancelled'));
        return;
      }
      const workerData = { name, asked, folder: parts.folder, questions: parts.questions };
      const worker = new Worker(parts.workerPath, { workerData, name: `address-book ${name}` });
      const end = (): void => void worker.terminate();
      signal.addEventListener('abort', end, { once: true });
      let settle = (): void => reject(signal.aborted ? failureOf('cancelled') : failed(new Error('The thread ended.')));
      const failed = (cause: unknown): Error => new PackbenchError(threadFailure(cause, parts.folder), { cause });
      worker.on('message', (told: RefreshTold) => {
        if (told.kind === 'read') onRead?.(told.count);
        else if (told.kind === 'done') settle = () => resolve(told.answer as never);
        else if (told.isOfService) settle = () => reject(new ShippingError(told.failure, 'rejected'));
        else settle = () => reject(new PackbenchError(told.failure));
      });
      worker.on('error', (error) => {
        settle = () => reject(failed(error));
      });
      worker.once('exit', () => {
        signal.removeEventListener('abort', end);
        settle();
      });
    });
}
