/**
 * The station: parcels are scanned one after another, each joins the round of its account, and a closed round becomes a manifest.
 * A round is what this bench will send; the selection of the Orders screen (order-list.ts) is what a person has ticked there.
 */
import type { AccountId } from './account.ts';
import type { Failure } from './failure.ts';
import type { ManifestOrder } from './manifest.ts';
import type { ManifestMark } from './order.ts';
import type { CountedName, ListedOrder, ScannedAccount } from './order-list.ts';
import type { PrintJobState } from './printing.ts';
import type { NotAsked, OrderMatch } from './scan.ts';

/**
 * The result of a scan; the first that fits, from the top. Only 'added' put the order into a round, and then it is on
 * the disk. asking: it is unknown here, and the services are being asked; 'station.scanned' tells the result.
 */
export type StationVerdict =
  | { readonly kind: 'asking'; readonly accounts: readonly ScannedAccount[] }
  | ({ readonly kind: 'in-manifest'; readonly mark: ManifestMark } & OfOrder)
  /** `closedAt` null: in the open round. */
  | ({
      readonly kind: 'in-round';
      readonly roundId: string;
      readonly scannedAt: string;
      readonly closedAt: string | null;
    } & OfOrder)
  /** 'archived': this computer archived, deleted or assigned it (`order.removal`). */
  | ({ readonly kind: 'in-doubt' | 'archived' | 'gone' | 'shipped' } & OfOrder)
  /** It belongs to another account than the screens work on, and the station is set to refuse those. */
  | ({ readonly kind: 'other-account' } & OfOrder)
  /**
   * `orderCount`: orders in the round it joined. `isOther`: that is the round of another account than the screens work
   * on.
   */
  | ({
      readonly kind: 'added';
      readonly roundId: string;
      readonly scannedAt: string;
      readonly orderCount: number;
      readonly isOther: boolean;
    } & OfOrder)
  /** Nobody guesses: a person chooses, and `station.take` takes that one. */
  | {
      readonly kind: 'several';
      readonly matches: readonly OrderMatch[];
      /** It had joined its round before a late answer brought another one, and was taken out again. */
      readonly takenOut: ListedOrder | null;
    }
  /**
   * Its service knows it, but does not show it among the printed orders. `orderStatus`: in the service's own words; ''
   * when it gave none.
   */
  | {
      readonly kind: 'not-printed';
      readonly accountId: AccountId;
      readonly orderNumber: string;
      readonly orderStatus: string;
    }
  | { readonly kind: 'unknown'; readonly accounts: readonly ScannedAccount[] }
  /** It could not be looked up or stored: it is in no round. */
  | { readonly kind: 'failed'; readonly failure: Failure };

interface OfOrder {
  readonly order: ListedOrder;
}

export interface StationScan {
  /** Names the scan in 'station.scanned'. */
  readonly scanId: string;
  readonly code: string;
  readonly verdict: StationVerdict;
  /** What the code stands for, in all accounts. */
  readonly matches: readonly OrderMatch[];
  /** Services that had not answered by then: they may know the number too, and are heard later. */
  readonly notAsked: readonly NotAsked[];
}

/** An order of a round, as the list showed it when it was scanned. */
export interface RoundOrder extends ManifestOrder {
  readonly country: string;
}

export interface RoundScan extends RoundOrder {
  readonly roundId: string;
  readonly accountId: AccountId;
  /** The account's label when its round began. */
  readonly accountLabel: string;
  readonly scannedAt: string;
  /** A person took it out again; null: it is in its round. */
  readonly takenOutAt: string | null;
  /** The round is still open: the order may be taken out, or put back. */
  readonly isOpen: boolean;
}

export interface OpenRound {
  readonly roundId: string;
  /** The matching account of this computer; if none fits any more, the one it was scanned in. */
  readonly accountId: AccountId;
  /** The account's label when the round began. */
  readonly accountLabel: string;
  readonly startedAt: string;
  readonly orderCount: number;
  /** '' is the name of orders without a carrier. In the order of their first scans. */
  readonly carriers: readonly CountedName[];
}

/**
 * waiting: for the service, nothing was sent · being-made: its manifest is on its way · being-printed: the manifest is
 * on this computer, and on its way to the paper · done · needs-you: `trouble` says why, `steps` what can be done.
 */
export type RoundState = 'waiting' | 'being-made' | 'being-printed' | 'done' | 'needs-you';

