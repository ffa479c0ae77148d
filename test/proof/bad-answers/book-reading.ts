/** The other side of book-thread.ts: one thread that reads the books of an exam, one after the other. */
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { AnswerFile } from '../../../src-main/shipping/shipping-client.ts';
import { ShippingError } from '../../../src-main/shipping/shipping-client.ts';
import type { Failure } from '../../../src-preload/contract/failure.ts';

interface Told {
  readonly number: number;
  readonly failure?: Failure | null;
  readonly words?: string;
}

export interface BookThread {
  read(answer: AnswerFile): Promise<void>;
  close(): Promise<unknown>;
}

export function startBookThread(): BookThread {
  const thread = new Worker(join(import.meta.dirname, 'book-thread.ts'));
  const waiting = new Map<number, (told: Told) => void>();
  let last = 0;
  thread.on('message', (told: Told) => {
    waiting.get(told.number)?.(told);
    waiting.delete(told.number);
  });
  return {
    async read(answer) {
      last += 1;
      const number = last;
      const { promise, resolve } = Promise.withResolvers<Told>();
      waiting.set(number, resolve);
      thread.postMessage({ number, answer });
      const { failure, words } = await promise;
      if (words === undefined) return;
      throw failure ? new ShippingError(failure, 'rejected') : new Error(words);
    },
    close: () => thread.terminate(),
  };
}
