/** An entry as the book's file stores it. */
import type { AddressBookEntry } from '../../../src-preload/contract/address-book.ts';
import { foldText } from '../text/folding.ts';
import { DamagedBook } from './book-damage.ts';

/** Only `entryId` is required; every other field may be missing, and is then empty. */
export type GivenEntry = Pick<AddressBookEntry, 'entryId'> & Partial<AddressBookEntry>;

/** Fills missing fields with empty texts. Throws a TypeError when the id is not a whole number. */
export function completeEntry(entry: GivenEntry): AddressBookEntry {
  if (!Number.isSafeInteger(entry.entryId)) throw new TypeError(`No id of an entry: ${String(entry.entryId)}`);
  const text = (value: unknown): string => (typeof value === 'string' ? value : (value ?? '').toString());
  return {
    entryId: entry.entryId,
    name: text(entry.name),
    company: text(entry.company),
    building: text(entry.building),
    street: text(entry.street),
    suburb: text(entry.suburb),
    city: text(entry.city),
    state: text(entry.state),
    postCode: text(entry.postCode),
    country: text(entry.country),
    code: text(entry.code),
    telephone: text(entry.telephone),
    email: text(entry.email),
    ...(entry.other === undefined || entry.other === null ? {} : { other: entry.other }),
  };
}

/** A list rather than an object: the names of the fields would be half of the file. */
export function fieldsText(entry: AddressBookEntry): string {
  const { name, company, building, street, suburb, city, state, postCode, country, code, telephone, email, other } =
    entry;
  const texts = [name, company, building, street, suburb, city, state, postCode, country, code, telephone, email];
  return JSON.stringify(other === undefined ? texts : [...texts, other]);
}

/** `row`: entry_id and fields. Throws DamagedBook when there is no row, or when `fieldsText` did not write it. */
export function entryOf(row: readonly unknown[] | undefined): AddressBookEntry {
  const [entryId, fields] = row ?? [];
  const [name, company, building, street, suburb, city, state, postCode, country, code, telephone, email, other] =
    parsed(fields);
  const entry = {
    entryId: Number(entryId),
    name,
    company,
    building,
    street,
    suburb,
    city,
    state,
    postCode,
    country,
    code,
    telephone,
    email,
  };
  return other === undefined ? entry : { ...entry, other };
}

type Fields = [string, string, string, string, string, string, string, string, string, string, string, string];

function parsed(fields: unknown): [...Fields, AddressBookEntry['other']] {
  try {
    const texts = JSON.parse(String(fields));
    if (Array.isArray(texts) && countOfTexts(texts) === 12) return texts as [...Fields, AddressBookEntry['other']];
  } catch (error) {
    throw new DamagedBook('An entry cannot be read.', { cause: error });
  }
  throw new DamagedBook('An entry is missing, or not what was written.');
}

/** Counts among the first twelve. */
function countOfTexts(values: readonly unknown[]): number {
  let count = 0;
  while (count < 12 && typeof values[count] === 'string') count += 1;
  return count;
}

/** An entry that waits for its slot. Its fields are one text: twenty texts would take much more memory. */
export interface WaitingEntry {
  readonly entryId: number;
  /** `orderKey` */
  readonly key: string;
  /** As `fieldsText` writes it. */
  readonly fields: string;
}

export function inOrder(one: WaitingEntry, other: WaitingEntry): number {
  return one.key < other.key ? -1 : one.key > other.key ? 1 : one.entryId - other.entryId;
}

/** The key that orders the list. */
export function orderKey(entry: Pick<AddressBookEntry, 'name' | 'company'>): string {
  return foldText(entry.name.trim() === '' ? entry.company : entry.name).trim();
}
