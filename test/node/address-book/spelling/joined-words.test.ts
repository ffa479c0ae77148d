/**
 * 'West Alton' is not 'Walton': the short form of a word is never run together with the next word, in streets and in towns, in any
 * country.
 */
import { expect, test } from 'vitest';
import { rulesOf } from '../../../../src-main/address-book/rules/address-rules.ts';
import { canonicalAddress } from '../../../../src-main/address-book/spelling/canonical-address.ts';
import { sameAddress } from '../../../../src-main/address-book/spelling/same-address.ts';
import { filesOf, layoutsOf, ruledCountries } from './rule-words.ts';

type Pair = readonly [one: string, other: string];

const blank = { street: '', suburb: '', city: 'Somewhere', state: '', postCode: '' };

/** 'west ashton' and 'washton', for each word that has a short form. */
function pairsOf(country: string): readonly Pair[] {
  const { shorts, leftOut, joining } = rulesOf(country);
  const tables = filesOf(country).map(({ words = {} }) => words);
  return tables.flatMap((words) =>
    Object.entries(words).flatMap(([short, longs]) =>
      longs
        .filter((long) => /^\p{L}{3,}$/u.test(long) && /^\p{L}{1,3}$/u.test(short) && shorts.get(long) === short)
        .filter((long) => !leftOut.has(long) && !joining.has(long) && !joining.has(short))
        .map((long): Pair => [`${long} ashton`, `${short}ashton`]),
    ),
  );
}

function takenForOne(country: string, field: 'street' | 'city', layout: string): readonly string[] {
  const read = (name: string) => {
    const written = { ...blank, street: '12 High 12', country, [field]: layout.replace('%', name) };
    return canonicalAddress({ ...written, postCode: field === 'street' ? '12345' : '' });
  };
  return pairsOf(country)
    .filter(([one, other]) => sameAddress(read(one), read(other)))
    .map(([one, other]) => `${country}: ${layout.replace('%', one)} = ${layout.replace('%', other)}`);
}

test('in the name of a street', () => {
  const taken = ruledCountries.flatMap((country) =>
    layoutsOf(country)
      .slice(0, 2)
      .flatMap((layout) => takenForOne(country, 'street', layout)),
  );
  expect(taken).toEqual([]);
});

test('in the name of a town', () => {
  expect(ruledCountries.flatMap((country) => takenForOne(country, 'city', '%'))).toEqual([]);
});
