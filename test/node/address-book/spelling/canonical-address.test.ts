/**
 * Spellings of one place are one; places that look alike are not. Asked of real books, as the page does; pairs.test.ts
 * checks the rules alone.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AddressBook, createAddressBook } from '../../../../src-main/address-book/address-book.ts';
import { suggestedFrom } from '../../../../src-main/address-book/compare/address-score.ts';
import { countryCodeOf } from '../../../../src-main/address-book/rules/country-codes.ts';
import { canonicalAddress } from '../../../../src-main/address-book/spelling/canonical-address.ts';
import { coreKey, sameAddress } from '../../../../src-main/address-book/spelling/same-address.ts';
import { bookEntry } from '../book-entry.ts';
import { exam } from './exam/exam.ts';
import { families } from './spelling-families.ts';
import { writtenAddress } from './written-address.ts';

const canonical = (line: string) => canonicalAddress(writtenAddress(line));
const same = (one: string, other: string): boolean => sameAddress(canonical(one), canonical(other));

/** Every family is in one book, once. */
const everyFamily = [
  ...Object.entries(families).flatMap(([land, ofLand]) => ofLand.map((family) => ({ land, family }))),
  ...Object.entries(exam).flatMap(([land, ofLand]) => ofLand.families.map((family) => ({ land, family }))),
];

