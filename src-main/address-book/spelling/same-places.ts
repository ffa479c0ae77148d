/** Are the towns and suburbs of two addresses the same, as far as both say? Words and codes as `canonicalAddress` made them. */
import { type Rules, rulesOf } from '../rules/address-rules.ts';
import { namesApart, wordsApart } from '../text/written-text.ts';
import type { CanonicalAddress } from './canonical-address.ts';
import { squeezedName } from './short-words.ts';
import { bisWords, romanFigure } from './street-units.ts';

/**
 * Town, suburb and house: one of the two says nothing but what the other says. Towns and suburbs are said by their whole names:
 * 'Baden' is not 'Baden-Baden', nor 'Newtown' 'Newtown Mount Kennedy'. A house's name may be left out; that it holds the name of
 * a town does not make this the town: 'Fitzroy House' in Carlton is not in Fitzroy.
 */
export function samePlaces(one: CanonicalAddress, other: CanonicalAddress): boolean {
  const [names, others] = placeNames(one, other);
  if (!isOneDistrict(names, others)) return false;
  const isSettled = one.postCode !== '';
  const rules = rulesOf(one.country);
  const isNested =
    names.every((name) => isNamed(name, names, others, isSettled, rules)) ||
    others.every((name) => isNamed(name, others, names, isSettled, rules));
  if (!isNested || one.house === other.house) return isNested;
  if (!areCountedAlike(one.house, other.house)) return false;
  const [all, allOthers] = namesAndHouses(one, other);
  // Without a town, what stands behind the street may be one.
  if (names.length === 0 || others.length === 0) return nested(all.flatMap(wordsApart), allOthers.flatMap(wordsApart));
  return areSaid(all, allOthers, rules) || areSaid(allOthers, all, rules);
}

/** Houses too are said by their whole names: 'Las Palmas' is not 'Las Palmas II', nor 'Rose House' 'The Barn at Rose House'. */
function areSaid(names: readonly string[], others: readonly string[], rules: Rules): boolean {
  return names.every((name) => isHouseSaid(name, names, others, rules));
}

function isHouseSaid(name: string, own: readonly string[], others: readonly string[], rules: Rules): boolean {
  return isSaid(name, own, others, rules) || others.some((other) => areOneBuilding(name, other, rules));
}

/** '302 II', '3A号', '#01-01 bis': what stands beside a number and is no name may not be left out, as a house's name may. */
function areCountedAlike(house: string, other: string): boolean {
  const [counted, otherCounted] = [house, other].map((names) => namesApart(names).filter(isNoName).join(' '));
  return counted === otherCounted;
}

function isNoName(name: string): boolean {
  const said = name.replace(/号$/, '');
  return /^\p{L}$/u.test(said) || romanFigure(said) !== null || bisWords.has(said);
}

/** 'Edificio Las Palmas' and 'Las Palmas': one of them leaves out what kind of building it is. */
function areOneBuilding(one: string, other: string, rules: Rules): boolean {
  return isKindLeftOut(one, other, (word) => rules.buildings.has(word)) || areOneQuarter(one, other, rules);
}

/**
 * 'Barrio Centro' and 'Centro'; 'Urb. El Bosque' and 'Barrio El Bosque' are two. Mexico's 'Col.' is left out of every name, so another kind says
 * another place.
 */
function areOneQuarter(one: string, other: string, { partsOfTowns, placesWithout }: Rules): boolean {
  return partsOfTowns.size > 0 && placesWithout === null && isKindLeftOut(one, other, (word) => partsOfTowns.has(word));
}

/** In any order: the words of a house are sorted. */
function isKindLeftOut(one: string, other: string, isKind: (word: string) => boolean): boolean {
  const [words, otherWords] = [wordsApart(one), wordsApart(other)];
  if (words.some(isKind) === otherWords.some(isKind)) return false;
  const [plain, otherPlain] = [words, otherWords].map((all) =>
    all
      .filter((word) => !isKind(word))
      .sort()
      .join(' '),
  );
  return plain !== '' && plain === otherPlain;
}

/** Does the other address say each house that this one names? */
export function isHouseNamed(one: CanonicalAddress, other: CanonicalAddress): boolean {
  if (!areCountedAlike(one.house, other.house)) return false;
  const [own, known] = namesAndHouses(one, other);
  const rules = rulesOf(one.country);
  return namesApart(one.house).every((name) => isHouseSaid(name, own, known, rules));
}

/** Does the other address name everything that stands in a field of this one? */
export function isFieldNamed(field: string, one: CanonicalAddress, other: CanonicalAddress): boolean {
  const [names, others] = placeNames(one, other);
  const states = statesOf(one, other);
  if (!isOneDistrict(namesApart(field), others)) return false;
  const isSettled = one.postCode + other.postCode !== '';
  const rules = rulesOf(one.country);
  return namesApart(field).every((name) => isNamed(withoutStates(name, states), names, others, isSettled, rules));
}

/**
 * 'Dublin 6' and 'Dublin 16' are two, also where 'Dublin' stands beside them, and so are 'Wien 7' and 'Wien, 8. Bezirk'. Whoever
 * names no number leaves it out.
 */
