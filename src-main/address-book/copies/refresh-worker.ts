/** A thread for one piece of work that takes seconds. It starts for that work and ends with it. */
import { parentPort, workerData } from 'node:worker_threads';
import type { AddressBookEntry } from '../../../src-preload/contract/address-book.ts';
import { ShippingError } from '../../shipping/shipping-client.ts';
import { threadFailure } from '../../threads/thread-failure.ts';
import { isSoundBook } from '../book/book-file.ts';
import type { RefreshTold, RefreshWork, RefreshWorkName } from './refresh-work.ts';
import { giveWay, type OpenQuestions } from './right-of-way.ts';

type Work = { [Name in RefreshWorkName]: (asked: RefreshWork[Name]['asked']) => Promise<RefreshWork[Name]['answer']> };

// Building a book needs the rules of all countries. Looking for damage, which every start does for each book, does not.
const loadReading = () => import('../../shipping/address-book-answer.ts');
const loadBuilding = () => import('../address-book.ts');

function createWork(questions: OpenQuestions, tell: (told: RefreshTold) => void): Work {
  return {
    async build({ answer, path, present, readAt }) {
      const [{ readAddressBookAnswer }, { buildAddressBook }] = await Promise.all([loadReading(), loadBuilding()]);
      let readCount = 0;
      const note = (count: number): void => {
        readCount = count;
        tell({ kind: 'read', count });
      };
      const entries = counted(readAddressBookAnswer(answer), note);
      const options = { readAt, present, betweenSlices: () => giveWay(questions) };
      return { ...(await buildAddressBook(path, entries, options)), readCount };
    },
    async remake({ path, earlier }) {
      const { remakeAddressBook } = await loadBuilding();
      const onProgress = (count: number): void => tell({ kind: 'read', count });
      return remakeAddressBook(path, earlier, { onProgress, betweenSlices: () => giveWay(questions) });
    },
    async count({ answer }) {
      const { readAddressBookAnswer } = await loadReading();
      let totalCount = 0;
      try {
        for (const _entry of readAddressBookAnswer(answer)) totalCount += 1;
      } catch (error) {
        if (!(error instanceof ShippingError)) throw error;
      }
      return { totalCount };
    },
    inspect: async ({ path }) => ({ isSound: isSoundBook(path) }),
  };
}

/** As often as a person can read. */
const betweenNews = { milliseconds: 200, entries: 500 };

/** `note` hears how many there were so far, and at the end how many in all. */
function* counted(entries: Iterable<AddressBookEntry>, note: (count: number) => void): Generator<AddressBookEntry> {
  let count = 0;
  let toldAt = Number.NEGATIVE_INFINITY;
  for (const entry of entries) {
    yield entry;
    count += 1;
    if (count % betweenNews.entries !== 0 || performance.now() - toldAt < betweenNews.milliseconds) continue;
    toldAt = performance.now();
    note(count);
  }
  note(count);
}

interface Given {
  readonly name: RefreshWorkName;
  readonly asked: never;
  readonly folder: string;
  readonly questions: OpenQuestions;
}

async function run(port: NonNullable<typeof parentPort>): Promise<void> {
  const { name, asked, folder, questions } = workerData as Given;
  const tell = (told: RefreshTold): void => port.postMessage(told);
  try {
    const work: (asked: never) => Promise<unknown> = createWork(questions, tell)[name];
    tell({ kind: 'done', answer: await work(asked) });
  } catch (error) {
    const failure = threadFailure(error, folder);
    tell({ kind: 'failed', failure, isOfService: error instanceof ShippingError });
  }
  port.close();
}

if (parentPort === null) throw new Error('This file runs in a worker thread.');
void run(parentPort);
