/**
 * One address, however it is written, to one form. Two addresses are the same when the cores are equal and nothing that both
 * of them say differs. What only one of them says (a suburb, a state, a house's name) does not part them; a unit does.
 */
import { createHash } from 'node:crypto';
import type { Address } from '../../src-preload/contract/address.ts';
import { placeNames, states } from './address-words.ts';
import { countryCodeOf } from './country-codes.ts';
import { drawnTogether, foldText } from './folding.ts';
import { readStreetLine, type StreetLine, shortWord } from './street-line.ts';

/** Changes with every change of the rules: what was stored of canonical addresses under another one is worth nothing. */
export const addressRulesVersion = 1;

export interface CanonicalAddress extends StreetLine {
  readonly country: string;
  readonly postCode: string;
  readonly state: string;
  /** The town and the suburb, each by itself, without spaces. */
  readonly city: string;
  readonly suburb: string;
}

export type WrittenAddress = Address & { readonly building?: string };

export function canonicalAddress(address: WrittenAddress): CanonicalAddress {
  const country = countryCodeOf(address.country);
  return {
    ...readStreetLine(address.street, address.building ?? '', country),
    country,
    postCode: canonicalPostCode(address.postCode, country),
    state: canonicalState(address.state, country),
    city: canonicalPlace(address.city.replace(country === 'JP' ? prefecture : '', ''), country),
    suburb: canonicalPlace(address.suburb, country),
  };
}

/** Often written before the town, in its field. */
const prefecture = /^\s*(?:東京都|北海道|京都府|大阪府|\p{Script=Han}{2,3}県)\s*/u;

/** What must be equal: the hash is the column the copy looks a question up by. Null: too little is said to compare. */
export function coreHash({ country, postCode, unit, level, number, name }: CanonicalAddress): string | null {
  if (country === '' || name === '') return null;
  const core = [country, postCode, unit, level, number, name].join('\n');
  return createHash('sha256').update(core).digest('base64').slice(0, 22);
}

/** Of two addresses with one core: does anything that both say differ? */
export function sameAddress(asked: CanonicalAddress, held: CanonicalAddress): boolean {
  if (asked.postCode === '' && asked.city === '' && asked.suburb === '') return false;
  // Elsewhere the post code says more than a county, and the county is written in too many ways.
  const statesMatter = states[asked.country] !== undefined;
  return (
    placesAgree(asked, held) && (!statesMatter || agree(asked.state, held.state)) && agree(asked.house, held.house)
  );
}

/** Suburb and town are often written in each other's field, or in one. */
function placesAgree(asked: CanonicalAddress, held: CanonicalAddress): boolean {
  const askedPlaces = [asked.city, asked.suburb].filter((place) => place !== '');
  const heldPlaces = [held.city, held.suburb].filter((place) => place !== '');
  if (askedPlaces.length === 0 || heldPlaces.length === 0) return true;
  if ([...askedPlaces].sort().join('') === [...heldPlaces].sort().join('')) return true;
  if (asked.city + asked.suburb === held.city + held.suburb || asked.suburb + asked.city === held.suburb + held.city)
    return true;
  // Otherwise every place that the shorter one names must be named by the other.
  const [fewer, more] = askedPlaces.length <= heldPlaces.length ? [askedPlaces, heldPlaces] : [heldPlaces, askedPlaces];
  return fewer.length < more.length && fewer.every((place) => more.includes(place));
}

/**
 * Which of the entries an address is, as an index; -1 for none. Also -1 when it leaves out what tells two of them apart:
 * nothing is claimed then.
 */
export function matchAmong(asked: CanonicalAddress, held: readonly CanonicalAddress[]): number {
  const same = held.flatMap((one, index) => (sameAddress(asked, one) ? [index] : []));
  const [first = -1, ...others] = same;
  const equal = same.find((index) => packed(held[index]) === packCanonical(asked));
  if (equal !== undefined) return equal;
  return others.every((index) => agreeing(held[first], held[index])) ? first : -1;
}

function packed(canonical: CanonicalAddress | undefined): string {
  return canonical === undefined ? '' : packCanonical(canonical);
}

function agreeing(one: CanonicalAddress | undefined, other: CanonicalAddress | undefined): boolean {
  return one !== undefined && other !== undefined && (sameAddress(one, other) || sameAddress(other, one));
}

const packedParts = [
  'country',
  'postCode',
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
  const parts = text.split('\n');
  return Object.fromEntries(packedParts.map((part, index) => [part, parts[index] ?? ''])) as Record<
    (typeof packedParts)[number],
    string
  >;
}

function agree(one: string, other: string): boolean {
  return one === '' || other === '' || one === other;
}

function canonicalPostCode(postCode: string, country: string): string {
  const compact = foldText(postCode).replace(/[^\p{L}\p{N}]/gu, '');
  if (country === 'US') return compact.slice(0, 5);
  return compact.replace(/^([a-z]{1,2})(?=\d{4,5}$)/, ['DE', 'AT', 'CH', 'FR'].includes(country) ? '' : '$1');
}

function canonicalState(state: string, country: string): string {
  const folded = (foldText(state).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join(' ');
  return (states[country]?.get(folded) ?? folded).replace(/ /g, '');
}

function canonicalPlace(place: string, country: string): string {
  const all = words(place).map((word) =>
    ['DE', 'AT', 'CH', 'DK', 'NO', 'SE'].includes(country) ? drawnTogether(word) : word,
  );
  // 'Lyon CEDEX 03' is Lyon.
  const cedex = all.indexOf('cedex');
  const kept = (cedex > 0 ? all.slice(0, cedex) : all).map(shortWord);
  const named = placeNames.get(kept.join(' ')) ?? kept.join(' ');
  return named.replace(/^(?:ต|อ|จ) /u, '').replace(/ /g, '');
}

function words(text: string): string[] {
  const folded = foldText(text).replace(
    /^\s*(?:(ตำบล|แขวง|อำเภอ|เขต|จังหวัด)|([ตอจ])\.)\s*/u,
    (_, long, short) => `${long ?? short} `,
  );
  return (folded.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).map((word) =>
    /^(ตำบล|แขวง)$/.test(word) ? 'ต' : shortWord(word),
  );
}
