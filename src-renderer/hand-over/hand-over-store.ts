/** Scans of the hand-over, one after another, and the result of the last one. */
import { create } from 'zustand';
import type { ManifestPlace, TallyScan, TallySummary } from '../../src-preload/contract/hand-over.ts';
import { beginHandOver } from '../bench/begin-hand-over.ts';
import { useNavigation } from '../bench/navigation-store.ts';
import { call, failureFrom } from '../desktop.ts';
import { tellIfLate } from '../scan/late-answer.ts';
import { askedCodes, shownCode } from '../scan/scan-readings.ts';
import type { Reading } from '../scanner/readings.ts';
import type { Refusal } from '../scanner/scan-answers.ts';
import { showNotice } from '../ui/notices-store.ts';
import { pressOnce } from '../ui/press-once.ts';
import { showFailure } from '../ui/show-failure.ts';
import type { ShownTick, ShownVerdict } from './shown-tick.ts';
import { scannedName, tickLook, tickSentences } from './tally-words.ts';

/** A person's to the question of a scan. */
interface Answer {
  /** The scan, by its `shownId`. */
  readonly asking: number;
  /** It goes with this driver, whatever label it got since. */
  readonly isSure: boolean;
}

interface HandOverStore {
  /** The last answer, or the newest scan once its answer is late: what was counted before it is not taken for it. */
  readonly latest: ShownTick | null;
  /** The parcel that was taken back since, for there may be another one in hand; null: none. */
  readonly takenBack: { readonly tallyId: string; readonly name: string } | null;
  scan(readings: readonly Reading[]): void;
  refuse(refusal: Refusal): void;
  tick(tallyId: string, orderId: number, byHand: boolean, answer?: Answer): void;
  /** Opens or begins the tally of that manifest, and counts the parcel there. */
  tickAt(place: ManifestPlace, asking: number): void;
  /** The band no longer shows an answer. */
  forget(): void;
}

let lastShownId = 0;
/** Each scan is answered before the next is asked about: the first one may open the tally of the others. */
let queue: Promise<void> = Promise.resolve();
/** Scans and choices in it. */
let unansweredCount = 0;
/** What one of them has opened, and where it was asked: what was asked there behind it goes on with that tally. */
let opened: { readonly from: string | null; readonly tallyId: string } | null = null;

/** No person has gone on to another tally since something was asked at `shown`. */
function isThere(shown: string | null): boolean {
  const { screen, tallyId } = useNavigation.getState();
  if (screen !== 'hand-over') return false;
  return tallyId === shown || (opened?.from === shown && opened.tallyId === tallyId);
}

function inTurn(work: (shownId: number) => Promise<void>): { readonly shownId: number; readonly done: Promise<void> } {
  if (unansweredCount === 0) opened = null;
  lastShownId += 1;
  const shownId = lastShownId;
  unansweredCount += 1;
  queue = queue
    .then(() => work(shownId))
    .finally(() => {
      unansweredCount -= 1;
    });
  return { shownId, done: queue };
}

/** How often undo was pressed: what is pressed behind it means to count again what it takes back. */
let undoneCount = 0;

/**
 * A choice of a person. Pressed again before it is answered, it would be said to be counted already; and a scan that asks has one
 * answer. `chosen`: the parcel, or the scan.
 */
function counting(chosen: readonly (string | number)[], count: (shownId: number) => Promise<void>): void {
  const work = (shownId: number): Promise<void> =>
    count(shownId).catch((error: unknown) => showFailure({ failure: failureFrom(error) }));
  void pressOnce(['count', ...chosen, undoneCount].join(' '), () => inTurn(work).done);
}

