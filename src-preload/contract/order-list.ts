/**
 * The one list of orders in every account, as the copy on this computer (the mirror) knows them, joined with what the
 * ledger of this computer knows. The page asks for windows of it: no whole list crosses the bridge.
 */
import type { AccountId } from './account.ts';
import type { Failure } from './failure.ts';
import type { Order } from './order.ts';

/**
 * The group in which the service last showed it. The service tells no order's status, only which orders it finds in
 * which group.
 */
export type OrderGroup = 'unshipped' | 'shipped';

/**
 * What an order is for whoever holds the parcel; the first that fits, from the top: in-doubt: in a write that is under
 * way, or whose end is not known · archived: this computer archived, deleted or assigned it (`removal` says which), and
 * it has not come back · in-manifest: in a manifest of this computer · gone: no longer at the service · shipped,
 * unshipped: among which the service showed it last · not-read: only this computer's records know it. Before all of
 * them not-known: the records could not be read, so `manifest` and `removal` are null whatever was done.
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

/** What this computer did to the order besides manifests. */
export interface OrderRemoval {
  readonly writeId: string;
  readonly kind: 'archived' | 'deleted' | 'assigned';
  readonly state: 'under-way' | 'in-doubt' | 'done';
  readonly at: string;
  /** For an assigned order. */
  readonly toAccountId: AccountId | null;
}

/** `exactMatch` is always null here. */
export interface ListedOrder extends Order {
  readonly accountId: AccountId;
  readonly verdict: OrderVerdict;
  /** Null: the service never showed it here. */
  readonly seenAmong: OrderGroup | null;
  readonly seenAt: string | null;
  /** Told of single orders: no answer of the service has shown it since Packbench was started. Absent otherwise. */
  readonly seenByEarlierRun?: true;
  /** Every order of its account was read since `seenAt`, without this one: 'not seen since 09:41'. */
  readonly isMissing: boolean;
  /** When a look-up by its own number no longer found it; null: it was not looked up, or it is there. */
  readonly goneAt: string | null;
  readonly removal: OrderRemoval | null;
  /** The number that the service gave this order before; null: always the same. */
  readonly earlierNumber: string | null;
  /** A scan or a list of codes has found it by `earlierNumber` alone; absent otherwise. */
  readonly byEarlierNumber?: true;
  /**
   * A scan has found it in a manifest, which names another label than the parcel has by now: none names the new one. Absent: it has the
   * same, or one of the two is not known.
   */
  readonly labelThen?: LabelThen;
}

/** For an order 'in-doubt'. True: the service has not answered yet, so there is nothing to settle. */
export function isUnderWay({
  verdict,
  manifest,
  removal,
}: Pick<ListedOrder, 'verdict' | 'manifest' | 'removal'>): boolean {
  if (verdict !== 'in-doubt') return false;
  return manifest?.state === 'intent' || manifest?.state === 'sent' || removal?.state === 'under-way';
}

export type LabelThen = Pick<Order, 'carrierName' | 'trackingNumber'>;

/**
 * What this computer's own records say. 'manifested' and 'not-manifested' leave out archived and gone orders, as 'any'
 * does.
 */
export type OrderRecordsFilter = 'any' | 'manifested' | 'not-manifested' | 'in-doubt' | 'archived' | 'gone';

export interface OrderFilters {
  /** Null: both. */
  readonly group: OrderGroup | null;
  /** The names as the orders have them; '' stands for orders without a name. Null: all. */
  readonly carrierName: string | null;
  readonly country: string | null;
  readonly records: OrderRecordsFilter;
  /** Only orders in the selection (`selection.set`). */
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
  /** Null: every account whose orders are shown. */
  readonly accountIds: readonly AccountId[] | null;
  /** Anywhere in order and tracking numbers, and at the beginnings of words in names; case does not count, nor do accents of names. */
  readonly phrase: string;
  readonly filters: OrderFilters;
  readonly sort: { readonly by: OrderSortColumn; readonly descending: boolean };
}

