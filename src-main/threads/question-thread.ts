/**
 * Main's end of a thread that answers questions, each a method of the thread. The first question starts it, and the
 * first after its end starts it anew. It ends on close and, if so configured, when nobody has asked for a while. The
 * thread's end is answering-thread.ts.
 */
import { Worker } from 'node:worker_threads';
import type { Failure } from '../../src-preload/contract/failure.ts';
import { failureOf, PackbenchError } from '../failures.ts';
import type { After, Log } from '../ports.ts';
import { timerOnThisComputer } from '../time/system-time.ts';
import { threadFailure } from './thread-failure.ts';

export interface Question {
  readonly id: number;
  readonly name: string;
  readonly asked: readonly unknown[];
}

export type Answer =
  | { readonly id: number; readonly ok: true; readonly value: unknown }
  | { readonly id: number; readonly ok: false; readonly failure: Failure };

export type Asked<Questions, Name extends keyof Questions> = Questions[Name] extends (...asked: infer Given) => unknown
  ? Given
  : never;
export type Replied<Questions, Name extends keyof Questions> = Questions[Name] extends (
  ...asked: never[]
) => infer Reply
  ? Awaited<Reply>
  : never;

export interface QuestionThread<Questions> {
  /**
   * Throws PackbenchError: what the question threw there; 'file-failed', 'disk-full', or for want of memory
   * 'internal', when the thread ended; 'cancelled' after `close`.
   */
  ask<Name extends keyof Questions & string>(
    name: Name,
    ...asked: Asked<Questions, Name>
  ): Promise<Replied<Questions, Name>>;
  /** Whether the thread runs. What `started` tells every new thread need not start one. */
  isBegun(): boolean;
  /** Resolves when the thread has ended. */
  close(): Promise<void>;
}

export interface QuestionThreadParts<Questions> {
  /** For people who look at threads, and for the log. */
  readonly name: string;
  /** The worker's file, or its built file. */
  readonly workerPath: string;
  readonly workerData: unknown;
  /** The folder that it reads and writes; named when it fails. */
  readonly folder: string;
  readonly log: Log;
  /** Asks whatever a new thread must be told first. */
  readonly started?: (thread: Pick<QuestionThread<Questions>, 'ask'>) => void;
  /** The number of open questions; called with every change. */
  readonly openQuestions?: (count: number) => void;
  /**
   * Ends the thread when nobody has asked for this many milliseconds: for a thread that is seldom asked and quick to
   * start.
   */
  readonly endsIdle?: { readonly milliseconds: number; readonly after?: After };
}

/**
 * What an answer leaves behind is garbage a moment later; without a limit Node keeps room for many times as much of it.
 * With 8 a thread took 5 MB more, and was no faster (docs/performance.md).
 */
export const maxYoungGenerationSizeMb = 3;

/** How long the end of the app waits for the thread to finish its work. */
const patienceMilliseconds = 1_000;

interface Waiting {
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

export function createQuestionThread<Questions>(parts: QuestionThreadParts<Questions>): QuestionThread<Questions> {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let ended: Promise<void> = Promise.resolve();
  let endsIdle = false;
  let callOffEnd = (): void => undefined;
  let closed = false;
  let lastId = 0;

  const tellOpen = (): void => {
    parts.openQuestions?.(waiting.size);
    callOffEnd();
    if (parts.endsIdle === undefined || worker === null || waiting.size > 0) return;
    const { milliseconds, after = timerOnThisComputer } = parts.endsIdle;
    callOffEnd = after(milliseconds, () => {
      endsIdle = true;
      worker?.postMessage('close');
    });
  };
  const refuseAll = (cause: unknown): void => {
    const failure = closed ? failureOf('cancelled').failure : threadFailure(cause, parts.folder);
    for (const { reject } of waiting.values()) reject(new PackbenchError(failure, { cause }));
    waiting.clear();
    tellOpen();
  };
  const start = (): Worker => {
    const { workerPath, workerData, name } = parts;
    const begun = new Worker(workerPath, { workerData, name, resourceLimits: { maxYoungGenerationSizeMb } });
    begun.on('message', (answer: Answer) => {
      const asker = waiting.get(answer.id);
      waiting.delete(answer.id);
      tellOpen();
      if (answer.ok) asker?.resolve(answer.value);
      else asker?.reject(new PackbenchError(answer.failure));
    });
    begun.on('error', (error) => {
      parts.log.error('A thread ended with an error.', { thread: name, err: error });
      refuseAll(error);
    });
    ended = new Promise((resolve) => {
      begun.once('exit', () => {
        // The next question starts another.
        worker = null;
        endsIdle = false;
        refuseAll(new Error(`The thread '${name}' ended.`));
        resolve();
      });
    });
    return begun;
  };
  const ask: QuestionThread<Questions>['ask'] = async (name, ...asked) => {
    // Two threads must never have the same files open.
    if (endsIdle) await ended;
    if (closed) throw failureOf('cancelled');
    if (worker === null) {
      try {
        worker = start();
      } catch (cause) {
        throw new PackbenchError(threadFailure(cause, parts.workerPath), { cause });
      }
      parts.started?.({ ask });
    }
    const question: Question = { id: ++lastId, name, asked };
    return new Promise((resolve, reject) => {
      waiting.set(question.id, { resolve: (value) => resolve(value as never), reject });
      tellOpen();
      worker?.postMessage(question);
    });
  };

  return {
    ask,
    isBegun: () => worker !== null,
    async close() {
      closed = true;
      callOffEnd();
      worker?.postMessage('close');
      // Nothing it does takes this long, but a disk may. The next opening undoes a half-finished write.
      const timer = setTimeout(() => worker?.terminate(), patienceMilliseconds);
      await ended;
      clearTimeout(timer);
    },
  };
}
