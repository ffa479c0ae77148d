/**
 * Every scan of this sitting, newest first. A scan is on the list from the moment its Enter arrives, so that three quick
 * scans are three lines whatever the service's speed; each is looked up at once and finds its own line again.
 */
import { create } from 'zustand';
import type { Account } from '../../src-preload/contract/account.ts';
import type { ScanResult } from '../../src-preload/contract/order.ts';
import { isSelected, useSelectionStore } from '../bench/selection-store.ts';
import { call, failureFrom } from '../desktop.ts';
import type { Reading } from '../scanner/readings.ts';
import type { Refusal } from '../scanner/scan-answers.ts';
import { learnLayout } from './layout-learning.ts';
import { askedCodes, shownCode } from './scan-readings.ts';
import { judgeScan, type ScanVerdict } from './scan-verdict.ts';

export interface Scan {
  readonly scanId: number;
  readonly code: string;
  /** Null while it is looked up. */
  readonly verdict: ScanVerdict | null;
}

/** What the page was about when a scan came in. */
export interface ScanPlace {
  readonly accounts: readonly Account[];
  readonly current: Account;
  /** The title of the dialog that was open; null when none was. */
  readonly dialog: string | null;
}

interface ScanState {
  readonly scans: readonly Scan[];
  /** The last verdict to flash. */
  readonly latest: Scan | null;
  scan(readings: readonly Reading[], place: ScanPlace): Promise<void>;
  /** Strokes that look like a scan and are none. */
  refuse(refusal: Refusal): void;
  /** Gives a scan another verdict, after the operator has chosen. */
  settle(scanId: number, verdict: ScanVerdict): void;
  dismiss(scanId: number): void;
  clear(): void;
}

/** Scans kept on the strip; older ones leave it (their orders stay selected). */
const MOST_SCANS = 200;
let lastScanId = 0;

export const useScanStore = create<ScanState>()((set, get) => ({
  scans: [],
  latest: null,
  scan: async (readings, place) => {
    lastScanId += 1;
    const scanId = lastScanId;
    const waiting = { scanId, code: shownCode(readings), verdict: null };
    set(({ scans }) => ({ scans: [waiting, ...scans].slice(0, MOST_SCANS) }));
    const verdict = await lookUp(readings, place);
    if (verdict.kind === 'added') useSelectionStore.getState().add(verdict.account.accountId, [verdict.order]);
    get().settle(scanId, verdict);
  },
  refuse: ({ reason, detail, arrived }) => {
    lastScanId += 1;
    const refused: Scan = { scanId: lastScanId, code: arrived, verdict: { kind: 'refused', reason, detail } };
    set(({ scans, latest }) => ({
      scans: [refused, ...scans].slice(0, MOST_SCANS),
      // The same code twice is on the list; what the first one brought stays on show.
      latest: reason === 'repeated' ? latest : refused,
    }));
  },
  settle: (scanId, verdict) =>
    set(({ scans, latest }) => {
      const settled = scans.map((scan) => (scan.scanId === scanId ? { ...scan, verdict } : scan));
      return { scans: settled, latest: settled.find((scan) => scan.scanId === scanId) ?? latest };
    }),
  dismiss: (scanId) =>
    set(({ scans, latest }) => ({
      scans: scans.filter((scan) => scan.scanId !== scanId),
      latest: latest?.scanId === scanId ? null : latest,
    })),
  clear: () => set({ scans: [], latest: null }),
}));

async function lookUp(readings: readonly Reading[], place: ScanPlace): Promise<ScanVerdict> {
  let result: ScanResult;
  try {
    result = await call('orders.find', askedCodes(readings));
  } catch (error) {
    return { kind: 'failed', failure: failureFrom(error) };
  }
  learnLayout(readings, result.matches);
  return judgeScan(result, { ...place, isSelected });
}
