/** How a thread of ours is started; also ahead of time, before it is known what it works on. */
import { Worker } from 'node:worker_threads';

export interface ThreadFile {
  /** For people who look at threads. */
  readonly name: string;
  /** The worker's file, or what it is built to. */
  readonly workerPath: string;
}

/** What an answer leaves behind is garbage a moment later; without a limit Node keeps room for five times as much of it. */
export const maxYoungGenerationSizeMb = 8;

/** Waiting for what they work on, by their files. */
const ahead = new Map<string, Worker>();

/**
 * Loads the code of the next thread of this file. Its workerData is null; what it works on comes as its first message. It keeps no
 * program running. One that cannot be started is started again, and told of, when it is wanted.
 */
export function startThreadAhead(file: ThreadFile): void {
  const worker = newWorker(file, null);
  const forget = (): void => {
    if (ahead.get(file.workerPath) === worker) ahead.delete(file.workerPath);
  };
  worker.once('error', forget).once('exit', forget).unref();
  ahead.set(file.workerPath, worker);
}

/** Throws what Node throws for a file or for workerData that cannot be given to a thread. */
export function startThread(file: ThreadFile, workerData: unknown): Worker {
  const worker = ahead.get(file.workerPath);
  if (worker === undefined) return newWorker(file, workerData);
  ahead.delete(file.workerPath);
  worker.ref();
  worker.postMessage(workerData);
  return worker;
}

function newWorker({ workerPath, name }: ThreadFile, workerData: unknown): Worker {
  return new Worker(workerPath, { workerData, name, resourceLimits: { maxYoungGenerationSizeMb } });
}
