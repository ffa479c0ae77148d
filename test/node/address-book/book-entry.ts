/** Entries for address books of tests. */
import type { AddressBookEntry } from '../../../src-preload/contract/address-book.ts';

const blank: AddressBookEntry = {
  entryId: 1,
  name: '',
  company: '',
  building: '',
  street: '',
  suburb: '',
  city: '',
  state: '',
  postCode: '',
  country: '',
  code: '',
  telephone: '',
  email: '',
};

export function bookEntry(fields: Partial<AddressBookEntry>): AddressBookEntry {
  return { ...blank, ...fields };
}
