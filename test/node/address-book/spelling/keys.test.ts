/** The keys that find an address: its core, and parts of it for near misses, the narrowest first. */
import { describe, expect, test } from 'vitest';
import {
  addressKeys,
  blockingTokens,
  coreToken,
  keyToken,
} from '../../../../src-main/address-book/spelling/address-keys.ts';
import { blockingKeys, streetsAtCorner } from '../../../../src-main/address-book/spelling/blocking-keys.ts';
import { canonicalAddress } from '../../../../src-main/address-book/spelling/canonical-address.ts';
import { writtenAddress } from './written-address.ts';

const read = (line: string) => canonicalAddress(writtenAddress(line));
const keysOf = (line: string): string[] => blockingKeys(read(line)).map((key) => key.split('\n').join(' / '));

/** Street without its kind, number without its letter, post code, places. */
const keys: Readonly<Record<string, readonly string[]>> = {
  '12a Smith St | Carlton | Fitzroy | VIC | 3065 | AU': [
    'street, number / AU / smith / 12',
    'street, post code / AU / smith / 3065',
    'number, post code / AU / 12 / 3065',
    'street, place / AU / smith / fitzroy',
    'street, place / AU / smith / carlton',
  ],
  // Town and suburb are one.
  '12 Smith Road | Fitzroy | Fitzroy | VIC | 3065 | AU': [
    'street, number / AU / smith / 12',
    'street, post code / AU / smith / 3065',
    'number, post code / AU / 12 / 3065',
    'street, place / AU / smith / fitzroy',
  ],
  '12 Smith St | | Fitzroy | VIC | | AU': ['street, number / AU / smith / 12', 'street, place / AU / smith / fitzroy'],
  'Smith St | | Fitzroy | VIC | 3065 | AU': [
    'street, post code / AU / smith / 3065',
    'street, place / AU / smith / fitzroy',
  ],
  '12 | | Fitzroy | VIC | 3065 | AU': ['number, post code / AU / 12 / 3065'],
  '5/12-14 Smith St | | | VIC | | AU': ['street, number / AU / smith / 12'],
  // A street named only by kinds: all but the last are its name; if there is one, it is the name.
  '12 Avenue Rd | | Fitzroy | | | AU': ['street, number / AU / ave / 12', 'street, place / AU / ave / fitzroy'],
  '12 The Avenue | | Fitzroy | | | AU': ['street, number / AU / ave / 12', 'street, place / AU / ave / fitzroy'],
  '12 High Street Road | | | | | AU': ['street, number / AU / high / 12'],
  '12 Mount Pleasant Road | | | | | AU': ['street, number / AU / mtpleasant / 12'],
  'Hauptstr. 5 | | Ulm | | 89073 | DE': [
    'street, number / DE / haupt / 5',
    'street, post code / DE / haupt / 89073',
    'number, post code / DE / 5 / 89073',
    'street, place / DE / haupt / ulm',
  ],
  'Straße 5 | | | | | DE': ['street, number / DE / st / 5'],
  // A kind that is glued on, and short.
  'Prinsenln 5 | | | | 3515 TD | NL': [
    'street, number / NL / prinsen / 5',
    'street, post code / NL / prinsen / 3515td',
    'number, post code / NL / 5 / 3515td',
  ],
  'Prinsenlaan 5 | | | | | NL': ['street, number / NL / prinsen / 5'],
  'Oude Prinsenln 5 | | | | | NL': ['street, number / NL / oudeprinsen / 5'],
  'Ln 5 | | | | | NL': ['street, number / NL / ln / 5'],
  // The rest would not be a name.
  'Bln 5 | | | | | NL': ['street, number / NL / bln / 5'],
  'Obln 5 | | | | | NL': ['street, number / NL / obln / 5'],
  'Corner of Main St and 3rd Ave | | Ogden | UT | 84401 | US': [
    'street, post code / US / 3rdmain / 84401',
    'street, place / US / 3rdmain / ogden',
    'corner, post code / US / 3rd ave / 84401',
    'corner, post code / US / main st / 84401',
  ],
  'Main St | | Ogden | UT | 84401 | US': ['street, post code / US / main / 84401', 'street, place / US / main / ogden'],
  'PO Box 12 | | Reno | NV | 89501 | US': [
    'street, number / US / pobox / 12',
    'street, post code / US / pobox / 89501',
    'number, post code / US / 12 / 89501',
    'street, place / US / pobox / reno',
  ],
  ' | | | | | ': [],
};

test('near misses', () => {
  expect(Object.fromEntries(Object.keys(keys).map((line) => [line, keysOf(line)]))).toEqual(keys);
});

test.each([
  ['Corner of Main St and 3rd Ave', ['3rd ave', 'main st']],
  ['Main Street & Old Pine Road', ['main st', 'old pne rd']],
  // With a number it is a house; a kind alone is no street; two are a corner, three are none.
  ['12 Main St 3rd Ave', null],
  ['Main St', null],
  ['St Main Ave', null],
  ['Main Ave St', null],
  ['Main St 3rd', null],
  ['Main St Ave Pine Rd', null],
  ['St Main Oak Ave', null],
  ['Main Oak St Ave', null],
  ['Main St Ave Bloom', null],
])('corner: %s', (street, streets) => {
  expect(streetsAtCorner(read(`${street} | | Ogden | UT | 84401 | US`))).toEqual(streets);
});

test('where the number stands behind the street there is no corner', () => {
  expect(streetsAtCorner(read('Am Platz Alte Gasse | | Ulm | | 89073 | DE'))).toBeNull();
});

describe('as numbers of 26 bits', () => {
  test('no two meet, and each bit is as often set as not', () => {
    const address = read('12 Smith St | | Fitzroy | VIC | 3065 | AU');
    const cores = Array.from({ length: 400 }, (_, at) => addressKeys({ ...address, number: `${at}` }).at(-1) ?? -1);
    expect(new Set(cores).size).toBe(400);
    expect(cores.filter((key) => !Number.isInteger(key) || key < 0 || key >= 2 ** 26)).toEqual([]);
    const setIn = Array.from({ length: 26 }, (_, bit) => cores.filter((key) => (key >>> bit) & 1).length);
    expect(setIn.filter((count) => count < 140 || count > 260)).toEqual([]);
  });

  test('each is two letters of its own, 13 bits in each', () => {
    expect([0, 1, 0x1fff, 0x2000, 2 ** 26 - 1].map(keyToken)).toEqual([
      '\u3400\u3400',
      '\u3400\u3401',
      '\u3400\u53ff',
      '\u3401\u3400',
      '\u53ff\u53ff',
    ]);
  });

  test('the core is the last; what says too little has none', () => {
    const address = read('12 Smith St | | Fitzroy | VIC | 3065 | AU');
    const tokens = addressKeys(address).map(keyToken);
    expect(tokens).toEqual([...blockingTokens(address), coreToken(address)]);
    expect(tokens.length).toBe(5);
    const nameless = read('12 | | Fitzroy | VIC | 3065 | AU');
    expect(coreToken(nameless)).toBeNull();
    expect(addressKeys(nameless).map(keyToken)).toEqual(blockingTokens(nameless));
  });
});
