/** What the bench asks an engine. Answers are entryIds, best first: the judge looks the entries up by id. */
import type { AddressBookEntry } from '../../../../src-preload/contract/address-book.ts';
import type { AskedAddress } from '../spellings.ts';

export interface AddressAnswer {
  /** The entry that is the same address; 0: none, or the engine cannot say. */
  readonly matched: number;
  readonly suggested: readonly number[];
}

export interface Engine {
  /** Files of the engine are opened, or nothing is there yet. */
  open(): void;
  build(entries: Iterable<AddressBookEntry>): void | Promise<void>;
  suggest(text: string, limit: number): readonly number[];
  /** An address as it was typed: the entries it may be. */
  check(address: AskedAddress): AddressAnswer;
  close(): void;
}

/** A book on disk survives between two processes; other engines build theirs in the process that asks. */
export interface EngineKind {
  readonly isOnDisk: boolean;
  /** `path`: a file the engine may make. */
  readonly create: (path: string) => Engine;
}

/** Every field of an entry that can be searched. */
export const searchedFields = [
  'name',
  'company',
  'building',
  'street',
  'suburb',
  'city',
  'state',
  'postCode',
  'country',
  'code',
  'telephone',
  'email',
] as const;

/** The address as search words, for engines that only know words. */
export function searchText(address: AskedAddress): string {
  return [address.building, address.street, address.suburb, address.city, address.postCode]
    .filter((text) => text !== '')
    .join(' ');
}

export function textOf(entry: AddressBookEntry): string {
  return searchedFields
    .map((field) => entry[field])
    .filter((text) => text !== '')
    .join(' ');
}
