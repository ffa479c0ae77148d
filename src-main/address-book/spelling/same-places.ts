/** Are the towns, suburbs and states of two addresses the same, as far as both say? Words and codes as `canonicalAddress` made them. */
import { rulesOf, unspaced } from '../rules/address-rules.ts';
import { isWithin } from '../text/edit-distance.ts';
import { squeezed, wordsApart } from '../text/written-text.ts';
import type { CanonicalAddress } from './canonical-address.ts';

/**
 * Town, suburb and house: one of the two says nothing but what the other says. A house's name may be left out; that it holds
 * the name of a town does not make this the town: 'Fitzroy House' in Carlton is not in Fitzroy.
 */
export function samePlaces(one: CanonicalAddress, other: CanonicalAddress): boolean {
  const [places, others] = [placesBeside(one, other), placesBeside(other, one)];
  const states = wordsApart(`${one.state} ${other.state}`);
  return areNested(places, others, states) && areNested([...places, one.house], [...others, other.house], states);
}

/** Suburb and town are often written in each other's field, and so is what the other has as its house: '12 High St, Didsbury'. */
export function placesBeside({ city, suburb, house }: CanonicalAddress, other: CanonicalAddress): readonly string[] {
  const said = wordsApart(`${other.city} ${other.suburb}`);
  const isPlace = other.house === '' && wordsApart(house).every((word) => said.includes(word));
  return isPlace ? [city, suburb, house] : [city, suburb];
}

/** Of fields, each of which is words with spaces between. */
function areNested(fields: readonly string[], others: readonly string[], states: readonly string[]): boolean {
  const [words, otherWords] = [fields.flatMap(wordsApart), others.flatMap(wordsApart)];
  return (
    nested(words, otherWords) ||
    nested(withoutStates(words, states), withoutStates(otherWords, states)) ||
    nested(wholeFields(fields), wholeFields(others))
  );
}

/** Does one of them say nothing but what the other says? */
function nested(words: readonly string[], others: readonly string[]): boolean {
  return words.every((word) => others.includes(word)) || others.every((word) => words.includes(word));
}

/** 'Shivaji Nagar' is 'Shivajinagar'. */
function wholeFields(fields: readonly string[]): readonly string[] {
  return fields.filter((words) => words !== '').map(squeezed);
}

/** A state is often written before or behind the town, in its field; a town of the same name stays. */
function withoutStates(words: readonly string[], states: readonly string[]): readonly string[] {
  const towns = words.filter((word) => !states.includes(word));
  return towns.length === 0 ? words : towns;
}

/**
 * By their codes, where the country has them. Elsewhere by their words: 'County Kerry' is 'Co. Kerry' and 'Kerry', and not 'Co.
 * Wicklow'. What stands in two scripts is not known to be the same.
 */
export function sameStates(one: CanonicalAddress, other: CanonicalAddress): boolean {
  if (one.state === '' || other.state === '' || one.state === other.state) return true;
  if (rulesOf(one.country).states !== null) return false;
  const [words, others] = [wordsApart(one.state), wordsApart(other.state)];
  const rest = words.filter((word) => !others.includes(word));
  const otherRest = others.filter((word) => !words.includes(word));
  return (
    squeezed(one.state) === squeezed(other.state) ||
    rest.every((word) => otherRest.some((long) => areShort(word, long))) ||
    otherRest.every((word) => rest.some((long) => areShort(word, long)))
  );
}

function areShort(one: string, other: string): boolean {
  return isShort(one, other) || isShort(other, one);
}

/** 'TO' for Torino, 'Cambs' for Cambridgeshire, 'обл' for область: half of the letters and few, in their order; and 東京 for 東京都. */
function isShort(short: string, long: string): boolean {
  if (unspaced.test(long)) return long.startsWith(short);
  return short.length <= 6 && short.length * 2 <= long.length + 1 && isWithin(short, long);
}
