/** Reads the address books in a thread of its own, as the app does: what that costs is not main's. */
import { parentPort } from 'node:worker_threads';
import { readAddressBookAnswer } from '../../../src-main/shipping/address-book-answer.ts';
import { type AnswerFile, ShippingError } from '../../../src-main/shipping/shipping-client.ts';

parentPort?.on('message', ({ number, answer }: { readonly number: number; readonly answer: AnswerFile }) => {
  try {
    let count = 0;
    for (const _ of readAddressBookAnswer(answer)) count += 1;
    parentPort?.postMessage({ number, count });
  } catch (error) {
    const failure = error instanceof ShippingError ? error.failure : null;
    parentPort?.postMessage({ number, failure, words: String(error) });
  }
});
