/** Post codes of every territory, as the postal services publish them: accepted, and one in other spellings. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { rulesOf } from '../../../../src-main/address-book/rules/address-rules.ts';
import { ruledCountries } from '../../../../src-main/address-book/rules/countries.ts';
import { canonicalAddress } from '../../../../src-main/address-book/spelling/canonical-address.ts';
import { sameAddress } from '../../../../src-main/address-book/spelling/same-address.ts';

const { examples } = JSON.parse(readFileSync(join(import.meta.dirname, 'post-code-examples.json'), 'utf8')) as {
  examples: Record<string, readonly string[]>;
};
const published = Object.entries(examples).flatMap(([country, codes]) => codes.map((code) => [country, code] as const));
const read = (country: string, postCode: string) =>
  canonicalAddress({ street: 'Linden 12', suburb: '', city: '', state: '', postCode, country });

test('there are examples of 175 territories and more, and all 249 of ISO 3166 have rules', () => {
  expect(Object.keys(examples).length).toBeGreaterThan(175);
  expect(ruledCountries.length).toBeGreaterThanOrEqual(249);
});

test('each has the shape of its country', () => {
  const refused = published.filter(([country, code]) => {
    const { postCode, postCodeAddition } = read(country, code);
    const { postCodeShape } = rulesOf(country);
    // Argentina's block stands around what counts: 'C1043AAB' is 1043.
    return postCodeShape !== null && ![postCode, postCode + postCodeAddition].some((one) => postCodeShape.test(one));
  });
  expect(refused).toEqual([]);
});

/** 'LV-1073', 'CP 1101'. */
const isNamed = (code: string, country: string): boolean => code.startsWith(country) || code.startsWith('CP ');

describe('each is itself', () => {
  const ways: readonly [name: string, write: (code: string, country: string) => string | null][] = [
    ['in small letters', (code) => code.toLowerCase()],
    ['without spaces and dashes', (code) => code.replace(/[ -]/g, '')],
    ['behind the letters of its country', (code, country) => (isNamed(code, country) ? null : `${country}-${code}`)],
    ['behind the letters and a space', (code, country) => (isNamed(code, country) ? null : `${country} ${code}`)],
    ['without the zero at its front', (code) => (/^0\d{3,}$/.test(code) ? code.slice(1) : null)],
  ];
  test.each(ways)('%s', (_name, write) => {
    const lost = published.filter(([country, code]) => {
      const other = write(code, country);
      return other !== null && !sameAddress(read(country, code), read(country, other));
    });
    expect(lost).toEqual([]);
  });
});

test('two examples of one country are two', () => {
  const taken = Object.entries(examples).flatMap(([country, codes]) =>
    codes.flatMap((one, index) =>
      codes.slice(index + 1).flatMap((other) => {
        const [first, second] = [read(country, one), read(country, other)];
        // The last digits of Taiwan's codes only narrow a code down.
        const isNarrower = other.startsWith(one) && rulesOf(country).postCode.length !== undefined;
        return !isNarrower && sameAddress(first, second) ? [`${country}: ${one} = ${other}`] : [];
      }),
    ),
  );
  expect(taken).toEqual([]);
});
