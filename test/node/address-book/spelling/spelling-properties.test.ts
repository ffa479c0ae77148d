/** What must hold for every address and every spelling: made up by the thousand, and with words chosen to mislead. */

import { describe, expect, test } from 'vitest';
import { differingFields } from '../../../../src-main/address-book/compare/differing-fields.ts';
import { blockingKeys } from '../../../../src-main/address-book/spelling/blocking-keys.ts';
import {
  canonicalAddress,
  packCanonical,
  readCanonical,
  type WrittenAddress,
} from '../../../../src-main/address-book/spelling/canonical-address.ts';
import {
  coreKey,
  matchAmong,
  sameAddress,
  spellingKey,
} from '../../../../src-main/address-book/spelling/same-address.ts';
import fc, { anyCharacter, draws } from '../../../helpers/properties.ts';
import { landCount, type MadePlace, otherParts, placeArbitrary, respelled } from './made-places.ts';
import { families } from './spelling-families.ts';
import { writtenAddress } from './written-address.ts';

const keyOf = (address: WrittenAddress): string | null => spellingKey(canonicalAddress(address));
const same = (one: WrittenAddress, other: WrittenAddress): boolean =>
  sameAddress(canonicalAddress(one), canonicalAddress(other));
const written = (place: MadePlace, choices: readonly number[]): WrittenAddress => respelled(place, choices);

/** What `otherParts` changes, each in turn. */
const parts = ['number', 'number turned', 'unit', 'post code', 'kind', 'name', 'country', 'letter', 'direction'];
const choices = fc.array(fc.nat(1000), { minLength: 12, maxLength: 12 });

describe('of made-up addresses of every land', () => {
  test('all spellings of one have one key: a match is symmetric and transitive', () => {
    const met = new Set<number>();
    fc.assert(
      fc.property(placeArbitrary, choices, choices, (place, some, others) => {
        met.add(place.land);
        const [one, other] = [written(place, some), written(place, others)];
        const [first, second] = [canonicalAddress(one), canonicalAddress(other)];
        expect([spellingKey(first), one]).toEqual([spellingKey(second), one]);
        expect(spellingKey(first)).not.toBeNull();
        expect(sameAddress(first, second) && sameAddress(second, first)).toBe(true);
        expect(differingFields(first, second)).toEqual([]);
      }),
      { numRuns: draws(300, 1500) },
    );
    expect(met.size).toBe(landCount);
  });

  test('one that differs in number, unit, post code, kind of street, direction or country is never the same', () => {
    const met = new Set<string>();
    fc.assert(
      fc.property(placeArbitrary, choices, choices, fc.nat(), (place, some, others, which) => {
        const one = written(place, some);
        const first = canonicalAddress(one);
        for (const { part, place: other } of otherParts(place, which)) {
          met.add(part).add(String(place.land));
          expect([part, sameAddress(first, canonicalAddress(written(other, others))), one]).toEqual([part, false, one]);
        }
      }),
      { numRuns: draws(300, 1500) },
    );
    expect(met.size).toBe(parts.length + landCount);
  });

  test('a near miss shares a key by which it is found', () => {
    const met = new Set<string>();
    fc.assert(
      fc.property(placeArbitrary, choices, choices, fc.nat(), (place, some, others, which) => {
        const keys = new Set(blockingKeys(canonicalAddress(written(place, some))));
        for (const { part, place: other } of otherParts(place, which)) {
          if (part === 'country') continue;
          met.add(part).add(String(place.land));
          const shared = blockingKeys(canonicalAddress(written(other, others))).some((key) => keys.has(key));
          expect([part, shared, written(other, others)]).toEqual([part, true, written(other, others)]);
        }
      }),
      { numRuns: draws(300, 1000) },
    );
    expect(met.size).toBe(parts.length - 1 + landCount);
  });
});

/** Words and signs that mean something in one of the rules, and numbers that may run together. */
const misleading = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 0, max: 1300 }).map(String) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      'a',
      'b',
      'n',
      'o',
      'bis',
      'ter',
      '1a',
      '12b',
      '3rd',
      '5th',
      '1er',
      '½',
      '²',
      '１２',
      '٣',
      '๑',
    ),
  },
  {
    weight: 4,
    arbitrary: fc.constantFrom(
      ...'unit u flat apt # suite shop level floor l fl po box no nr st street saint rd road smith high mount haupt straße str platz rue de la via calle c ul m kv кв д корп bus bte top stiege lgh tv th 丁目 番 号 階 室 層 楼 弄 호 층 동 로 길 ถนน ซอย หมู่ km s n sn c/o and & the 1st xx settembre'.split(
        ' ',
      ),
    ),
  },
);
const joint = fc.constantFrom(
  ' ',
  ' ',
  ' ',
  ', ',
  '-',
  '/',
  '.',
  ' - ',
  ' / ',
  '',
  '#',
  '(',
  ') ',
  '\n',
  '’',
  ' & ',
  '+',
  ';',
);
const misleadingStreet = fc
  .array(fc.tuple(misleading, joint), { minLength: 1, maxLength: 9 })
  .map((parts) => parts.map(([word, sign]) => word + sign).join(''));
