/**
 * An entry's address as its country writes it: which part is on which line, in which order. The orders are those of
 * Google's address data (localized-address-format); other parts go where people there put them, because a part that is
 * left out may be the one the driver needs. Every part keeps its field, so that it can be marked.
 */
import { formatAddress, type Address as Layout } from 'localized-address-format';
import type { AddressBookEntry, EntryField } from '../../src-preload/contract/address-book.ts';
import { countryName } from '../words/locale.ts';

export interface BlockPart {
  readonly text: string;
  /** Null: text that the country puts between the fields, or before one ('〒'). */
  readonly field: EntryField | null;
}

export interface AddressBlock {
  readonly lines: readonly (readonly BlockPart[])[];
  /** Fields that the country does not write on a parcel, such as the state in Germany. */
  readonly unwritten: readonly EntryField[];
}

const FIELDS = ['name', 'company', 'building', 'street', 'suburb', 'city', 'state', 'postCode'] as const;
type BlockField = (typeof FIELDS)[number];

/** During layout one character stands for each field, so that the text of the fields cannot disturb it. */
const FIRST_SIGN = 0xe000;
const signOf = (field: BlockField): string => String.fromCharCode(FIRST_SIGN + FIELDS.indexOf(field));

/** In their own script these countries write from large to small, without spaces between the parts. */
const LARGE_FIRST: ReadonlySet<string> = new Set(['CN', 'HK', 'JP', 'KP', 'KR', 'MO', 'TW']);
const NATIVE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;

/** Where the suburb is the place of the post code, and the city around it is not written (Australia Post). */
const SUBURB_IS_PLACE: ReadonlySet<string> = new Set(['AU']);

/**
 * `countryCode`: two capital letters, or empty when nobody knows the country: then the parts are ordered as in most
 * countries.
 */
export function addressBlock(entry: AddressBookEntry, countryCode: string): AddressBlock {
  const lines = formattedLines(entry, countryCode).map((line) => blockParts(line, entry));
  const country = countryLine(entry.country, countryCode);
  if (country !== '') lines.push([{ text: country, field: country === entry.country ? 'country' : null }]);
  const text = lines.map(lineText).join('\n').toLowerCase();
  const unwritten = FIELDS.filter((field) => !text.includes(entry[field].trim().toLowerCase()));
  return { lines, unwritten };
}

/** For the clipboard. */
export function blockText({ lines }: AddressBlock): string {
  return lines.map(lineText).join('\n');
}

function lineText(line: readonly BlockPart[]): string {
  return line
    .map(({ text }) => text)
    .join('')
    .trim();
}

/** The lines with signs for the fields. */
function formattedLines(entry: AddressBookEntry, countryCode: string): readonly string[] {
  const isNative = NATIVE.test(`${entry.street}${entry.city}${entry.state}`);
  const script = isNative ? 'local' : 'latin';
  const has = (place: keyof Layout): boolean =>
    formatAddress({ postalCountry: countryCode, [place]: place === 'addressLines' ? ['x'] : 'x' }, script).some(
      (line) => line.includes('x'),
    );
  const layout = laidOut(entry, countryCode, { has, largeFirst: isNative && LARGE_FIRST.has(countryCode) });
  // Several address lines before others on the same line ('%A, %S') are split wrongly, so they go in as one.
  const addressLines = [layout.addressLines.join('\n')];
  return formatAddress({ ...layout, addressLines, postalCountry: countryCode }, script)
    .flatMap((line) => line.split('\n'))
    .filter((line) => line.trim() !== '');
}

interface Places {
  /** The country's order has a place for it. */
  has(place: keyof Layout): boolean;
  readonly largeFirst: boolean;
}

