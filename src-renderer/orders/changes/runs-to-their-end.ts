/**
 * Changes of orders are followed to their end, also by the page that takes the place of one whose process ended by itself: a run
 * that ended between the two would be told by nobody, and its orders would stay selected. Which ends were told is kept in the
 * window's storage, which outlives a page's process.
 */
import type { ChangeRun } from '../../../src-preload/contract/change.ts';
import { call } from '../../desktop.ts';
import { settleRun } from './settle-run.ts';

const storedAs = 'packbench.changes-told';
/** More than main knows. */
const MOST_TOLD = 100;

const toldBefore = (): readonly string[] => JSON.parse(sessionStorage.getItem(storedAs) ?? '[]') as readonly string[];
const noteTold = (runId: string): void =>
  sessionStorage.setItem(storedAs, JSON.stringify([...toldBefore(), runId].slice(-MOST_TOLD)));

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
  const told = toldBefore();
  return runs.filter(({ runId }) => !told.includes(runId));
}