const countries = [
  'AU',
  'NZ',
  'US',
  'CA',
  'GB',
  'IE',
  'DE',
  'AT',
  'CH',
  'FR',
  'BE',
  'NL',
  'LU',
  'IT',
  'ES',
  'PT',
  'DK',
  'SE',
  'NO',
  'FI',
  'PL',
  'CZ',
  'RU',
  'UA',
  'JP',
  'KR',
  'CN',
  'TW',
  'HK',
  'SG',
  'TH',
  'CO',
  'BR',
  'TR',
  'XX',
] as const;
const codes = fc.constantFrom(...countries);
const somewhere = { suburb: '', city: 'Somewhere', state: '', postCode: '12345' };

/** The numbers in a text, as they are written, in the order of their size. */
function numbersIn(text: string): readonly string[] {
  const plain = Array.from(text, (letter) =>
    /\p{No}/u.test(letter) ? ` ${letter.normalize('NFKC')} ` : letter.normalize('NFKC'),
  );
  const digits = plain
    .join('')
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - 0xe50));
  return [...digits.matchAll(/\d+/g)].map(([number]) => number).sort();
}

/** 'km 2,50' is 'km 2.5', and 'km 0+100' is 'km 0.1': one number. */
const kilometres = /km\.?:?\s*\d+[.,+]\d/;

/** A telephone number is not the place's. */
const telephone = /\+(?:[\s().:/-]*\d){9}/;

/** A flat '05' is 5, and '00' is 0: as numbers they are equal, and none of them is lost. */
const withoutZeros = (numbers: readonly string[]): string[] =>
  numbers.map((number) => number.replace(/^0+(?=\d)/, '')).sort();

/** '1.500' is one number where the dot parts thousands. */
function withoutDots(street: string, country: string): string {
  return country === 'BR'
    ? street.replace(/(?<![\p{L}\p{M}\p{N}.])([1-9]\d{0,2})\.(?=\d{3}(?![\p{L}\p{M}\p{N}]))/gu, '$1')
    : street;
}

describe('of misleading street lines', () => {
  test('those that are called the same have the same numbers', () => {
    const seen = new Map<string, string>();
    fc.assert(
      fc.property(misleadingStreet, misleadingStreet, codes, (street, building, country) => {
        const address = { ...somewhere, street, building, country };
        const hash = coreKey(canonicalAddress(address));
        if (hash === null || kilometres.test(`${street} ${building}`)) return;
        const numbers = JSON.stringify(withoutZeros(numbersIn(withoutDots(`${building} , ${street}`, country))));
        const before = seen.get(hash);
        if (before !== undefined)
          expect([before, country, street, building]).toEqual([numbers, country, street, building]);
        seen.set(hash, numbers);
      }),
      { numRuns: draws(5000, 15_000) },
    );
  });

  test('none loses a number, and none is joined with another', () => {
    const met = new Set<string>();
    fc.assert(
      fc.property(misleadingStreet, codes, (street, country) => {
        met.add(country);
        // Twenty of September, and a German post box grouped by two digits, are numbers in another writing.
        if (/settembre|xx|box/.test(street)) return;
        if (telephone.test(street) || kilometres.test(street)) return;
        const { unit, level, number, name, house } = canonicalAddress({ ...somewhere, street, country });
        const found = withoutZeros(numbersIn([unit, level, number, name, house].join(' , ')));
        expect([found, country, street]).toEqual([
          withoutZeros(numbersIn(withoutDots(street, country).replace(/丁目|番|号/g, ' '))),
          country,
          street,
        ]);
      }),
      { numRuns: draws(1200, 6000) },
    );
    expect(met.size).toBe(countries.length);
  });

  test('one digit changed is another address', () => {
    const met = new Set<string>();
    fc.assert(
      fc.property(misleadingStreet, codes, fc.nat(), fc.integer({ min: 1, max: 9 }), (street, country, at, by) => {
        met.add(country);
        const places = [...street.matchAll(/[0-9]/g)].map(({ index }) => index);
        const place = places[at % Math.max(1, places.length)];
        if (place === undefined || telephone.test(street)) return;
        const digit = String((Number(street[place]) + by) % 10);
        const other = street.slice(0, place) + digit + street.slice(place + 1);
        if (JSON.stringify(numbersIn(street)) === JSON.stringify(numbersIn(other))) return;
        expect([
          same({ ...somewhere, street, country }, { ...somewhere, street: other, country }),
          street,
          other,
        ]).toEqual([false, street, other]);
      }),
      { numRuns: draws(1200, 6000) },
    );
    expect(met.size).toBe(countries.length);
  });

  test('one digit of the post code changed is another address', () => {
    const met = new Set<string>();
    fc.assert(
      fc.property(misleadingStreet, codes, fc.nat(4), fc.integer({ min: 1, max: 9 }), (street, country, at, by) => {
        met.add(country);
        // Hong Kong has no post codes.
        if (country === 'HK') return;
        const digits = [...'12345'];
        digits[at] = String((Number(digits[at]) + by) % 10);
        expect(
          same({ ...somewhere, street, country }, { ...somewhere, street, country, postCode: digits.join('') }),
        ).toBe(false);
      }),
      { numRuns: draws(300, 1500) },
    );
    expect(met.size).toBe(countries.length);
  });
});