export const useHandOverStore = create<HandOverStore>()((set) => {
  const show = (shownId: number, code: string, verdict: ShownVerdict, tally: TallySummary | null): ShownTick => {
    const tallyId = tally?.tallyId ?? useNavigation.getState().tallyId;
    const isGood = verdict.kind === 'ticked' || verdict.kind === 'waiting';
    const shown = { shownId, code, verdict, tally, tallyId };
    set(({ latest }) =>
      isGood && latest !== null && latest.shownId > shownId ? {} : { latest: shown, takenBack: null },
    );
    return shown;
  };
  /** No band shows what became of a parcel whose tally, or the screen itself, was left before the answer came. */
  const tellWhereLeft = (shown: ShownTick): void => {
    const { screen, tallyId } = useNavigation.getState();
    if (screen === 'hand-over' && shown.tallyId === tallyId) return;
    showNotice(tickLook(shown.verdict).look === 'good' ? 'good' : 'warn', tickSentences(shown));
  };
  /** `shown`: the tally that was on the screen when it was asked. A person who has gone on since is not led back. */
  const answered = (shownId: number, shown: string | null, { code, verdict, tally }: TallyScan): void => {
    const tick = show(shownId, code, verdict, tally);
    const { tallyId, openTally } = useNavigation.getState();
    if (tally !== null && tally.tallyId !== tallyId && isThere(shown)) {
      opened = { from: shown, tallyId: tally.tallyId };
      openTally(tally.tallyId);
    } else tellWhereLeft(tick);
  };

  return {
    latest: null,
    takenBack: null,
    scan(readings) {
      const code = shownCode(readings);
      // The one that was shown; where none was, the one that a scan before it has opened.
      const shown = useNavigation.getState().tallyId;
      const { shownId, done } = inTurn(async (id) => {
        try {
          const tallyId = shown ?? (isThere(null) ? useNavigation.getState().tallyId : null);
          answered(id, shown, await call('handOver.scan', { tallyId, ...askedCodes(readings) }));
        } catch (error) {
          tellWhereLeft(show(id, code, { kind: 'failed', failure: failureFrom(error) }, null));
        }
      });
      tellIfLate(done, () => show(shownId, code, { kind: 'waiting' }, null));
    },
    refuse({ reason, detail, arrived }) {
      // It counts once: what became of the first stays on show.
      if (reason === 'repeated') return;
      lastShownId += 1;
      show(lastShownId, arrived, { kind: 'refused', reason, detail }, null);
    },
    tick(tallyId, orderId, byHand, answer) {
      const isSure = answer?.isSure === true;
      counting(answer === undefined ? ['parcel', tallyId, orderId] : ['scan', answer.asking], async (id) => {
        answered(id, tallyId, await call('handOver.tick', { tallyId, orderId, byHand, isSure }));
      });
    },
    tickAt({ manifestId, orderId, handedOverAt }, asking) {
      const shown = useNavigation.getState().tallyId;
      counting(['scan', asking], async (id) => {
        const { tallyId } = await call('handOver.begin', { manifestId, again: handedOverAt !== null });
        answered(id, shown, await call('handOver.tick', { tallyId, orderId, byHand: false }));
      });
    },
    forget: () => set({ latest: null, takenBack: null }),
  };
});

/** What was said of another tally goes. */
export function beginTally(manifestId: string, again = false): Promise<void> {
  return beginHandOver(manifestId, again, useHandOverStore.getState().forget);
}

/**
 * `seen`: the number of the last scan as the screen knew it when undo was pressed; null: none. A scan that was not answered yet
 * is meant instead. Never one before: who presses twice before the screen follows means one parcel.
 */
export function takeBackLast(tallyId: string, seen: number | null): void {
  undoneCount += 1;
  const first = unansweredCount > 0 ? (seen ?? 0) + 1 : (seen ?? 0);
  queue = queue.then(async () => {
    try {
      const tally = await call('handOver.tally', { tallyId });
      const { lastTickNo } = tally;
      // Otherwise that scan counted nothing, and the band says why.
      if (lastTickNo !== null && lastTickNo >= first)
        await takeBack(tallyId, lastTickNo, scannedName(tally, lastTickNo));
    } catch (error) {
      showFailure({ failure: failureFrom(error) });
    }
  });
}

/** `name`: the parcel in words. */
export function takeBack(tallyId: string, tickNo: number, name: string): Promise<void> {
  return pressOnce(['takeBack', tallyId, tickNo].join(' '), async () => {
    try {
      await call('handOver.takeBack', { tallyId, tickNo });
      // What the band says is no longer true.
      useHandOverStore.setState({ latest: null, takenBack: { tallyId, name } });
    } catch (error) {
      showFailure({ failure: failureFrom(error) });
    }
  });
}

/** A parcel that stayed behind, and was said not to go any more, goes with a later driver after all. */
export function setGoing(tallyId: string, orderId: number): Promise<void> {
  return pressOnce(['setGoing', tallyId, orderId].join(' '), async () => {
    try {
      await call('handOver.setGoing', { tallyId, orderIds: [orderId] });
    } catch (error) {
      showFailure({ failure: failureFrom(error) });
    }
  });
}
