/**
 * Keys that find near misses: each leaves out one or two parts, so those parts may be wrong. The street comes without
 * its type, so that 'Smith Street' is found by 'Smith Road'.
 */
import { rulesOf } from '../rules/address-rules.ts';
import { countryAround } from '../rules/countries.ts';
import { squeezed } from '../text/written-text.ts';
import type { CanonicalAddress } from './canonical-address.ts';
import { twoStreets } from './street-names.ts';

/** Narrowest first, at most seven. Two addresses that share a key share the parts it is made of. */
export function blockingKeys(canonical: CanonicalAddress): string[] {
  const { country, postCode, city, suburb } = canonical;
  const street = bareStreet(canonical);
  // '12a' and '12' count as one here: people forget or add a letter more often than a number.
  const number = /\d+/.exec(canonical.number)?.[0] ?? '';
  const land = countryAround(country);
  const keys: string[] = [];
  const add = (kind: string, one: string, other: string): void => {
    if (one !== '' && other !== '') keys.push(`${kind}\n${land}\n${one}\n${other}`);
  };
  add('street, number', street, number);
  add('street, post code', street, postCode);
  add('number, post code', number, postCode);
  if (rulesOf(country).postCode.names === 'house') add('post code', postCode, postCode);
  for (const place of new Set([city, suburb])) add('street, place', street, place);
  // At a corner, one of the streets may be wrong.
  for (const one of streetsAtCorner(canonical) ?? []) add('corner, post code', one, postCode);
  return keys;
}

/** Null: the street is not a corner. */
export function streetsAtCorner({ name, number, country }: CanonicalAddress): readonly string[] | null {
  if (number !== '') return null;
  return twoStreets(name.split(' '), rulesOf(country))?.map((street) => street.join(' ')) ?? null;
}

/** 'smith' of 'smith st', 'hl' of 'hl pde'; the whole name when it is one word. */
function bareStreet({ name, country }: CanonicalAddress): string {
  const { types, shortEndings } = rulesOf(country);
  const words = name.split(' ');
  const last = words.at(-1) ?? '';
  // 'prinsenln': the type is joined to the name, and already short.
  const ending = types.has(last)
    ? undefined
    : shortEndings.find((one) => last.length > one.length + 2 && last.endsWith(one));
  if (ending !== undefined) words.splice(-1, 1, last.slice(0, -ending.length));
  const named = words.filter((word) => !types.has(word));
  return squeezed((named.length > 0 ? named : words.slice(0, -1)).join(' ')) || name;
}
