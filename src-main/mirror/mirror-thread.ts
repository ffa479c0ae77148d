/** Main's end of the thread that holds the mirror: started with the first question, ended on close. */
import { Worker } from 'node:worker_threads';
import { failureOf, PackbenchError } from '../failures.ts';
import type { Log } from '../ports.ts';
import { threadFailure } from '../thread-failure.ts';
import type {
  MirrorAnswer,
  MirrorArguments,
  MirrorPlaces,
  MirrorQuestion,
  MirrorQuestionName,
  MirrorReply,
} from './mirror-questions.ts';

export interface MirrorThread {
  /** Throws PackbenchError 'file-failed' or 'disk-full' when the file could not be read or written; 'cancelled' after `close`. */
  ask<Name extends MirrorQuestionName>(name: Name, ...asked: MirrorArguments<Name>): Promise<MirrorReply<Name>>;
  /** Resolves when the thread has ended. */
  close(): Promise<void>;
}

/** What an answer leaves behind is garbage a moment later; without a limit Node keeps room for five times as much of it. */
const maxYoungGenerationSizeMb = 8;

/** How long the app waits at its end for the thread to finish what it is at. */
const patienceMilliseconds = 1_000;

interface Waiting {
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

/** `workerPath`: mirror-worker.ts, or what it is built to. `started`: whatever a new thread must be told first is asked there. */
export function createMirrorThread(parts: {
  workerPath: string;
  places: MirrorPlaces;
  started: (thread: Pick<MirrorThread, 'ask'>) => void;
  log: Log;
}): MirrorThread {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let ended: Promise<void> = Promise.resolve();
  let closed = false;
  let lastId = 0;

  const refuseAll = (cause: unknown): void => {
    const failure = closed ? failureOf('cancelled').failure : threadFailure(cause, parts.places.folder);
    for (const { reject } of waiting.values()) reject(new PackbenchError(failure, { cause }));
    waiting.clear();
  };
  const start = (): Worker => {
    const begun = new Worker(parts.workerPath, {
      workerData: parts.places,
      name: 'orders',
      resourceLimits: { maxYoungGenerationSizeMb },
    });
    begun.on('message', (answer: MirrorAnswer) => {
      const asker = waiting.get(answer.id);
      waiting.delete(answer.id);
      if (answer.ok) asker?.resolve(answer.value);
      else asker?.reject(new PackbenchError(answer.failure));
    });
    begun.on('error', (error) => {
      parts.log.error('The thread of the orders ended with an error.', { err: error });
      refuseAll(error);
    });
    ended = new Promise((resolve) => {
      begun.once('exit', () => {
        // The next question starts another.
        if (worker === begun) worker = null;
        refuseAll(new Error('The thread of the orders ended.'));
        resolve();
      });
    });
    return begun;
  };
  const ask: MirrorThread['ask'] = (name, ...asked) => {
    if (closed) return Promise.reject(failureOf('cancelled'));
    if (worker === null) {
      try {
        worker = start();
      } catch (cause) {
        return Promise.reject(new PackbenchError(threadFailure(cause, parts.workerPath), { cause }));
      }
      parts.started({ ask });
    }
    const question: MirrorQuestion = { id: ++lastId, name, asked };
    return new Promise((resolve, reject) => {
      waiting.set(question.id, { resolve: (value) => resolve(value as never), reject });
      worker?.postMessage(question);
    });
  };

  return {
    ask,
    async close() {
      closed = true;
      worker?.postMessage('close');
      // Nothing it does takes so long; a disk may. What it was writing is undone by the next opening.
      const timer = setTimeout(() => worker?.terminate(), patienceMilliseconds);
      await ended;
      clearTimeout(timer);
    },
  };
}
