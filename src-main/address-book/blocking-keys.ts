/** By what a near miss is found: every key leaves out one or two parts, so that the parts left out may be wrong. */
import type { CanonicalAddress } from './canonical-address.ts';

/** The narrowest first. Two addresses that share a key share what it is made of; never more than five keys. */
export function blockingKeys({ country, postCode, city, suburb, number, name }: CanonicalAddress): string[] {
  const keys: string[] = [];
  const add = (kind: string, ...parts: readonly string[]): void => {
    if (parts.every((part) => part !== '')) keys.push([kind, country, ...parts].join('\n'));
  };
  add('street, number', name, number);
  add('street, post code', name, postCode);
  add('number, post code', number, postCode);
  for (const place of new Set([city, suburb])) add('street, place', name, place);
  return keys;
}
