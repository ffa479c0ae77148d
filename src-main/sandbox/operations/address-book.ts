/**
 * 7. Users Address Book. The document lists only `addresses` for this answer, and says in three other places that every
 * answer holds success and errors. This answer holds all three, so a client that follows either sentence can read it.
 */
import { z } from 'zod';
import type { Operation } from '../operation.ts';
import { type AddressBookEntry, readAddressBook } from '../state/address-book.ts';
import { envelope, int32, succeeded } from '../wire/shapes.ts';

const addressBookRequest = z.object({});

const wireEntry = z
  .object({
    id: int32.meta({ description: 'Numeric identifier of the entry' }),
    name: z.string(),
    company: z.string(),
    building: z.string(),
    street: z.string(),
    suburb: z.string(),
    post_code: z.string(),
    city: z.string(),
    state: z.string(),
    country: z.string(),
    code: z.string(),
    telephone: z.string(),
    email: z.string(),
  })
  .meta({ id: 'AddressBookEntry' });

const addressBookAnswer = z
  .object({ addresses: z.array(wireEntry), ...envelope })
  .meta({ id: 'GetAddressBookResponse' });

export const addressBookOperation: Operation<z.infer<typeof addressBookRequest>, z.infer<typeof addressBookAnswer>> = {
  operationId: 'getAddressBook',
  summary: 'Read the address book of the account',
  method: 'GET',
  path: '/api/addressbook',
  deprecated: false,
  request: { carriedIn: 'query', schema: addressBookRequest },
  answer: { xmlRoot: 'GetAddressBookResponse', schema: addressBookAnswer },
  run: ({ account, database }) => ({
    addresses: Array.from(readAddressBook(database, account.accountId), toWireEntry),
    ...succeeded,
  }),
};

function toWireEntry(entry: AddressBookEntry): z.infer<typeof wireEntry> {
  return {
    id: entry.entryId,
    name: entry.name,
    company: entry.company,
    building: entry.building,
    street: entry.street,
    suburb: entry.suburb,
    post_code: entry.postCode,
    city: entry.city,
    state: entry.state,
    country: entry.country,
    code: entry.customerCode,
    telephone: entry.telephone,
    email: entry.email,
  };
}
