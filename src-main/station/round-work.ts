/**
 * What is done with a closed round: the manifests service makes its manifest, once, and the print system its paper.
 * Rounds of one account go one after another, accounts side by side, and paper beside requests to the service, so one
 * that hangs delays no other. A round that found no way to the service waits, and goes on once the service has answered
 * somebody; a start sends nothing by itself.
 */
import type { AccountId } from '../../src-preload/contract/account.ts';
import type { Failure } from '../../src-preload/contract/failure.ts';
import type { Manifest, ManifestOrder } from '../../src-preload/contract/manifest.ts';
import type { PaperFound, RoundPaper } from '../../src-preload/contract/station.ts';
import type { AccountsService } from '../accounts/accounts-service.ts';
import { failureIn, failureOf, PackbenchError } from '../failures.ts';
import { type AccountReference, isSameAccount } from '../journal/account-at-service.ts';
import type { Ledger } from '../journal/ledger.ts';
import type { ManifestsService } from '../manifests/manifests-service.ts';
import { isOfOtherCarrier } from '../orders/same-carrier.ts';
import { type ShippedMeanwhileParts, throwIfShipped } from '../orders/shipped-meanwhile.ts';
import type { PrintingService } from '../printing/printing-service.ts';
import type { OpenRounds } from './open-rounds.ts';
import type { Round } from './round.ts';
import { createRoundLanes } from './round-lanes.ts';
import { beginPaper, mostJobs } from './round-paper.ts';
import { type Standing, standingOf } from './round-standing.ts';

export interface RoundWorkParts extends ShippedMeanwhileParts {
  readonly rounds: OpenRounds;
  readonly ledger: { readonly accounts: Pick<Ledger['accounts'], 'reference'> };
  readonly accounts: Pick<AccountsService, 'list'>;
  readonly manifests: Pick<ManifestsService, 'create' | 'get' | 'ordersNotOn'>;
  readonly printing: Pick<PrintingService, 'print' | 'listJobs'>;
  /** The standing of a round has changed. */
  readonly changed: () => void;
}

export interface RoundWork {
  /** The account of this computer that the round belongs to; null: it is gone. */
  accountOf(round: AccountReference): AccountId | null;
  standing(round: Round): Standing;
  /** This program makes its manifest or prints it, or does so in its turn. */
  isUnderWay(round: Round): boolean;
  /** A manifest, a print job or an account has changed: what became of the settled rounds is read again. */
  noteChanged(): void;
  /** What its manifest was made without is in the open round again: its parcel is still here. */
  bringBack(round: Round): void;
  /** Makes its manifest in the background, unless it has one or is being made. */
  make(round: Round): void;
  /** A person has decided about it: why its last attempt failed does not count any more. */
  forgetFailure(round: Round): void;
  /** Begins nothing more; resolves when nothing is under way. */
  ended(): Promise<void>;
  /** Call once each time the round's standing is 'isToPrint'. */
  print(round: Round, found: PaperFound, on: RoundPaper): Promise<void>;
}

