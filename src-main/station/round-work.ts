/**
 * What is done with a closed round: the manifests service makes its manifest, once, and the print system its paper.
 * Rounds of one account go one after another, accounts side by side, and paper beside requests to the service, so one
 * that hangs delays no other. A round that found no way to the service waits, and goes on once the service has answered
 * somebody; a start sends nothing by itself.
 */
import type { AccountId } from '../../src-preload/contract/account.ts';
import type { Failure } from '../../src-preload/contract/failure.ts';
import type { Manifest } from '../../src-preload/contract/manifest.ts';
import type { PaperFound, RoundPaper } from '../../src-preload/contract/station.ts';
import type { AccountsService } from '../accounts/accounts-service.ts';
import { failureOf, PackbenchError } from '../failures.ts';
import { type AccountReference, isSameAccount } from '../journal/account-at-service.ts';
import type { Ledger } from '../journal/ledger.ts';
import type { ManifestsService } from '../manifests/manifests-service.ts';
import { type ShippedMeanwhileParts, throwIfShipped } from '../orders/shipped-meanwhile.ts';
import type { PrintingService } from '../printing/printing-service.ts';
import type { OpenRounds } from './open-rounds.ts';
import type { Round } from './round.ts';
import { filesUnderWay, type Standing, standingOf } from './round-standing.ts';

export interface RoundWorkParts extends ShippedMeanwhileParts {
  readonly rounds: OpenRounds;
  readonly ledger: { readonly accounts: Pick<Ledger['accounts'], 'reference'> };
  readonly accounts: Pick<AccountsService, 'list'>;
  readonly manifests: Pick<ManifestsService, 'create' | 'get'>;
  readonly printing: Pick<PrintingService, 'print' | 'listJobs'>;
  /** The standing of a round has changed. */
  readonly changed: () => void;
}

export interface RoundWork {
  /** The account of this computer that the round belongs to; null: it is gone. */
  accountOf(round: AccountReference): AccountId | null;
  standing(round: Round): Standing;
  /** Makes its manifest in the background, unless it has one or is being made. */
  make(round: Round): void;
  /** Begins nothing more; resolves when nothing is under way. */
  ended(): Promise<void>;
  /** Call once each time the round's standing is 'isToPrint'. */
  print(round: Round, found: PaperFound, on: RoundPaper): Promise<void>;
}

/** More jobs than anybody prints for one manifest. */
const mostJobs = 1_000;

