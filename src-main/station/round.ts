/**
 * A round: what was scanned at this bench for one account, and will become one manifest.
 *
 * What is what. The Orders screen's selection (src-main/orders/selection.ts) is what a person has ticked in a list, to be sent or
 * changed by that person there and then. A round is what the station has scanned, parcel by parcel; nothing but the station
 * changes it, and it becomes a manifest by itself once it is closed. An order may be in both: neither takes it from the other, and
 * the guards of the ledger see to it that it gets onto one manifest only; the one that comes second is told so.
 *
 * A round belongs to the account as the service knows it (origin and fingerprint, as the guards have it), not to its id on this
 * computer: entered twice, or lost and taken up again, it is the same round. It lies in a file of its own (rounds-file.ts) with
 * every scan, before the scan is called good. Closed, it goes to the manifests service like any manifest, with all of its guards.
 * The file keeps which manifest it became before the first byte is sent; how that manifest and its paper stand is read from the
 * ledger each time (round-standing.ts), never copied here.
 */
import type { Failure } from '../../src-preload/contract/failure.ts';
import type { RoundOrder } from '../../src-preload/contract/station.ts';
import type { AccountReference } from '../journal/account-at-service.ts';

/** Instants are ISO 8601 with Z; null: not yet. */
export interface Round extends AccountReference {
  readonly roundId: string;
  /** The label when the round began. */
  readonly accountLabel: string;
  readonly startedAt: string;
  readonly closedAt: string | null;
  /** Closed for this carrier only; null: the whole round. */
  readonly carrierName: string | null;
  /** Print it once it is made. */
  readonly prints: boolean;
  /** Noted before anything is sent; each attempt has a new one. */
  readonly manifestId: string | null;
  /** Why the last attempt ended without a manifest. */
  readonly failure: Failure | null;
  /** Order numbers that the page did not find on the paper, and the printer and paper it chose; null: not checked. */
  readonly paper: {
    readonly missing: readonly string[];
    readonly fits: boolean;
    readonly printer: string | null;
  } | null;
  /** A person wants it on paper, whatever was found. */
  readonly printsAnyway: boolean;
  readonly printing: RoundPrinting | null;
  /** When nothing more had to be done. */
  readonly settledAt: string | null;
  /** Settled without any manifest of it on paper from here; its line is gone. */
  readonly isPutAway: boolean;
}

/** The hand-over to the print system was begun. */
export interface RoundPrinting {
  /** Number of the program that does it (disk/program-number.ts), as long as that runs. */
  readonly by: number;
  /** Number of print jobs of the manifest before this. */
  readonly jobsBefore: number;
  /** Why it could not be handed over; null: nothing is known to be wrong. */
  readonly failure: Failure | null;
}

export interface RoundRow extends RoundOrder {
  readonly roundId: string;
  readonly scannedAt: string;
  readonly takenOutAt: string | null;
}
