/** Main's end of the thread that owns the copies: started with the first question, ended on close. */
import { Worker } from 'node:worker_threads';
import { failureOf, PackbenchError } from '../../failures.ts';
import type { Log } from '../../ports.ts';
import { threadFailure } from '../../thread-failure.ts';
import type { CopyAnswer, CopyArguments, CopyQuestion, CopyQuestionName, CopyReply } from './copy-questions.ts';
import { type OpenQuestions, tellOpenQuestions } from './right-of-way.ts';

export interface CopyThread {
  /** Throws PackbenchError 'file-failed' or 'disk-full' when the copy could not be read or written. */
  ask<Name extends CopyQuestionName>(name: Name, ...asked: CopyArguments<Name>): Promise<CopyReply<Name>>;
  /** Resolves when the thread has ended. */
  close(): Promise<void>;
}

/** What a search leaves behind is garbage a moment later; without a limit Node keeps room for five times as much of it. */
const maxYoungGenerationSizeMb = 8;

/** How long the app waits at its end for the thread to finish what it is at. */
const patienceMilliseconds = 1_000;

interface Waiting {
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

/** `workerPath`: copy-worker.ts, or what it is built to. `folder` holds the copies. `questions` are told, for those who give way. */
export function createCopyThread(parts: {
  workerPath: string;
  folder: string;
  questions: OpenQuestions;
  log: Log;
}): CopyThread {
  const waiting = new Map<number, Waiting>();
  const tellQuestions = (): void => tellOpenQuestions(parts.questions, waiting.size);
  let worker: Worker | null = null;
  let ended: Promise<void> = Promise.resolve();
  let closed = false;
  let lastId = 0;

  const refuseAll = (cause: unknown): void => {
    const failure = threadFailure(cause, parts.folder);
    for (const { reject } of waiting.values()) reject(new PackbenchError(failure, { cause }));
    waiting.clear();
    tellQuestions();
  };
  const start = (): Worker => {
    const started = new Worker(parts.workerPath, {
      workerData: { folder: parts.folder },
      name: 'address-book',
      resourceLimits: { maxYoungGenerationSizeMb },
    });
    started.on('message', (answer: CopyAnswer) => {
      const asker = waiting.get(answer.id);
      waiting.delete(answer.id);
      tellQuestions();
      if (answer.ok) asker?.resolve(answer.value);
      else asker?.reject(new PackbenchError(answer.failure));
    });
    started.on('error', (error) => {
      parts.log.error('The address book thread ended with an error.', { err: error });
      refuseAll(error);
    });
    ended = new Promise((resolve) => {
      started.once('exit', () => {
        // The next question starts another.
        if (worker === started) worker = null;
        refuseAll(new Error('The address book thread ended.'));
        resolve();
      });
    });
    return started;
  };

  return {
    ask(name, ...asked) {
      if (closed) return Promise.reject(failureOf('cancelled'));
      worker ??= start();
      const question: CopyQuestion = { id: ++lastId, name, asked };
      return new Promise((resolve, reject) => {
        waiting.set(question.id, { resolve: (value) => resolve(value as never), reject });
        tellQuestions();
        worker?.postMessage(question);
      });
    },
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
