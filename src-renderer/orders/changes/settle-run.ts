/** The end of a change: whoever went on working hears of it, and what was changed leaves the selection. */
import type { ChangeRun } from '../../../src-preload/contract/change.ts';
import type { Failure } from '../../../src-preload/contract/failure.ts';
import { useSelectionStore } from '../../bench/selection-store.ts';
import { accountsBeside, readAccounts } from '../../bench/use-accounts.ts';
import { call, failureFrom } from '../../desktop.ts';
import { troubleLine } from '../../ui/failure-words.ts';
import { drillFor } from '../../ui/help-topics.ts';
import { showNotice } from '../../ui/notices-store.ts';
import { say } from '../../words/say.ts';
import { runTitle, runTotal } from './change-words.ts';
import { useChangesStore } from './changes-store.ts';

export async function settleRun(run: ChangeRun): Promise<void> {
  if (useChangesStore.getState().runId !== run.runId) tellEnd(run);
  const { clear, deselectInAll } = useSelectionStore.getState();
  if (run.kind === 'remove-all-unshipped') {
    // Refused, not sent or in doubt, they may all be there.
    if (run.counts.done > 0) clear(run.accountId);
    return;
  }
  try {
    const [{ results }, { accounts }] = await Promise.all([call('changes.get', { runId: run.runId }), readAccounts()]);
    const done = results.filter(({ state }) => state === 'done').map(({ orderId }) => orderId);
    deselectInAll(accountsBeside(run.accountId, accounts), done);
  } catch (error) {
    if (run.counts.done > 0) tellStillSelected(run, failureFrom(error));
  }
}

function tellEnd(run: ChangeRun): void {
  const what = runTitle(run);
  if (run.counts.done === runTotal(run)) showNotice('good', say('orders.run.all-done', { what }));
  else showNotice('warn', say('orders.run.not-all-done', { what }));
}

/** Not 'nothing was changed': that is true of the reading alone. */
function tellStillSelected(run: ChangeRun, failure: Failure): void {
  const words = say('orders.run.still-selected', { what: runTitle(run), why: troubleLine(failure) });
  showNotice('bad', words, drillFor(failure));
}
