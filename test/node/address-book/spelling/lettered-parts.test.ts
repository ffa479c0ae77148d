/** What stands beside the number of a part of a house makes another one, in the words of every country. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { rulesOf } from '../../../../src-main/address-book/rules/address-rules.ts';
import { canonicalAddress } from '../../../../src-main/address-book/spelling/canonical-address.ts';
import { sameAddress } from '../../../../src-main/address-book/spelling/same-address.ts';
import { filesOf, layoutsOf, ruledCountries } from './rule-words.ts';

const examplesFile = join(import.meta.dirname, '..', 'rules', 'post-code-examples.json');
const { examples } = JSON.parse(readFileSync(examplesFile, 'utf8')) as {
  examples: Record<string, readonly string[]>;
};

type Pair = readonly [one: string, other: string];

/** Pairs of parts of a house that are taken for one behind a street of the country, in words; empty when all is well. */
function takenForOne(country: string, pairs: readonly Pair[]): readonly string[] {
  const street = (layoutsOf(country)[0] ?? '12 %').replace('%', 'Linden');
  const place = { suburb: '', city: 'Somewhere', state: '', postCode: '12345', country };
  const read = (part: string) => canonicalAddress({ ...place, street: `${street}, ${part}` });
  return pairs
    .filter(([one, other]) => sameAddress(read(one), read(other)))
    .map(([one, other]) => `${country}: ${street}, ${one} = ${other}`);
}

describe('another part of a house', () => {
  test('is a floor with a letter at its number', () => {
    const taken = ruledCountries.flatMap((country) => {
      const counts = rulesOf(country).ordinals;
      const letters = [...'abc'].filter((letter) => counts?.test(`5${letter}`) !== true);
      const words = new Set(filesOf(country).flatMap(({ levels = [] }) => levels));
      const pairs = [...words].flatMap((word) => letters.map((letter): Pair => [`5${letter} ${word}`, `5 ${word}`]));
      return takenForOne(country, pairs);
    });
    expect(taken).toEqual([]);
  });

  test('is one with bis behind its number', () => {
    const taken = ruledCountries.flatMap((country) => {
      const files = filesOf(country);
      // One word of each kind: the others are read as it is.
      const parts = files.flatMap(({ units = {} }) => Object.values(units).map(([word = '']) => word));
      const floors = files.flatMap(({ levels = [] }) => levels.slice(0, 1));
      const words = new Set([...parts, ...floors, '']);
      return takenForOne(
        country,
        [...words].map((word): Pair => [`${word} 5 bis`, `${word} 5`]),
      );
    });
    expect(taken).toEqual([]);
  });

  test('is not the house whose number has a letter where elsewhere a sign for a number stands', () => {
    const taken = ruledCountries.flatMap((country) => {
      const street = layoutsOf(country)[0] ?? '12 %';
      const read = (number: string) =>
        canonicalAddress({
          suburb: '',
          city: 'Somewhere',
          state: '',
          postCode: '12345',
          country,
          street: street.replace('%', 'Linden').replace('12', number),
        });
      return ['N-12', 'C-12'].filter((number) => sameAddress(read(number), read('12'))).map((one) => country + one);
    });
    expect(taken).toEqual([]);
  });

  test('stays one where the street repeats code and town, and the letter could begin the code', () => {
    const taken = ruledCountries.flatMap((country) => {
      const street = (layoutsOf(country)[0] ?? '12 %').replace('%', 'Linden');
      const code = /\d{4,}/.exec((examples[country] ?? []).join(' '))?.[0] ?? '12345';
      const word = filesOf(country).flatMap(({ units = {} }) => units[''] ?? [])[0] ?? 'apt';
      const read = (line: string, city: string) =>
        canonicalAddress({ suburb: '', city, state: '', postCode: city === '' ? '' : code, country, street: line });
      const ends = [`, ${code} Somewhere`, ` ${code} Somewhere`];
      const lines = ends.flatMap((end) => [
        ...[...'ABCDFHLSV'].map((letter): Pair => [`${street}, ${word} ${letter}${end}`, `${street}, ${word} E${end}`]),
        ...[...'ABCDFHLSV'].map(
          (letter): Pair => [`${street}, ${word} 5 ${letter}${end}`, `${street}, ${word} 5${end}`],
        ),
      ]);
      return ['Somewhere', ''].flatMap((city) =>
        lines
          .filter(([one, other]) => sameAddress(read(one, city), read(other, city)))
          .map(([one, other]) => `${country}: ${one} = ${other}`),
      );
    });
    expect(taken).toEqual([]);
  });
});
