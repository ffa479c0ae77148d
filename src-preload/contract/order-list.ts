/**
 * The one list of orders over every account, as the copy on this computer (the mirror) knows them, joined with what the ledger of
 * this computer knows. It is asked for in windows: no whole list crosses the bridge.
 */
import type { AccountId } from './account.ts';
import type { Failure } from './failure.ts';
import type { Order } from './order.ts';

/** Among which orders the service showed it last: it tells no order's status, only what it finds among which. */
export type OrderGroup = 'unshipped' | 'shipped';

/**
 * What an order is for whoever holds the parcel; the first that fits, from the top:
 * in-doubt: in a write that is under way, or whose end is not known · archived: this computer archived, deleted or assigned it
 * (`removal` says which) · in-manifest: in a manifest of this computer · gone: no longer at the service · shipped, unshipped:
 * among which the service showed it last · not-read: only this computer's records know it. Before all of them not-known: the records
 * could not be read, so `manifest` and `removal` are null whatever was done.
 */
export type OrderVerdict =
  | 'not-known'
  | 'in-doubt'
  | 'archived'
  | 'in-manifest'
  | 'gone'
  | 'shipped'
  | 'unshipped'
  | 'not-read';

/** What this computer did to the order beside manifests. */
export interface OrderRemoval {
  readonly writeId: string;
  readonly kind: 'archived' | 'deleted' | 'assigned';
  /** 'open': under way, or its end is not known. */
  readonly state: 'open' | 'done';
  readonly at: string;
  /** Of an assigned one. */
  readonly toAccountId: AccountId | null;
}

/** `exactMatch` is always null here. */
export interface ListedOrder extends Order {
  readonly accountId: AccountId;
  readonly verdict: OrderVerdict;
  /** Null: the service never showed it here. */
  readonly seenAmong: OrderGroup | null;
  readonly seenAt: string | null;
  /** Every order of its account was read since `seenAt`, and it was not among them: 'not seen since 09:41'. */
  readonly isMissing: boolean;
  /** When a look-up by its own number did not find it any more; null: it was not looked for, or is there. */
  readonly goneAt: string | null;
  readonly removal: OrderRemoval | null;
  /** The service gave this order another number before; null: never another. */
  readonly earlierNumber: string | null;
}

/** What this computer's own records say. 'manifested' and 'not-manifested' leave out what is archived or gone, as 'any' does. */
export type OrderRecordsFilter = 'any' | 'manifested' | 'not-manifested' | 'in-doubt' | 'archived' | 'gone';

export interface OrderFilters {
  /** Null: both. */
  readonly group: OrderGroup | null;
  /** The names as the orders have them; '' is that of orders without one. Null: all. */
  readonly carrierName: string | null;
  readonly country: string | null;
  readonly records: OrderRecordsFilter;
  /** Only what is in the selection (`selection.set`). */
  readonly selectedOnly: boolean;
}

export type OrderSortColumn =
  | 'orderedAt'
  | 'orderNumber'
  | 'receiverName'
  | 'trackingNumber'
  | 'carrierName'
  | 'country'
  | 'account';

export interface OrderListQuery {
  /** Null: of every account whose orders are shown. */
  readonly accountIds: readonly AccountId[] | null;
  /** Anywhere in order and tracking numbers, at the beginnings of words in names; accents and case do not count. */
  readonly phrase: string;
  readonly filters: OrderFilters;
  readonly sort: { readonly by: OrderSortColumn; readonly descending: boolean };
}

/** An order and the account it is of. */
export interface OrderReference {
  readonly accountId: AccountId;
  readonly orderId: number;
}

/** More than a person can look at are not kept. */
export const mostKept = 50;

/** `kept`: orders that stay where they stand in the list though the query finds them no more, until somebody has seen it. */
export interface OrderWindowRequest {
  readonly query: OrderListQuery;
  readonly offset: number;
  readonly count: number;
  readonly kept?: readonly OrderReference[] | undefined;
}

