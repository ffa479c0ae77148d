/** The thread that owns the copies, as main asks it. */
import type { After, Log } from '../../ports.ts';
import { createQuestionThread, type QuestionThread } from '../../question-thread.ts';
import type { CopyQuestions } from './copy-questions.ts';
import { type OpenQuestions, tellOpenQuestions } from './right-of-way.ts';

export type CopyThread = QuestionThread<CopyQuestions>;

/** It weighs 19 MB. Between two keys of who types it stays; whoever comes back waits 60 ms longer for the first answer. */
const idleMilliseconds = 60_000;

/** `workerPath`: copy-worker.ts, or what it is built to. `folder` holds the copies. `questions` are told, for those who give way. */
export function createCopyThread(parts: {
  readonly workerPath: string;
  readonly folder: string;
  readonly questions: OpenQuestions;
  /** Of a thread that nobody asks; a timer of this computer unless given. */
  readonly after?: After;
  readonly log: Log;
}): CopyThread {
  const { workerPath, folder, questions, after, log } = parts;
  return createQuestionThread<CopyQuestions>({
    name: 'address-book',
    workerPath,
    workerData: { folder },
    folder,
    log,
    openQuestions: (count) => tellOpenQuestions(questions, count),
    endsIdle: { milliseconds: idleMilliseconds, ...(after === undefined ? {} : { after }) },
  });
}
