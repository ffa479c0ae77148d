/** Orders as the search shows them (service document, 'Search order result' and '6. Search Orders'). */
import type { AccountId } from './account.ts';
import type { ManifestState } from './manifest.ts';

export type OrderStatusFilter = 'All' | 'Unshipped' | 'Shipped';
export type OrderSearchFields = 'Order_Number' | 'All';

/** The manifest in this computer's ledger that holds the order. The service's search does not tell it. */
export interface ManifestMark {
  readonly manifestId: string;
  readonly state: ManifestState;
  readonly createdAt: string;
}

export interface Order {
  /** The service's id, a positive int32. */
  readonly orderId: number;
  /** The shop's number: always text. */
  readonly orderNumber: string;
  /** Instant, ISO 8601 with Z; null when the service gave none or an empty date (0001-01-01). */
  readonly orderedAt: string | null;
  readonly receiverName: string;
  readonly carrierName: string;
  readonly trackingNumber: string;
  readonly country: string;
  /** Null when the service did not say. */
  readonly exactMatch: boolean | null;
  /** Fields we do not know, by their name on the wire, as text; absent when there are none. */
  readonly other?: Readonly<Record<string, string>>;
  readonly manifest: ManifestMark | null;
}

/** An order whose id at the service is none of the document, which allows whole numbers from 1 to 2,147,483,647. */
export interface OrderWithoutId {
  readonly orderNumber: string;
  readonly trackingNumber: string;
}

export interface OrderQuery {
  readonly accountId: AccountId;
  readonly phrase: string;
  readonly status: OrderStatusFilter;
  readonly fields: OrderSearchFields;
  /** From 1. */
  readonly page: number;
  /** 1 to 250. */
  readonly limit: number;
}

export interface OrderPage {
  readonly orders: readonly Order[];
  readonly page: number;
  /** Null when the service did not say; when this page is full, there may then be a next one. */
  readonly totalPages: number | null;
  /** Absent when there are none. */
  readonly withoutId?: readonly OrderWithoutId[];
  readonly readAt: string;
}

/** The same for every way in which services write one carrier. */
export const plainCarrier = (carrierName: string): string => carrierName.trim().toLowerCase();
