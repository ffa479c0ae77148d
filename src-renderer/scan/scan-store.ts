/**
 * Every scan of this session, newest first. A scan is on the list from the moment its Enter arrives, so three quick
 * scans are three lines however slow the service is; each is looked up at once and finds its own line again. The copy
 * on this computer answers first; what only a service can know follows when it has answered.
 */
import { create } from 'zustand';
import type { Account } from '../../src-preload/contract/account.ts';
import type { NotAsked, ScanResult } from '../../src-preload/contract/scan.ts';
import { isSelected, isSelectionFull, useSelectionStore } from '../bench/selection-store.ts';
import { readAccounts, switchAccount } from '../bench/use-accounts.ts';
import { call, failureFrom, on } from '../desktop.ts';
import type { Reading } from '../scanner/readings.ts';
import type { Refusal } from '../scanner/scan-answers.ts';
import { pressOnce } from '../ui/press-once.ts';
import { learnLayout } from './layout-learning.ts';
import { askedCodes, shownCode } from './scan-readings.ts';
import { type FoundInAccount, isAdded, isQuestion, judgeOrder, judgeScan, type ScanVerdict } from './scan-verdict.ts';
import { isToldBefore } from './told-before.ts';

export interface Scan {
  readonly scanId: number;
  readonly code: string;
  readonly readings: readonly Reading[];
  /** Null: it was not understood, and nothing was looked up; or the accounts are not known yet. */
  readonly place: ScanPlace | null;
  /** Main's name for it while services are asked. */
  readonly askedAs: string | null;
  /** Services that had not answered when the verdict was given. */
  readonly notAsked: readonly NotAsked[];
  /** Null until the copy has answered. */
  readonly verdict: ScanVerdict | null;
}

/** What the page was showing when a scan came in. */
export interface ScanPlace {
  readonly accounts: readonly Account[];
  readonly current: Account;
  /** The title of the dialog that was open; null when none was. */
  readonly dialog: string | null;
  /** As for judgeScan. */
  readonly isBesideRound: boolean;
}

/** `current`: null before the accounts are known, as in the first moment of a page. */
export type SeenPlace = Omit<ScanPlace, 'current'> & { readonly current: Account | null };

interface ScanState {
  readonly scans: readonly Scan[];
  /** The last verdict to flash. */
  readonly latest: Scan | null;
  scan(readings: readonly Reading[], seen: SeenPlace): Promise<void>;
  /** Strokes that look like a scan but are not one. */
  refuse(refusal: Refusal): void;
  /** The services' answers to a scan that the copy could not answer. */
  noteFound(result: ScanResult): void;
  /**
   * The operator's choice among several orders, or of another account: the page switches to that account, and judges
   * the order there.
   */
  choose(scanId: number, found: FoundInAccount): Promise<void>;
  dismiss(scanId: number): void;
  clear(): void;
}

/** Scans kept on the strip; older ones leave it (their orders stay selected). */
const MOST_SCANS = 200;
let lastScanId = 0;

