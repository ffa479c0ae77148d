/**
 * Addresses of every territory, made from a seed, and the ways in which people write them: with names that no rule has.
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { rulesOf } from '../../../src-main/address-book/rules/address-rules.ts';
import { countryFileOf, ruledCountries } from '../../../src-main/address-book/rules/countries.ts';
import { languageFiles } from '../../../src-main/address-book/rules/registered-rules.ts';
import type { WrittenAddress } from '../../../src-main/address-book/spelling/canonical-address.ts';
import type { Seeded } from './seeded.ts';

/** By the parcels they send and receive; the twenty that the gates name. */
export const largest: readonly string[] = 'US CN JP DE GB FR IN IT BR CA KR RU AU ES MX NL TR PL SE CH'.split(' ');
/** Languages that put the kind of a street before its name. */
const kindFirst = new Set('ar bg ca el es fr he hr id it pl pt ro ru sq sr uk vi'.split(' '));

export interface Made {
  readonly country: string;
  readonly name: string;
  readonly kind: Kind | null;
  /** Empty: it has none. */
  readonly number: string;
  readonly suburb: string;
  readonly city: string;
  readonly state: string;
  readonly postCode: string;
}

/** Of a street: 'Straße' and 'str', before its name, behind it, or glued to it. */
export interface Kind {
  readonly long: string;
  readonly short: string;
  readonly place: 'first' | 'last' | 'glued';
}

const { examples } = JSON.parse(
  readFileSync(resolve(import.meta.dirname, '../../node/address-book/rules/post-code-examples.json'), 'utf8'),
) as { examples: Readonly<Record<string, readonly string[]>> };

/** Examples that are published of each country's post codes. */
export const postCodeExamples = examples;

/** The countries that write spaces between words. */
export const spacedCountries: readonly string[] = ruledCountries.filter(
  (country) => rulesOf(country).script === 'spaced',
);

/** Names of five to twelve letters that no rule has. */
export function nameOf(random: Seeded): string {
  const syllable = (): string =>
    random.pick([...'bdfgklmnprstvz']) + random.pick([...'aeiou']) + random.pick(['', 'l', 'n', 'r', 'm']);
  const text = Array.from({ length: random.pick([1, 2, 2, 3]) }, syllable).join('');
  return `${text[0]?.toUpperCase()}${text.slice(1)}x${syllable()}`;
}

export function makePlace(country: string, random: Seeded): Made {
  return {
    country,
    name: nameOf(random),
    kind: kindOf(random.pick(countryFileOf(country)?.languages ?? ['en']), random),
    number: String(random.below(180) + 3),
    suburb: random.chance(0.3) ? nameOf(random) : '',
    city: nameOf(random),
    state: '',
    postCode: random.pick(examples[country] ?? ['']),
  };
}

function kindOf(language: string, random: Seeded): Kind | null {
  const { streetTypes = {}, endings = {}, leftOut = [] } = languageFiles[language] ?? {};
  const isGlued = Object.keys(endings).length > 0 && random.chance(0.7);
  // 'ulica', which may be left out.
  const others = leftOut.map((word): [string, readonly string[]] => [word, [word]]);
  const kinds = [...Object.entries(isGlued ? endings : streetTypes), ...(isGlued ? [] : others)].filter(
    ([, [long = '']]) => /^\p{L}{3,}$/u.test(long),
  );
  if (kinds.length === 0) return null;
  const [short, [long = short]] = random.pick(kinds);
  return { long, short, place: isGlued ? 'glued' : kindFirst.has(language) ? 'first' : 'last' };
}

/** The street and its number; `kind`: how its kind is written. */
export function streetOf({ name, kind, number, country }: Made, written = kind?.long ?? ''): string {
  const street = joined(name, written, kind?.place ?? 'last');
  if (number === '') return street;
  return rulesOf(country).numberFirst ? `${number} ${street}` : `${street} ${number}`;
}

function joined(name: string, kind: string, place: Kind['place']): string {
  if (kind === '') return name;
  if (place === 'glued') return name + kind;
  return place === 'first' ? `${kind} ${name}` : `${name} ${kind}`;
}

export type Writing = (made: Made) => WrittenAddress;

export const plainly: Writing = (made) => {
  const { suburb, city, state, postCode, country } = made;
  return { street: streetOf(made), suburb, city, state, postCode, country };
};

function each(address: WrittenAddress, change: (text: string) => string): WrittenAddress {
  const { street, suburb, city, state } = address;
  return { ...address, street: change(street), suburb: change(suburb), city: change(city), state: change(state) };
}

/**
 * Writings that leave nothing out. A short form of one letter cannot be a word of a near miss: 'V Kander' may be an
 * initial.
 */
export const sayingAll: readonly Writing[] = [
  plainly,
  (made) => each(plainly(made), (text) => text.toUpperCase()),
  (made) => each(plainly(made), (text) => ` ${text.toLowerCase().replaceAll(' ', '  ')} `),
  (made) => ({ ...plainly(made), street: streetOf(made, shortOf(made)) }),
  (made) => ({ ...plainly(made), street: streetOf(made).replace(/ (?=\d+$)/, ', ') }),
  (made) => ({ ...plainly(made), postCode: made.postCode.replace(/[ -]/g, '').toLowerCase() }),
];

function shortOf({ kind }: Made): string | undefined {
  return kind !== null && kind.short.length > 1 ? kind.short : undefined;
}

/** In the order of a label: the town's field also holds the post code. */
const codeBesideTown: Writing = (made) => {
  const { postCode, city } = made;
  const isBefore = /^\d/.test(postCode) && !['GB', 'CA', 'US', 'AU', 'IN'].includes(made.country);
  return { ...plainly(made), postCode: '', city: isBefore ? `${postCode} ${city}` : `${city} ${postCode}` };
};

/** What people write for a place, also with parts left out. */
export const writings: readonly Writing[] = [
  ...sayingAll,
  (made) => ({ ...plainly(made), suburb: '' }),
  (made) => ({ ...plainly(made), suburb: '', city: made.suburb === '' ? made.city : `${made.suburb}, ${made.city}` }),
  codeBesideTown,
];
