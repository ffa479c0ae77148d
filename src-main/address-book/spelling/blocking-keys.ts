/**
 * By what a near miss is found: every key leaves out one or two parts, so that the parts left out may be wrong. The street is
 * taken without its type: 'Smith Road' is found for 'Smith Street'.
 */
import { rulesOf } from '../rules/address-rules.ts';
import { squeezed } from '../text/written-text.ts';
import type { CanonicalAddress } from './canonical-address.ts';
import { twoStreets } from './street-names.ts';

/** The narrowest first, at most six. Two addresses that share a key share what it is made of. */
export function blockingKeys(canonical: CanonicalAddress): string[] {
  const { country, postCode, city, suburb } = canonical;
  const street = bareStreet(canonical);
  // '12a' and '12' are one here: a letter is forgotten or added more often than a number.
  const number = /\d+/.exec(canonical.number)?.[0] ?? '';
  const keys: string[] = [];
  const add = (kind: string, one: string, other: string): void => {
    if (one !== '' && other !== '') keys.push(`${kind}\n${country}\n${one}\n${other}`);
  };
  add('street, number', street, number);
  add('street, post code', street, postCode);
  add('number, post code', number, postCode);
  for (const place of new Set([city, suburb])) add('street, place', street, place);
  // Of a corner, one street may be wrong.
  for (const one of streetsAtCorner(canonical) ?? []) add('corner, post code', one, postCode);
  return keys;
}

/** Null: it is no corner. */
export function streetsAtCorner({ name, number, country }: CanonicalAddress): readonly string[] | null {
  if (number !== '') return null;
  return twoStreets(name.split(' '), rulesOf(country))?.map((street) => street.join(' ')) ?? null;
}

/** 'smith' of 'smith st', 'hl' of 'hl pde'; the whole name when it is one word. */
function bareStreet({ name, country }: CanonicalAddress): string {
  const { types, shortEndings } = rulesOf(country);
  const words = name.split(' ');
  const last = words.at(-1) ?? '';
  // 'prinsenln': a type that is glued on, and was short already.
  const ending = shortEndings.find((one) => !types.has(last) && last.length > one.length + 2 && last.endsWith(one));
  if (ending !== undefined) words.splice(-1, 1, last.slice(0, -ending.length));
  const named = words.filter((word) => !types.has(word));
  return squeezed((named.length > 0 ? named : words.slice(0, -1)).join(' ')) || name;
}
