/** Entries of the address book in words. */
import type { Address } from '../../src-preload/contract/address.ts';
import type { AddressBookEntry, EntryField } from '../../src-preload/contract/address-book.ts';

const counted = new Intl.NumberFormat();

export function countWords(count: number): string {
  return counted.format(count);
}

export function entryCount(count: number): string {
  return count === 1 ? '1 entry' : `${countWords(count)} entries`;
}

export function entryTitle({ name, company, entryId }: AddressBookEntry): string {
  return name || company || `Entry ${entryId}`;
}

/** The address alone, the building in the street's line: an address to be validated has no field for it. */
export function addressOf(entry: AddressBookEntry): Address {
  const { building, street, suburb, city, state, postCode, country } = entry;
  return { street: [building, street].filter(Boolean).join(', '), suburb, city, state, postCode, country };
}

export const FIELD_NAMES: Readonly<Record<EntryField, string>> = {
  name: 'Name',
  company: 'Company',
  building: 'Building',
  street: 'Street',
  suburb: 'Suburb',
  city: 'City',
  state: 'State',
  postCode: 'Post code',
  country: 'Country',
  code: 'Customer code',
  telephone: 'Telephone',
  email: 'Email',
};

export const FIELDS: readonly EntryField[] = Object.keys(FIELD_NAMES).filter(isField);

function isField(name: string): name is EntryField {
  return name in FIELD_NAMES;
}
