/** An address as its country writes it, for a label; and that no part that was given gets lost on the way. */

import { describe, expect, test } from 'vitest';
import type { AddressBookEntry } from '../../../src-preload/contract/address-book.ts';
import { addressBlock, blockText } from '../../../src-renderer/ui/address-block.ts';
import fc, { draws } from '../../helpers/properties.ts';
import { sayIn } from '../../helpers/texts.ts';
import { bookEntry } from './book-entry.ts';

const written = (entry: Partial<AddressBookEntry>, countryCode: string): readonly string[] =>
  blockText(addressBlock(bookEntry(entry), countryCode)).split('\n');

interface Row {
  readonly code: string;
  readonly entry: Partial<AddressBookEntry>;
  readonly lines: readonly string[];
}

const rows: readonly Row[] = [
  {
    code: 'AU',
    entry: {
      name: 'Zoë Nguyen',
      company: 'Kelpie Coffee Co',
      building: 'Unit 4',
      street: '12 Lygon Street',
      suburb: 'Carlton',
      city: 'Melbourne',
      state: 'VIC',
      postCode: '3053',
      country: 'Australia',
    },
    lines: ['Kelpie Coffee Co', 'Zoë Nguyen', 'Unit 4', '12 Lygon Street', 'Carlton VIC 3053', 'Australia'],
  },
  {
    code: 'NZ',
    entry: {
      name: 'Ana Núñez',
      street: '7 Cuba Street',
      suburb: 'Te Aro',
      city: 'Wellington',
      state: 'Wellington',
      postCode: '6011',
      country: 'New Zealand',
    },
    lines: ['Ana Núñez', '7 Cuba Street', 'Te Aro', 'Wellington 6011', 'New Zealand'],
  },
  {
    code: 'US',
    entry: {
      name: 'Jon Doe',
      company: 'Example Inc.',
      street: '548 Market St',
      city: 'San Francisco',
      state: 'CA',
      postCode: '94104',
      country: 'US',
    },
    lines: ['Jon Doe', 'Example Inc.', '548 Market St', 'San Francisco, CA 94104', 'United States'],
  },
  {
    code: 'CA',
    entry: { name: 'A. Roy', street: '10 Rue A', city: 'Québec', state: 'QC', postCode: 'G1R 4P5', country: 'Canada' },
    lines: ['A. Roy', '10 Rue A', 'Québec QC G1R 4P5', 'Canada'],
  },
  {
    code: 'GB',
    entry: {
      name: 'Mary Shaw',
      building: 'Flat 3',
      street: '2/45 High Road',
      suburb: 'Chiswick',
      city: 'London',
      state: 'Greater London',
      postCode: 'W4 2LT',
      country: 'United Kingdom',
    },
    lines: ['Mary Shaw', 'Flat 3', '2/45 High Road', 'Chiswick', 'London', 'W4 2LT', 'United Kingdom'],
  },
  {
    code: 'DE',
    entry: {
      name: 'Jörg Müller',
      company: 'Müller & Söhne GmbH',
      street: 'Karl-Marx-Straße 12',
      suburb: 'Neukölln',
      city: 'Berlin',
      state: 'Berlin',
      postCode: '12043',
      country: 'Deutschland',
    },
    lines: ['Jörg Müller', 'Müller & Söhne GmbH', 'Karl-Marx-Straße 12', 'Neukölln', '12043 Berlin', 'Deutschland'],
  },
  {
    code: 'FR',
    entry: { company: 'Boulangerie', street: '5 rue du Bac', city: 'Paris', postCode: '75007', country: 'France' },
    lines: ['Boulangerie', '5 rue du Bac', '75007 Paris', 'France'],
  },
  {
    code: 'CH',
    entry: { name: 'U. Frey', street: 'Seeweg 1', city: 'Zürich', state: 'ZH', postCode: 'CH-8001', country: 'CHE' },
    lines: ['U. Frey', 'Seeweg 1', 'CH-8001 Zürich', 'Switzerland'],
  },
  {
    code: 'IT',
    entry: { name: 'L. Rossi', street: 'Via Po 9', city: 'Torino', state: 'TO', postCode: '10123', country: 'Italy' },
    lines: ['L. Rossi', 'Via Po 9', '10123 Torino TO', 'Italy'],
  },
  {
    code: 'TH',
    entry: {
      name: 'สมชาย ใจดี',
      street: '99 ถนนสีลม',
      suburb: 'แขวงสีลม',
      city: 'เขตบางรัก',
      state: 'กรุงเทพมหานคร',
      postCode: '10500',
      country: 'Thailand',
    },
    lines: ['สมชาย ใจดี', '99 ถนนสีลม', 'แขวงสีลม เขตบางรัก', 'กรุงเทพมหานคร 10500', 'Thailand'],
  },
  {
    code: 'JP',
    entry: {
      name: '佐藤 花子',
      company: '東京バイク',
      building: '渋谷ビル3階',
      street: '渋谷2丁目3-4',
      city: '渋谷区',
      state: '東京都',
      postCode: '150-0002',
      country: 'Japan',
    },
    lines: ['〒150-0002', '東京都渋谷区', '渋谷2丁目3-4', '渋谷ビル3階', '東京バイク', '佐藤 花子', 'Japan'],
  },
  {
    code: 'JP',
    entry: {
      name: 'Hanako Sato',
      building: 'Shibuya Bldg 3F',
      street: '2-3-4 Shibuya',
      city: 'Shibuya-ku',
      state: 'Tokyo',
      postCode: '〒150-0002',
      country: 'Japan',
    },
    lines: ['Hanako Sato', 'Shibuya Bldg 3F', '2-3-4 Shibuya, Shibuya-ku, Tokyo', '〒150-0002', 'Japan'],
  },
  {
    code: 'KR',
    entry: {
      name: '김민준',
      street: '테헤란로 152',
      suburb: '역삼동',
      city: '강남구',
      state: '서울특별시',
      postCode: '06236',
      country: 'South Korea',
    },
    lines: ['서울특별시 강남구 역삼동', '테헤란로 152', '김민준', '06236', 'South Korea'],
  },
  {
    code: 'CN',
    entry: {
      name: '王伟',
      street: '建国路1号',
      suburb: '朝阳区',
      city: '北京市',
      state: '北京市',
      postCode: '100020',
      country: 'China',
    },
    lines: ['100020', '北京市朝阳区', '建国路1号', '王伟', 'China'],
  },
  {
    code: 'SG',
    entry: { name: 'Tan Wei', street: '1 Orchard Rd', city: 'Singapore', postCode: '238823', country: 'Singapore' },
    lines: ['Tan Wei', '1 Orchard Rd', 'SINGAPORE 238823', 'Singapore'],
  },
  {
    code: 'AE',
    entry: {
      name: 'Layla',
      street: '4 Al Wasl Road',
      suburb: 'Jumeirah',
      city: 'Dubai',
      state: 'Dubai',
      country: 'AE',
    },
    lines: ['Layla', '4 Al Wasl Road', 'Jumeirah', 'Dubai', 'United Arab Emirates'],
  },
  {
    code: '',
    entry: {
      name: 'Nobody',
      street: '1 Far Road',
      suburb: 'Shore',
      city: 'Farthing',
      state: 'West',
      postCode: '77-1',
      country: 'Islandia',
    },
    lines: ['Nobody', '1 Far Road', 'Shore', 'Farthing West 77-1', 'Islandia'],
  },
];

