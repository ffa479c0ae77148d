/** The thread's end: answers each question by the method of its name, until it is told to close. */
import type { MessagePort } from 'node:worker_threads';
import type { Failure } from '../../src-preload/contract/failure.ts';
import { collectsAtRest } from './collect-at-rest.ts';
import type { Answer, Question } from './question-thread.ts';

type Method = (...asked: readonly unknown[]) => unknown;

export interface AnsweringParts<Questions extends object> {
  readonly port: MessagePort;
  readonly questions: Questions;
  /** The failure to report for an error, because its class does not cross between threads. */
  readonly failureOf: (cause: unknown) => Failure;
  readonly close: () => void;
}

export function answerQuestions<Questions extends object>(parts: AnsweringParts<Questions>): void {
  const { port, failureOf } = parts;
  const methods = parts.questions as Readonly<Record<string, Method>>;
  const answerTo = async ({ id, name, asked }: Question): Promise<Answer> => {
    try {
      const method = methods[name];
      if (method === undefined) throw new Error(`There is no question '${name}'.`);
      return { id, ok: true, value: await method(...asked) };
    } catch (cause) {
      return { id, ok: false, failure: failureOf(cause) };
    }
  };
  const noteWork = collectsAtRest();
  port.on('message', (message: Question | 'close') => {
    if (message !== 'close') {
      noteWork();
      void answerTo(message).then((answer) => port.postMessage(answer));
      return;
    }
    parts.close();
    port.close();
  });
}
