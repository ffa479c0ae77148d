/**
 * The scans of this session at the station, newest first, each with its result. Main judges them and keeps the rounds;
 * the page only shows them. A scan is on the list from the moment it was read, so that every scan gets a verdict.
 */
import { create } from 'zustand';
import type { AccountId } from '../../src-preload/contract/account.ts';
import type { Failure } from '../../src-preload/contract/failure.ts';
import type { NotAddedReason, RoundStep, StationScan, StationState } from '../../src-preload/contract/station.ts';
import { call, failureFrom, on } from '../desktop.ts';
import { tellIfLate } from '../scan/late-answer.ts';
import { learnLayout } from '../scan/layout-learning.ts';
import { askedCodes, shownCode } from '../scan/scan-readings.ts';
import { isToldBefore } from '../scan/told-before.ts';
import type { Reading } from '../scanner/readings.ts';
import type { Refusal } from '../scanner/scan-answers.ts';
import { setReply } from '../server-state.ts';
import { showNotice } from '../ui/notices-store.ts';
import { orderName } from '../ui/order-name.ts';
import { pressOnce } from '../ui/press-once.ts';
import { showFailure } from '../ui/show-failure.ts';
import { say } from '../words/say.ts';
import type { LastAdded } from './last-added.ts';
import { isQuestion, leavesCard, withNewest } from './open-problems.ts';
import type { ShownScan, ShownVerdict } from './shown-scan.ts';

export type TakenOut = Pick<LastAdded, 'roundId' | 'orderId'>;

interface Choice {
  /** Its scan, by `shownId`; or the order that is put back. */
  readonly of: number | string;
  /** What is done before main is asked; null: nothing. */
  readonly ready: Promise<boolean> | null;
  /** Null: it failed, and was told. */
  readonly taken: Promise<ShownScan | null>;
}

interface StationStore {
  readonly scans: readonly ShownScan[];
  /**
   * The card shows it: the scan whose verdict came last, or the newest one, once its verdict is late. A late good verdict
   * takes the card from no later scan.
   */
  readonly latest: ShownScan | null;
  /** The parcel that was taken out since the last scan; null: none was. Where no scan is shown, nothing else would name it. */
  readonly takenOut: TakenOut | null;
  /** The last one, if a notice says that it was taken out; null: nothing else says so. */
  readonly toldOut: TakenOut | null;
  /** The last one that was answered late, and left the card to a later scan. */
  readonly besideCard: ShownScan | null;
  /** That is not answered yet, and that no scan came after: undo means it. */
  readonly lastChoice: Choice | null;
  scan(readings: readonly Reading[]): Promise<void>;
  refuse(refusal: Refusal): void;
  /** The services' answers to a scan that this computer could not answer. */
  noteScanned(scan: StationScan): void;
  /** The order that a person chose, instead of what the scan found. `before`: what is done first; false: it was not. */
  take(accountId: AccountId, orderId: number, shownId?: number, before?: () => Promise<boolean>): Promise<void>;
  /** Codes that joined no round in the last run, and that nobody has handled. */
  recall(earlier: readonly { readonly code: string; readonly why: NotAddedReason }[]): void;
  /** Somebody has handled these problems. */
  dismiss(shownIds: readonly number[]): void;
  /** That was pressed by mistake. */
  takeBack(shownIds: readonly number[]): void;
}

let lastShownId = 0;
/** Resolves when the last scan is answered. */
let lastAnswer: Promise<void> = Promise.resolve();