describe('of any text', () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 60 }),
    fc.string({ unit: anyCharacter, maxLength: 60 }),
    misleadingStreet,
  );
  const address = fc.record({
    street: text,
    suburb: text,
    city: text,
    state: text,
    postCode: text,
    country: fc.oneof(codes, text),
    building: text,
  });

  test('it never throws, is the same as itself as far as it can be told, and reads back as it was packed', () => {
    fc.assert(
      fc.property(address, (any) => {
        const canonical = canonicalAddress(any);
        expect(readCanonical(packCanonical(canonical))).toEqual(canonical);
        expect(sameAddress(canonical, canonical)).toBe(coreKey(canonical) !== null);
        expect(matchAmong(canonical, [canonical])).toBe(coreKey(canonical) === null ? -1 : 0);
        expect(blockingKeys(canonical).length).toBeLessThanOrEqual(6);
      }),
      { numRuns: draws(400, 2000) },
    );
  });

  test('a match is symmetric', () => {
    fc.assert(
      fc.property(address, address, fc.boolean(), (one, two, alike) => {
        const other = alike
          ? { ...two, street: one.street, postCode: one.postCode, country: one.country, building: one.building }
          : two;
        const [first, second] = [canonicalAddress(one), canonicalAddress(other)];
        expect(sameAddress(first, second)).toBe(sameAddress(second, first));
      }),
      { numRuns: draws(400, 2000) },
    );
  });

  test('capitals, spaces and decomposed accents change nothing', () => {
    const lines = Object.values(families).flat(2);
    fc.assert(
      fc.property(
        fc.constantFrom(...lines),
        fc.constantFrom('upper', 'decomposed', 'spaces', 'wide spaces'),
        (line, how) => {
          const as = (part: string): string => {
            // 'ß' has no capital that everybody writes, and Turkish has two kinds of i.
            if (how === 'upper') return /[ßıİ]/.test(part) ? part : part.toUpperCase();
            if (how === 'decomposed') return part.normalize('NFD');
            return ` ${part.replaceAll(' ', how === 'spaces' ? '  ' : '\u00A0')} `;
          };
          const one = writtenAddress(line);
          const other = Object.fromEntries(Object.entries(one).map(([field, part]) => [field, as(part)])) as typeof one;
          expect([keyOf(other), line]).toEqual([keyOf(one), line]);
        },
      ),
      { numRuns: 1000 },
    );
  });

  test('a megabyte in any field is answered at once, and nothing is claimed of it', { timeout: 20_000 }, () => {
    for (const part of [
      'a',
      '1',
      ' ',
      '-',
      '1/',
      '1 a ',
      'unit ',
      '½',
      '\u0301',
      '丁目',
      'ถ.',
      '#',
      'St. ',
      '１',
      '(',
      'é',
      '십',
    ]) {
      const long = part.repeat(Math.ceil(1_000_000 / part.length));
      for (const country of ['AU', 'DE', 'ES', 'JP', 'TH', 'CN']) {
        for (const field of ['street', 'suburb', 'city', 'state', 'postCode', 'building'] as const) {
          expect(coreKey(canonicalAddress({ ...somewhere, street: '1 A St', country, [field]: long }))).toBeNull();
        }
      }
      expect(coreKey(canonicalAddress({ ...somewhere, street: '1 A St', country: long }))).toBeNull();
    }
  });
});