export function createRoundWork(parts: RoundWorkParts): RoundWork {
  const { rounds, manifests, printing, log } = parts;
  /** Manifests and paper have separate lanes, one for each account. */
  const lanes = createRoundLanes(parts);
  let isEnding = false;
  /** The station shows the last of them with each scan, and their manifests may have a thousand orders. */
  const settled = new Map<string, Standing>();
  /** By round; of the time that passed, because the network may set the clock as soon as it is back. */
  const firstTriedAt = new Map<string, number>();
  /** By round: failures of its last attempt, or of its paper, that the disk did not take. They count until the next one. */
  const unnoted = new Map<string, Pick<Round, 'failure' | 'manifestId'> & Partial<Pick<Round, 'printing'>>>();

  const accountOf = (round: AccountReference): AccountId | null => accountHere(parts, round);

  const standing = (round: Round): Standing => {
    const read = settled.get(round.roundId) ?? standingNow(round);
    if (round.settledAt !== null) settled.set(round.roundId, read);
    return read;
  };
  const standingNow = (onDisk: Round): Standing => {
    const last = unnoted.get(onDisk.roundId);
    const round = last?.manifestId === onDisk.manifestId ? { ...onDisk, ...last } : onDisk;
    const manifest = round.manifestId === null ? null : manifestOf(manifests, round.manifestId);
    const jobs = round.manifestId === null ? [] : printing.listJobs(round.manifestId, mostJobs);
    return standingOf(round, {
      isUnderWay: lanes.isUnderWay(round.roundId),
      isUnsent: lanes.isUnsent(round.roundId),
      hasAccount: accountOf(round) !== null,
      manifest: manifest === null ? null : { ...manifest, fileCount: manifest.files.length },
      jobs,
      isAnotherRunning: rounds().isAnotherRunning,
    });
  };

  const send = async (round: Round, accountId: AccountId): Promise<void> => {
    const { roundId } = round;
    const orders = await throwIfShipped(parts, accountId, rounds().ordersOf(roundId), {
      hasWaited: hasWaited(round),
      isOfOneCarrier: round.carrierName !== null,
      asks: () => lanes.noteUnsent(roundId, true),
    });
    lanes.noteUnsent(roundId, false);
    throwIfRelabelled(round, accountId, orders);
    await manifests.create({ accountId, orders }, (manifestId) => {
      // Its keys have become those of another entry while the service was asked: it waits for that one.
      if (accountOf(round) !== accountId) throw failureOf('cancelled');
      const noted = rounds().change(roundId, (now) =>
        now.manifestId === round.manifestId && now.settledAt === null ? { ...now, manifestId, failure: null } : null,
      );
      // A second program works on it, or a person has taken it back: this attempt is not sent.
      if (noted === null) throw failureOf('cancelled');
    });
  };

  /** An attempt of it found no way to the service a minute ago or earlier, or the program ended. */
  const hasWaited = (round: Round): boolean => {
    const since = firstTriedAt.get(round.roundId);
    return !isUntried(round) && (since === undefined || parts.clock.passed() - since > 60_000);
  };

  /** If its manifest was begun, that tells how it went: here only earlier failures are noted. */
  const attempt = async (round: Round): Promise<void> => {
    // Only now: keys may have been swapped, or their account removed, while the round before it was made.
    const accountId = accountOf(round);
    if (accountId === null) return;
    try {
      await send(round, accountId);
      firstTriedAt.delete(round.roundId);
    } catch (error) {
      // A fault of the program, too: without a word the round would wait for its service, and try again and again.
      noteFailure(round, failureIn(error));
      // For the log.
      if (!(error instanceof PackbenchError)) throw error;
    }
  };
  const noteFailure = (round: Round, failure: Failure): void => {
    if (failure.code === 'cancelled') return;
    const { roundId, manifestId } = round;
    try {
      rounds().change(roundId, (now) => (now.manifestId === manifestId ? { ...now, failure } : null));
    } catch (error) {
      // Without it the round would be said to wait for a service that answers.
      unnoted.set(roundId, { failure, manifestId });
      throw error;
    }
  };

  return {
    accountOf,
    standing,
    isUnderWay: ({ roundId }) => lanes.isUnderWay(roundId),
    noteChanged: () => settled.clear(),
    bringBack({ manifestId, roundId }) {
      if (manifestId === null || manifestOf(manifests, manifestId) === null) return;
      const orderIds = manifests.ordersNotOn(manifestId).filter((orderId) => rounds().rowOf(roundId, orderId) !== null);
      if (orderIds.length > 0) rounds().takeBack(roundId, orderIds);
    },
    make(round) {
      const accountId = accountOf(round);
      if (isEnding || accountId === null || lanes.isUnderWay(round.roundId)) return;
      unnoted.delete(round.roundId);
      if (isUntried(round)) firstTriedAt.set(round.roundId, parts.clock.passed());
      void lanes.run(`manifests of ${accountId}`, round.roundId, () => attempt(round));
    },
    forgetFailure: ({ roundId }) => void unnoted.delete(roundId),
    async ended() {
      isEnding = true;
      await lanes.ended();
    },
    async print(round, found, on) {
      const { manifestId, roundId } = round;
      if (isEnding || manifestId === null || lanes.isUnderWay(roundId) || !standing(round).isToPrint) return;
      const jobsBefore = printing.listJobs(manifestId, mostJobs).length;
      /** Without it the round would be said to be printed. */
      const notNoted = (error: unknown): void => {
        const failed = { by: rounds().program, jobsBefore, failure: failureIn(error) };
        unnoted.set(roundId, { manifestId, failure: round.failure, printing: failed });
        log.error('What became of the paper of a round could not be noted.', { roundId, err: error });
      };
      try {
        const work = beginPaper(parts, round, manifestId, found, on);
        if (work === null) return;
        await lanes.run(`paper of ${accountOf(round) ?? round.accountId}`, roundId, () => work().catch(notNoted));
      } catch (error) {
        notNoted(error);
      }
    },
  };
}

/** By its key before its entry, because the keys of two entries may have been swapped since. */
function accountHere(
  { accounts, ledger }: Pick<RoundWorkParts, 'accounts' | 'ledger'>,
  round: AccountReference,
): AccountId | null {
  const known = accounts.list().accounts.map(({ accountId }) => ledger.accounts.reference(accountId));
  const same = known.filter((account) => isSameAccount(account, round));
  const found = same.find(({ fingerprint }) => fingerprint === round.fingerprint) ?? same[0];
  return found?.accountId ?? null;
}

/** In no run of the program, as far as the round tells. */
const isUntried = ({ failure, manifestId }: Round): boolean => failure === null && manifestId === null;

/** The round was closed for one carrier, and waited: what got another's label since is not for its driver. */
function throwIfRelabelled({ carrierName }: Round, accountId: AccountId, orders: readonly ManifestOrder[]): void {
  if (carrierName === null) return;
  const orderIds = orders.flatMap((order) => (isOfOtherCarrier(order, carrierName) ? [order.orderId] : []));
  if (orderIds.length > 0) throw failureOf('changed-meanwhile', { facts: { accountId, orderIds } });
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
