/**
 * One address, however it is written, to one form; and when two of them are the same.
 *
 * Spelling. Two addresses are spelled alike when their `spellingKey` is equal. It is equality of one text, so whatever the
 * rules are, it is symmetric and transitive. Country, post code, number, street, unit and level are in it as its core.
 *
 * Leaving out. People leave fields empty and are right all the same: beside an equal core, one of two addresses may say less
 * of suburb, town and house's name than the other (never something else, and with no post code it must say some of them), and
 * either may leave out the state, or the last four digits of a US ZIP code, which the core settles. Where both name a state, a
 * town or a suburb, and neither is in the other, they are two places, whatever else is equal. That is symmetric too. It
 * is not transitive, and cannot be: 'no suburb' goes with each of two suburbs, which do not go with each other. So `matchAmong`
 * claims nothing where several entries fit that contradict each other.
 */
import type { Address } from '../../src-preload/contract/address.ts';
import { rulesOf } from './address-rules.ts';
import { countryCodeOf } from './country-codes.ts';
import { readJapaneseLine } from './japanese-line.ts';
import { leadingPlaces } from './leading-places.ts';
import { readPostCode, withLostZeros } from './post-codes.ts';
import { samePlaces, sameStates } from './same-places.ts';
import { readStreetLine, type StreetLine } from './street-line.ts';
import { withTrailingPlaces } from './trailing-places.ts';
import { readPlaces } from './written-places.ts';
import { longestField, squeezed, wordsApart } from './written-text.ts';

/** Changes with every change of the rules: what was stored of canonical addresses under another one is worth nothing. */
export const addressRulesVersion = 27;

export interface CanonicalAddress extends StreetLine {
  /** Two letters, or the name as written when nobody knows it. */
  readonly country: string;
  readonly postCode: string;
  readonly postCodeAddition: string;
  /** Its code where states are told apart; elsewhere its words. */
  readonly state: string;
  /** The words of the town and of the suburb, with spaces between. */
  readonly city: string;
  readonly suburb: string;
}

export type WrittenAddress = Address & { readonly building?: string };

/**
 * Never throws, whatever the text. Of a field that is longer than any address nothing is claimed. `remembers`: while a book is
 * filled, the same towns come again and again; a check is better off without what it would leave behind.
 */
export function canonicalAddress(written: WrittenAddress, remembers = true): CanonicalAddress {
  const country = countryCodeOf(written.country);
  if (isTooLong(written)) return unreadable(country);
  const rules = rulesOf(country);
  const address = withTrailingPlaces(written, country, rules);
  const { suburb, state, postCode, building = '' } = address;
  const leading = leadingPlaces(address.street, country);
  const { street } = leading;
  const city = leading.places === '' ? address.city : `${address.city} ${leading.places}`;
  const code = readPostCode(withLostZeros(postCode, rules), rules);
  const places = readPlaces({ city, suburb, state }, country, code, rules, remembers);
  const line =
    rules.script === 'japanese'
      ? readJapaneseLine(withoutPlaces(street, [state, city, suburb]), building, rules)
      : readStreetLine(street, building, rules, places.postCode);
  const isUnnamed = line.name === '' && line.number !== '';
  // '3-12-5' alone: the part of the town is the street's name there.
  const suburbIsName = isUnnamed && rules.script === 'japanese';
  // 'č.p. 58': a village without streets numbers its houses, and its name may stand before the number.
  const isVillage = isUnnamed && !suburbIsName && !rules.numberFirst;
  return {
    ...line,
    name: suburbIsName ? places.suburb : isVillage ? places.suburb || places.city : line.name,
    country,
    postCode: places.postCode,
    postCodeAddition: places.postCodeAddition,
    state: places.state,
    city: places.city,
    suburb: suburbIsName ? '' : places.suburb,
  };
}

/** Is a field longer than any of an address? Folding a megabyte of accents would take minutes. */
export function isTooLong({ street, suburb, city, state, postCode, country, building = '' }: WrittenAddress): boolean {
  return [street, suburb, city, state, postCode, country, building].some((field) => field.length > longestField);
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
  let rest = street.trim();
  for (const place of places.map((one) => one.trim())) {
    if (place !== '' && rest.startsWith(place)) rest = rest.slice(place.length).trimStart();
  }
  return rest;
}

/**
 * What must be equal. Null: too little is said to claim anything (no country, no street, or neither post code nor place).
 * Where there is no number, the house's name takes its place.
 */
export function coreKey({
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
  const standsFor = number === '' ? squeezed(house) : '';
  return `${country}\n${postCode}\n${unit}\n${level}\n${number}\n${squeezed(name)}\n${standsFor}`;
}

/** Equal for all spellings of one address that leave the same fields empty, and for no others; null as `coreKey`. */
export function spellingKey(canonical: CanonicalAddress): string | null {
  const core = coreKey(canonical);
  if (core === null) return null;
  return [core, canonical.postCodeAddition, stateInKey(canonical), [...placeWords(canonical)].sort().join(' ')].join(
    '\n',
  );
}

/** Where it has no codes it is written in too many ways to be a part of the spelling; `sameStates` compares it. */
function stateInKey({ country, state }: CanonicalAddress): string {
  return rulesOf(country).states === null ? '' : state;
}

/** Are the two one place, as far as both say? Symmetric. */
export function sameAddress(one: CanonicalAddress, other: CanonicalAddress): boolean {
  const core = coreKey(one);
  if (core === null || core !== coreKey(other)) return false;
  if (!agree(one.postCodeAddition, other.postCodeAddition)) return false;
  return sameStates(one, other) && samePlaces(one, other);
}

function agree(one: string, other: string): boolean {
  return one === '' || other === '' || one === other;
}

/** Suburb and town are often written in each other's field, a house's name in the suburb's: one set of words. */
export function placeWords({ city, suburb, house }: CanonicalAddress): ReadonlySet<string> {
  return new Set([city, suburb, house].flatMap(wordsApart));
}

/**
 * Which of the entries an address is, as an index; -1 for none. Also -1 when it leaves out what tells two of them apart:
 * nothing is claimed then.
 */
export function matchAmong(asked: CanonicalAddress, held: readonly CanonicalAddress[]): number {
  const key = spellingKey(asked);
  const alike = key === null ? -1 : held.findIndex((one) => spellingKey(one) === key && sameAddress(asked, one));
  if (alike !== -1) return alike;
  const fitting = held.flatMap((one, index) => (sameAddress(asked, one) ? [{ one, index }] : []));
  const [first, ...others] = fitting;
  const isOnePlace = others.every(
    ({ one }) => first !== undefined && (sameAddress(one, first.one) || sameAddress(first.one, one)),
  );
  return first !== undefined && isOnePlace ? first.index : -1;
}

/** One line of text per part: no part holds a line break. */
export function packCanonical(canonical: CanonicalAddress): string {
  const { country, postCode, postCodeAddition, state, city, suburb, house, unit, level, number, name } = canonical;
  const places = `${country}\n${postCode}\n${postCodeAddition}\n${state}\n${city}\n${suburb}\n${house}`;
  return `${places}\n${unit}\n${level}\n${number}\n${name}`;
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
