/** Entries of the address book in words. */
import type { Address } from '../../src-preload/contract/address.ts';
import { type AddressBookEntry, type EntryField, isNumberOfService } from '../../src-preload/contract/address-book.ts';
import { say } from '../words/say.ts';

export function entryTitle(entry: AddressBookEntry): string {
  const { name, company, entryId } = entry;
  if (name || company) return name || company;
  if (!isNumberOfService(entry)) return say('address-book.entry.nameless');
  return say('address-book.entry.unnamed', { id: String(entryId) });
}

/** Only the address, with the building in the street's line: an address to validate has no field for it. */
export function addressOf(entry: AddressBookEntry): Address {
  const { building, street, suburb, city, state, postCode, country } = entry;
  return { street: [building, street].filter(Boolean).join(', '), suburb, city, state, postCode, country };
}

export function fieldName(field: EntryField): string {
  switch (field) {
    case 'name':
    case 'company':
    case 'building':
    case 'code':
    case 'telephone':
    case 'email':
      return say(`address-book.field.${field}`);
    default:
      return say(`common.field.${field}`);
  }
}

/** Every field: a forgotten one does not compile. */
const ALL_FIELDS: Readonly<Record<EntryField, true>> = {
  name: true,
  company: true,
  building: true,
  street: true,
  suburb: true,
  city: true,
  state: true,
  postCode: true,
  country: true,
  code: true,
  telephone: true,
  email: true,
};

export const FIELDS: readonly EntryField[] = Object.keys(ALL_FIELDS).filter(isField);

function isField(name: string): name is EntryField {
  return name in ALL_FIELDS;
}
