/** 7. Users Address Book. Its answer has no envelope in the document; one that comes all the same is read. */
import type { AddressBookEntry } from '../../../src-preload/contract/address-book.ts';
import type { BodyValue } from './body.ts';
import { openEnvelope } from './envelope.ts';
import type { WireOperation } from './operation.ts';
import { field, toInt32, toRecords, toText, type WireRecord, withOtherFields } from './tolerant.ts';

export function wireAddressBook(): WireOperation {
  return { name: 'Users Address Book', method: 'GET', path: '/api/addressbook', body: null };
}

export function toAddressBook(body: BodyValue): AddressBookEntry[] {
  const record = openEnvelope(body, 'GetAddressBookResponse', 'addresses');
  return toRecords(field(record, 'addresses'), 'addresses').map(toAddressBookEntry);
}

const entryFields = [
  'id',
  'name',
  'company',
  'building',
  'street',
  'suburb',
  'post_code',
  'city',
  'state',
  'country',
  'code',
  'telephone',
  'email',
];

function toAddressBookEntry(wireEntry: WireRecord, index: number): AddressBookEntry {
  const text = (name: string): string => toText(field(wireEntry, name));
  return {
    entryId: toInt32(field(wireEntry, 'id'), `addresses.${index}.id`),
    name: text('name'),
    company: text('company'),
    building: text('building'),
    street: text('street'),
    suburb: text('suburb'),
    postCode: text('post_code'),
    city: text('city'),
    state: text('state'),
    country: text('country'),
    code: text('code'),
    telephone: text('telephone'),
    email: text('email'),
    ...withOtherFields(wireEntry, entryFields),
  };
}
