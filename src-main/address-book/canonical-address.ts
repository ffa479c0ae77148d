/**
 * One address, however it is written, to one form; and when two of them are the same.
 *
 * Spelling: two addresses are spelled alike when their `spellingKey` is equal. Equality of one text: whatever the rules are,
 * it is symmetric and transitive.
 *
 * Leaving out: an operator may leave a field empty, and is right all the same. So an address that is asked about (`asked`)
 * is an entry of the book (`held`) when their cores are equal - country, post code, house number, street, unit, level: these
 * are never left out - and everything else that `asked` says, its town, suburb, state and house's name, is said by `held`
 * too. `asked` may say less than `held`, never more: what the book does not know, it does not confirm. This is an order, as
 * between sets and their parts: transitive, and symmetric exactly where both say the same.
 *
 * Two things are filled in rather than left out: an empty state from the post code, where the post tells it; and the last
 * four digits of a US ZIP code may be missing on either side, since street and number fix them: two that differ part.
 */
import { hash } from 'node:crypto';
import type { Address } from '../../src-preload/contract/address.ts';
import { rulesOf } from './address-rules.ts';
import { countryCodeOf } from './country-codes.ts';
import { readJapaneseLine } from './japanese-line.ts';
import { readPostCode, stateOfPostCode } from './post-codes.ts';
import { readStreetLine, type StreetLine } from './street-line.ts';
import { readPlaces } from './written-places.ts';
import { longestField } from './written-text.ts';

/** Changes with every change of the rules: what was stored of canonical addresses under another one is worth nothing. */
export const addressRulesVersion = 2;

export interface CanonicalAddress extends StreetLine {
  /** Two letters, or the name as written when nobody knows it. */
  readonly country: string;
  readonly postCode: string;
  readonly postCodeAddition: string;
  readonly state: string;
  /** The words of the town and of the suburb, with spaces between. */
  readonly city: string;
  readonly suburb: string;
}

export type WrittenAddress = Address & { readonly building?: string };

/** Never throws, whatever the text. Of a field that is longer than any address nothing is claimed. */
export function canonicalAddress(address: WrittenAddress): CanonicalAddress {
  const { street, suburb, city, state, postCode, building = '' } = address;
  const country = countryCodeOf(address.country);
  if (isTooLong([street, suburb, city, state, postCode, building])) return unreadable(country);
  const rules = rulesOf(country);
  const code = readPostCode(postCode, rules);
  const places = readPlaces({ city, suburb, state }, country, code.postCode, code.state, rules);
  const line =
    rules.script === 'japanese'
      ? readJapaneseLine(withoutPlaces(street, [state, city, suburb]), building, rules)
      : readStreetLine(street, building, rules, places.postCode);
  // '3-12-5' alone: the part of the town is the street's name there.
  const suburbIsName = rules.script === 'japanese' && line.name === '' && line.number !== '';
  return {
    ...line,
    name: suburbIsName ? places.suburb : line.name,
    country,
    postCode: places.postCode,
    postCodeAddition: code.addition,
    state: places.state === '' ? stateOfPostCode(places.postCode, rules) : places.state,
    city: places.city,
    suburb: suburbIsName ? '' : places.suburb,
  };
}

function isTooLong(fields: readonly string[]): boolean {
  return fields.some((field) => field.length > longestField);
}

function unreadable(country: string): CanonicalAddress {
  return {
    country,
    postCode: '',
    postCodeAddition: '',
    state: '',
    city: '',
    suburb: '',
    unit: '',
    level: '',
    number: '',
    name: '',
    house: '',
  };
}

/** The whole address in the street's field, as Japanese writes it: from the largest part down. */
function withoutPlaces(street: string, places: readonly string[]): string {
  return places.reduce(
    (rest, place) => (place !== '' && rest.startsWith(place) ? rest.slice(place.length).trimStart() : rest),
    street,
  );
}

/**
 * What must be equal. Null: too little is said to claim anything (no country, no street, or neither post code nor place).
 * Where there is no number, the house's name takes its place.
 */
export function coreHash(canonical: CanonicalAddress): string | null {
  const core = coreOf(canonical);
  return core === null ? null : hash('sha256', core, 'base64url').slice(0, 22);
}

function coreOf({
  country,
  postCode,
  city,
  suburb,
  unit,
  level,
  number,
  name,
  house,
}: CanonicalAddress): string | null {
  if (country === '' || name === '') return null;
  if (postCode === '' && city === '' && suburb === '') return null;
  return [country, postCode, unit, level, number, squeezed(name), number === '' ? house : ''].join('\n');
}

/** 'haupt st' and 'hauptst' are one; two numbers stay two. */
export function squeezed(words: string): string {
  return words.replace(/(?<!\d) | (?!\d)/g, '');
}

/** Equal for all spellings of one address that leave the same fields empty, and for no others; null as `coreHash`. */
export function spellingKey(canonical: CanonicalAddress): string | null {
  const core = coreOf(canonical);
  if (core === null) return null;
  return [core, canonical.postCodeAddition, canonical.state, [...placeWords(canonical)].sort().join(' ')].join('\n');
}

/** Is `asked` the entry `held`? It may say less, never more. */
export function sameAddress(asked: CanonicalAddress, held: CanonicalAddress): boolean {
  const core = coreOf(asked);
  if (core === null || core !== coreOf(held)) return false;
  if (asked.state !== '' && asked.state !== held.state) return false;
  if (asked.postCodeAddition !== held.postCodeAddition && asked.postCodeAddition !== '' && held.postCodeAddition !== '')
    return false;
  const heldWords = placeWords(held);
  return [...placeWords(asked)].every((word) => heldWords.has(word));
}

/** Suburb and town are often written in each other's field, a house's name in the suburb's: one set of words. */
export function placeWords({ city, suburb, house }: CanonicalAddress): ReadonlySet<string> {
  return new Set([city, suburb, house].flatMap((words) => (words === '' ? [] : words.split(' '))));
}

/**
 * Which of the entries an address is, as an index; -1 for none. Also -1 when it leaves out what tells two of them apart:
 * nothing is claimed then.
 */
export function matchAmong(asked: CanonicalAddress, held: readonly CanonicalAddress[]): number {
  const key = spellingKey(asked);
  const alike = key === null ? -1 : held.findIndex((one) => spellingKey(one) === key);
  if (alike !== -1) return alike;
  const fitting = held.flatMap((one, index) => (sameAddress(asked, one) ? [{ one, index }] : []));
  const [first, ...others] = fitting;
  const isOnePlace = others.every(
    ({ one }) => first !== undefined && (sameAddress(one, first.one) || sameAddress(first.one, one)),
  );
  return first !== undefined && isOnePlace ? first.index : -1;
}

const packedParts = [
  'country',
  'postCode',
  'postCodeAddition',
  'state',
  'city',
  'suburb',
  'house',
  'unit',
  'level',
  'number',
  'name',
] as const satisfies readonly (keyof CanonicalAddress)[];

/** One line of text per part: no part holds a line break. */
export function packCanonical(canonical: CanonicalAddress): string {
  return packedParts.map((part) => canonical[part]).join('\n');
}

/** What `packCanonical` made, of the same rules version. */
export function readCanonical(text: string): CanonicalAddress {
  const [
    country = '',
    postCode = '',
    postCodeAddition = '',
    state = '',
    city = '',
    suburb = '',
    house = '',
    unit = '',
    level = '',
    number = '',
    name = '',
  ] = text.split('\n');
  return { country, postCode, postCodeAddition, state, city, suburb, house, unit, level, number, name };
}
