/**
 * Reads answers without blocking main: a small one here, at once; a large one in a thread, which is ended when it takes
 * too long. Each large answer has a thread of its own, so that a slow one delays nobody else; a thread that has done
 * its work waits a while for the next answer.
 */
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { FailureFacts } from '../../../src-preload/contract/failure.ts';
import type { After } from '../../ports.ts';
import type { SecretRegister } from '../../redaction/secrets.ts';
import { copyInSlices } from '../../threads/large-bytes.ts';
import { afterRunning, timerOnThisComputer } from '../../time/system-time.ts';
import { withoutKeys } from '../conceal-keys.ts';
import { faultOfReading, ShippingFault } from '../faults.ts';
import type { RawAnswer } from '../shipping-client.ts';
import { codingOf, decompress } from '../wire/body.ts';
import { UnreadableAnswer } from '../wire/unreadable.ts';
import {
  type KeptAnswer,
  type ReadingName,
  type Readings,
  type ThreadQuestion,
  type Told,
  tellAnswer,
  valueOrThrow,
} from './readings.ts';

export interface AnswerReader {
  /** Throws ShippingFault. The bytes of a large answer are gone afterwards. `facts` are added to those of a fault. */
  read<Name extends ReadingName>(
    name: Name,
    answer: RawAnswer,
    answerBytes: number,
    facts: FailureFacts,
  ): Promise<Readings[Name]>;
  /** The answer in the form that may be stored. */
  withoutKeys(answer: RawAnswer, answerBytes: number): Promise<RawAnswer>;
  /** Ends the threads, also in the middle of their work. */
  close(): Promise<void>;
}

export interface AnswerThreads extends AnswerReader {
  /** A large answer is likely to come: its thread starts while the service works. Never throws. */
  expectLarge(): void;
}

export interface AnswerReaderParts {
  readonly secrets: SecretRegister;
  /** answers-worker.ts, or its built file. */
  readonly workerPath?: string;
  /** The longest that a thread may take, in milliseconds in which this program runs. */
  readonly longest: number;
  /** Times the end of an idle thread; a timer of this computer by default. */
  readonly after?: After;
}

/** Reading this many bytes of XML takes main 20 ms on a slow computer. */
const readHere = 32 * 1024;
/** MB of heap for a thread: an answer that needs more ends with its thread, not with the app. */
const mostMemory = 1_024;
/** What an answer is made of lives until it is told, so a little more room for it than other threads have. */
const resourceLimits = { maxOldGenerationSizeMb: mostMemory, maxYoungGenerationSizeMb: 8 };
/**
 * An idle thread weighs 17 MB; a new one starts within 30 ms. The pages of one reading come sooner than this, and the
 * next reading later than any wait worth its memory.
 */
const idleMilliseconds = 5_000;
/** A thread that expects an answer waits as long as a service may work. */
const expectingMilliseconds = 20_000;

