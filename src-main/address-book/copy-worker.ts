/** The one thread that owns the copies: searching, writing and comparing never hold the window up. */
import { parentPort, workerData } from 'node:worker_threads';
import { readAddressBookAnswer } from '../shipping/address-book-answer.ts';
import { ShippingError } from '../shipping/shipping-client.ts';
import { openCopies } from './copies.ts';
import type { CopyAnswer, CopyQuestion, CopyQuestions } from './copy-questions.ts';

function run(port: NonNullable<typeof parentPort>, folder: string): void {
  const copies = openCopies(folder);
  const answers: { [Name in keyof CopyQuestions]: (asked: CopyQuestions[Name]['asked']) => unknown } = {
    state: ({ accountId }) => copies.state(accountId),
    search: ({ accountId, text, limit }) => copies.search(accountId, text, limit),
    check: ({ accountId, address }) => copies.check(accountId, address),
    replace: ({ accountId, answer, readAt }) => copies.replace(accountId, readAddressBookAnswer(answer), readAt),
    forget: ({ accountId }) => copies.forget(accountId),
  };
  const answer = async ({ id, name, asked }: CopyQuestion): Promise<void> => {
    const post = (message: CopyAnswer): void => port.postMessage(message);
    try {
      const ask: (asked: never) => unknown = answers[name];
      post({ id, ok: true, value: await ask(asked as never) });
    } catch (error) {
      // An error's class does not cross between threads; its failure does.
      const failure = error instanceof ShippingError ? error.failure : null;
      post({ id, ok: false, failure, error: failure === null ? error : null });
    }
  };
  port.on('message', (message: CopyQuestion | 'close') => {
    if (message !== 'close') {
      void answer(message);
      return;
    }
    copies.close();
    port.close();
  });
}

if (parentPort === null) throw new Error('This file runs in a worker thread.');
run(parentPort, String(workerData.folder));
