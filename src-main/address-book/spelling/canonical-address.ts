/**
 * Brings one address to one form, however it is written. Equal forms are one address; `same-address.ts` says when two
 * forms are equal.
 */
import type { Address } from '../../../src-preload/contract/address.ts';
import { type Rules, rulesOf } from '../rules/address-rules.ts';
import { countryOfCode, countryOfState } from '../rules/countries.ts';
import { countryCodeOf } from '../rules/country-codes.ts';
import { lineInLatinWriting } from '../rules/latin-writing.ts';
import { withoutHeading } from '../text/headings.ts';
import { longestField, wordsApart } from '../text/written-text.ts';
import { readJapaneseLine } from './japanese-line.ts';
import { leadingPlaces } from './leading-places.ts';
import { withFieldsInPlace } from './moved-fields.ts';
import { readPostCode, withLostZeros } from './post-codes.ts';
import { withQuartersApart } from './quarters.ts';
import { withoutPlacesAgain } from './repeated-places.ts';
import { withSectionsTogether } from './sections.ts';
import { readStreetLine, type StreetLine } from './street-line.ts';
import { withoutTownAgain, withTrailingPlaces } from './trailing-places.ts';
import { ownCodeOf } from './two-codes.ts';
import { type PlaceMemory, readPlaces } from './written-places.ts';

export interface CanonicalAddress extends StreetLine {
  /** Two letters, or the name as written when nobody knows it. */
  readonly country: string;
  readonly postCode: string;
  readonly postCodeAddition: string;
  /** Its code where states are told apart; elsewhere its words. */
  readonly state: string;
  /** The names in the town's field and in the suburb's (`betweenNames`), each as its words with spaces between. */
  readonly city: string;
  readonly suburb: string;
}

export type WrittenAddress = Address & { readonly building?: string };

/**
 * Never throws, whatever the text. Claims nothing about a field that is longer than any address. `memory`: while a book
 * is filled, the same towns come again and again; a check is better off without it, because of the memory it would
 * leave behind.
 */
export function canonicalAddress(said: WrittenAddress, memory: PlaceMemory | null = null): CanonicalAddress {
  const country = countryCodeOf(said.country);
  if (isTooLong(said)) return unreadable(country);
  const own = ownCodeOf(country, said.postCode);
  // The state may be that of the other country: the code settles it.
  if (own !== null) return canonicalAddress({ ...said, state: '', ...own }, memory);
  const rules = rulesOf(country);
  const written = withSectionsTogether(inLatin(withStreetAlone(said), rules), rules);
  const placed = withFieldsInPlace(withQuartersApart(written, rules), rules);
  const apart = withoutPlacesAgain(withTrailingPlaces(placed, country, rules), country, rules);
  const address = withoutTownAgain(apart, rules);
  const { suburb, state, postCode, building = '' } = address;
  const leading = leadingPlaces(address.street, country);
  const { street } = leading;
  const city = leading.places === '' ? address.city : `${address.city}, ${leading.places}`;
  const code = readPostCode(withLostZeros(postCode, rules), rules);
  const places = readPlaces({ city, suburb, state }, country, code, rules, memory);
  const territory =
    rules.states === null || places.state === ''
      ? countryOfCode(country, places.postCode)
      : countryOfState(country, places.state);
  if (territory !== country) return canonicalAddress({ ...written, country: territory }, memory);
  const line =
    rules.script === 'japanese'
      ? readJapaneseLine(withoutPlaces(street, [state, city, suburb]), building, rules)
      : readStreetLine(street, building, rules, places.postCode);
  const isUnnamed = line.name === '' && line.number !== '';
  // '3-12-5' alone: the part of the town is the street's name there, and so it is beside a lot.
  const suburbIsName = (isUnnamed && rules.script === 'japanese') || (places.suburb !== '' && isLotAlone(line));
  // 'č.p. 58': a village without streets numbers its houses, and its name may stand before the number.
  const isVillage = isUnnamed && !suburbIsName && !rules.numberFirst;
  return {
    ...line,
    name: suburbIsName
      ? wordsApart(places.suburb).join(' ')
      : isVillage
        ? wordsApart(places.suburb || places.city).join(' ')
        : line.name,
    country,
    postCode: places.postCode,
    postCodeAddition: places.postCodeAddition,
    state: places.state,
    city: places.city,
    suburb: suburbIsName ? '' : places.suburb,
  };
}

/** 'Ship to: 12 High Street' */
function withStreetAlone(said: WrittenAddress): WrittenAddress {
  const street = withoutHeading(said.street);
  return street === said.street ? said : { ...said, street };
}

function inLatin(said: WrittenAddress, { letters }: Rules): WrittenAddress {
  if (letters === undefined) return said;
  const { street, suburb, city, state, building = '' } = said;
  const [inStreet = '', inSuburb = '', inCity = '', inState = '', inBuilding = ''] = [
    street,
    suburb,
    city,
    state,
    building,
  ].map((field) => lineInLatinWriting(field, letters));
  return { ...said, street: inStreet, suburb: inSuburb, city: inCity, state: inState, building: inBuilding };
}

/** 'Quadra 12 Lote 5', 'Mza. 4 Lt. 12', 'Bloque C Casa 7', 'Bloc 12 N° 45', 'H.No. 4-5-67': what is built on lots has no street. */
function isLotAlone({ name, number, unit }: StreetLine): boolean {
  if (name !== '') return false;
  const words = wordsApart(unit);
  const isCounted = number !== '' || words.some((word) => lots.has(word));
  return (isCounted && words.some((word) => blocks.has(word))) || lotInNumber.test(number);
}

const lots: ReadonlySet<string> = new Set(['lot', 'lote', 'casa']);
const blocks: ReadonlySet<string> = new Set(['quadra', 'mz', 'bldg']);
/** Ward, block and plot, as in Hyderabad. */
const lotInNumber = /^\d+-\d+-\d/;

/** Is a field longer than in any address? Folding a megabyte of accents would take minutes. */
export function isTooLong({ street, suburb, city, state, postCode, country, building = '' }: WrittenAddress): boolean {
  return (
    street.length > longestField ||
    suburb.length > longestField ||
    city.length > longestField ||
    state.length > longestField ||
    postCode.length > longestField ||
    country.length > longestField ||
    building.length > longestField
  );
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

/** One line of text per part: no part holds a line break. */
export function packCanonical(canonical: CanonicalAddress): string {
  const { country, postCode, postCodeAddition, state, city, suburb, house, unit, level, number, name } = canonical;
  const parts: Packed = [country, postCode, postCodeAddition, state, city, suburb, house, unit, level, number, name];
  return parts.join('\n');
}

/** In the order in which a book stores them. */
type Packed = [string, string, string, string, string, string, string, string, string, string, string];

/**
 * Reads what `packCanonical` made under the same version of the rules. Called for each entry that a comparison looks
 * at.
 */
export function readCanonical(text: string): CanonicalAddress {
  const parts = text.split('\n') as Packed;
  const [country, postCode, postCodeAddition, state, city, suburb, house, unit, level, number, name] = parts;
  return { country, postCode, postCodeAddition, state, city, suburb, house, unit, level, number, name };
}
