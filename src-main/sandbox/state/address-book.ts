/** The address book of one account. */
import type { DatabaseSync } from 'node:sqlite';
import { numberOf, type Row, textOf } from './row-reading.ts';

export interface AddressBookEntry {
  readonly entryId: number;
  readonly name: string;
  readonly company: string;
  readonly building: string;
  readonly street: string;
  readonly suburb: string;
  readonly postCode: string;
  readonly city: string;
  readonly state: string;
  readonly country: string;
  readonly customerCode: string;
  readonly telephone: string;
  readonly email: string;
}

/** One entry after another, because a book may hold 100,000. */
export function* readAddressBook(database: DatabaseSync, accountId: number): Generator<AddressBookEntry> {
  const rows = database.prepare('select * from addresses where account_id = ? order by entry_id').iterate(accountId);
  for (const row of rows) yield toEntry(row);
}

function toEntry(row: Row): AddressBookEntry {
  return {
    entryId: numberOf(row, 'entry_id'),
    name: textOf(row, 'name'),
    company: textOf(row, 'company'),
    building: textOf(row, 'building'),
    street: textOf(row, 'street'),
    suburb: textOf(row, 'suburb'),
    postCode: textOf(row, 'post_code'),
    city: textOf(row, 'city'),
    state: textOf(row, 'state'),
    country: textOf(row, 'country'),
    customerCode: textOf(row, 'customer_code'),
    telephone: textOf(row, 'telephone'),
    email: textOf(row, 'email'),
  };
}
