/**
 * The whole address in the street's field, as most of the world writes it: '12 Smith St, Fitzroy VIC 3065'. What stands behind the
 * last comma is moved to the town's field when a post code is in it; what is left of the places may stay, as a house's name would.
 */
import type { Address } from '../../../src-preload/contract/address.ts';
import type { Rules } from '../rules/address-rules.ts';
import { countryCodeOf } from '../rules/country-codes.ts';
import { noPostCode, readPostCode } from './post-codes.ts';
import { readPlaces } from './written-places.ts';

/** As it was, unless the fields of town, suburb and post code are all empty. */
export function withTrailingPlaces<Written extends Address>(address: Written, country: string, rules: Rules): Written {
  const { street, suburb, city, postCode } = address;
  if (`${suburb}${city}${postCode}`.trim() !== '') return address;
  const parts = street.split(',');
  if (parts.length > 2 && countryCodeOf(parts.at(-1) ?? '') === country) parts.pop();
  const last = parts.pop() ?? '';
  if (parts.length === 0) return address;
  const line = parts.join(',');
  const isPostCode = rules.postCodeShape?.test(readPostCode(last, rules).postCode) === true;
  if (isPostCode) return { ...address, street: line, postCode: last };
  const places = readPlaces({ city: last, suburb: '', state: '' }, country, noPostCode, rules, false);
  return places.postCode === '' ? address : { ...address, street: line, city: last };
}
