/** In a thread of its own: reads the address book that stands in a file, entry by entry, and tells how many there are. */
import { parentPort, workerData } from 'node:worker_threads';
import { readAddressBookAnswer } from '../../../src-main/shipping/address-book-answer.ts';

let count = 0;
for (const _entry of readAddressBookAnswer(workerData)) count += 1;
parentPort?.postMessage(count);
