/**
 * The places of an address in the street's field, with no comma before them or beside fields that say them as well: 'Torstr. 12 10115
 * Berlin', '12 High Street Leeds LS1 4AP'. What shops and forms hand on as the first line is often the whole address.
 */
import type { Address } from '../../../src-preload/contract/address.ts';
import type { Rules } from '../rules/address-rules.ts';
import { countryNamed } from '../rules/country-codes.ts';
import { wordsOfWritten } from '../text/written-text.ts';
import { noPostCode, readPostCode } from './post-codes.ts';
import { isDirection, isType } from './short-words.ts';
import { readStreetLine } from './street-line.ts';
import { type Places, readPlaces } from './written-places.ts';

/** 'São Paulo - SP 01304-001 Brasil' has six. */
const mostWords = 8;
const mostWordsOfCountry = 3;
const betweenWords = /[\s,;/|()]+/gu;
const digit = /\p{N}/u;

/** A whole street, with its number. */
export function isStreet(line: string, rules: Rules): boolean {
  const { name, number } = readStreetLine(line, '', rules, '');
  return name !== '' && number !== '';
}

/** 'Lot 12 Old Northern Road', 'Rose Cottage, Church Lane'. */
function hasName(line: string, rules: Rules): boolean {
  return readStreetLine(line, '', rules, '').name !== '';
}

/** Without what the street's field repeats of the address's own post code and town. The longest end that only repeats them. */
export function withoutPlacesAgain<Written extends Address>(address: Written, country: string, rules: Rules): Written {
  const { street, city, state, postCode } = address;
  if (rules.script !== 'spaced' || !mayRepeat(street, city, postCode)) return address;
  const readCode = readPostCode(postCode, rules);
  const code = readCode.postCode;
  const own = readPlaces({ city, suburb: '', state }, country, noPostCode, rules, null);
  // Beside a code 'København K' is København.
  const ownTowns = [own.city, readPlaces({ city, suburb: '', state }, country, readCode, rules, null).city];
  const ownCode = own.postCode || (rules.postCodeShape?.test(code) === true ? code : '');
  for (const [line, end, written] of endsOf(street, country, rules)) {
    const said = placesIn(end, country, rules);
    const isCode = ownCode !== '' && said.postCode === ownCode;
    const isTown = said.city !== '' && ownTowns.includes(said.city);
    const agrees =
      (said.city === '' || isTown || city.trim() === '') && (said.state === '' || said.state === own.state);
    if (!agrees || !(isCode || (said.postCode === '' && isTown && isTownAgain(line, end, rules)))) continue;
    if (beginsWithMore(end, said, country, rules)) continue;
    const isSaidWhole = isCode && isTown && startsWithComma.test(written) && hasName(line, rules);
    if (!isStreet(line, rules) && !isSaidWhole) continue;
    if (city.trim() === '') return { ...address, street: line, city: end };
    // The town stays behind a comma: 'Whitby' in Whitby is not 'Whitby' in Scarborough.
    return { ...address, street: isTown ? `${line}, ${city}` : line };
  }
  return address;
}

/** Cheap, because most addresses repeat nothing: is the end of the town or of the post code in the line? */
function mayRepeat(street: string, city: string, postCode: string): boolean {
  const line = street.replaceAll(' ', '').toLowerCase();
  return [city, postCode].some((field) => {
    const end = field.replaceAll(' ', '').slice(-3).toLowerCase();
    return end.length > 2 && line.includes(end);
  });
}

/** The line and its last words, without a country at the end; the most words first. */
function endsOf(
  street: string,
  country: string,
  rules: Rules,
): readonly (readonly [line: string, end: string, written: string])[] {
  const starts = [...street.matchAll(betweenWords)].map(({ index }) => index).filter((at) => at > 0);
  const abroad = starts
    .slice(-mostWordsOfCountry)
    .find((at) => countryNamed(street.slice(at).replace(betweenWords, ' ').trim()) === country);
  const places = street.slice(0, abroad);
  return starts
    .slice(-mostWords)
    .filter((at) => at < places.length && !takesLetter(street.slice(0, at), places.slice(at), rules))
    .map((at) => [street.slice(0, at), places.slice(at).replace(betweenWords, ' ').trim(), places.slice(at)]);
}

/** 'Appt 34, Paris 75011': without the number the end says the same, so the number is the flat's or the house's. */
function beginsWithMore(end: string, said: Places, country: string, rules: Rules): boolean {
  const [first = '', ...others] = end.split(' ');
  if (!/^\p{N}/u.test(first) || others.length === 0) return false;
  const less = placesIn(others.join(' '), country, rules);
  return less.postCode === said.postCode && (less.postCode !== '' || less.city !== '');
}

