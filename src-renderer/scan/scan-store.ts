/**
 * Every scan of this sitting, newest first. A scan is on the list from the moment its Enter arrives, so that three quick
 * scans are three lines whatever the service's speed; each is looked up at once and finds its own line again.
 */
import { create } from 'zustand';
import type { Account } from '../../src-preload/contract/account.ts';
import type { ScanResult } from '../../src-preload/contract/order.ts';
import { isSelected, useSelectionStore } from '../bench/selection-store.ts';
import { call, failureFrom } from '../desktop.ts';
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
  scan(code: string, place: ScanPlace): Promise<void>;
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
  scan: async (code, place) => {
    lastScanId += 1;
    const scanId = lastScanId;
    set(({ scans }) => ({ scans: [{ scanId, code, verdict: null }, ...scans].slice(0, MOST_SCANS) }));
    const verdict = await lookUp(code, place);
    if (verdict.kind === 'added') useSelectionStore.getState().add(verdict.account.accountId, [verdict.order]);
    get().settle(scanId, verdict);
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

async function lookUp(code: string, place: ScanPlace): Promise<ScanVerdict> {
  let result: ScanResult;
  try {
    result = await call('orders.find', { code });
  } catch (error) {
    return { kind: 'failed', failure: failureFrom(error) };
  }
  return judgeScan(result, { ...place, isSelected });
}
