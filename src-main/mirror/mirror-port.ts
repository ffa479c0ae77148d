/**
 * The doors of the mirror: the reading of the service brings orders in through these, and learns which are gone. The
 * mirror never compares instants: its own count says what was seen before what, and no wall clock can turn that back.
 */
import type { AccountId } from '../../src-preload/contract/account.ts';
import type { OrderGroup } from '../../src-preload/contract/order-list.ts';
import type { FoundOrder } from '../shipping/shipping-client.ts';

/** A walk through every page of one group of one account. The id grows with each walk, also over a restart. */
export type WalkId = number;

export type WalkDirection = 'forward' | 'backward';

export interface TakenPage {
  readonly accountId: AccountId;
  /** The group the service was asked for. Null: it was asked for all orders, and did not say. */
  readonly seenAs: OrderGroup | null;
  readonly orders: readonly FoundOrder[];
  /** ISO 8601: when the answer came. Shown to people, never compared. */
  readonly seenAt: string;
  /** Null: not read by a walk (but by a look at the head, a scan or a look-up). */
  readonly walkId: WalkId | null;
  /** Somebody scanned or searched for these: however old they are, they come into the copy. */
  readonly askedFor?: true;
}

/** How many orders of the page were new, changed, or as known. */
export interface TakenIn {
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  /** Shipped, older than we keep Shipped orders, not in the copy, and not asked for. */
  readonly leftOut: number;
  /** Ids of those that a page of the Unshipped brought back from the Shipped; absent where there are none. */
  readonly back?: readonly number[];
}

export interface BegunWalk {
  readonly accountId: AccountId;
  readonly seenAs: OrderGroup;
  readonly direction: WalkDirection;
  /** As the service said when the walk began. Null: it did not say; such a walk judges nothing. */
  readonly totalPages: number | null;
  readonly startedAt: string;
}

export interface EndedWalk {
  readonly walkId: WalkId;
  /** Every page was read. A walk that broke off judges nothing. */
  readonly complete: boolean;
  /** As the service said at the end. */
  readonly totalPages: number | null;
  readonly endedAt: string;
  /**
   * Milliseconds since 1970: older orders are not kept and were not read, so the walk does not judge them. Null: all
   * were read.
   */
  readonly keptSince: number | null;
}

/** A walk as the mirror stores it. Without `endedAt` in a new run, the end of the old run broke it off. */
export interface Walk extends BegunWalk {
  readonly walkId: WalkId;
  readonly endedAt: string | null;
  readonly complete: boolean;
  readonly totalPagesAtEnd: number | null;
  readonly keptSince: number | null;
}

/** An order to look up by its own number, and by its other traces, before it is called gone. */
export interface AbsentOrder {
  readonly orderId: number;
  readonly orderNumber: string;
  readonly trackingNumber: string;
  readonly receiverName: string;
  /** When the service last showed it. */
  readonly seenAt: string;
  /** Only the records know it, as one that was assigned here. */
  readonly wasNeverShown?: true;
  /** By the records it was archived or removed here. */
  readonly wasRemovedHere?: true;
}

/** Orders that were looked up, or that both walks missed after they had left their account here. */
export interface MarkedOrders {
  readonly accountId: AccountId;
  readonly orderIds: readonly number[];
  /** ISO 8601: when that was known. */
  readonly at: string;
}

/** Every method throws PackbenchError 'file-failed', 'disk-full', or 'cancelled' once the end has begun. */
export interface MirrorIntake {
  /** Takes a page in. An order that the service shows is there, even if it was called gone before. */
  takeIn(page: TakenPage): Promise<TakenIn>;
  beginWalk(walk: BegunWalk): Promise<WalkId>;
  endWalk(walk: EndedWalk): Promise<void>;
  /**
   * The last walk of each group and direction, and the last whole one, so that a restart continues from what was
   * judged.
   */
  lastWalks(accountId: AccountId): Promise<readonly Walk[]>;
  /**
   * Orders of the group that were last seen before the last complete walk in each direction began. Both walks had the
   * same number of pages at start and end. Empty while one of the two walks is missing.
   */
  absentFromBoth(accountId: AccountId, seenAs: OrderGroup): Promise<readonly AbsentOrder[]>;
  /** An order of the group that is not gone, and that this computer has not sent, removed or assigned away. */
  holdsSome(accountId: AccountId, seenAs: OrderGroup): Promise<boolean>;
  /** Answers how many were not called gone before. */
  markGone(gone: MarkedOrders): Promise<number>;
  /** The account is removed, or its keys now open another account at the service: its copy is forgotten. */
  forgetAccount(accountId: AccountId): Promise<void>;
  /** Fingerprint of the keys that the copy of the account was read with, also by an earlier run; null: not noted. */
  readAs(accountId: AccountId): Promise<string | null>;
  noteReadAs(accountId: AccountId, fingerprint: string): Promise<void>;
}