let folder: string;
let book: AddressBook;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'packbench-spellings-'));
  book = createAddressBook({ path: join(folder, 'book.sqlite') });
  await book.replaceAll(
    everyFamily.map(({ family: [first] }, index) => bookEntry({ entryId: index + 1, ...writtenAddress(first) })),
  );
});
afterAll(() => {
  book.close();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

describe('one place', () => {
  test.each(
    everyFamily.flatMap(({ land, family }, index) => family.map((line) => ({ land, line, entryId: index + 1 }))),
  )('$land: $line', ({ line, entryId }) => {
    expect(book.validate(writtenAddress(line)).matched?.entryId).toBe(entryId);
  });
});

describe('another place', () => {
  test('no two families are one', () => {
    const lines = everyFamily.flatMap(({ family }, index) => family.map((line) => ({ line, index })));
    const held = lines.map(({ line, index }) => ({ line, index, core: coreKey(canonical(line)) }));
    const strangers = held.flatMap((one) =>
      held
        .filter((other) => other.index !== one.index && other.core === one.core && same(one.line, other.line))
        .map((other) => [one.line, other.line]),
    );
    expect(strangers).toEqual([]);
  });
});

describe('a near miss is never a match, and the true entry is suggested', () => {
  test.each<[asked: string, wanted: string, differs: readonly string[]]>([
    ['Unit 2, 54 High Road | | Fitzroy | VIC | 3065 | Australia', 'Unit 2, 45 High Road', ['street']],
    ['Unit 3, 45 High Road | | Fitzroy | VIC | 3065 | Australia', 'Unit 2, 45 High Road', ['street']],
    ['Unit 2, 45 High Street | | Fitzroy | VIC | 3065 | Australia', 'Unit 2, 45 High Road', ['street']],
    ['Unit 2, 45 Hihg Road | | Fitzroy | VIC | 3065 | Australia', 'Unit 2, 45 High Road', ['street']],
    ['2/45 High Rd | | Fitzroy | VIC | 3056 | Australia', 'Unit 2, 45 High Road', ['postCode']],
    ['2/45 High Rd | | Geelong | VIC | 3065 | Australia', 'Unit 2, 45 High Road', ['city']],
    ['2/45 High Rd | | Fitzroy | NSW | 3065 | Australia', 'Unit 2, 45 High Road', ['state']],
    ['Unit 2, 45 High Rd | | Fitzroy | VIC | 3065 | ', 'Unit 2, 45 High Road', ['country']],
    ["7 O'Connell Cresent | | Ballarat | VIC | 3350 | Australia", "7 O'Connell Crescent", ['street']],
    ['Hauptstarße 12a | | München | | 80331 | Germany', 'Hauptstraße 12a', ['street']],
    ['Hauptstr. 12b | | Muenchen | | 80331 | Germany', 'Hauptstraße 12a', ['street']],
    ['12 rue de la Pais | | Paris | | 75002 | France', '12 rue de la Paix', ['street']],
    ['21 rue de la Paix | | Paris | | 75002 | France', '12 rue de la Paix', ['street']],
    ['1 22nd Street | | Galveston | TX | 77550 | US', '1 Twenty-First Street', ['street']],
    ['č.p. 85 | | Křtiny | | 679 05 | CZ', 'č.p. 58', ['street']],
    ['CS 40312 | | Lyon | | 69399 | FR', 'BP 40312', ['street']],
    ['Private Bag 417 | | Launceston | TAS | 7250 | AU', 'PO Box 417', ['street']],
    [
      'Corner of Main Street and 3rd Avenue | | Ogden | UT | 84401 | US',
      'Corner of Main Street and 2nd Avenue',
      ['street'],
    ],
    ['Cnr Queen & Lonsdale Sts | | Melbourne | VIC | 3000 | AU', 'Corner King Street and Lonsdale Street', ['street']],
    ['Rue Saint-Paul 18, boîte 5 | | Liège | | 4000 | BE', 'Rue Saint-Pierre 18, boîte 5', ['street']],
    ['Nørrebrogade 120, 3. th. | | København V | | 1620 | DK', 'Vesterbrogade 120, 3. th.', ['street']],
    ['1178 Quay Parade | | Geelong | VIC | 3220 | AU', '178 Quay Parade', ['street']],
    ['神宮前3-12-6 | | 渋谷区 | 東京都 | 150-0001 | Japan', '神宮前3丁目12番5号', ['street']],
  ])('%s', (asked, wanted, differs) => {
    const { matched, suggestions } = book.validate(writtenAddress(asked));
    expect(matched).toBeNull();
    expect(suggestions.slice(0, 3).map(({ entry }) => entry.street)).toContain(wanted);
    const found = suggestions.find(({ entry }) => entry.street === wanted);
    expect(found?.score).toBeGreaterThanOrEqual(suggestedFrom);
    expect(found?.differs).toEqual(differs);
  });

  test.each([
    '999 Nowhere Boulevard | | Atlantis | | 99999 | Australia',
    '45 Zebra Road | | Perth | WA | 6151 | Australia',
    'Alleestraße 45 | | Dresden | | 01099 | Germany',
    'Lindenweg 80 | | Stralsund | | 18435 | Germany',
    '1 | | | | | ',
    'Primrose Villa, Station Approach | Bibury | Cirencester | | GL7 5NL | GB',
    'Corner of Elm Street and 9th Avenue | | Ogden | UT | 84401 | US',
    'Hosewstraat 18, bte 5 | | Liège | | 4000 | BE',
    '120 Zebravej, 3. th. | | København V | | 1620 | DK',
    '417 Zebra Street | | Launceston | TAS | 7250 | AU',
  ])('nothing is suggested for %s', (asked) => {
    expect(book.validate(writtenAddress(asked))).toEqual({ matched: null, suggestions: [] });
  });
});

test.each(['½', '1 ', '1, ', '-a', 'a b '])('a field full of %j is read as a text of a like length', (part) => {
  const full = part.repeat(400).slice(0, 399);
  for (const country of ['AU', 'CZ', 'DE', 'IN', 'JP', 'US', '']) {
    for (const field of ['street', 'suburb', 'state', 'city'] as const) {
      const read = canonicalAddress({
        ...writtenAddress('12 Zebra Road | | Perth | | 6151 | '),
        country,
        [field]: full,
      });
      expect(Object.values(read).join('').length).toBeLessThan(5 * full.length);
    }
  }
});

test.each([
  ['Germany', 'DE'],
  ['deutschland', 'DE'],
  ['DEU', 'DE'],
  ['Federal Republic of Germany', 'DE'],
  ['Österreich', 'AT'],
  ['Oesterreich', 'AT'],
  ['uk', 'GB'],
  ['U.K.', 'GB'],
  ['United Kingdom', 'GB'],
  ['United Kingdom of Great Britain and Northern Ireland', 'GB'],
  ['Scotland', 'GB'],
  ['U.S.A.', 'US'],
  ['The United States of America', 'US'],
  ['EE.UU.', 'US'],
  ['日本', 'JP'],
  ['ニッポン', 'JP'],
  ['ไทย', 'TH'],
  ['ประเทศไทย', 'TH'],
  ['대한민국', 'KR'],
  ['中华人民共和国', 'CN'],
  ['Россия', 'RU'],
  ['Ελλάδα', 'GR'],
  ['ČR', 'CZ'],
  ['CR', 'CR'],
  ["Côte d'Ivoire", 'CI'],
  ['Ivory Coast', 'CI'],
  ['Niger', 'NE'],
  ['Nigeria', 'NG'],
  ['Guinea-Bissau', 'GW'],
  ['nz', 'NZ'],
  [' N. Z. ', 'NZ'],
  ['Atlantis', 'atlantis'],
  ['', ''],
])('country %j is %j', (name, code) => {
  expect(countryCodeOf(name)).toBe(code);
});
