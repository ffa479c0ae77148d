/**
 * Changes of orders are followed to their end, also by the page that takes the place of one whose process ended by itself: a run
 * that ended between the two would be told by nobody, and its orders would stay selected. Which ends were told is kept
 * for that page.
 */
import type { ChangeRun } from '../../../src-preload/contract/change.ts';
import { keptNames } from '../../bench/kept-names.ts';
import { call } from '../../desktop.ts';
import { settleRun } from './settle-run.ts';

const told = keptNames('packbench.changes-told');
/** More than main knows. */
const MOST_TOLD = 100;

const noteTold = (runId: string): void => told.keep([...told.all(), runId].slice(-MOST_TOLD));

/** Main may tell the end just as it is asked for it. */
const ended = new Set<string>();

/** Call with each news of a run. */
export function followEnd(run: ChangeRun): void {
  if (run.state !== 'ended' || ended.has(run.runId)) return;
  ended.add(run.runId);
  void settleRun(run).then(() => noteTold(run.runId));
}

/** Those of which nobody has told the end, as they stand now. Throws DesktopFailure. */
export async function runsNotTold(): Promise<readonly ChangeRun[]> {
  const runs = await call('changes.list', {});
  const toldBefore = told.all();
  return runs.filter(({ runId }) => !toldBefore.includes(runId));
}
