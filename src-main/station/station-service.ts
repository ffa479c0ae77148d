/**
 * The station: takes scans into rounds (round.ts defines a round), and handles the rounds that were closed. A scan
 * counts as good once its order is on the disk; a closed round never delays a scan.
 */
import type { AccountId } from '../../src-preload/contract/account.ts';
import type { PaperFound, RoundPaper, RoundStep, StationState } from '../../src-preload/contract/station.ts';
import type { Reachability } from '../accounts/reachability.ts';
import { afterChange, failureOf } from '../failures.ts';
import type { PrintingService } from '../printing/printing-service.ts';
import { createReadyToClose } from './ready-to-close.ts';
import type { Round } from './round.ts';
import { answerForPaper } from './round-paper.ts';
import { takeRoundStep } from './round-steps.ts';
import { createRoundWork, type RoundWorkParts } from './round-work.ts';
import { createStationScans, type StationScans, type StationScansParts } from './station-scans.ts';
import { stationState } from './station-state.ts';
import { createWaitingRounds, type WaitingRoundsParts } from './waiting-rounds.ts';

/**
 * Methods that change a round throw PackbenchError 'disk-full' or 'file-failed' when the disk refuses the change, and
 * with `changed: 'done'` when the rounds cannot be read after it.
 */
export interface StationService extends StationScans {
  state(): StationState;
  takeOut(roundId: string, orderId: number): StationState;
  close(accountId: AccountId | null, carrierName: string | null, prints: boolean): Promise<StationState>;
  /** Throws PackbenchError 'changed-meanwhile' when the round has moved on since it was shown. */
  settle(roundId: string, step: RoundStep, orderIds: readonly number[]): StationState;
  print(roundId: string, found: PaperFound, on: RoundPaper): Promise<StationState>;
  /** At the start: opens the rounds that an earlier run left, and settles those that are finished. Sends nothing. */
  resume(): void;
  /** The service of the account answers, so rounds that wait for it go on. Never throws; nor does the next. */
  noteReached(accountId: AccountId): void;
  /** A manifest, a print job or an account has changed: finished rounds are settled, and the page is told. */
  noteChanged(): void;
  /** Begins nothing more, and waits for the work on closed rounds that is under way. */
  ended(): Promise<void>;
  shut(): void;
}

export type StationParts = StationScansParts &
  Omit<RoundWorkParts, 'changed'> &
  Pick<WaitingRoundsParts, 'after' | 'lookNow'> & {
    readonly printing: Pick<PrintingService, 'answer'>;
    readonly reachability: Pick<Reachability, 'read'>;
  };

export function createStationService(parts: StationParts): StationService {
  const { rounds, clock, announce } = parts;
  const work = createRoundWork({ ...parts, changed: () => noteChanged() });

  /** For their service: what only has its turn after another round goes on without it. */
  const waitingRounds = (): readonly Round[] =>
    (rounds.ifThere()?.unsettled() ?? []).filter(
      (round) => round.closedAt !== null && !work.isUnderWay(round) && work.standing(round).state === 'waiting',
    );
  const waiting = createWaitingRounds({
    ...parts,
    accountIds: () => waitingRounds().flatMap((round) => work.accountOf(round) ?? []),
    lookNow(accountId) {
      // It may have answered before this waited for it, as while an attempt that met no way was still noted down: that it goes on
      // answering is no news, so nobody would tell it.
      if (parts.reachability.read(accountId).reachable === true) noteReached(accountId);
      else parts.lookNow(accountId);
    },
  });

  /** The rounds' file must not fail a caller that reports something else. */
  const quietly = (look: () => void): void => {
    try {
      look();
    } catch (error) {
      parts.log.error('The rounds could not be looked at.', { err: error });
    }
  };
  const noteReached = (accountId: AccountId): void =>
    quietly(() => {
      for (const round of waitingRounds()) if (work.accountOf(round) === accountId) work.make(round);
    });
  const noteChanged = (): void => {
    work.noteChanged();
    quietly(settleDone);
    announce('station.changed', {});
  };
  const settleDone = (): void => {
    for (const round of rounds.ifThere()?.unsettled() ?? []) {
      if (round.closedAt === null) continue;
      work.bringBack(round);
      if (work.standing(round).state !== 'done') continue;
      rounds().change(round.roundId, (now) => ({ ...now, settledAt: clock.now().toISOString() }));
    }
    waiting.note();
  };

  const state = (): StationState => stationState(rounds, work);

  const scans = createStationScans(parts);
  const openRounds = (accountId: AccountId | null): readonly Round[] =>
    rounds()
      .unsettled()
      .filter((round) => round.closedAt === null && (accountId === null || work.accountOf(round) === accountId));
  const readyToClose = createReadyToClose({ ...parts, openRounds, accountOf: work.accountOf, scans });

  return {
    ...scans,
    state,
    takeOut(roundId, orderId) {
      if (!rounds().takeOut(roundId, orderId)) throw failureOf('changed-meanwhile');
      announce('station.changed', {});
      return afterChange(state);
    },
    async close(accountId, carrierName, prints) {
      const isRelabelled = await readyToClose(accountId, carrierName);
      const open = openRounds(accountId).map(({ roundId }) => roundId);
      const closed = rounds().close(open, carrierName, prints);
      // Somebody waits for a manifest that there will not be: all of its parcels go with another carrier by now.
      if (closed.length === 0) throw failureOf(isRelabelled ? 'changed-meanwhile' : 'nothing-chosen');
      return afterChange(() => {
        for (const round of closed) work.make(round);
        announce('station.changed', {});
        return state();
      });
    },
    settle(roundId, step, orderIds) {
      const round = rounds().get(roundId);
      const standing = round === null || round.closedAt === null ? null : work.standing(round);
      if (round === null || !standing?.steps.includes(step)) throw failureOf('changed-meanwhile');
      const named = orderIds.length > 0 ? orderIds : (standing.failure?.facts.orderIds ?? []);
      takeRoundStep({ file: rounds(), work, clock }, round, step, named);
      work.forgetFailure(round);
      noteChanged();
      return afterChange(() => {
        const { manifestId } = round;
        const isAnswer = standing.trouble === 'print-unknown' && manifestId !== null;
        if (isAnswer) answerForPaper(parts.printing, manifestId, step === 'came-out');
        return state();
      });
    },
    async print(roundId, found, on) {
      const round = rounds().get(roundId);
      if (round !== null) await work.print(round, found, on);
      noteChanged();
      return afterChange(state);
    },
    resume: settleDone,
    noteReached,
    noteChanged,
    ended() {
      waiting.close();
      return work.ended();
    },
    shut: rounds.shut,
  };
}