/** Puts the fields into the places of the country's order. */
function laidOut(entry: AddressBookEntry, countryCode: string, { has, largeFirst }: Places) {
  const given = (field: BlockField): string => (entry[field].trim() === '' ? '' : signOf(field));
  const same = (a: BlockField, b: BlockField): boolean =>
    entry[a].trim().toLowerCase() === entry[b].trim().toLowerCase();
  const joined = (parts: readonly string[], between: string): string =>
    parts.filter((part) => part !== '').join(between);
  const between = largeFirst ? '' : ', ';

  const addressLines = largeFirst ? [given('street'), given('building')] : [given('building'), given('street')];
  const addLine = (line: string): void => void (largeFirst ? addressLines.unshift(line) : addressLines.push(line));
  let dependentLocality = same('suburb', 'city') ? '' : given('suburb');
  let locality = given('city');
  let administrativeArea = largeFirst && same('state', 'city') ? '' : given('state');
  let postalCode = given('postCode');

  if (dependentLocality !== '' && (locality === '' || SUBURB_IS_PLACE.has(countryCode))) {
    locality = dependentLocality;
    dependentLocality = '';
  }
  if (dependentLocality !== '' && !has('dependentLocality')) {
    if (largeFirst) locality = joined([locality, dependentLocality], '');
    else addLine(dependentLocality);
    dependentLocality = '';
  }
  // The Korean order puts no space before the district.
  if (countryCode === 'KR' && largeFirst && locality !== '' && dependentLocality !== '') {
    dependentLocality = ` ${dependentLocality}`;
  }
  if (locality !== '' && !has('locality')) {
    if (has('administrativeArea') && (largeFirst || countryCode === 'JP')) {
      administrativeArea = joined(
        largeFirst ? [administrativeArea, locality] : [locality, administrativeArea],
        between,
      );
    } else if (locality !== given('city') || !isWrittenAnyway(entry, countryCode)) {
      addLine(locality);
    }
  }
  if (!has('administrativeArea') && (!has('postalCode') || (locality === '' && postalCode === ''))) {
    locality = joined([locality, administrativeArea], ' ');
  }
  if (postalCode !== '' && !has('postalCode')) {
    locality = joined([locality, postalCode], ' ');
    if (!has('locality')) addLine(postalCode);
    postalCode = '';
  }
  return {
    name: given('name'),
    organization: same('name', 'company') ? '' : given('company'),
    addressLines: addressLines.filter((line) => line !== ''),
    dependentLocality,
    locality,
    administrativeArea,
    postalCode,
  };
}

/** City states: the order itself holds the name of the place, or the line of the state does. */
function isWrittenAnyway({ city, state, postCode }: AddressBookEntry, countryCode: string): boolean {
  const layout = { postalCountry: countryCode, postalCode: postCode, administrativeArea: state };
  return formatAddress(layout, 'latin').some((line) => line.toLowerCase().includes(city.trim().toLowerCase()));
}

/** Replaces signs by their fields. */
function blockParts(line: string, entry: AddressBookEntry): BlockPart[] {
  const parts: BlockPart[] = [];
  for (const piece of line.split(/([\uE000-\uE007])/u)) {
    const field = FIELDS[(piece.codePointAt(0) ?? 0) - FIRST_SIGN];
    if (field !== undefined) parts.push({ text: entry[field], field });
    else if (piece !== '') parts.push({ text: piece, field: null });
  }
  return parts.filter((part, index) => !isDoubled(part, parts[index + 1]));
}

/** 'CH-' before a post code that was written 'CH-8001'. */
function isDoubled({ field, text }: BlockPart, next: BlockPart | undefined): boolean {
  if (field !== null || next?.field !== 'postCode') return false;
  const letters = text.replace(/[^\p{Lu}〒]/gu, '');
  return letters !== '' && next.text.trim().toUpperCase().startsWith(letters);
}

/** A parcel that goes abroad needs the country's name, not a code; the post takes it in the language of the place it comes from. */
function countryLine(country: string, countryCode: string): string {
  const written = country.trim();
  if (countryCode === '' || !/^[a-z]{2,3}$/i.test(written)) return written;
  return countryName(countryCode) ?? written;
}
