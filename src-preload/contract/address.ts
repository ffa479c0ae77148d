/** Addresses: to be validated, suggested, and the entries of the service's address book. */
import type { AccountId } from './account.ts';

/** An address as a person types it. Empty text: not given. */
export interface Address {
  readonly street: string;
  readonly suburb: string;
  readonly city: string;
  readonly state: string;
  readonly postCode: string;
  readonly country: string;
}

/** The service's proposal (service document, 'Address suggestion'). Never applied by itself. */
export interface AddressSuggestion extends Address {
  readonly countryCode: string;
}

/** An address typed, or the delivery address of an order, which the service looks up itself. */
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
}

/** An entry of the service's address book (service document, 'Address book entry'). */
export interface AddressBookEntry extends Address {
  readonly entryId: number;
  readonly name: string;
  readonly company: string;
  readonly building: string;
  readonly code: string;
  readonly telephone: string;
  readonly email: string;
}
