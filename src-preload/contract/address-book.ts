/** The service's address book as this computer keeps it: a copy for each account, searched without the network. */
import type { AccountId } from './account.ts';
import type { Address } from './address.ts';
import type { Failure } from './failure.ts';

/** An entry of the service's address book (service document, 'Address book entry'). */
export interface AddressBookEntry extends Address {
  /** The service's, or one that Packbench made of the entry's fields because the service gave none (`isNumberOfService`). */
  readonly entryId: number;
  readonly name: string;
  readonly company: string;
  readonly building: string;
  readonly code: string;
  readonly telephone: string;
  readonly email: string;
  /** Fields we do not know, by their name on the wire, as text; absent when there are none. */
  readonly other?: Readonly<Record<string, string>>;
}

/** The document's numbers are int32: one of Packbench's own is less than any of them. */
export const lowestNumberOfService = -0x8000_0000;

export function isNumberOfService({ entryId }: AddressBookEntry): boolean {
  return entryId >= lowestNumberOfService;
}

/** The fields of an entry that are searched. */
export type EntryField = Exclude<keyof AddressBookEntry, 'entryId' | 'other'>;

/** `text`: any part of an entry; empty for the first entries of the list. */
export interface AddressBookQuery {
  /** Null: the books of all accounts. */
  readonly accountId: AccountId | null;
  readonly text: string;
  readonly limit: number;
}

/** A part of a field's text, as `slice(from, to)` gives it. */
export interface TextPart {
  readonly from: number;
  readonly to: number;
}

/** Where the typed words stand in an entry, also in another spelling; in order, never overlapping. */
export type MatchedParts = Readonly<Partial<Record<EntryField, readonly TextPart[]>>>;

export interface AddressBookHit {
  readonly accountId: AccountId;
  readonly entry: AddressBookEntry;
  /**
   * Code of the entry's country, two capital letters, so that the address is written the country's way; empty when the
   * name says nothing.
   */
  readonly countryCode: string;
  readonly matchedParts: MatchedParts;
}

/**
 * An answer of the service that was not taken as the book by itself. 'unreadable': the answer is broken, and nothing
 * can be taken from it · 'empty', 'much-smaller': whole, but it would throw away most of the book, so the operator is
 * asked.
 */
export interface AddressBookAside {
  readonly reason: 'unreadable' | 'empty' | 'much-smaller';
  /** Its number of entries; for an unreadable one, those before the break. */
  readonly totalCount: number;
  readonly readAt: string;
}

/** The copy of an account's address book on this computer. */
export interface AddressBookStatus {
  readonly accountId: AccountId;
  /** Entries in the copy. */
  readonly totalCount: number;
  /** When the copy was read from the service. Null: never. */
  readonly copyReadAt: string | null;
  /** It is being read from the service now. */
  readonly refreshing: boolean;
  /** While it is being read: how many entries have come so far. */
  readonly entriesRead: number;
  /** Why the last reading failed; the copy stayed as it was. Null when it did not fail. */
  readonly failure: Failure | null;
  /** A damaged copy was found and deleted, and no new one has been read yet. */
  readonly wasDamaged: boolean;
  readonly aside: AddressBookAside | null;
}

/** The hits, the surest first, at most `limit`; and the state of every book that was asked. */
export interface AddressBookPage {
  readonly books: readonly AddressBookStatus[];
  readonly hits: readonly AddressBookHit[];
  /** Typed words that the search left out because no entry holds all of them, in small letters. */
  readonly without: readonly string[];
}
