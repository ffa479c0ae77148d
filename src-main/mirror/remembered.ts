/** The last answers, kept while nothing changes: scrolling and typing ask the same again and again. */
import type { MirrorDatabase } from './mirror-database.ts';

export type Remembered = <Answer>(question: unknown, find: () => Answer | Promise<Answer>) => Promise<Answer>;

const mostAnswers = 64;

export function createRemembered(database: Pick<MirrorDatabase, 'version'>): Remembered {
  let version = -1;
  const answers = new Map<string, unknown>();
  return async (question, find) => {
    const asked = database.version();
    if (version !== asked || answers.size >= mostAnswers) answers.clear();
    version = asked;
    const name = JSON.stringify(question);
    if (answers.has(name)) return answers.get(name) as Awaited<ReturnType<typeof find>>;
    const answer = await find();
    // A change in between may have mixed the states before and after it.
    if (database.version() === asked) answers.set(name, answer);
    return answer;
  };
}