export interface OrderWindow {
  readonly rows: readonly ListedOrder[];
  readonly offset: number;
  /** Of the whole list, not of the window; without what is only kept. */
  readonly totalCount: number;
  /** Those of `kept` that the query finds no more. What this computer did itself is not kept. */
  readonly kept: readonly OrderReference[];
  /** 'records-not-read': the rows are 'not-known', and the filters show what was known before. Null: the ledger is joined. */
  readonly recordsFailure: Failure | null;
}

export interface CountedName {
  readonly name: string;
  readonly count: number;
}

/** How many orders each choice of a filter would show, with every other filter as it is. Most first. */
export interface OrderCounts {
  readonly totalCount: number;
  readonly groups: { readonly unshipped: number; readonly shipped: number };
  readonly accounts: readonly { readonly accountId: AccountId; readonly count: number }[];
  readonly carriers: readonly CountedName[];
  readonly countries: readonly CountedName[];
  readonly records: Readonly<Record<OrderRecordsFilter, number>>;
}

/** Where to go in the list: to the first order whose sorted column begins so, or (sorted by date) of that instant. */
export type OrderListPlace = { readonly beginning: string } | { readonly at: string };

/** How a selected order came into the selection. */
export type FoundBy = 'scan' | 'list' | 'code-list' | 'filter' | 'detail';

export interface SelectedOrder {
  readonly accountId: AccountId;
  readonly orderId: number;
  readonly orderNumber: string;
  readonly receiverName: string;
  readonly carrierName: string;
  readonly trackingNumber: string;
  readonly country: string;
  readonly foundBy: FoundBy;
  readonly foundAt: string;
}

export interface OrderSelection {
  readonly orders: readonly SelectedOrder[];
  /** Why an earlier selection could not be read back, or this one not be kept; null: it is on the disk. */
  readonly failure: Failure | null;
}

/** The orders of a query, for selecting all of them. */
export interface SelectableOrders {
  readonly orders: readonly ListedOrder[];
  /** More than `orders` when the query has more than were asked for. */
  readonly totalCount: number;
}

/** How far the reading of one account's orders is. */
export interface OrderReading {
  readonly accountId: AccountId;
  /** 'off': not begun yet, or nothing can be read before somebody mends the account: `failure` says why · 'waiting': for the next time. */
  readonly state: 'off' | 'reading' | 'waiting' | 'not-answering';
  /** Of the walk under way; null: none is. */
  readonly pagesRead: number | null;
  readonly pagesAbout: number | null;
  /** When the service last answered a reading of this run. */
  readonly answeredAt: string | null;
  /** When every page of both groups had last been read; null: never yet. */
  readonly wholeAt: string | null;
  /** Since when it gives no answer; null: it answers. */
  readonly notAnsweringSince: string | null;
  /** It has not answered for ten minutes: everybody at the bench should know. */
  readonly alarm: boolean;
  readonly failure: Failure | null;
}

/** The copy's own file. */
export interface OrderCopyStatus {
  readonly byteCount: number;
  readonly orderCount: number;
  /**
   * What an earlier run left could not be used, and is read again: damaged, of another Packbench, or no copy of orders at all.
   * Null: it was sound.
   */
  readonly startedAnew: 'damaged' | 'other-layout' | 'foreign' | null;
  /** Of 'foreign': where it is now. */
  readonly keptAs: string | null;
  /** Why there is no file: the orders are kept in memory for this run. */
  readonly failure: Failure | null;
}

/** What a scan knows of one account. */
export interface ScannedAccount {
  readonly accountId: AccountId;
  /** 'mirror': from the copy · 'service': it was asked just now · 'asking': no answer yet · 'not-known': it could not be asked. */
  readonly from: 'mirror' | 'service' | 'asking' | 'not-known';
  /** When everything of the account was last read, or when the service answered; null: never, or not known. */
  readonly asOf: string | null;
  readonly failure: Failure | null;
}

/** What is affected; ask again for what is on the screen. */
export interface OrdersChanged {
  /** Null: of any account. */
  readonly accountIds: readonly AccountId[] | null;
}