describe('an address block', () => {
  for (const { code, entry, lines } of rows) {
    test(`of ${code || 'a country nobody knows'}: ${lines.join(' / ')}`, () => {
      expect(written(entry, code)).toEqual(lines);
    });
  }

  test('says which fields the country does not write', () => {
    const [australia, , , , , germany] = rows;
    expect(addressBlock(bookEntry(australia?.entry ?? {}), 'AU').unwritten).toEqual(['city']);
    expect(addressBlock(bookEntry(germany?.entry ?? {}), 'DE').unwritten).toEqual([]);
    expect(addressBlock(bookEntry({ city: 'Köln', state: 'NRW' }), 'DE').unwritten).toEqual(['state']);
  });

  test('keeps every part with its field', () => {
    const { lines } = addressBlock(bookEntry({ name: 'Ann', city: 'Reno', state: 'NV', postCode: '89501' }), 'US');
    expect(lines).toEqual([
      [{ text: 'Ann', field: 'name' }],
      [
        { text: 'Reno', field: 'city' },
        { text: ', ', field: null },
        { text: 'NV', field: 'state' },
        { text: ' ', field: null },
        { text: '89501', field: 'postCode' },
      ],
    ]);
  });
});

test('a country that is given by its code is called as the screen calls it', async () => {
  const entry = { city: 'Wien', postCode: '1010', country: 'AT' };
  expect(written(entry, 'AT').at(-1)).toBe('Austria');
  await sayIn('de');
  try {
    expect(written(entry, 'AT').at(-1)).toBe('Österreich');
    expect(written({ ...entry, country: 'Austria' }, 'AT').at(-1)).toBe('Austria');
  } finally {
    await sayIn('en');
  }
});

const codes = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ').flatMap((first, _, letters) =>
  letters.map((second) => first + second),
);
const text = fc.string({ unit: 'grapheme', maxLength: 12 });

test('in every country, whatever is in the fields, what is not written is said to be', () => {
  const entries = fc.record({
    name: text,
    company: text,
    building: text,
    street: text,
    suburb: text,
    city: text,
    state: text,
    postCode: text,
    country: text,
  });
  fc.assert(
    fc.property(fc.constantFrom('', ...codes), entries, (code, fields) => {
      const entry = bookEntry(fields);
      const block = addressBlock(entry, code);
      const lines = blockText(block).toLowerCase();
      for (const field of ['name', 'company', 'building', 'street', 'suburb', 'city', 'state', 'postCode'] as const) {
        if (!block.unwritten.includes(field)) expect(lines).toContain(entry[field].trim().toLowerCase());
      }
      // Only these may ever be left out, and a post code or a street never.
      expect(['city', 'state']).toEqual(expect.arrayContaining([...block.unwritten]));
    }),
    { numRuns: draws(400, 2_000) },
  );
});
