/**
 * Where a suggestion differs from what was asked, field by field. Pure; small differences in people's spelling do not
 * count.
 */
import {
  type Address,
  type AddressField,
  type AddressSuggestion,
  mostAddressText,
} from '../../src-preload/contract/address.ts';
import { countryNames } from '../words/locale.ts';
import { say } from '../words/say.ts';

export const ADDRESS_FIELDS: readonly AddressField[] = ['street', 'suburb', 'city', 'state', 'postCode', 'country'];

/** For a field to type into. */
export function fieldLabel(field: AddressField): string {
  return field === 'street' ? say('common.field.street-and-number') : fieldName(field);
}

/** Shown beside the words themselves. */
export function fieldName(field: AddressField): string {
  return say(`common.field.${field}`);
}

/** Inside a sentence: 'street' in English, 'Straße' in German. */
export function fieldInside(field: AddressField): string {
  return say(`validate.inside.${field}`);
}

export const EMPTY_ADDRESS: Address = { street: '', suburb: '', city: '', state: '', postCode: '', country: '' };

export const isSameAddress = (one: Address, other: Address): boolean =>
  ADDRESS_FIELDS.every((field) => one[field] === other[field]);

/**
 * 'spelling': the same, written otherwise · 'building': only one of the two has a unit, a floor or a house · 'added':
 * not asked about · 'left-out': asked about, but not in the suggestion.
 */
export type Difference = 'same' | 'spelling' | 'building' | 'changed' | 'added' | 'left-out';

export interface ComparedField {
  readonly field: AddressField;
  readonly asked: string;
  readonly suggested: string;
  readonly difference: Difference;
  /** It is marked. */
  readonly differs: boolean;
}

/**
 * `asked` null: the service took the address from an order, so nothing can be compared. If the suggestion names its
 * differences, those count; otherwise the texts are compared.
 */
export function comparedFields(asked: Address | null, suggestion: AddressSuggestion): readonly ComparedField[] {
  return ADDRESS_FIELDS.map((field) => {
    const before = asked?.[field] ?? '';
    const suggested = suggestion[field];
    const difference = asked === null ? 'same' : differenceOf(field, before, suggestion);
    const differs = asked !== null && (saysDifferent(field, suggestion) ?? isMarked(difference));
    return { field, asked: before, suggested, difference, differs };
  });
}

function differenceOf(field: AddressField, asked: string, suggestion: AddressSuggestion): Difference {
  const suggested = suggestion[field];
  if (sameWords(asked, suggested)) return 'same';
  if (asked.trim() === '') return 'added';
  if (suggested.trim() === '') return 'left-out';
  if (field === 'country' && isOneCountry(asked, suggestion)) return 'spelling';
  if (field === 'street' && suggestion.differs?.includes('building') === true) return 'building';
  return saysDifferent(field, suggestion) === false ? 'spelling' : 'changed';
}

/** The building is in the street's line. Undefined: the suggestion says nothing about it. */
function saysDifferent(field: AddressField, { differs }: AddressSuggestion): boolean | undefined {
  return differs?.some((part) => part === field || (field === 'street' && part === 'building'));
}

function isMarked(difference: Difference): boolean {
  return difference !== 'same' && difference !== 'spelling';
}

/** Case and spaces are no difference; an accent is one, because it may be the mistake on the label. */
function sameWords(a: string, b: string): boolean {
  const plain = (words: string): string => words.trim().replace(/\s+/g, ' ').normalize('NFC').toLowerCase();
  return plain(a) === plain(b);
}

/** By its code, or by its name in a language we have. */
function isOneCountry(asked: string, { country, countryCode }: AddressSuggestion): boolean {
  const codes = [countryCode, asked, country].map((words) => words.trim().toUpperCase());
  return codes
    .filter((code) => /^[A-Z]{2}$/.test(code))
    .some((code) => names(code, asked) && (code === countryCode || names(code, country)));
}

function names(code: string, words: string): boolean {
  return [code, ...countryNames(code)].some((name) => sameWords(name, words));
}

/** In words, how many fields of a suggestion differ; or that only their spelling does, or nothing at all. */
export function differenceCount(fields: readonly ComparedField[]): string {
  const count = fields.filter(({ differs }) => differs).length;
  if (count > 0) return say('validate.suggestion.differing', { count });
  return say(isAsAsked(fields) ? 'validate.suggestion.as-asked' : 'validate.suggestion.spelling-only');
}

export function isAsAsked(fields: readonly ComparedField[]): boolean {
  return fields.every(({ difference }) => difference === 'same');
}

/** Fields that would send the parcel somewhere else. */
const PLACES = ['suburb', 'city', 'state', 'country'] as const;

/** In words, how a suggestion changes the place: 'Another suburb: Carlton, not Fitzroy'. */
export function placeChanges(fields: readonly ComparedField[]): readonly string[] {
  return fields.flatMap(({ field, asked, suggested, difference, differs }) => {
    const place = PLACES.find((each) => each === field);
    if (place === undefined || !differs) return [];
    if (difference === 'changed') return [say(`validate.elsewhere.${place}`, { suggested, asked })];
    return difference === 'left-out' ? [say(`validate.without.${place}`, { asked })] : [];
  });
}

/** The six fields of a suggestion, as they go into the form. */
export function addressOf({ street, suburb, city, state, postCode, country }: Address): Address {
  return { street, suburb, city, state, postCode, country };
}

function isEmptyAddress(address: Address): boolean {
  return ADDRESS_FIELDS.every((field) => address[field].trim() === '');
}

/** Main takes it: something is given, and no field holds a whole page. */
export function isAskable(address: Address): boolean {
  return !isEmptyAddress(address) && !ADDRESS_FIELDS.some((field) => isTooLong(address[field]));
}

export const isTooLong = (text: string): boolean => text.length > mostAddressText;

export function sameAddress(a: Address, b: Address): boolean {
  return ADDRESS_FIELDS.every((field) => a[field] === b[field]);
}

/** For a list: every field that is given, and none moved or left out. */
export function linesOf({ street, suburb, city, state, postCode, country }: Address): readonly string[] {
  const lines = [street, suburb, [city, state, postCode].filter((part) => part !== '').join(' '), country];
  return lines.filter((line) => line.trim() !== '');
}
