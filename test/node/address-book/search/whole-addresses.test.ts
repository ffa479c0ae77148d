/** Whole addresses typed or pasted into the search, in other words than the book has for a flat, a floor or a post code. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AddressBook, createAddressBook } from '../../../../src-main/address-book/address-book.ts';
import type { AddressBookEntry } from '../../../../src-preload/contract/address-book.ts';
import { bookEntry } from '../book-entry.ts';

type Fields = Partial<AddressBookEntry>;

/** They hold the words that say little, so that these are not missing from the book. */
const others: Fields[] = [
  { name: 'Apartment Fiori', street: 'Floor Lane 7', company: 'Unit & Suite Ltd', city: 'Oslo', code: 'DK' },
  { name: 'Bloc Bus', street: 'Etage 3 Stock', company: 'Flat Oficina', city: 'Piso', code: 'RS' },
  { name: 'Near Miss', street: 'Flat 3, 72 Camden High St', city: 'London', postCode: 'NW1 7JE' },
  { name: '1234 City Room', street: 'No. 9 Colonia', company: 'District House' },
];
const wanted: Fields[] = [
  { name: 'London', street: 'Flat 3, 27 Camden High St', city: 'London', postCode: 'NW1 7JE' },
  { name: 'Berlin', street: 'Prenzlauer Allee 36, Vorderhaus, 3. OG links', city: 'Berlin', postCode: '10405' },
  { name: 'Brussels', street: 'Rue de la Loi 16 bte 3', city: 'Bruxelles', postCode: '1000' },
  { name: 'Bogotá', street: 'Cra. 7 # 71-21 Torre B Of. 1002', city: 'Bogotá', postCode: '110231' },
  { name: 'Springfield', street: '123 N Main St Apt 4B', city: 'Springfield', state: 'IL', postCode: '62701' },
  { name: 'Nuuk', street: 'Aqqusinersuaq 5', city: 'Nuuk', postCode: '3900' },
  { name: 'Belgrade', street: 'Knez Mihailova 12', city: 'Beograd', postCode: '11000' },
  { name: 'Kuala Lumpur', street: '12 Jalan Ampang', city: 'Kuala Lumpur', postCode: '50450' },
  { name: 'Ecatepec', street: 'Manzana 5 Lote 12', suburb: 'Valle de Aragón', city: 'Ecatepec', postCode: '55280' },
];

let folder: string;
let book: AddressBook;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'packbench-whole-addresses-'));
  book = createAddressBook({ path: join(folder, 'book.sqlite') });
  await book.replaceAll([...others, ...wanted].map((fields, at) => bookEntry({ ...fields, entryId: at + 1 })));
});
afterAll(async () => {
  book.close();
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
});

const found = (typed: string) => book.find(typed, 5).map(({ entry, without }) => [entry.name, ...without]);

test.each([
  ['Apartment 3, 27 Camden High Street London NW1 7JE', 'London', 'apartment'],
  ['Prenzlauer Allee 36, Vorderhaus, 3. Etage links Berlin 10405', 'Berlin', 'etage'],
  ['Rue de la Loi 16 Bus 3 Bruxelles 1000', 'Brussels', 'bus'],
  ['Cra. 7 # 71-21 Torre B Oficina 1002 Bogotá 110231', 'Bogotá', 'oficina'],
  ['123 N Main St Unit 4B Springfield 62701-1234', 'Springfield', 'unit', '1234'],
  ['Aqqusinersuaq 5 Nuuk DK-3900', 'Nuuk', 'dk'],
  ['Knez Mihailova 12 Beograd RS-11000', 'Belgrade', 'rs'],
  ['No. 12, Jalan Ampang Kuala Lumpur 50450', 'Kuala Lumpur', 'no'],
  ['Manzana 5 Lote 12 Colonia Valle de Aragon Ecatepec 55280', 'Ecatepec', 'colonia'],
])('%s', (typed, name, ...without) => {
  expect(found(typed)).toEqual([[name, ...without]]);
});

test.each([
  'Apartment 4, 27 Camden High Street London NW1 7JE',
  'Apartment 3, 28 Camden High Street London NW1 7JE',
  '124 N Main St Unit 4B Springfield 62701-1234',
  '123 N Main St Unit 4B Springfield 62702-1234',
  'Aqqusinersuaq 6 Nuuk DK-3900',
])('another number is no other way of writing it: %s', (typed) => {
  expect(found(typed)).toEqual([]);
});
