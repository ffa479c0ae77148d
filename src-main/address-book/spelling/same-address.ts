/**
 * When two addresses are the same, by their canonical form.
 *
 * Spelling. Two addresses are spelled alike when their `spellingKey` is equal. It is equality of one text, so whatever the
 * rules are, it is symmetric and transitive. Country, post code, number, street, unit and level are in it as its core.
 *
 * Leaving out. People leave fields empty and are right all the same: beside an equal core, one of two addresses may say less
 * of suburb, town and house's name than the other (never something else, and with no post code it must say some of them), and
 * either may leave out the state, or the last four digits of a US ZIP code, which the core settles. Where both name a state, a
 * town or a suburb, and neither is in the other, they are two places, whatever else is equal. That is symmetric too. It
 * is not transitive, and cannot be: 'no suburb' goes with each of two suburbs, which do not go with each other. So `matchAmong`
 * claims nothing where several entries fit that contradict each other.
 */
import { rulesOf } from '../rules/address-rules.ts';
import { squeezed, wordsApart } from '../text/written-text.ts';
import type { CanonicalAddress } from './canonical-address.ts';
import { samePlaces } from './same-places.ts';
import { sameStates } from './same-states.ts';
import { squeezedName } from './short-words.ts';

/**
 * What must be equal. Null: the address says too little to claim anything (no country, no street, or neither post code
 * nor place). Without a number, the house's name takes its place.
 */
export function coreKey({
  country,
  postCode,
  city,
  suburb,
  unit,
  level,
  number,
  name,
  house,
}: CanonicalAddress): string | null {
  if (country === '' || name === '') return null;
  if (postCode === '' && city === '' && suburb === '') return null;
  const standsFor = number === '' ? squeezed([...wordsApart(house)].sort().join(' ')) : '';
  return `${country}\n${postCode}\n${unit}\n${level}\n${number}\n${squeezedName(name, rulesOf(country))}\n${standsFor}`;
}

/** Equal for all spellings of one address that leave the same fields empty, and for no others; null as `coreKey`. */
export function spellingKey(canonical: CanonicalAddress): string | null {
  const core = coreKey(canonical);
  if (core === null) return null;
  return [core, canonical.postCodeAddition, stateInKey(canonical), [...placeWords(canonical)].sort().join(' ')].join(
    '\n',
  );
}

/** A state without codes is written in too many ways to be a part of the spelling; `sameStates` compares it. */
function stateInKey({ country, state }: CanonicalAddress): string {
  return rulesOf(country).states === null ? '' : state;
}

/** Are the two one place, as far as both say? Symmetric. */
export function sameAddress(one: CanonicalAddress, other: CanonicalAddress): boolean {
  const core = coreKey(one);
  if (core === null || core !== coreKey(other)) return false;
  if (!agree(one.postCodeAddition, other.postCodeAddition)) return false;
  return sameStates(one, other) && samePlaces(one, other);
}

function agree(one: string, other: string): boolean {
  return one === '' || other === '' || one === other;
}

/**
 * One set of words, because suburb and town are often written in each other's field, and a house's name in the
 * suburb's.
 */
export function placeWords({ city, suburb, house }: CanonicalAddress): ReadonlySet<string> {
  return new Set([city, suburb, house].flatMap(wordsApart));
}

/**
 * The index of the entry that the address is; -1 for none. Also -1 when it leaves out what tells two entries apart:
 * then nothing is claimed.
 */
export function matchAmong(asked: CanonicalAddress, held: readonly CanonicalAddress[]): number {
  const key = spellingKey(asked);
  const alike = key === null ? -1 : held.findIndex((one) => spellingKey(one) === key && sameAddress(asked, one));
  if (alike !== -1) return alike;
  const fitting = held.flatMap((one, index) => (sameAddress(asked, one) ? [{ one, index }] : []));
  const [first, ...others] = fitting;
  const isOnePlace = others.every(
    ({ one }) => first !== undefined && (sameAddress(one, first.one) || sameAddress(first.one, one)),
  );
  return first !== undefined && isOnePlace ? first.index : -1;
}