/**
 * failed: no manifest was made (`failure`) · held: some of its orders are in another write, manifest or account, or
 * were shipped meanwhile (`failure` names them) · in-doubt: nobody knows whether the manifest was made · at-service:
 * it was made, and its PDF is on the service's own site · not-done: settled as not made · manifest-lost: the records of
 * this computer no longer hold its manifest, so nobody knows whether it was made · account-lost: its account is no
 * longer on this computer · paper-missing: orders are not on the paper (`missing`), so it was not printed ·
 * paper-size: the pages do not fit the printer's paper · no-printer · print-failed, print-unknown: reported by the
 * print system.
 */
export type RoundTrouble =
  | 'failed'
  | 'held'
  | 'in-doubt'
  | 'at-service'
  | 'not-done'
  | 'manifest-lost'
  | 'account-lost'
  | 'paper-missing'
  | 'paper-size'
  | 'no-printer'
  | 'print-failed'
  | 'print-unknown';

/**
 * try-again: make the manifest · leave-out: remove the orders that are in the way, then try again · take-back: move its
 * orders into the open round, no manifest is made · print: also what was held back, or what did not come out · came-out: a person
 * saw the paper · put-away: a person has handled it otherwise, the line goes.
 */
export type RoundStep = 'try-again' | 'leave-out' | 'take-back' | 'print' | 'came-out' | 'put-away';

export interface ClosedRound {
  readonly roundId: string;
  readonly accountId: AccountId;
  readonly accountLabel: string;
  readonly closedAt: string;
  /** Only the orders of this carrier were closed; null: the whole round. */
  readonly carrierName: string | null;
  readonly orderCount: number;
  readonly state: RoundState;
  readonly trouble: RoundTrouble | null;
  readonly failure: Failure | null;
  /** The numbers (or ids, where there is none) of its orders that the failure names. */
  readonly inTheWay: readonly string[];
  readonly steps: readonly RoundStep[];
  /** The manifest of the last attempt; null: none was begun. */
  readonly manifestId: string | null;
  /** The page must read and compare its pages, and then call `station.print`. */
  readonly isToPrint: boolean;
  /** A person wants it printed whatever was found. */
  readonly printsAnyway: boolean;
  /** Order numbers that are not on the paper. */
  readonly missing: readonly string[];
  /** As the print system reports it; null: nothing was handed over. */
  readonly printed: PrintJobState | null;
  /** What the printer reports about that: 'media-empty-error'. */
  readonly printReasons: readonly string[];
}

export interface StationState {
  /** Rounds that hold an order, the last begun first. */
  readonly open: readonly OpenRound[];
  /** The last ten scans that joined a round, newest first. */
  readonly lastScans: readonly RoundScan[];
  /** Rounds that are not done, newest first, followed by the last ones that are. */
  readonly closed: readonly ClosedRound[];
}

/** Codes: more than lie on any bench. */
export const mostNotAdded = 500;

/** Why a parcel joined no round: the verdict, or 'refused': strokes that are not a scan. '': nobody has kept it. */
export const notAddedReasons = [
  '',
  'asking',
  'in-manifest',
  'in-doubt',
  'archived',
  'gone',
  'shipped',
  'other-account',
  'several',
  'not-printed',
  'unknown',
  'failed',
  'refused',
] as const;
export type NotAddedReason = (typeof notAddedReasons)[number];

/** Codes of parcels that joined no round and that nobody has handled, newest first. */
export interface NotAddedCodes {
  readonly codes: readonly string[];
  /** One for each of `codes`. */
  readonly reasons: readonly NotAddedReason[];
  /** Why earlier ones could not be read, or these not be stored; null: they are on the disk. */
  readonly failure: Failure | null;
}

/** What the page found when it compared the pages with the orders. */
export interface PaperFound {
  /** 'cannot-check': pictures, or pages that cannot be read. */
  readonly kind: 'complete' | 'missing' | 'cannot-check';
  readonly missing: readonly string[];
  /** False: pages are larger than the paper that was chosen. */
  readonly fits: boolean;
  /** Pages of each of its files; null: they could not be read. */
  readonly pageCounts: readonly number[] | null;
}

/** The printer and its paper; printer null: there is none. */
export interface RoundPaper {
  readonly printer: string | null;
  readonly media: string | null;
  readonly tray: string | null;
}
