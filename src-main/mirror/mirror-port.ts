/**
 * The doors of the mirror: what reads the service brings orders in by these, and learns what is not there any more. The mirror
 * never compares instants to decide: what was seen before what it knows by its own count, which no wall clock can turn back.
 */
import type { AccountId } from '../../src-preload/contract/account.ts';
import type { OrderGroup } from '../../src-preload/contract/order-list.ts';
import type { FoundOrder } from '../shipping/shipping-client.ts';

/** A walk through every page of one group of one account. Grows with each one begun, also over a restart. */
export type WalkId = number;

export type WalkDirection = 'forward' | 'backward';

export interface TakenPage {
  readonly accountId: AccountId;
  /** Among which the service was asked. Null: it was asked for all orders, and did not say. */
  readonly seenAs: OrderGroup | null;
  readonly orders: readonly FoundOrder[];
  /** ISO 8601: when the answer came. Shown to people, never compared. */
  readonly seenAt: string;
  /** Null: not read by a walk (a look at the head, a scan, a look-up). */
  readonly walkId: WalkId | null;
}

/** How many orders of the page were new, held something else than before, or were as known. */
export interface TakenIn {
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  /** Not kept: Shipped, older than Shipped orders are kept, and in no manifest of this computer. */
  readonly leftOut: number;
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
  /** Every page was read. A walk that was broken off judges nothing. */
  readonly complete: boolean;
  /** As the service said at the end. */
  readonly totalPages: number | null;
  readonly endedAt: string;
  /** Milliseconds since 1970: older orders are not kept, and were not read; the walk judges none of them. Null: all were read. */
  readonly keptSince: number | null;
}

/** A walk as the mirror keeps it. One without `endedAt` in a new run was broken off by the end of the old one. */
export interface Walk extends BegunWalk {
  readonly walkId: WalkId;
  readonly endedAt: string | null;
  readonly complete: boolean;
  readonly totalPagesAtEnd: number | null;
  readonly keptSince: number | null;
}

/** An order to be looked up by its own number, and by what else finds it, before it is called gone. */
export interface AbsentOrder {
  readonly orderId: number;
  readonly orderNumber: string;
  readonly trackingNumber: string;
  readonly receiverName: string;
  /** When the service last showed it. */
  readonly seenAt: string;
}

/** Orders that were looked up. */
export interface MarkedOrders {
  readonly accountId: AccountId;
  readonly orderIds: readonly number[];
  /** ISO 8601: when. */
  readonly at: string;
}

/** Every method throws PackbenchError 'file-failed', 'disk-full', or 'cancelled' once the end has begun. */
export interface MirrorIntake {
  /** Takes a page in. What the service shows is there: an order that was called gone is not any more. */
  takeIn(page: TakenPage): Promise<TakenIn>;
  beginWalk(walk: BegunWalk): Promise<WalkId>;
  endWalk(walk: EndedWalk): Promise<void>;
  /** The last walk of each group and direction, and the last whole one; so a restart goes on with what was judged. */
  lastWalks(accountId: AccountId): Promise<readonly Walk[]>;
  /**
   * Orders of the group that were seen before the last complete walk of each direction began and nowhere since, both with the
   * same number of pages at start and end. Empty as long as one of the two walks is missing.
   */
  absentFromBoth(accountId: AccountId, seenAs: OrderGroup): Promise<readonly AbsentOrder[]>;
  /** Looked up by their own numbers, and not found. Answers how many were not called gone before. */
  markGone(gone: MarkedOrders): Promise<number>;
  /** Looked up, and found, in whichever group: they are there. What the look-up showed of them goes to `takeIn`. */
  markSeen(seen: MarkedOrders): Promise<void>;
  /** The account is removed, or its keys now open another account at the service: nothing of it is known any more. */
  forgetAccount(accountId: AccountId): Promise<void>;
}