export function createAnswerReader(parts: AnswerReaderParts): AnswerThreads {
  const { secrets, longest, after = timerOnThisComputer } = parts;
  const workerPath = parts.workerPath ?? join(import.meta.dirname, 'answers-worker.ts');
  const working = new Set<Worker>();
  let idle: Worker | null = null;
  let callOffEnd = (): void => undefined;
  let closed = false;

  const begin = (): Worker => {
    const worker = new Worker(workerPath, { name: 'answers', resourceLimits });
    // The caller who asked is told. A thread that ends while nobody asks is asked nothing more.
    worker.on('error', () => undefined);
    worker.on('exit', () => {
      if (idle === worker) idle = null;
    });
    return worker;
  };
  const take = (): Worker => {
    const worker = idle ?? begin();
    idle = null;
    callOffEnd();
    worker.ref();
    working.add(worker);
    return worker;
  };
  const giveBack = (worker: Worker, waits = idleMilliseconds): void => {
    working.delete(worker);
    if (closed || idle !== null) {
      void worker.terminate();
      return;
    }
    idle = worker;
    worker.unref();
    callOffEnd = after(waits, () => {
      idle = null;
      void worker.terminate();
    });
  };

  /** `given`: buffers that are transferred; the rest is copied. */
  const ask = <Answer>(asked: ThreadQuestion, given: readonly ArrayBuffer[]): Promise<Answer> =>
    new Promise((resolve, reject) => {
      if (closed) {
        reject(faultOfReading('cancelled', 'the app ended before the answer was read'));
        return;
      }
      const worker = take();
      const leave = (): void => {
        callOffLimit();
        worker.off('message', answered).off('error', failed).off('exit', ended);
      };
      const giveUp = (code: 'answer-unreadable' | 'answer-too-slow' | 'cancelled', why: string): void => {
        leave();
        working.delete(worker);
        void worker.terminate();
        reject(faultOfReading(code, why));
      };
      const answered = (answer: Answer): void => {
        leave();
        giveBack(worker);
        resolve(answer);
      };
      const failed = (error: Error): void => giveUp('answer-unreadable', error.message);
      const ended = (): void => giveUp('cancelled', 'the thread ended before the answer was read');
      const tooSlow = (): void => giveUp('answer-too-slow', `reading took more than ${longest} ms`);
      const callOffLimit = afterRunning(longest, tooSlow);
      worker.on('message', answered).on('error', failed).on('exit', ended);
      worker.postMessage(asked, given);
    });

  return {
    async read(name, answer, answerBytes, facts) {
      const small = smallAnswer(answer);
      if (small !== null) return valueOrThrow(tellAnswer(name, small, answerBytes, secrets), facts);
      const own = withOwnBytes(answer);
      const asked = { kind: 'tell', name, answer: own, answerBytes, keys: secrets.keys() } as const;
      const telling = ask<Told<Readings[typeof name]>>(asked, [ownBuffer(own.body)]);
      return valueOrThrow(await withFacts(telling, facts), facts);
    },
    async withoutKeys(answer, answerBytes) {
      const small = smallAnswer(answer);
      if (small !== null) return withoutKeys(answer, secrets, answerBytes);
      try {
        const body = await copyInSlices(answer.body);
        const asked = { kind: 'without keys', answer: { ...answer, body }, answerBytes, keys: secrets.keys() } as const;
        const kept = await ask<KeptAnswer>(asked, [body.buffer]);
        return { ...answer, headers: kept.headers, body: kept.body ?? answer.body };
      } catch (error) {
        if (!(error instanceof ShippingFault)) throw error;
        // The answer must be kept without keys, whatever became of the thread: done here, it blocks the window.
        return withoutKeys(answer, secrets, answerBytes);
      }
    },
    expectLarge() {
      if (!closed && idle === null) giveBack(take(), expectingMilliseconds);
    },
    async close() {
      closed = true;
      callOffEnd();
      await Promise.all([...working, ...(idle === null ? [] : [idle])].map((worker) => worker.terminate()));
    },
  };
}

/** A fault of the reading itself names the service too. */
async function withFacts<Answer>(asking: Promise<Answer>, facts: FailureFacts): Promise<Answer> {
  try {
    return await asking;
  } catch (error) {
    if (!(error instanceof ShippingFault)) throw error;
    throw new ShippingFault(error.row, error.details, { ...facts, ...error.facts }, error.cause);
  }
}

/**
 * The unpacked answer; null when it is large, or unpacks to more. If it cannot be unpacked, the reader reports that.
 */
function smallAnswer(answer: RawAnswer): RawAnswer | null {
  if (answer.body.byteLength > readHere) return null;
  try {
    if (codingOf(answer.headers) === null) return answer;
    const { 'content-encoding': _coding, ...headers } = answer.headers;
    return { ...answer, headers, body: decompress(answer, readHere) };
  } catch (error) {
    if (!(error instanceof UnreadableAnswer)) throw error;
    return error.code === 'answer-too-large' ? null : answer;
  }
}

/** Copies the bytes where others hold them too, so that they can be transferred. */
function withOwnBytes(answer: RawAnswer): RawAnswer {
  const { body } = answer;
  return body.buffer.byteLength === body.byteLength ? answer : { ...answer, body: new Uint8Array(body) };
}

function ownBuffer(body: Uint8Array): ArrayBuffer {
  if (body.buffer instanceof ArrayBuffer) return body.buffer;
  throw new Error('An answer lies in memory of its own.');
}
