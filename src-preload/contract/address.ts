/** Addresses: typed, validated, suggested; and those validated without the service, which are asked again later. */
import type { AccountId } from './account.ts';
import type { Failure, FailureDetail } from './failure.ts';

/** Characters of a field that a person fills in. More is a page that was pasted into it. */
export const mostAddressText = 1_000;

/** An address as a person types it. Empty text: not given. */
export interface Address {
  readonly street: string;
  readonly suburb: string;
  readonly city: string;
  readonly state: string;
  readonly postCode: string;
  readonly country: string;
}

export type AddressField = keyof Address;

/** 'building': only one of the two addresses has a unit, a floor or a house; it is in the street's line. */
export type DifferingPart = AddressField | 'building';

/**
 * The service's proposal (service document, 'Address suggestion'), or a similar entry of the book. Never applied by
 * itself.
 */
export interface AddressSuggestion extends Address {
  readonly countryCode: string;
  /**
   * Parts that name another place than what was asked; another spelling is no difference. Present for suggestions of
   * the address book; absent for those of the service, which are compared as text.
   */
  readonly differs?: readonly DifferingPart[];
  /** Fields we do not know, by their name on the wire, as text; absent when there are none. */
  readonly other?: Readonly<Record<string, string>>;
}

/** A typed address, or the delivery address of an order, which the service looks up itself. */
export interface ValidationQuery {
  readonly accountId: AccountId;
  readonly subject: { readonly orderId: number } | { readonly address: Address };
}

/** 'cannot-tell': the service said neither valid nor not valid. */
export type AddressVerdict = 'valid' | 'not-valid' | 'cannot-tell';

export interface ValidationAnswer {
  readonly verdict: AddressVerdict;
  readonly suggestions: readonly AddressSuggestion[];
  /** 'service': asked just now · 'address-book': compared with the copy on this computer, read at `copyReadAt`. */
  readonly source: 'service' | 'address-book';
  readonly copyReadAt: string | null;
  readonly checkedAt: string;
  /** True: the address book answered because the service wants a pause; it can be reached. Absent otherwise. */
  readonly wantsPause?: true;
  /** True: the only suggestion is what was asked about, with the zeros that the post code had lost. Absent otherwise. */
  readonly areZerosBack?: true;
  /** What the service said beside its verdict, in its own words; absent when it said nothing. */
  readonly words?: readonly FailureDetail[];
}

/** An address that was validated without the service: the service is asked once it can be reached. */
export interface OfflineCheck {
  readonly checkId: string;
  readonly accountId: AccountId;
  readonly address: Address;
  /** What the address book said. */
  readonly offline: ValidationAnswer;
  /**
   * 'waiting': not asked yet, or asked with `failure` · 'agrees': both say that the address is good, and the service
   * proposes nothing else · 'differs': anything else, also a verdict where the address book had none.
   */
  readonly state: 'waiting' | 'agrees' | 'differs';
  /** The service's whole answer; null while waiting. Nothing of it is applied by itself. */
  readonly online: ValidationAnswer | null;
  /** The failure of the last try; null when there was none, or when it was answered. */
  readonly failure: Failure | null;
}

export interface OfflineCheckCounts {
  readonly waiting: number;
  readonly differing: number;
  readonly agreeing: number;
  /** The service is being asked about waiting addresses now. */
  readonly checking: boolean;
}

/** The checks that differ first, then those that wait, then those that agree; the newest first within each. */
export interface OfflineCheckPage {
  /** Over all accounts, whichever was asked for. */
  readonly counts: OfflineCheckCounts;
  readonly totalCount: number;
  readonly checks: readonly OfflineCheck[];
}
