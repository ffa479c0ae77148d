/** The thread that owns the copies, as main asks it. */
import type { After, Log } from '../../ports.ts';
import { createQuestionThread, type QuestionThread } from '../../threads/question-thread.ts';
import type { CopyQuestions } from './copy-questions.ts';
import { type OpenQuestions, tellOpenQuestions } from './right-of-way.ts';

export type CopyThread = QuestionThread<CopyQuestions>;

/**
 * The thread weighs 19 MB. It stays while somebody types; a person who comes back later waits 60 ms longer for the
 * first answer.
 */
const idleMilliseconds = 60_000;

/**
 * `workerPath`: copy-worker.ts, or its built file. `folder` holds the copies. `questions` counts open questions, for
 * threads that give way.
 */
export function createCopyThread(parts: {
  readonly workerPath: string;
  readonly folder: string;
  readonly questions: OpenQuestions;
  /** Times the end of an idle thread; a timer of this computer by default. */
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
