/**
 * Follows changes of orders on every screen: what was changed leaves the selection, and whoever went on working hears how
 * a change ended, and can look at it again. What an earlier run of Packbench left undone as it ended is told as soon as it
 * is known.
 */
import { useEffect, useState } from 'react';
import type { ChangeRun } from '../../../src-preload/contract/change.ts';
import { useNavigation } from '../../bench/navigation-store.ts';
import { failureFrom, on } from '../../desktop.ts';
import { useActions } from '../../keyboard/actions-store.ts';
import { showFailure } from '../../ui/show-failure.ts';
import { say } from '../../words/say.ts';
import { runTitle } from './change-words.ts';
import { useChangesStore } from './changes-store.ts';
import { followedRuns, offeredRuns } from './followed-runs.ts';
import { followEnd, runsNotTold } from './runs-to-their-end.ts';
import { watchLeftUndone } from './tell-left-undone.ts';

export function ChangeWatch() {
  const shownId = useChangesStore((state) => state.runId);
  const [runs, setRuns] = useState<readonly ChangeRun[]>([]);
  useEffect(
    () =>
      on('changes.progressed', (run) => {
        setRuns((before) => followedRuns(before, run));
        followEnd(run);
      }),
    [],
  );
  useEffect(() => {
    const followThem = (untold: readonly ChangeRun[]): void => {
      for (const run of untold) {
        setRuns((before) => (before.some(({ runId }) => runId === run.runId) ? before : followedRuns(before, run)));
        followEnd(run);
      }
    };
    runsNotTold().then(followThem, (error: unknown) => showFailure({ failure: failureFrom(error) }));
  }, []);
  useEffect(watchLeftUndone, []);
  // If two have the same label, the newer one.
  const offered = offeredRuns(runs).filter(({ runId }) => runId !== shownId);
  const byLabel = new Map(offered.map((run) => [showLabel(run), run.runId]));
  useActions([...byLabel].map(([label, runId]) => ({ label, group: 'orders', run: () => show(runId) })));
  return null;
}

function showLabel(run: ChangeRun): string {
  return say(run.state === 'ended' ? 'orders.run.show-results' : 'orders.run.show', { what: runTitle(run) });
}

function show(runId: string): void {
  useNavigation.getState().go('orders');
  useChangesStore.getState().watch(runId);
}