const letterBeforeCode = /^([\s,;/|()]+)\p{L}([\s,;/|()]+)(?=\p{N})/u;
const comma = /[,;|()]/;
const startsWithComma = /^\s*[,;|]/;

/** 'Torstr. 12 D, 10115 Berlin', 'Dto. C 1033 Buenos Aires': the letter may be the house's or the flat's, and no part of the post code. */
function takesLetter(line: string, written: string, rules: Rules): boolean {
  const [, before = '', behind] = letterBeforeCode.exec(written) ?? [];
  if (behind === undefined) return false;
  if (comma.test(behind)) return true;
  const last = wordsOf(line).at(-1) ?? '';
  return !comma.test(before) && (digit.test(last) || isOfBuilding(last, rules));
}

function placesIn(end: string, country: string, rules: Rules): Places {
  const { postCode, state } = readPostCode(end, rules);
  if (rules.postCodeShape?.test(postCode) === true && digit.test(end))
    return { city: '', suburb: '', state, postCode, postCodeAddition: '' };
  return readPlaces({ city: end, suburb: '', state: '' }, country, noPostCode, rules, null);
}

/** '12 High Street Leeds', 'Torstr. 12 Berlin'; not 'Rue Victor Lyon' in Lyon, nor the yard of 'Hauptstr. 12 Hof' in Hof. */
function isTownAgain(line: string, end: string, rules: Rules): boolean {
  return isEnded(line, rules) && !wordsOf(end).some((word) => word.length < 3 || isOfBuilding(word, rules));
}

/**
 * The whole address in one field and without commas: a comma is set before its places, where it is sure. A post code before the town says where;
 * behind it, the town begins behind the kind of the street or a number.
 */
export function withPlacesApart(street: string, country: string, rules: Rules): string {
  if (rules.postCodeShape === null || rules.script !== 'spaced' || !digit.test(street)) return street;
  for (const [line, end, written] of endsOf(street, country, rules)) {
    const said = readPlaces({ city: end, suburb: '', state: '' }, country, noPostCode, rules, null);
    if (said.postCode === '' || said.city === '' || !isStreet(line, rules)) continue;
    if (beginsWithMore(end, said, country, rules)) continue;
    const isCodeFirst = beginsWithCode(end, said.postCode);
    if (isCodeFirst ? isTownBehindCode(end, rules) : isTownBehindStreet(line, end, rules)) {
      return `${line}, ${written.replace(/^[\s,;/|(]+/u, '')}`;
    }
  }
  return street;
}

/** '75008 Paris', 'D-10115 Berlin'; not the flat of '3, Leeds LS6 2AB'. */
function beginsWithCode(end: string, postCode: string): boolean {
  const figures = (end.split(' ')[0] ?? '').replace(/\D+/g, '');
  return figures.length >= fewestFigures && postCode.startsWith(figures);
}

/** Of the first group of a post code: '11 Oslo' is none, '752 36 Uppsala' is. */
const fewestFigures = 3;

/** '75008 Paris', '75008 Paris Cedex 08'; behind '10115 Berlin 2. OG' is no town. */
function isTownBehindCode(end: string, { placesEndAt }: Rules): boolean {
  return !digit.test(end.slice(-1)) || wordsOf(end).some((word) => placesEndAt.has(word));
}

/** 'Boston MA 02129' behind '529 Main Street Apt 201': no word of it may belong to the street. */
function isTownBehindStreet(line: string, end: string, rules: Rules): boolean {
  const town = wordsOf(end).filter((word) => !digit.test(word));
  const isOfStreet = (word: string): boolean =>
    word.length < 2 || isType(word, rules) || rules.unitKinds.has(word) || rules.levels.has(word);
  const isDirected = rules.numberFirst && isDirection(town[0] ?? '', rules);
  return isEnded(line, rules) && !isDirected && !town.some(isOfStreet);
}

/** Has the street ended there, in its kind or a number? */
function isEnded(line: string, rules: Rules): boolean {
  const words = wordsOf(line);
  const last = words.at(-1) ?? '';
  if (digit.test(last) || !rules.numberFirst) return digit.test(last);
  const kind = isDirection(last, rules) ? (words.at(-2) ?? '') : last;
  return words.length > 2 && isType(kind, rules);
}

/** A word for a part of a house. */
export function isOfBuilding(word: string, { unitKinds, unitsAlone, unitWords, levels, doors }: Rules): boolean {
  return [unitKinds, unitsAlone, unitWords, levels, doors].some((words) => words.has(word));
}

function wordsOf(text: string): readonly string[] {
  return wordsOfWritten(text);
}
