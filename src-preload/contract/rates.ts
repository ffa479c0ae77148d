/** Shipping rates (service document, '8. Shipping Rates', deprecated there). */
import type { AccountId } from './account.ts';
import type { FailureDetail } from './failure.ts';

/** More is no parcel: a code that was scanned into the field, or millimetres where metres are asked for. */
export const mostRateWeight = 1_000_000;
export const mostRateMetres = 1_000;

export interface RateQuery {
  readonly accountId: AccountId;
  readonly street: string;
  readonly postCode: string;
  readonly countryCode: string;
  /** The document says 'total weight of the order' and names no unit: it is sent as it is typed. */
  readonly weight: number;
  readonly suburb: string;
  readonly city: string;
  readonly state: string;
  /** Metres; null: not part of the question. */
  readonly heightMetres: number | null;
  readonly widthMetres: number | null;
  readonly lengthMetres: number | null;
}

export interface Rate {
  readonly serviceName: string;
  readonly serviceCode: string;
  /** The document gives no currency, so none is shown. Null when the service gave no number. */
  readonly totalPrice: number | null;
  readonly description: string;
  readonly other: Readonly<Record<string, string>>;
}

export interface RateList {
  readonly rates: readonly Rate[];
  /** What the service said beside them, as that a carrier did not answer; absent when it said nothing. */
  readonly words?: readonly FailureDetail[];
  readonly readAt: string;
}
