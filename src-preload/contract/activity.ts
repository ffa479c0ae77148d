/** What was done on this bench: every write, every print and every hand-over, with account, time, count and outcome. No secrets. */
import type { AccountId } from './account.ts';
import type { Failure, FailureCode } from './failure.ts';
import type { WriteKind } from './in-doubt.ts';
import type { ManifestOrder } from './manifest.ts';

export type ActivityKind = WriteKind | 'print' | 'hand-over';
/**
 * not-sent: it never left this computer, because there was no way to the service, or for a reason on this computer. partly: the
 * service refused it, and then showed that it had done it for some of the orders. resolved: a person settled it.
 */
export type ActivityOutcome =
  | 'under-way'
  | 'done'
  | 'partly'
  | 'refused'
  | 'not-sent'
  | 'in-doubt'
  | 'resolved'
  | 'cancelled'
  | 'unknown';

export interface ActivityEntry {
  readonly activityId: string;
  readonly kind: ActivityKind;
  /** Null for prints of manifests whose account is gone from the ledger. */
  readonly accountId: AccountId | null;
  readonly accountLabel: string;
  readonly at: string;
  readonly orderCount: number;
  readonly outcome: ActivityOutcome;
  readonly failureCode: FailureCode | null;
  readonly manifestId: string | null;
  /** For prints: the printer; for assign: the label of the other account; for hand-overs: '48/50', the parcels counted. */
  readonly about: string;
}

/**
 * One entry with its orders, in the order chosen. Empty: every unshipped order of the account, or none that is known.
 */
export interface ActivityDetail {
  readonly entry: ActivityEntry;
  readonly orders: readonly ManifestOrder[];
  /** The ids of those that were settled as not done, by a look-up or by a person. */
  readonly notDone: readonly number[];
  /** Why it was refused, is in doubt, or did not happen; null otherwise, and for prints. */
  readonly failure: Failure | null;
}

export interface ActivityFilter {
  readonly accountId: AccountId | null;
  readonly kind: ActivityKind | null;
  readonly outcome: ActivityOutcome | null;
  /** Instants; null: no bound. */
  readonly from: string | null;
  readonly to: string | null;
}

export interface ActivityPage {
  /** Newest first. */
  readonly entries: readonly ActivityEntry[];
  readonly totalCount: number;
}