export const useScanStore = create<ScanState>()((set, get) => {
  const change = (scanId: number, part: Partial<Scan>, isNews: boolean): void =>
    set(({ scans, latest }) => {
      const changed = scans.map((scan) => (scan.scanId === scanId ? { ...scan, ...part } : scan));
      const flashes = isNews ? changed.find((scan) => scan.scanId === scanId) : undefined;
      return { scans: changed, latest: flashes ?? latest };
    });
  const settle = (
    scanId: number,
    verdict: ScanVerdict,
    asked: Partial<Pick<Scan, 'askedAs' | 'notAsked' | 'place'>> = {},
    isNews = true,
  ): void => {
    if (isAdded(verdict)) {
      useSelectionStore.getState().add(verdict.account.accountId, [verdict.order], 'scan');
    }
    change(scanId, { verdict, askedAs: null, notAsked: [], ...asked }, isNews);
  };
  const judge = ({ scanId, place, readings, verdict: before }: Scan, result: ScanResult): void => {
    if (place === null) return;
    // Somebody not heard may know the other reading.
    if (result.notAsked.length === 0) learnLayout(readings, result.matches);
    // A late answer may still come after two seconds.
    const isOpen = result.accounts.some(({ from }) => from === 'asking' || from === 'not-known');
    const askedAs = isOpen ? result.scanId : null;
    const verdict = judgeScan(result, { ...place, isSelected, isSelectionFull });
    const asked = { askedAs, notAsked: result.notAsked, place };
    if (before === null || !isAdded(before)) {
      settle(scanId, verdict, asked, !isNoNews(before, verdict));
    } else if (verdict.kind === 'several') {
      // Until now it was the only order of that number; otherwise what was added stays so.
      useSelectionStore.getState().deselect(before.account.accountId, [before.order.orderId]);
      settle(scanId, { ...verdict, deselected: before.order }, asked);
    }
  };

  return {
    scans: [],
    latest: null,
    async scan(readings, seen) {
      lastScanId += 1;
      const code = shownCode(readings);
      const place = knownPlace(seen);
      const scan: Scan = { scanId: lastScanId, code, readings, place, askedAs: null, notAsked: [], verdict: null };
      set(({ scans }) => ({ scans: withNewest(scan, scans) }));
      try {
        const [result, { accounts, current }] = await Promise.all([
          call('orders.find', { ...askedCodes(readings), atOnce: true }),
          place ?? readAccounts(),
        ]);
        judge({ ...scan, place: knownPlace({ ...seen, accounts, current }) }, early.get(result.scanId) ?? result);
      } catch (error) {
        settle(scan.scanId, { kind: 'failed', failure: failureFrom(error) });
      }
      // All others are of scans that have left.
      if (!get().scans.some(isLookedUp)) early.clear();
    },
    refuse({ reason, detail, arrived }) {
      lastScanId += 1;
      const refused: Scan = {
        scanId: lastScanId,
        code: arrived,
        readings: [],
        place: null,
        askedAs: null,
        notAsked: [],
        verdict: { kind: 'refused', reason, detail },
      };
      set(({ scans, latest }) => ({
        scans: withNewest(refused, scans),
        // The repeated code is on the list; the first one's result stays on show.
        latest: reason === 'repeated' ? latest : refused,
      }));
    },
    noteFound(result) {
      const scan = get().scans.find(({ askedAs }) => askedAs === result.scanId);
      if (scan !== undefined) judge(scan, result);
      else if (get().scans.some(isLookedUp)) early.set(result.scanId, result);
    },
    // One of its choices: a second one would lead on to the account of an order that is not the one.
    choose: (scanId, found) =>
      pressOnce(['choose', scanId].join(' '), async () => {
        const isOpen = (scan: Scan | undefined): scan is Scan & { readonly place: ScanPlace } =>
          scan !== undefined && scan.place !== null && isQuestion(scan.verdict);
        const scanNow = (): Scan | undefined => get().scans.find((each) => each.scanId === scanId);
        if (!isOpen(scanNow()) || !(await switchAccount(found.account.accountId))) return;
        const scan = scanNow();
        // A late answer has settled it meanwhile.
        if (!isOpen(scan)) return;
        const place = { ...scan.place, current: found.account };
        settle(scanId, judgeOrder(found, { ...place, isSelected, isSelectionFull }), { place });
      }),
    dismiss: (scanId) =>
      set(({ scans, latest }) => ({
        scans: scans.filter((scan) => scan.scanId !== scanId || isLookedUp(scan)),
        latest: latest?.scanId === scanId ? null : latest,
      })),
    clear: () => set(({ scans }) => ({ scans: scans.filter(isLookedUp), latest: null })),
  };
});

const knownPlace = ({ current, ...seen }: SeenPlace): ScanPlace | null =>
  current === null ? null : { ...seen, current };

/** Its order may yet join the selection, and nobody would be told: it stays on the list until then. */
const isLookedUp = ({ verdict }: Scan): boolean => verdict === null;

const isNoNews = (before: ScanVerdict | null, late: ScanVerdict): boolean =>
  before?.kind === 'not-found' && late.kind === 'not-found' && isToldBefore(before.accounts, late.accounts);

const withNewest = (scan: Scan, before: readonly Scan[]): readonly Scan[] =>
  [scan, ...before].filter((one, at) => at < MOST_SCANS || isLookedUp(one));

/** Answers of services that arrived before main's first answer to the same scan was taken. */
const early = new Map<string, ScanResult>();

/** Returns the function that stops. */
export function followFoundOrders(): () => void {
  return on('orders.found', (result) => useScanStore.getState().noteFound(result));
}
