/**
 * Changes of orders are followed to their end, also by the page that takes the place of one whose process ended by itself: a run
 * that ended between the two would be told by nobody, and its orders would stay selected.
 */
import type { ChangeRun } from '../../../src-preload/contract/change.ts';
import { awaitedEnds } from '../../bench/awaited-ends.ts';
import { call, failureFrom } from '../../desktop.ts';
import { showFailure } from '../../ui/show-failure.ts';
import { settleRun } from './settle-run.ts';

const followed = awaitedEnds('packbench.changes');
/** Main may tell the end just as it is asked for it. */
const ended = new Set<string>();

/** Call with each news of a run. */
export function followEnd(run: ChangeRun): void {
  if (run.state !== 'ended') {
    followed.note(run.runId);
    return;
  }
  if (ended.has(run.runId)) return;
  ended.add(run.runId);
  void settleRun(run).then(() => followed.told(run.runId));
}

/** As they stand now. */
export async function runsOfEarlierPages(): Promise<readonly ChangeRun[]> {
  const runs = await Promise.all(followed.takeEarlier().map(runOf));
  return runs.filter((run) => run !== null);
}

async function runOf(runId: string): Promise<ChangeRun | null> {
  try {
    const { results: _results, ...run } = await call('changes.get', { runId });
    return run;
  } catch (error) {
    showFailure({ failure: failureFrom(error) });
    followed.told(runId);
    return null;
  }
}
