/** The one thread that owns the copies: searching and comparing never hold the window up, and nothing here takes long. */
import { parentPort, workerData } from 'node:worker_threads';
import { threadFailure } from '../../thread-failure.ts';
import { openCopies } from './copies.ts';
import type { CopyAnswer, CopyQuestion, FoundInCopies } from './copy-questions.ts';

function run(port: NonNullable<typeof parentPort>, folder: string): void {
  const copies = openCopies(folder);
  const search = (...asked: Parameters<typeof copies.search>): FoundInCopies => {
    const { books, ...found } = copies.search(...asked);
    const told = books.map((book) =>
      'error' in book ? { accountId: book.accountId, failure: threadFailure(book.error, folder) } : book,
    );
    return { books: told, ...found };
  };
  const questions = { ...copies, search };
  const answerTo = ({ id, name, asked }: CopyQuestion): CopyAnswer => {
    try {
      const ask: (...given: never[]) => unknown = questions[name];
      return { id, ok: true, value: ask(...(asked as never[])) };
    } catch (error) {
      return { id, ok: false, failure: threadFailure(error, folder) };
    }
  };
  port.on('message', (message: CopyQuestion | 'close') => {
    if (message !== 'close') {
      port.postMessage(answerTo(message));
      return;
    }
    copies.close();
    port.close();
  });
}

if (parentPort === null) throw new Error('This file runs in a worker thread.');
run(parentPort, String(workerData.folder));
