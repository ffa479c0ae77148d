/**
 * The whole address in the street's field, as most of the world writes it: '12 Smith St, Fitzroy VIC 3065', and in some '1051 Budapest, Váci u. 12'. The text
 * behind the last comma moves to the town's field when it holds a post code; the rest of the places may stay, as a
 * house's name would.
 */
import type { Address } from '../../../src-preload/contract/address.ts';
import type { Rules } from '../rules/address-rules.ts';
import { countryNamed } from '../rules/country-codes.ts';
import { wordsOfFolded, wordsOfWritten } from '../text/written-text.ts';
import { noPostCode, readPostCode } from './post-codes.ts';
import { isStreet, withPlacesApart } from './repeated-places.ts';
import { isType } from './short-words.ts';
import { readStreetLine } from './street-line.ts';
import { readPlaces } from './written-places.ts';

const digit = /\p{N}/u;

/** '1051 Budapest, Váci u. 12', '101000, Москва, ул. Мира, 12': post code and town stand before the street. */
function withPlacesBefore<Written extends Address>(address: Written, country: string, rules: Rules): Written | null {
  const [first = '', ...parts] = address.street.split(',');
  if (rules.numberFirst || parts.length === 0 || !digit.test(first)) return null;
  // 'Honvéd utca 13-15, 1055 Budapest': houses 13 to 15, and no post code.
  if (!beginsWithCode(first, rules) && beginsWithCode(parts.at(-1) ?? '', rules)) return null;
  const isCode = rules.postCodeShape?.test(readPostCode(first, rules).postCode) === true;
  if (isCode && parts.length > 1) {
    const [city = '', ...line] = parts;
    return isStreet(line.join(','), rules) ? { ...address, street: line.join(','), city, postCode: first } : null;
  }
  const places = readPlaces({ city: first, suburb: '', state: '' }, country, noPostCode, rules, null);
  if (places.postCode === '' || places.city === '' || !isStreet(parts.join(','), rules)) return null;
  return { ...address, street: parts.join(','), city: first };
}

/** '1055 Budapest', '110 00 Praha' */
function beginsWithCode(part: string, rules: Rules): boolean {
  const words = part.trim().split(/\s+/);
  return [1, 2].some((count) => {
    const isCode = rules.postCodeShape?.test(readPostCode(words.slice(0, count).join(' '), rules).postCode) === true;
    return isCode && words.length > count;
  });
}

/** Unchanged, unless the fields of town, suburb and post code are all empty. */
export function withTrailingPlaces<Written extends Address>(address: Written, country: string, rules: Rules): Written {
  const { street, suburb, city, postCode } = address;
  if (`${suburb}${city}${postCode}`.trim() !== '') return address;
  const before = withPlacesBefore(address, country, rules);
  if (before !== null) return before;
  const parts = withPlacesApart(street, country, rules).split(',');
  if (parts.length > 1 && countryNamed(parts.at(-1) ?? '') === country) parts.pop();
  const last = parts.pop() ?? '';
  if (parts.length === 0) return namesHouse(last, rules) ? { ...address, street: '', postCode: last } : address;
  const line = parts.join(',');
  const code = readPostCode(last, rules);
  const isPostCode = rules.postCodeShape?.test(code.postCode) === true;
  // 'London, England, SW1A 2AA'.
  if (isPostCode && parts.length > 1 && countryNamed(parts.at(-1) ?? '') === country) {
    return withTrailingPlaces({ ...address, street: [...parts.slice(0, -1), last].join(',') }, country, rules);
  }
  if (isPostCode && code.state === '' && parts.length > 1 && isState(parts.at(-1) ?? '', rules)) {
    // 'CA, 90802' is 'CA 90802'.
    return withTrailingPlaces({ ...address, street: `${line} ${last}` }, country, rules);
  }
  const places = readPlaces({ city: last, suburb: '', state: '' }, country, noPostCode, rules, null);
  if (!isPostCode && places.postCode === '') return address;
  const hasState = isPostCode ? code.state !== '' : places.city === '' && places.state !== '';
  const town = parts.length > 1 && hasState ? townBefore(parts, rules) : null;
  if (town !== null) return { ...address, street: parts.slice(0, -1).join(','), city: `${town}, ${last}` };
  return isPostCode ? { ...address, street: line, postCode: last } : { ...address, street: line, city: last };
}

/** 'D02 AF30' needs no street. */
function namesHouse(written: string, rules: Rules): boolean {
  return rules.postCode.names === 'house' && rules.postCodeShape?.test(readPostCode(written, rules).postCode) === true;
}

function isState(written: string, { states }: Rules): boolean {
  return states?.has(wordsOfWritten(written).join(' ')) === true;
}

/** '854 East Broadway, Long Beach, CA 90802': the town stands before the state, even when it is named like a street. */
function townBefore(parts: readonly string[], rules: Rules): string | null {
  const town = parts.at(-1) as string;
  if (town.trim() === '' || digit.test(town)) return null;
  return isStreet(parts.slice(0, -1).join(','), rules) ? town : null;
}

/**
 * '854 East Broadway, Long Beach' in Long Beach: a town that is repeated is no street, even when it is named like one; and
 * with a number, as in '12 Main St, Dublin 8' in Dublin, it is a part of the town.
 * Other words for the town stay beside the street: '4 Quay Rd, Whitby' in Whitby is not that of Scarborough.
 */
export function withoutTownAgain<Written extends Address>(address: Written, rules: Rules): Written {
  if (!address.street.includes(',')) return address;
  const parts = address.street.split(',');
  const written = parts.pop() ?? '';
  const last = wordsOfWritten(written).join(' ');
  const isSaid = (name: string): boolean =>
    [address.city, address.suburb].some((one) => wordsOfWritten(one).join(' ') === name);
  const line = parts.join(',');
  const town = withoutDistrict(last);
  if (town !== '' && isSaid(town) && isStreet(line, rules)) {
    return { ...address, street: line, suburb: [address.suburb.trim(), written.trim()].filter(Boolean).join(', ') };
  }
  // 'Rathmore House, Kilbride' in Kilbride.
  if (last !== '' && isSaid(last) && isHouseAlone(line, rules)) return { ...address, street: line };
  // 'Vodičkova 12, Praha 1' in Praha 1.
  if (town !== '' && isSaid(last) && isStreet(line, rules)) return { ...address, street: line };
  const isNamedAsStreet = wordsOfFolded(last).some((word) => isType(word, rules));
  return isNamedAsStreet && isSaid(last) && isStreet(line, rules) ? { ...address, street: line } : address;
}

function isHouseAlone(line: string, rules: Rules): boolean {
  const { name, number } = readStreetLine(line, '', rules, '');
  return name !== '' && number === '';
}

/** 'dublin' of 'dublin 8' and 'dublin 6w'; empty where there is no number. */
function withoutDistrict(place: string): string {
  return /^(.+) \d{1,2}[a-z]?$/.exec(place)?.[1] ?? '';
}
