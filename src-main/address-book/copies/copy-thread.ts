/** The thread that owns the copies, as main asks it. */
import type { Log } from '../../ports.ts';
import { createQuestionThread, type QuestionThread } from '../../question-thread.ts';
import type { CopyQuestions } from './copy-questions.ts';
import { type OpenQuestions, tellOpenQuestions } from './right-of-way.ts';

export type CopyThread = QuestionThread<CopyQuestions>;

/** `workerPath`: copy-worker.ts, or what it is built to. `folder` holds the copies. `questions` are told, for those who give way. */
export function createCopyThread(parts: {
  readonly workerPath: string;
  readonly folder: string;
  readonly questions: OpenQuestions;
  readonly log: Log;
}): CopyThread {
  const { workerPath, folder, questions, log } = parts;
  return createQuestionThread<CopyQuestions>({
    name: 'address-book',
    workerPath,
    workerData: { folder },
    folder,
    log,
    openQuestions: (count) => tellOpenQuestions(questions, count),
  });
}
