/** Parcels that joined no round outlast the app: main keeps their codes, and the list begins with those of the last run. */
import type { Failure } from '../../src-preload/contract/failure.ts';
import { longestScan } from '../../src-preload/contract/scan.ts';
import { mostNotAdded, type NotAddedReason } from '../../src-preload/contract/station.ts';
import { call, failureFrom } from '../desktop.ts';
import { troubleLine } from '../ui/failure-words.ts';
import { drillFor } from '../ui/help-topics.ts';
import { showNotice } from '../ui/notices-store.ts';
import { showFailure } from '../ui/show-failure.ts';
import { say } from '../words/say.ts';
import { openProblems } from './open-problems.ts';
import type { ShownScan, ShownVerdict } from './shown-scan.ts';
import { useStationStore } from './station-store.ts';

let isBegun = false;
let kept = '';

/** Call each time the station is shown; only the first time counts. */
export function followNotAdded(): void {
  if (isBegun) return;
  isBegun = true;
  void recall();
}

async function recall(): Promise<void> {
  try {
    const { codes, reasons, failure } = await call('station.notAdded', {});
    kept = JSON.stringify({ codes, reasons });
    useStationStore.getState().recall(codes.map((code, at) => ({ code, why: reasons[at] ?? '' })));
    if (failure !== null) showFailure({ failure });
  } catch (error) {
    showFailure({ failure: failureFrom(error) });
    // What main has kept is not known yet, and must not be replaced: the next scan asks for it again.
    const stop = useStationStore.subscribe(() => {
      stop();
      void recall();
    });
    return;
  }
  void keep(useStationStore.getState().scans);
  useStationStore.subscribe(({ scans }) => void keep(scans));
}

async function keep(scans: readonly ShownScan[]): Promise<void> {
  const open = openProblems(scans)
    .filter(({ code }) => code !== '' && code.length <= longestScan)
    .slice(0, mostNotAdded);
  const list = { codes: open.map(({ code }) => code), reasons: open.map(({ verdict }) => reasonOf(verdict)) };
  if (kept === JSON.stringify(list)) return;
  kept = JSON.stringify(list);
  try {
    const { failure } = await call('station.keepNotAdded', list);
    if (failure !== null) tellUnkept(failure);
  } catch (error) {
    tellUnkept(failureFrom(error));
  }
}

/** Not 'nothing was changed' alone: a parcel stands beside the bench, and only the screen knows its code. */
function tellUnkept(failure: Failure): void {
  showNotice('bad', say('station.not-taken.unkept', { why: troubleLine(failure) }), drillFor(failure));
}

function reasonOf(verdict: ShownVerdict | null): NotAddedReason {
  if (verdict === null) return '';
  switch (verdict.kind) {
    case 'added':
    case 'in-round':
      return '';
    case 'earlier':
      return verdict.why;
    default:
      return verdict.kind;
  }
}
