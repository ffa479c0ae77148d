/**
 * A line of the suburb's field that says a part of a house in words no rule knows: 'Pod 3', 'segment B', 'poslovni prostor 4',
 * 'A-huset', 'Résidence Les Pins A12', as in the street's field. In countries that call suburbs so, only known words do.
 */
import type { Address } from '../../../src-preload/contract/address.ts';
import { type Rules, unspaced } from '../rules/address-rules.ts';
import { foldWritten, wordsOfWritten } from '../text/written-text.ts';
import { isSide, isType } from './short-words.ts';
import { aLetter } from './token.ts';

export function isNamedDoor(part: string, address: Address, rules: Rules): boolean {
  if (isDoorInEnglish(part) && !isOwnWord(part, rules)) return true;
  if (rules.numberedQuarters || rules.script !== 'spaced') return false;
  // 'Nebenstr. 3'; where the number stands first, 'Résidence Les Pins 3' is no street.
  if (!rules.numberFirst && namesStreet(part, rules)) return false;
  if (letterBefore.test(part.trim())) return true;
  const words = wordsOfWritten(part);
  const name = words.slice(0, words.length - valuesBehind(part, words, rules));
  if (name.length === words.length) return false;
  if (name.length === 0) return isValueAlone(words, address, rules);
  const isShort = name.every((word) => word.length < 3);
  return !(isShort && beginsPostCode(words, address)) && name.every((word) => isNoPlace(word, name, address, rules));
}

/** A word that the country has itself is read as its own. */
function isOwnWord(part: string, { unitKinds, levels }: Rules): boolean {
  const [word = ''] = wordsOfWritten(part);
  return unitKinds.has(word) || levels.has(word);
}

/** 'Flat 2', 'Unit B', '2nd floor': people abroad write so to every country. */
export function isDoorInEnglish(part: string): boolean {
  return doorInEnglish.test(foldWritten(part).trim());
}

const doorInEnglish =
  /^(?:apartment|apt|flat|unit|room|rm|suite|ste|office|shop|floor|level|block|building|bldg|tower)[.\s]*(?:(?:#|no[.\s])\s*)?(?:[a-z]?\d+[a-z]?|[a-z])$|^\d+(?:st|nd|rd|th) (?:floor|fl|flr)$/;

const letterBefore = /^\p{L}-\p{L}{3,}$/u;
/** Longer ones may be post codes, or numbers of telephones. */
const valueOfDoor = /^\p{L}?\d{1,3}(?:\p{L}\d*)?$/u;
const mostValues = 2;
const digit = /\p{N}/u;

/** How many words at the end are numbers, or a letter that is short for no direction ('Carlton N'), district or word ('Domeikavos k.'). */
function valuesBehind(part: string, words: readonly string[], rules: Rules): number {
  const last = words.at(-1) ?? '';
  if (aLetter.test(last)) {
    return isSide(last, rules) || rules.districts?.test(last) === true || part.trim().endsWith('.') ? 0 : 1;
  }
  const name = words.findLastIndex((word) => !valueOfDoor.test(word));
  return Math.min(words.length - 1 - name, mostValues);
}

/** 'B12', or one of the letters that flats have. */
function isValueAlone(words: readonly string[], address: Address, rules: Rules): boolean {
  const [value = '', ...others] = words;
  if (others.length > 0 || rules.quarters.has(value.slice(0, 1)) || beginsPostCode(words, address)) return false;
  return district.test(value) || letterOfFlat.test(value);
}

/** Ireland's 'D2', 'D6W'. */
export const district = /^[a-z]\d{1,2}[a-z]?$/;
const letterOfFlat = /^[a-h]$/;

/** Dublin's 'D2' of D02 X285, London's 'E14' of E14 5AB; nobody knows it without a code. */
function beginsPostCode(words: readonly string[], { postCode }: Address): boolean {
  const [code = '', said = ''] = [wordsOfWritten(postCode), words].map((one) => one.join('').replaceAll('0', ''));
  return code === '' || code.startsWith(said);
}

/** 'Wien 7' in Vienna is a district, 'CEDEX 3' an office that sorts. */
function isNoPlace(word: string, name: readonly string[], { city, state }: Address, rules: Rules): boolean {
  const isPlace = rules.places.has(name.join(' ')) || rules.quarters.has(name[0] ?? '') || rules.placesEndAt.has(word);
  return !(isPlace || digit.test(word) || unspaced.test(word) || placesSaid(city, state).includes(word));
}

function placesSaid(city: string, state: string): readonly string[] {
  return wordsOfWritten(`${city} ${state}`);
}

/** With a word for a street, or one that is left out of its name. */
export function namesStreet(line: string, rules: Rules): boolean {
  return wordsOfWritten(line).some((word) => isType(word, rules) || rules.leftOut.has(word));
}
