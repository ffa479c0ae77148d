/** 7. Users Address Book. The document shows no envelope in its answer; if one comes, it is read. */
import { createHash } from 'node:crypto';
import { type AddressBookEntry, lowestNumberOfService } from '../../../src-preload/contract/address-book.ts';
import { beginningLength, isWebPage } from './body.ts';
import { openEnvelope, refuseOtherRecords, refuseUnlessVouched } from './envelope.ts';
import { readJsonEntries } from './json-entries.ts';
import type { WireOperation } from './operation.ts';
import { textPieces } from './text-pieces.ts';
import {
  field,
  isBlank,
  isWholeNumber,
  toNumber,
  toRecords,
  toText,
  toWholeNumber,
  type WireRecord,
  withOtherFields,
} from './tolerant.ts';
import { longestList, UnreadableAnswer } from './unreadable.ts';
import { readXmlEntries } from './xml-entries.ts';

export function wireAddressBook(): WireOperation {
  return { name: 'Users Address Book', method: 'GET', path: '/api/addressbook', body: null };
}

const xmlRoot = 'GetAddressBookResponse';
const listName = 'addresses';

/**
 * The entries of an answer that comes in pieces, one by one. Only its end shows whether it was valid: the yielded
 * entries count when nothing is thrown. Throws UnreadableAnswer or RefusedByService, the same as the whole body would.
 */
export function* readAddressBook(pieces: Iterable<Uint8Array>, contentType: string): Generator<AddressBookEntry> {
  const texts = textPieces(pieces, contentType);
  const start = startOf(texts);
  if (start === '') throw new UnreadableAnswer('an empty body');
  if (isWebPage(start)) throw new UnreadableAnswer('a web page', { code: 'not-the-service' });
  const all = chained([start], texts);
  const values = start.startsWith('<') ? readXmlEntries(all, listName, 'id') : readJsonEntries(all, listName);
  let count = 0;
  let hasBlank = false;
  let fault: UnreadableAnswer | null = null;
  let next = values.next();
  for (; next.done !== true; next = values.next()) {
    // A refusal further on says more than an unreadable entry.
    if (fault !== null) continue;
    try {
      for (const record of toRecords([next.value], `${listName}.${count}`)) {
        if (isBlank(record)) hasBlank = true;
        else yield toAddressBookEntry(record, count++);
      }
    } catch (error) {
      if (!(error instanceof UnreadableAnswer)) throw error;
      fault = error;
    }
  }
  const record = openEnvelope(next.value, xmlRoot, listName);
  const left = toRecords(field(record, listName), listName, [], longestList);
  if (fault !== null) throw fault;
  if (count === 0) refuseOtherRecords(record, listName);
  for (const record of left) {
    if (isBlank(record)) hasBlank = true;
    else yield toAddressBookEntry(record, count++);
  }
  // A book is not emptied by a service that tells none of its entries.
  if (count === 0 && hasBlank) throw new UnreadableAnswer('entries in which nothing stands');
  refuseUnlessVouched(record, count === 0);
}
/** Enough of it to know a web page by, however small the pieces are. */
function startOf(texts: Iterator<string>): string {
  let start = '';
  while (start.length < beginningLength) {
    const next = texts.next();
    if (next.done === true) break;
    start += next.value;
  }
  return start;
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

function* chained<Value>(...parts: readonly Iterable<Value>[]): Generator<Value> {
  for (const part of parts) yield* part;
}

export function toAddressBookEntry(wireEntry: WireRecord, index: number): AddressBookEntry {
  const text = (name: string): string => toText(field(wireEntry, name));
  const id = field(wireEntry, 'id');
  const hasFields = entryFields.some((name) => name !== 'id' && Object.hasOwn(wireEntry, name));
  // Some languages write 0 for a number that nobody has set: of entries with one number only the last would be left.
  const isUnset = toNumber(id) === 0;
  const isWithoutId = hasFields && (isUnset || !isWholeNumber(id));
  return {
    entryId: isWithoutId ? ownNumber(wireEntry) : toWholeNumber(id, `addresses.${index}.id`),
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
    ...withOtherFields(wireEntry, isWithoutId && !isUnset && toText(id) !== '' ? fieldsBesideId : entryFields),
  };
}

const fieldsBesideId = entryFields.filter((name) => name !== 'id');

/**
 * No operation takes an entry's id: an address is as good without one, and must not cost the rest of the book. Of the fields rather
 * than of the place, so that a line chosen on the screen stays the same one when the book is read again.
 */
function ownNumber(wireEntry: WireRecord): number {
  const digest = createHash('sha256').update(JSON.stringify(wireEntry)).digest();
  return lowestNumberOfService - 1 - digest.readUIntBE(0, 6);
}
