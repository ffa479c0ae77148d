/** Addresses: to be validated, suggested, and the entries of the service's address book. */
import type { AccountId } from './account.ts';
import type { Failure } from './failure.ts';

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
  /** Fields we do not know, by their name on the wire, as text; absent where there are none. */
  readonly other?: Readonly<Record<string, string>>;
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
  /** Fields we do not know, by their name on the wire, as text; absent where there are none. */
  readonly other?: Readonly<Record<string, string>>;
}

/** `text`: any part of an entry; empty for the first entries of the list. */
export interface AddressBookQuery {
  readonly accountId: AccountId;
  readonly text: string;
  readonly limit: number;
}

/** The copy of an account's address book on this computer. */
export interface AddressBookStatus {
  readonly accountId: AccountId;
  /** Entries in the copy. */
  readonly totalCount: number;
  /** When the copy was read from the service. Null: never yet. */
  readonly copyReadAt: string | null;
  /** It is being read from the service now. */
  readonly refreshing: boolean;
  /** Why the last reading failed; the copy is then as it was. Null after one that did not. */
  readonly failure: Failure | null;
  /** A damaged copy was found and thrown away, and no new one has been read yet. */
  readonly wasDamaged: boolean;
}

/** What was found in the copy, the surest first, at most `limit`. */
export interface AddressBookPage extends AddressBookStatus {
  readonly entries: readonly AddressBookEntry[];
}