export function createRoundWork(parts: RoundWorkParts): RoundWork {
  const { rounds, accounts, manifests, printing, log, changed } = parts;
  const underWay = new Set<string>();
  let isEnding = false;
  /** The last task of each account; manifests and paper have separate lanes. */
  const lanes = new Map<string, Promise<void>>();

  /** By its key before its entry, because the keys of two entries may have been swapped since. */
  const accountOf = (round: AccountReference): AccountId | null => {
    const known = accounts.list().accounts.map(({ accountId }) => parts.ledger.accounts.reference(accountId));
    const same = known.filter((account) => isSameAccount(account, round));
    const found = same.find(({ fingerprint }) => fingerprint === round.fingerprint) ?? same[0];
    return found?.accountId ?? null;
  };

  const standing = (round: Round): Standing => {
    const manifest = round.manifestId === null ? null : manifestOf(manifests, round.manifestId);
    const jobs = round.manifestId === null ? [] : printing.listJobs(round.manifestId, mostJobs);
    return standingOf(round, {
      isUnderWay: underWay.has(round.roundId),
      hasAccount: accountOf(round) !== null,
      manifest: manifest === null ? null : { ...manifest, fileCount: manifest.files.length },
      jobs,
      isAnotherRunning: rounds().isAnotherRunning,
    });
  };

  const send = async (round: Round, accountId: AccountId): Promise<void> => {
    const { roundId } = round;
    const orders = await throwIfShipped(parts, accountId, rounds().ordersOf(roundId), hasWaited(round));
    await manifests.create({ accountId, orders }, (manifestId) => {
      const noted = rounds().change(roundId, (now) =>
        now.manifestId === round.manifestId && now.settledAt === null ? { ...now, manifestId, failure: null } : null,
      );
      // A second program works on it, or a person has taken it back: this attempt is not sent.
      if (noted === null) throw failureOf('cancelled');
    });
  };

  /** An attempt of it found no way to the service, or the program ended. */
  const hasWaited = ({ closedAt, failure, manifestId }: Round): boolean => {
    const waited = parts.clock.now().getTime() - Date.parse(closedAt ?? '');
    // Less than nothing: somebody has set the clock.
    return (failure !== null || manifestId !== null) && (waited > 60_000 || waited < 0);
  };

  /** If its manifest was begun, that tells how it went: here only earlier failures are noted. */
  const attempt = async (round: Round, accountId: AccountId): Promise<void> => {
    try {
      await send(round, accountId);
    } catch (error) {
      if (!(error instanceof PackbenchError)) throw error;
      noteFailure(round, error.failure);
    }
  };
  const noteFailure = (round: Round, failure: Failure): void => {
    if (failure.code === 'cancelled') return;
    rounds().change(round.roundId, (now) => (now.manifestId === round.manifestId ? { ...now, failure } : null));
  };

  const inLane = (lane: string, roundId: string, work: () => Promise<void>): Promise<void> => {
    underWay.add(roundId);
    const before = lanes.get(lane) ?? Promise.resolve();
    const run = before
      .then(work)
      .catch((error: unknown) => log.error('The work on a round ended in an error.', { roundId, err: error }))
      .finally(() => {
        underWay.delete(roundId);
        changed();
      });
    lanes.set(lane, run);
    return run;
  };

  return {
    accountOf,
    standing,
    make(round) {
      const accountId = accountOf(round);
      if (isEnding || accountId === null || underWay.has(round.roundId)) return;
      void inLane(`manifests of ${accountId}`, round.roundId, () => attempt(round, accountId));
    },
    async ended() {
      isEnding = true;
      await Promise.all(lanes.values());
    },
    async print(round, found, { printer, media, tray }) {
      const { manifestId, roundId } = round;
      if (isEnding || manifestId === null || underWay.has(roundId) || !standing(round).isToPrint) return;
      const jobsBefore = printing.listJobs(manifestId, mostJobs).length;
      const paper = { missing: found.missing, fits: found.fits, printer };
      const isHeldBack = printer === null || (!round.printsAnyway && (paper.missing.length > 0 || !paper.fits));
      const begun = rounds().change(roundId, (now) => {
        const isSame =
          now.printing?.by === round.printing?.by && now.printing?.jobsBefore === round.printing?.jobsBefore;
        if (!isSame) return null;
        if (isHeldBack) return { ...now, paper, printing: null, printsAnyway: false };
        return { ...now, paper, printing: { by: rounds().program, jobsBefore, failure: null } };
      });
      if (begun === null || begun.printing === null || printer === null) return;
      await inLane(`paper of ${accountOf(round) ?? round.accountId}`, roundId, async () => {
        try {
          for (const { fileNumber } of manifests.get(manifestId).files) {
            // It may have come out already, or somebody has printed it while this waited for its turn.
            if (filesUnderWay(printing.listJobs(manifestId, mostJobs)).has(fileNumber)) continue;
            await printing.print({
              manifestId,
              fileNumber,
              printer,
              media,
              tray,
              copies: 1,
              pageCount: found.pageCounts?.[fileNumber - 1] ?? null,
            });
          }
        } catch (error) {
          if (!(error instanceof PackbenchError)) throw error;
          const { failure } = error;
          rounds().change(roundId, (now) =>
            now.printing === null ? null : { ...now, printing: { ...now.printing, failure } },
          );
        }
      });
    },
  };
}

/** Null: the ledger no longer knows it. */
function manifestOf(manifests: Pick<ManifestsService, 'get'>, manifestId: string): Manifest | null {
  try {
    return manifests.get(manifestId);
  } catch (error) {
    if (error instanceof PackbenchError && error.failure.code === 'manifest-unknown') return null;
    throw error;
  }
}
