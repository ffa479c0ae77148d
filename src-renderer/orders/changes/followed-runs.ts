/** Which changes of orders are followed, and which of them an action shows. */
import type { ChangeRun } from '../../../src-preload/contract/change.ts';
import { runTotal } from './change-words.ts';

/** Main forgets the results of the oldest, a few more. */
const MOST_ENDED = 10;

export function followedRuns(before: readonly ChangeRun[], news: ChangeRun): readonly ChangeRun[] {
  const runs = [...before.filter(({ runId }) => runId !== news.runId), news];
  const ended = runs.filter(({ state }) => state === 'ended').slice(-MOST_ENDED);
  return runs.filter((run) => run.state !== 'ended' || ended.includes(run));
}

/** Those under way, the last one that has ended, and those that were not all done: their notices lead to the action. */
export function offeredRuns(runs: readonly ChangeRun[]): readonly ChangeRun[] {
  const last = runs.findLast(({ state }) => state === 'ended');
  return runs.filter((run) => run.state !== 'ended' || run === last || run.counts.done < runTotal(run));
}
