/**
 * Addresses of every territory, made from a seed: names that no rule has, kinds of streets in the country's languages.
 * Two that differ in one part are never matched; one that is written in another layout, or with other signs, is.
 */
import { canonicalAddress, type WrittenAddress } from '../../../src-main/address-book/spelling/canonical-address.ts';
import { sameAddress } from '../../../src-main/address-book/spelling/same-address.ts';
import type { Share } from './findings.ts';
import { mix, seeded } from './seeded.ts';
import { nearMissesOf } from './strangers-near-misses.ts';
import { largest, makePlace, plainly, postCodeExamples, spacedCountries, writings } from './strangers-places.ts';

export interface StrangersFindings {
  readonly countries: number;
  readonly nearMisses: number;
  /** What was matched although it is another place, as lines to read. */
  readonly taken: readonly string[];
  /** Of each country: the writings that were matched. */
  readonly writings: ReadonlyMap<string, Share>;
  /** How many of all published post codes are found from other spellings. */
  readonly postCodes: number;
  readonly comparisonsPerSecond: number;
}

/** `perCountry`: places of each; each has about twenty near misses and nine writings. */
export function measureStrangers(seed: number, perCountry: number): StrangersFindings {
  const taken: string[] = [];
  let nearMisses = 0;
  const shares = new Map<string, Share>();
  for (const [index, country] of spacedCountries.entries()) {
    const random = seeded(mix(seed, index));
    let [right, asked] = [0, 0];
    for (let count = 0; count < perCountry; count += 1) {
      const made = makePlace(country, random);
      for (const [one, other] of nearMissesOf(made, random)) {
        nearMisses += 1;
        if (areSame(one, other) || areSame(other, one)) taken.push(`${lineOf(one)} = ${lineOf(other)}`);
      }
      for (const write of writings) {
        asked += 1;
        if (areSame(plainly(made), write(made))) right += 1;
      }
    }
    shares.set(country, { right, asked });
  }
  return {
    countries: spacedCountries.length,
    nearMisses,
    taken,
    writings: shares,
    postCodes: shareOfPostCodes(),
    comparisonsPerSecond: comparisons(seed),
  };
}

function areSame(one: WrittenAddress, other: WrittenAddress): boolean {
  return sameAddress(canonicalAddress(one), canonicalAddress(other));
}

const lineOf = ({ street, suburb, city, state, postCode, country }: WrittenAddress): string =>
  [street, suburb, city, state, postCode, country].join(' | ');

function shareOfPostCodes(): number {
  const asked = Object.entries(postCodeExamples).flatMap(([country, codes]) =>
    codes.flatMap((code) => [
      [country, code, code.toLowerCase()],
      [country, code, code.replace(/[ -]/g, '')],
      ...(/^\d/.test(code) ? [[country, code, `${country}-${code}`]] : []),
      ...(/^0\d{3,}$/.test(code) ? [[country, code, code.slice(1)]] : []),
    ]),
  );
  const at = (country: string, postCode: string): WrittenAddress => ({
    street: 'Linden 12',
    suburb: '',
    city: '',
    state: '',
    postCode,
    country,
  });
  const right = asked.filter(([country = '', code = '', other = '']) => areSame(at(country, code), at(country, other)));
  return right.length / asked.length;
}

/** By processor time, so that other programs on this computer hardly count. */
function comparisons(seed: number): number {
  const random = seeded(mix(seed, 999));
  const places = Array.from({ length: 4_000 }, () =>
    plainly(makePlace(random.pick(largest.filter((one) => spacedCountries.includes(one))), random)),
  );
  const held = places.map((place) => canonicalAddress(place));
  for (const place of places.slice(0, 1_000)) canonicalAddress(place);
  const began = process.cpuUsage();
  for (const [index, place] of places.entries()) {
    const one = held[index];
    if (one !== undefined) sameAddress(canonicalAddress(place), one);
  }
  const { user, system } = process.cpuUsage(began);
  return Math.round((places.length * 1e6) / (user + system));
}