/** An order and its account. */
export interface OrderReference {
  readonly accountId: AccountId;
  readonly orderId: number;
}

/** No more than a person can look at. */
export const mostKept = 50;

/** `kept`: orders that stay in their place although the query no longer finds them, until somebody has seen that. */
export interface OrderWindowRequest {
  readonly query: OrderListQuery;
  readonly offset: number;
  readonly count: number;
  readonly kept?: readonly OrderReference[] | undefined;
}

export interface OrderWindow {
  readonly rows: readonly ListedOrder[];
  readonly offset: number;
  /** Over the whole list, not the window; without orders that are only kept. */
  readonly totalCount: number;
  /** Those of `kept` that the query no longer finds. Orders that this computer changed itself are not kept. */
  readonly kept: readonly OrderReference[];
  /** 'records-not-read': the rows are 'not-known', and the filters show what was known before. Null: the ledger is joined. */
  readonly recordsFailure: Failure | null;
}

export interface CountedName {
  readonly name: string;
  readonly count: number;
}

/** How many orders each choice of a filter would show while every other filter stays as it is. Largest first. */
export interface OrderCounts {
  readonly totalCount: number;
  readonly groups: { readonly unshipped: number; readonly shipped: number };
  readonly accounts: readonly { readonly accountId: AccountId; readonly count: number }[];
  readonly carriers: readonly CountedName[];
  readonly countries: readonly CountedName[];
  readonly records: Readonly<Record<OrderRecordsFilter, number>>;
}

/**
 * A place to go to in the list: the first order whose sorted column begins so, or (sorted by date) the first of that
 * instant.
 */
export type OrderListPlace = { readonly beginning: string } | { readonly at: string };

/** `kept`: as in the windows of the list, for they have their places, too. */
export interface OrderPlaceRequest {
  readonly query: OrderListQuery;
  readonly place: OrderListPlace;
  readonly kept?: readonly OrderReference[] | undefined;
}

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
  /** Why an earlier selection could not be read, or this one not be stored; null: it is on the disk. */
  readonly failure: Failure | null;
}

/** The orders of a query, to select all of them. */
export interface SelectableOrders {
  readonly orders: readonly ListedOrder[];
  /** Larger than `orders` when the query finds more than were asked for. */
  readonly totalCount: number;
}

/** The progress of reading one account's orders. */
export interface OrderReading {
  readonly accountId: AccountId;
  /**
   * 'off': not begun yet, or nothing can be read before somebody mends the account (`failure` says why) · 'waiting':
   * for the next time.
   */
  readonly state: 'off' | 'reading' | 'waiting' | 'not-answering';
  /** A person wants its news now, and is still waiting for them. */
  readonly newsWanted: boolean;
  /** For the walk under way; null: there is none. */
  readonly pagesRead: number | null;
  readonly pagesAbout: number | null;
  /** When the service last answered a reading of this run. */
  readonly answeredAt: string | null;
  /** When every page of both groups had last been read; null: never. */
  readonly wholeAt: string | null;
  /** Since when it has not answered; null: it answers. */
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
   * The copy of an earlier run could not be used and is read again: damaged, of another Packbench, or not a copy of
   * orders. Null: it was sound.
   */
  readonly startedAnew: 'damaged' | 'other-layout' | 'foreign' | null;
  /** For 'foreign': where it is now. */
  readonly keptAs: string | null;
  /** Why there is no file: the orders are kept in memory for this run. */
  readonly failure: Failure | null;
}

/** What a scan knows about one account. */
export interface ScannedAccount {
  readonly accountId: AccountId;
  /** 'mirror': from the copy · 'service': it was asked just now · 'asking': no answer yet · 'not-known': it could not be asked. */
  readonly from: 'mirror' | 'service' | 'asking' | 'not-known';
  readonly failure: Failure | null;
}

/** What is affected: ask again for what is on the screen. */
export interface OrdersChanged {
  /** Null: any account. */
  readonly accountIds: readonly AccountId[] | null;
}