export const useStationStore = create<StationStore>()((set, get) => {
  const newScan = (code: string, verdict: ShownVerdict | null): ShownScan => {
    lastShownId += 1;
    return { shownId: lastShownId, code, scanId: null, notAsked: [], verdict, isSeenTo: false };
  };
  const begin = (code: string, verdict: ShownVerdict | null): ShownScan => {
    const scan = newScan(code, verdict);
    set(({ scans, latest }) => ({
      scans: withNewest(scan, scans),
      takenOut: null,
      latest: verdict === null ? latest : scan,
    }));
    return scan;
  };
  const settle = (shownId: number, part: Partial<ShownScan> & Pick<ShownScan, 'verdict'>): void =>
    set(({ scans, latest }) => {
      const before = scans.find((scan) => scan.shownId === shownId)?.verdict ?? null;
      if (isNoNews(before, part.verdict)) {
        return { scans: scans.map((scan) => (scan.shownId === shownId ? { ...scan, ...part } : scan)) };
      }
      const changed = scans.map((scan) => (scan.shownId === shownId ? { ...scan, isSeenTo: false, ...part } : scan));
      const settled = changed.find((scan) => scan.shownId === shownId) ?? null;
      const leaves = leavesCard(latest, { shownId, ...part });
      return leaves ? { scans: changed, besideCard: settled } : { scans: changed, latest: settled };
    });
  const showWaiting = (scan: ShownScan): void =>
    set(({ latest }) => (latest !== null && latest.shownId > scan.shownId ? {} : { latest: scan }));
  const failed = (failure: Failure): ShownVerdict => ({ kind: 'failed', failure });
  const ask = async (shownId: number, readings: readonly Reading[]): Promise<void> => {
    try {
      const first = await call('station.scan', askedCodes(readings));
      const { scanId } = first;
      learnLayout(readings, first.matches);
      const { verdict, notAsked } = early.get(scanId) ?? first;
      settle(shownId, { scanId, verdict, notAsked });
    } catch (error) {
      settle(shownId, { verdict: failed(failureFrom(error)) });
    }
    // All others are of scans that have left.
    if (!get().scans.some(({ verdict }) => verdict === null)) early.clear();
  };
  const isOpen = (asked: ShownScan | undefined): boolean =>
    asked === undefined || (!asked.isSeenTo && isQuestion(asked.verdict));
  const shownAs = (shownId: number | undefined): ShownScan | undefined =>
    get().scans.find((scan) => scan.shownId === shownId);
  const takeChosen = async (
    { accountId, orderId }: { readonly accountId: AccountId; readonly orderId: number },
    shownId: number | undefined,
    ready: Promise<boolean> | null,
  ): Promise<ShownScan | null> => {
    try {
      if (ready !== null && (!(await ready) || !isOpen(shownAs(shownId)))) return null;
      const { scanId, verdict, code } = await call('station.take', { accountId, orderId });
      const settled = shownId ?? begin(code, null).shownId;
      settle(settled, { scanId, verdict, notAsked: [] });
      return shownAs(settled) ?? null;
    } catch (error) {
      showFailure({ failure: failureFrom(error) });
      return null;
    }
  };

  return {
    scans: [],
    latest: null,
    takenOut: null,
    toldOut: null,
    besideCard: null,
    lastChoice: null,
    scan(readings) {
      const scan = begin(shownCode(readings), null);
      set({ lastChoice: null });
      lastAnswer = ask(scan.shownId, readings);
      tellIfLate(lastAnswer, () => showWaiting(scan));
      return lastAnswer;
    },
    refuse({ reason, detail, arrived }) {
      // It counts once: what became of the first stays on show, and a parcel that nobody knows among those that joined no round.
      if (reason === 'repeated') return;
      begin(arrived, { kind: 'refused', reason, detail });
    },
    noteScanned(scan) {
      const known = get().scans.find(({ scanId }) => scanId === scan.scanId);
      if (known !== undefined) {
        settle(known.shownId, { verdict: scan.verdict, notAsked: scan.notAsked });
      } else if (get().scans.some(({ verdict }) => verdict === null)) early.set(scan.scanId, scan);
    },
    async take(accountId, orderId, shownId, before) {
      const asked = shownAs(shownId);
      // Its question is settled, or somebody has set the parcel aside meanwhile.
      if (!isOpen(asked)) return;
      const of = asked === undefined ? `${accountId} ${orderId}` : asked.shownId;
      await pressOnce(['take', of].join(' '), async () => {
        const ready = before?.() ?? null;
        const taken = takeChosen({ accountId, orderId }, shownId, ready);
        set({ lastChoice: { of, ready, taken } });
        await taken;
        set(({ lastChoice }) => ({ lastChoice: lastChoice?.taken === taken ? null : lastChoice }));
      });
    },
    recall: (earlier) =>
      set(({ scans }) => ({
        scans: [...scans, ...earlier.map(({ code, why }) => newScan(code, { kind: 'earlier', why }))],
      })),
    dismiss: (shownIds) =>
      set(({ scans, latest }) => ({
        scans: seenTo(scans, shownIds, true),
        latest: latest !== null && shownIds.includes(latest.shownId) ? null : latest,
      })),
    takeBack: (shownIds) =>
      set(({ scans: before, latest }) => {
        const scans = seenTo(before, shownIds, false);
        const [newest] = scans;
        // A parcel that was scanned since, and is not answered yet, is the one in hand.
        const isNewest = newest !== undefined && shownIds.includes(newest.shownId);
        return { scans, latest: latest ?? (isNewest ? newest : null) };
      }),
  };
});

function isNoNews(before: ShownVerdict | null, late: ShownVerdict | null): boolean {
  const [was, is] = [before, late].map((verdict) =>
    verdict?.kind === 'unknown' ? verdict.accounts.map(({ from, failure }) => ({ state: from, failure })) : null,
  );
  return was != null && is != null && isToldBefore(was, is);
}

function seenTo(scans: readonly ShownScan[], shownIds: readonly number[], isSeenTo: boolean): readonly ShownScan[] {
  return scans.map((scan) => (shownIds.includes(scan.shownId) ? { ...scan, isSeenTo } : scan));
}

/** Answers of services that arrived before main's first answer to the same scan was taken. */
const early = new Map<string, StationScan>();

