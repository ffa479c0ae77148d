/**
 * Addresses of every territory, made from a seed: names that stand in no rule, kinds of streets of the country's languages. Two
 * that differ in one part are never matched; one that is written in another layout, or with other signs, is.
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { rulesOf } from '../../../src-main/address-book/rules/address-rules.ts';
import { countryFileOf, ruledCountries } from '../../../src-main/address-book/rules/countries.ts';
import { languageFiles } from '../../../src-main/address-book/rules/registered-rules.ts';
import { canonicalAddress, type WrittenAddress } from '../../../src-main/address-book/spelling/canonical-address.ts';
import { sameAddress } from '../../../src-main/address-book/spelling/same-address.ts';
import { mix, type Seeded, seeded } from './seeded.ts';

export interface StrangersFindings {
  readonly countries: number;
  readonly nearMisses: number;
  /** What was matched though it is another place, as lines to read. */
  readonly taken: readonly string[];
  /** Shares of writings that were matched, from 0 to 1: the least of the large countries, and of the others. */
  readonly leastOfLarge: { readonly country: string; readonly share: number };
  readonly leastOfOthers: { readonly country: string; readonly share: number };
  /** Of all published post codes, those that other spellings lead back to. */
  readonly postCodes: number;
  readonly comparisonsPerSecond: number;
}

/** By what they send and receive; the twenty that the gates name. */
export const largest: readonly string[] = 'US CN JP DE GB FR IN IT BR CA KR RU AU ES MX NL TR PL SE CH'.split(' ');
/** Languages that say the kind of a street before its name. */
const kindFirst = new Set('ar bg ca el es fr he hr id it pl pt ro ru sq sr uk vi'.split(' '));

interface MadeStreet {
  readonly name: string;
  readonly kind: string | null;
  readonly short: string | null;
  readonly isKindFirst: boolean;
}

interface Made extends MadeStreet {
  readonly country: string;
  readonly number: string;
  readonly flat: string;
  readonly suburb: string;
  readonly city: string;
  readonly state: string;
  readonly postCode: string;
}

const { examples } = JSON.parse(
  readFileSync(resolve(import.meta.dirname, '../../node/address-book/rules/post-code-examples.json'), 'utf8'),
) as { examples: Readonly<Record<string, readonly string[]>> };

const spaced = ruledCountries.filter((country) => rulesOf(country).script === 'spaced');

/** `perCountry`: places of each; each has about a dozen near misses and six writings. */
export function measureStrangers(seed: number, perCountry: number): StrangersFindings {
  const taken: string[] = [];
  let nearMisses = 0;
  const shares = new Map<string, number>();
  for (const [index, country] of spaced.entries()) {
    const random = seeded(mix(seed, index));
    let [matched, asked] = [0, 0];
    for (let count = 0; count < perCountry; count += 1) {
      const made = makePlace(country, random);
      for (const other of nearMissesOf(made, random)) {
        nearMisses += 1;
        const [one, two] = [plainly(made), random.pick(sayingAll)(other)];
        if (areSame(one, two)) taken.push(`${lineOf(one)} = ${lineOf(two)}`);
      }
      for (const write of writings) {
        asked += 1;
        if (areSame(plainly(made), write(made))) matched += 1;
      }
    }
    shares.set(country, matched / asked);
  }
  return {
    countries: spaced.length,
    nearMisses,
    taken,
    leastOfLarge: leastOf(shares, (country) => largest.includes(country)),
    leastOfOthers: leastOf(shares, (country) => !largest.includes(country)),
    postCodes: shareOfPostCodes(),
    comparisonsPerSecond: comparisons(seed),
  };
}

function areSame(one: WrittenAddress, other: WrittenAddress): boolean {
  return sameAddress(canonicalAddress(one), canonicalAddress(other));
}

const lineOf = ({ street, suburb, city, state, postCode, country }: WrittenAddress): string =>
  [street, suburb, city, state, postCode, country].join(' | ');

/** Two or three syllables, as no rule has them. */
function nameOf(random: Seeded): string {
  const syllable = (): string =>
    random.pick([...'bdfgklmnprstvz']) + random.pick([...'aeiou']) + random.pick(['', 'l', 'n', 'r', 'm']);
  const text = `${syllable()}${syllable()}${syllable()}x${random.pick([...'aeiou'])}`;
  return text[0]?.toUpperCase() + text.slice(1);
}