function isOneDistrict(names: readonly string[], others: readonly string[]): boolean {
  return nested(districtsIn(names), districtsIn(others));
}

/** '2' of 'praha2', '7' of '7 bezirk'. */
function districtsIn(names: readonly string[]): readonly string[] {
  return names.flatMap(wordsApart).flatMap((word) => {
    const at = word.search(/\d/);
    return at === -1 ? [] : [word.slice(at)];
  });
}

/** Does one of them say only what the other says? */
function nested(words: readonly string[], others: readonly string[]): boolean {
  return words.every((word) => others.includes(word)) || others.every((word) => words.includes(word));
}

function namesAndHouses(
  one: CanonicalAddress,
  other: CanonicalAddress,
): readonly [names: readonly string[], others: readonly string[]] {
  const [names, others] = placeNames(one, other);
  return [
    [...names, ...namesApart(one.house)],
    [...others, ...namesApart(other.house)],
  ];
}

/** The names of towns and suburbs in both. A state is often written beside the town, in its field. */
function placeNames(
  one: CanonicalAddress,
  other: CanonicalAddress,
): readonly [names: readonly string[], others: readonly string[]] {
  const states = statesOf(one, other);
  return [
    placesBeside(one, other).map((name) => withoutStates(name, states)),
    placesBeside(other, one).map((name) => withoutStates(name, states)),
  ];
}

function statesOf(one: CanonicalAddress, other: CanonicalAddress): readonly string[] {
  return [...wordsApart(one.state), ...wordsApart(other.state)];
}

/** Suburb and town are often written in each other's field, and so is what the other has as its house: '12 High St, Didsbury'. */
function placesBeside({ city, suburb, house }: CanonicalAddress, other: CanonicalAddress): readonly string[] {
  const places = [...namesApart(other.city), ...namesApart(other.suburb)];
  const said = places.flatMap(wordsApart);
  const isPlace = other.house === '' && wordsApart(house).every((word) => said.includes(word));
  // The words of a house are sorted.
  const inTurn = (name: string): string =>
    places.find((place) => [...wordsApart(place)].sort().join(' ') === name) ?? name;
  return [...namesApart(city), ...namesApart(suburb), ...(isPlace ? namesApart(house).map(inTurn) : [])];
}

/** A town of the same name as the state stays. */
function withoutStates(name: string, states: readonly string[]): string {
  const words = wordsApart(name);
  if (!words.some((word) => states.includes(word))) return name;
  const others = words.filter((word) => !states.includes(word));
  // 'Dublin 2' in Co. Dublin.
  return others.every((word) => /\d$/.test(word)) ? name : others.join(' ');
}

/**
 * Does the other address say this name? Where a post code settles the town, the name may also be said in parts:
 * 'Fitzroy', 'Melbourne' in two fields, 'Fitzroy Melbourne' in one. `own`: all names of the address that has it.
 */
function isNamed(
  name: string,
  own: readonly string[],
  others: readonly string[],
  isSettled: boolean,
  rules: Rules,
): boolean {
  const plain = squeezedName(name, rules);
  if (others.some((one) => squeezedName(one, rules) === plain || areInSameTown(name, one, rules))) return true;
  return isSettled && (isSaid(name, own, others, rules) || others.some((one) => areOneQuarter(name, one, rules)));
}

/** The name whole, its parts as names of their own, or a part of a name that `own` says whole. */
function isSaid(name: string, own: readonly string[], others: readonly string[], rules: Rules): boolean {
  const [plain, words] = [squeezedName(name, rules), wordsApart(name)];
  return (
    others.some((one) => squeezedName(one, rules) === plain) ||
    isMadeOf(words, others) ||
    others.some((one) => {
      const otherWords = wordsApart(one);
      return words.every((word) => otherWords.includes(word)) && isMadeOf(otherWords, own);
    })
  );
}

/** 'Praha', 'Praha 1', 'Budapest V': one of them leaves out the number of the district. 'Rose House 2' is another house. */
function areInSameTown(one: string, other: string, { houses }: Rules): boolean {
  const [town, otherTown] = [withoutNumbers(one), withoutNumbers(other)];
  if (one !== other && houses.has(wordsApart(town).at(-1) ?? '')) return false;
  return town === otherTown && (town === one || otherTown === other);
}

function withoutNumbers(name: string): string {
  return wordsApart(name)
    .filter((word, index) => index === 0 || !/\d$/.test(word))
    .join(' ');
}

/** Do the words consist of whole names from the list? */
function isMadeOf(words: readonly string[], names: readonly string[]): boolean {
  let left = words;
  for (const name of new Set(names)) left = withoutName(left, wordsApart(name)) ?? left;
  return left.length === 0;
}

/** Null: a part of the name is missing. */
function withoutName(words: readonly string[], name: readonly string[]): readonly string[] | null {
  const left = [...words];
  for (const word of name) {
    const at = left.indexOf(word);
    if (at === -1) return null;
    left.splice(at, 1);
  }
  return left;
}
