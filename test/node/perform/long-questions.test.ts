/** Questions that take long: progress is reported at a pace, the end always, and a stop only reaches those it names. */
import { expect, test } from 'vitest';
import { createLongQuestions, type LongQuestion } from '../../../src-main/long-questions.ts';
import type { QuestionProgress } from '../../../src-preload/contract/progress.ts';
import { TimeThatPasses } from '../../helpers/time-that-passes.ts';

test('progress is told four times a second at most, and the end always', async () => {
  const clock = new TimeThatPasses();
  const told: QuestionProgress[] = [];
  const questions = createLongQuestions({ clock, announce: (_name, event) => told.push(event as QuestionProgress) });
  await questions.ask('list', async ({ progressed }) => {
    for (let doneCount = 1; doneCount <= 20; doneCount += 1) {
      progressed({ doneCount, totalCount: 20 });
      clock.advance(100);
    }
  });
  expect(told.map(({ doneCount }) => doneCount)).toEqual([1, 4, 7, 10, 13, 16, 19, 20]);
  expect(told.at(-1)).toEqual({ questionId: 'list', doneCount: 20, totalCount: 20 });
});

test('a stop reaches the questions of its name while they are asked, and no others', async () => {
  const questions = createLongQuestions({ clock: new TimeThatPasses(), announce: () => {} });
  const asked = (questionId: string): { ended: Promise<string>; question: Promise<LongQuestion> } => {
    const { promise: question, resolve } = Promise.withResolvers<LongQuestion>();
    const ended = questions.ask(questionId, async (one) => {
      resolve(one);
      await new Promise((aborted) => one.signal.addEventListener('abort', aborted, { once: true }));
      return questionId;
    });
    return { ended, question };
  };
  const [first, second, other] = [asked('one'), asked('one'), asked('other')];
  questions.stop('nobody');
  questions.stop('one');
  expect(await Promise.all([first.ended, second.ended])).toEqual(['one', 'one']);
  expect((await other.question).signal.aborted).toBe(false);
  questions.stop('other');
  expect(await other.ended).toBe('other');
  questions.stop('one');
});
