/** Entries of the address book in words. */
import type { Address } from '../../src-preload/contract/address.ts';
import type { AddressBookEntry } from '../../src-preload/contract/address-book.ts';

const counted = new Intl.NumberFormat();

export function entryCount(count: number): string {
  return count === 1 ? '1 entry' : `${counted.format(count)} entries`;
}

export function entryTitle({ name, company, entryId }: AddressBookEntry): string {
  return name || company || `Entry ${entryId}`;
}

/** The address alone, the building in the street's line: an address to be validated has no field for it. */
export function addressOf(entry: AddressBookEntry): Address {
  const { suburb, city, state, postCode, country } = entry;
  return { street: streetWords(entry), suburb, city, state, postCode, country };
}

/** Building and street on one line, as in the list. */
export function streetWords({ building, street }: AddressBookEntry): string {
  return [building, street].filter(Boolean).join(', ');
}

export function placeWords({ suburb, city }: AddressBookEntry): string {
  return [suburb, city].filter(Boolean).join(', ');
}

/** Where the post code stands before the town and the state is not written. */
const postCodeFirst: ReadonlySet<string> = new Set(
  'Austria Belgium Denmark Finland France Germany Italy Netherlands Norway Poland Portugal Spain Sweden Switzerland'.split(
    ' ',
  ),
);

/** As it goes on a parcel, one line each; what is not given leaves no gap. */
export function addressLines(entry: AddressBookEntry): readonly string[] {
  const { name, company, building, street, suburb, city, state, postCode, country } = entry;
  const town = (postCodeFirst.has(country) ? [postCode, city] : [city, state, postCode]).filter(Boolean).join(' ');
  return [name, company, building, street, suburb, town, country].filter(Boolean);
}
