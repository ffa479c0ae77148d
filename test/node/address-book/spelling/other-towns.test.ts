/** Both name a state, a town or a suburb, and no word of one is in the other: two places, in every country. */
import { describe, expect, test } from 'vitest';
import { differingFields } from '../../../../src-main/address-book/compare/differing-fields.ts';
import { ruledCountries } from '../../../../src-main/address-book/rules/countries.ts';
import { countryFiles } from '../../../../src-main/address-book/rules/registered-rules.ts';
import {
  type CanonicalAddress,
  canonicalAddress,
} from '../../../../src-main/address-book/spelling/canonical-address.ts';
import { matchAmong, sameAddress } from '../../../../src-main/address-book/spelling/same-address.ts';
import { draws } from '../../../helpers/properties.ts';

/** Of Latin letters, without anything in common; the country without rules of its own is one of them. */
const names = ['Ardmore', 'Belvaux', 'Corvinsk', 'Dunholm', 'Eskilby', 'Fonteviva', 'Grunau', 'Hodonice'];
/** Each beside the one after it; in the proof beside every other. */
const pairs = names.flatMap((one, index) =>
  names.slice(index + 1, draws(index + 2, names.length)).map((other) => [one, other] as const),
);
const countries = [...ruledCountries, 'XX'];
const held = { street: 'Linden 12', suburb: 'Marwell', city: 'Tarnby', state: 'Osthavn', postCode: '12345' };

describe.each(['state', 'suburb', 'city'] as const)('%s', (field) => {
  test.each(['', 'Harbour'])('two are never one, also where a house is called like one of them (%j)', (house) => {
    const taken = countries.flatMap((country) => {
      const read = (name: string, building: string) => canonicalAddress({ ...held, country, [field]: name, building });
      const plain = new Map(names.map((name) => [name, read(name, '')]));
      return pairs
        .filter(([one, other]) => {
          const first = house === '' ? plain.get(one) : read(one, `${other} ${house}`);
          const second = plain.get(other);
          if (first === undefined || second === undefined) return true;
          const isMarked = differingFields(first, second).length + differingFields(second, first).length > 0;
          return sameAddress(first, second) || matchAmong(first, [second]) !== -1 || !isMarked;
        })
        .map((pair) => `${country}: ${pair.join(' = ')}`);
    });
    expect(taken).toEqual([]);
  });
});

test('every two states that have codes are two', () => {
  const taken = Object.entries(countryFiles).flatMap(([country, { states = {} }]) => {
    const read = Object.entries(states).map(([code, [name = code]]) => ({
      name,
      canonical: canonicalAddress({ ...held, country, state: name }),
    }));
    return read.flatMap(({ name, canonical }, index) =>
      read
        .slice(index + 1)
        .filter((other) => sameAddress(canonical, other.canonical))
        .map((other) => `${country}: ${name} = ${other.name}`),
    );
  });
  expect(taken).toEqual([]);
});

/**
 * Towns with one word in common are two towns, whatever else is equal; not even the post code of a whole district
 * changes that.
 */
describe.each(['', '12345'])('with the post code %j', (postCode) => {
  const place = { ...held, suburb: '', postCode };
  const otherNames = (name: string): readonly string[] => [
    `${name} Belvaux`,
    `Belvaux ${name}`,
    `${name}-Belvaux`,
    `${name}-${name}`,
    `${name} an der Belvaux`,
  ];

  test.each(['city', 'suburb'] as const)('a %s whose name is a part of a longer one is another', (field) => {
    const taken = countries.flatMap((country) =>
      otherNames('Ardmore')
        .filter((name) => {
          const [one, other] = ['Ardmore', name].map((said) => canonicalAddress({ ...place, country, [field]: said }));
          return one === undefined || other === undefined || areTaken(one, other);
        })
        .map((name) => `${country}: Ardmore = ${name}`),
    );
    expect(taken).toEqual([]);
  });
});

test('a suburb and a town are not one town of both names, where no post code says so', () => {
  const taken = countries.flatMap((country) => {
    const place = { ...held, country, postCode: '' };
    const one = canonicalAddress({ ...place, suburb: 'Ardmore', city: 'Belvaux' });
    return ['Ardmore Belvaux', 'Belvaux-Ardmore']
      .filter((city) => areTaken(one, canonicalAddress({ ...place, suburb: '', city })))
      .map((city) => `${country}: ${city}`);
  });
  expect(taken).toEqual([]);
});

/** The tables let 'Halle' stand for 'Halle (Saale)': what stands behind such a name is no suburb that one may leave out. */
describe('a town with another addition is another town, where no post code says which', () => {
  const towns = Object.entries(countryFiles).flatMap(([country, { places = {} }]) =>
    Object.entries(places).flatMap(([name, others]) => {
      const longer = others.filter((other) => other.startsWith(`${name} `));
      return longer.length === 0 ? [] : [{ country, name, longer }];
    }),
  );
  const read = (country: string, city: string) =>
    canonicalAddress({ ...held, country, city, suburb: '', state: '', postCode: '' });

  test.each(['(Belvaux)', '/ Belvaux', ', Belvaux'])('%s', (addition) => {
    expect(towns.length).toBeGreaterThan(30);
    const taken = towns.flatMap(({ country, name, longer }) => {
      const another = read(country, `${name} ${addition}`);
      return [name, ...longer]
        .filter((known) => areTaken(another, read(country, known)))
        .map((known) => `${country}: ${name} ${addition} = ${known}`);
    });
    expect(taken).toEqual([]);
  });

  test('its own addition, and a part of the town behind it, may be left out as ever', () => {
    const same = [
      ['Halle (Saale)', 'Halle'],
      ['Halle/Saale', 'Halle an der Saale'],
      ['Halle (Saale), Neustadt', 'Halle an der Saale'],
      ['Frankfurt (Main)', 'Frankfurt am Main'],
    ] as const;
    for (const [one, other] of same)
      expect([one, other, sameAddress(read('DE', one), read('DE', other))]).toEqual([one, other, true]);
    const settled = (city: string) =>
      canonicalAddress({ ...held, country: 'DE', city, suburb: '', state: '', postCode: '65929' });
    expect(sameAddress(settled('Frankfurt (Höchst)'), settled('Frankfurt am Main'))).toBe(true);
  });
});

/** Called one place, or told apart without a mark. */
function areTaken(one: CanonicalAddress, other: CanonicalAddress): boolean {
  const isMarked = differingFields(one, other).length > 0 && differingFields(other, one).length > 0;
  return sameAddress(one, other) || sameAddress(other, one) || matchAmong(one, [other]) !== -1 || !isMarked;
}