function makePlace(country: string, random: Seeded): Made {
  const language = random.pick(countryFileOf(country)?.languages ?? ['en']);
  const kinds = Object.entries(languageFiles[language]?.streetTypes ?? {}).filter(
    ([short, longs]) => /^\p{L}{2,}$/u.test(short) && /^\p{L}{4,}$/u.test(longs[0] ?? ''),
  );
  const [short = null, longs = []] = kinds.length === 0 ? [] : random.pick(kinds);
  return {
    country,
    name: nameOf(random),
    kind: longs[0] ?? null,
    short,
    isKindFirst: kindFirst.has(language),
    number: String(random.below(180) + 3),
    flat: '',
    suburb: random.chance(0.3) ? nameOf(random) : '',
    city: nameOf(random),
    state: '',
    postCode: random.pick(examples[country] ?? ['']),
  };
}

function nearMissesOf(made: Made, random: Seeded): readonly Made[] {
  const [number, other] = [Number(made.number), nameOf(random)];
  const at = 1 + random.below(made.name.length - 2);
  const letter = random.pick([...'bdgkmprtv'].filter((one) => one !== made.name[at]));
  const codes = (examples[made.country] ?? []).filter(
    (code) => !code.startsWith(made.postCode) && !made.postCode.startsWith(code),
  );
  const missed: (Made | null)[] = [
    { ...made, number: String(number + 2) },
    { ...made, number: `${number}B` },
    { ...made, number: `${number}1` },
    { ...made, number: `${number}-${number + 4}` },
    { ...made, number: '' },
    { ...made, name: other },
    { ...made, name: made.name.slice(0, at) + letter + made.name.slice(at + 1) },
    { ...made, name: `${made.name} ${other}` },
    { ...made, name: `${random.pick([...'BDFGHJKPQRTVXZ'])} ${made.name}` },
    { ...made, city: other },
    made.suburb === '' ? null : { ...made, suburb: other },
    codes.length === 0 ? null : { ...made, postCode: random.pick(codes) },
  ];
  return missed.filter((one) => one !== null);
}

function streetOf(
  { name, kind, isKindFirst, number, country }: Made,
  isShort = false,
  short: string | null = null,
): string {
  const word = isShort ? short : kind;
  const street = word === null ? name : isKindFirst ? `${word} ${name}` : `${name} ${word}`;
  if (number === '') return street;
  return rulesOf(country).numberFirst ? `${number} ${street}` : `${street} ${number}`;
}

type Writing = (made: Made) => WrittenAddress;
const plainly: Writing = (made) => {
  const { suburb, city, state, postCode, country } = made;
  return { street: streetOf(made), suburb, city, state, postCode, country };
};
const each = (address: WrittenAddress, change: (text: string) => string): WrittenAddress => {
  const { street, suburb, city, state, postCode, country } = address;
  return {
    street: change(street),
    suburb: change(suburb),
    city: change(city),
    state: change(state),
    postCode,
    country,
  };
};
const sayingAll: readonly Writing[] = [
  plainly,
  (made) => each(plainly(made), (text) => text.toUpperCase()),
  (made) => each(plainly(made), (text) => ` ${text.toLowerCase().replaceAll(' ', '  ')} `),
  (made) => ({ ...plainly(made), street: streetOf(made, true, made.short) }),
  (made) => ({ ...plainly(made), street: streetOf(made).replace(/ (?=\d+$)/, ', ') }),
  (made) => ({ ...plainly(made), postCode: made.postCode.replace(/[ -]/g, '').toLowerCase() }),
];
const writings: readonly Writing[] = [...sayingAll, (made) => ({ ...plainly(made), suburb: '' })];

function leastOf(
  shares: ReadonlyMap<string, number>,
  isMeant: (country: string) => boolean,
): { readonly country: string; readonly share: number } {
  const meant = [...shares].filter(([country]) => isMeant(country)).sort(([, one], [, other]) => one - other);
  const [country = '', share = 0] = meant[0] ?? [];
  return { country, share };
}

function shareOfPostCodes(): number {
  const asked = Object.entries(examples).flatMap(([country, codes]) =>
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

/** By the processor's time, so that what else runs on this computer counts little. */
function comparisons(seed: number): number {
  const random = seeded(mix(seed, 999));
  const places = Array.from({ length: 4_000 }, () =>
    plainly(makePlace(random.pick(largest.filter((one) => spaced.includes(one))), random)),
  );
  const held = places.map((place) => canonicalAddress(place));
  for (const place of places.slice(0, 1_000)) canonicalAddress(place, false);
  const began = process.cpuUsage();
  for (const [index, place] of places.entries()) {
    const one = held[index];
    if (one !== undefined) sameAddress(canonicalAddress(place, false), one);
  }
  const { user, system } = process.cpuUsage(began);
  return Math.round((places.length * 1e6) / (user + system));
}
