/** Spellings of one place are one; places that look alike are not. Every pair goes through a real copy, as the page asks. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Copies, openCopies } from '../../../src-main/address-book/copies.ts';
import { countryCodeOf } from '../../../src-main/address-book/country-codes.ts';
import type { AddressBookEntry } from '../../../src-preload/contract/address-book.ts';
import { bookEntry } from './book-entry.ts';
import { fillCopy } from './fill-copy.ts';
import { otherPlaces, type SpellingPair, samePlaces } from './spelling-pairs.ts';

let folder: string;
let copies: Copies;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'packbench-spellings-'));
  copies = openCopies(folder);
});
afterAll(async () => {
  copies.close();
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
});

/** Is the asked one in a book that holds the other and nothing else? */
async function isFound({ held, asked }: SpellingPair): Promise<boolean> {
  await fillCopy({ copies, folder }, 'pair', [entryOf(held)], '2026-11-20T12:00:00.000Z');
  return copies.check('pair', entryOf(asked)).matched;
}

function entryOf(line: string): AddressBookEntry {
  const [street = '', suburb = '', city = '', state = '', postCode = '', country = '', building = ''] = line
    .split('|')
    .map((part) => part.trim());
  return bookEntry({ street, suburb, city, state, postCode, country, building });
}

describe('one place', () => {
  test.each(samePlaces)('$held = $asked', async (pair) => {
    expect(await isFound(pair)).toBe(true);
  });

  test.each(samePlaces.filter(({ held }) => held.split('|').length === 6))('turned round: $asked', async (pair) => {
    expect(await isFound({ held: pair.asked, asked: pair.held })).toBe(true);
  });
});

describe('another place', () => {
  test.each(otherPlaces)('$held ≠ $asked', async (pair) => {
    expect(await isFound(pair)).toBe(false);
  });

  test.each([
    ['without a country', '12 Smith Street | | Fitzroy | VIC | 3065 | '],
    ['without a street', ' | | Fitzroy | VIC | 3065 | Australia'],
    ['without a post code', '12 Smith Street | | Fitzroy | VIC | | Australia'],
    ['with the number alone', '12 | | Fitzroy | VIC | 3065 | Australia'],
  ])('nothing is claimed %s', async (_, asked) => {
    expect(await isFound({ held: '12 Smith Street | | Fitzroy | VIC | 3065 | Australia', asked })).toBe(false);
  });
});

test.each([
  ['Germany', 'DE'],
  ['deutschland', 'DE'],
  ['Österreich', 'AT'],
  ['uk', 'GB'],
  ['United Kingdom', 'GB'],
  ['U.S.A.', 'US'],
  ['日本', 'JP'],
  ['ไทย', 'TH'],
  ["Côte d'Ivoire", 'CI'],
  ['nz', 'NZ'],
  ['', ''],
])('country %j is %j', (name, code) => {
  expect(countryCodeOf(name)).toBe(code);
});
