/** Parcels that joined no round outlast the app: main keeps their codes, and the list begins with those of the last run. */
import { call, failureFrom } from '../desktop.ts';
import { showFailure } from '../ui/show-failure.ts';
import { openProblems } from './open-problems.ts';
import type { ShownScan } from './shown-scan.ts';
import { useStationStore } from './station-store.ts';

/** As main takes them. */
const MOST_CODES = 500;
const LONGEST_CODE = 1_000;

let isBegun = false;
let keptCodes: readonly string[] = [];

/** Call each time the station is shown; only the first time counts. */
export function followNotAdded(): void {
  if (isBegun) return;
  isBegun = true;
  void recall();
}

async function recall(): Promise<void> {
  try {
    const { codes, failure } = await call('station.notAdded', {});
    keptCodes = codes;
    useStationStore.getState().recall(codes);
    if (failure !== null) showFailure({ failure });
  } catch (error) {
    showFailure({ failure: failureFrom(error) });
  }
  void keep(useStationStore.getState().scans);
  useStationStore.subscribe(({ scans }) => void keep(scans));
}

async function keep(scans: readonly ShownScan[]): Promise<void> {
  const codes = openProblems(scans)
    .map(({ code }) => code)
    .filter((code) => code !== '' && code.length <= LONGEST_CODE)
    .slice(0, MOST_CODES);
  if (codes.length === keptCodes.length && codes.every((code, at) => code === keptCodes[at])) return;
  keptCodes = codes;
  try {
    const { failure } = await call('station.keepNotAdded', { codes });
    if (failure !== null) showFailure({ failure });
  } catch (error) {
    showFailure({ failure: failureFrom(error) });
  }
}
