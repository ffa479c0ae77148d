/**
 * The one thread that owns the copies, so that searching and comparing never block the window. Nothing here takes long.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { answerQuestions } from '../../threads/answering-thread.ts';
import { threadFailure } from '../../threads/thread-failure.ts';
import { openCopies } from './copies.ts';
import type { CopyQuestions } from './copy-questions.ts';

if (parentPort === null) throw new Error('This file runs in a worker thread.');
const folder = String(workerData.folder);
const copies = openCopies(folder);
const failureOf = (cause: unknown) => threadFailure(cause, folder);
const questions: CopyQuestions = {
  ...copies,
  search(...asked) {
    const { books, ...found } = copies.search(...asked);
    const told = books.map((book) =>
      'error' in book ? { accountId: book.accountId, failure: failureOf(book.error) } : book,
    );
    return { books: told, ...found };
  },
};
answerQuestions({ port: parentPort, questions, failureOf, close: copies.close });