// From the first scan on, whatever screen is shown: a late answer may take an order out of its round again.
on('station.scanned', (scan) => useStationStore.getState().noteScanned(scan));

/**
 * `last`: the parcel that joined last. If one was scanned or chosen since and has no answer yet, that one is meant, and waited
 * for. A person may mean the parcel in the hand even if it did not join, so the parcel that is taken out is then named.
 */
export async function undo(last: LastAdded | null): Promise<void> {
  const { scans, lastChoice } = useStationStore.getState();
  const [newest] = scans;
  if (lastChoice !== null) return undoChoice(lastChoice);
  if (newest?.verdict === null) return undoWaiting(newest);
  if (last === null) return;
  const another = newest !== undefined && !newest.isSeenTo && isAnother(newest.verdict, last) ? newest : null;
  if (!(await takeOut(last.roundId, last.orderId, another !== null)) || another === null) return;
  const { code, verdict } = another;
  const order = orderName(last);
  if (verdict?.kind !== 'asking') showNotice('warn', say('station.undo.other', { order, code }));
  else if (verdictNow(another)?.kind === 'asking') showNotice('warn', say('station.undo.before', { order, code }));
  else showNotice('warn', say('station.since.taken-out', { order }));
}

/** The scan has put no parcel into a round, and is not about the one that is taken out, of which the band says that. */
function isAnother(verdict: ShownVerdict, { orderId }: LastAdded): boolean {
  if (verdict.kind === 'in-round') return verdict.order.orderId !== orderId;
  return verdict.kind !== 'added' && verdict.kind !== 'earlier';
}

const undoWaiting = (waiting: ShownScan): Promise<void> =>
  pressOnce(['undo', waiting.shownId].join(' '), async () => {
    await lastAnswer;
    await undoAnswered(waiting);
  });

const undoChoice = ({ of, taken }: Choice): Promise<void> =>
  pressOnce(['undo', 'choice', of].join(' '), async () => {
    const chosen = await taken;
    if (chosen !== null) await undoAnswered(chosen);
  });

async function undoAnswered(waiting: ShownScan): Promise<void> {
  const verdict = verdictNow(waiting);
  if (verdict?.kind === 'added') {
    await takeOut(verdict.roundId, verdict.order.orderId);
    return;
  }
  const { code } = waiting;
  const isAsking = verdict?.kind === 'asking';
  showNotice('warn', isAsking ? say('station.undo.nothing-yet', { code }) : say('station.undo.nothing', { code }));
}

const verdictNow = ({ shownId }: ShownScan): ShownVerdict | null =>
  useStationStore.getState().scans.find((scan) => scan.shownId === shownId)?.verdict ?? null;

/**
 * False: it was not done, and a notice says why; or it was pressed twice, and the first press does it. `isTold`: once it
 * is done a notice says so.
 */
export async function takeOut(roundId: string, orderId: number, isTold = false): Promise<boolean> {
  useStationStore.setState({ toldOut: isTold ? { roundId, orderId } : null });
  const isDone = await changeOnce(`${roundId} ${orderId}`, () => call('station.takeOut', { roundId, orderId }));
  if (isDone) useStationStore.setState({ takenOut: { roundId, orderId } });
  return isDone;
}

/** The key that closes every round. Main waits for what it has not answered yet: that parcel may be the only one. */
export async function closeAll(prints: boolean): Promise<void> {
  const { scans, lastChoice } = useStationStore.getState();
  const unanswered = scans.find(({ verdict }) => verdict === null);
  // Main is asked for the parcel only then.
  await lastChoice?.ready;
  if (await closeRounds(null, null, prints)) return;
  const meant = unanswered ?? (await lastChoice?.taken) ?? null;
  if (meant === null || verdictNow(meant)?.kind === 'added') return;
  showNotice('warn', say('station.close.nothing', { code: meant.code }));
}

/** False: there was nothing to close. */
export async function closeRounds(
  accountId: AccountId | null,
  carrierName: string | null,
  prints: boolean,
): Promise<boolean> {
  try {
    setReply('station.get', {}, await call('station.close', { accountId, carrierName, prints }));
  } catch (error) {
    const failure = failureFrom(error);
    // The key was pressed twice, and the first press has closed them: the screen shows that already.
    if (failure.code === 'nothing-chosen') return false;
    showFailure({ failure });
  }
  return true;
}

/** False: as for `takeOut`. */
export const takeStep = (roundId: string, step: RoundStep, orderIds: readonly number[] = []): Promise<boolean> =>
  changeOnce(`${roundId} ${step}`, () => call('station.settle', { roundId, step, orderIds }));

async function changeOnce(press: string, change: () => Promise<StationState>): Promise<boolean> {
  let isDone = false;
  await pressOnce(press, async () => {
    try {
      setReply('station.get', {}, await change());
      isDone = true;
    } catch (error) {
      showFailure({ failure: failureFrom(error) });
    }
  });
  return isDone;
}
