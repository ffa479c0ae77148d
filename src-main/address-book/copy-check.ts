/** Is an address in the copy? Equal in canonical form, or nothing is claimed and what comes near is suggested. */
import type { DatabaseSync } from 'node:sqlite';
import type { Address, AddressSuggestion } from '../../src-preload/contract/address.ts';
import type { AddressBookEntry } from '../../src-preload/contract/address-book.ts';
import { likeness, scoreOf, suggestedFrom } from './address-score.ts';
import { canonicalAddress, coreHash, sameAddress } from './canonical-address.ts';
import { type ReadTerms, readEntries, toEntry } from './copy-search.ts';
import { countryCodeOf } from './country-codes.ts';
import { wordsOf } from './folding.ts';

export interface CopyCheck {
  /** An entry of the copy is the same address. */
  readonly matched: boolean;
  /** Best first. Empty when matched. */
  readonly suggestions: readonly AddressSuggestion[];
}

const mostCandidates = 50;
const mostSuggestions = 5;
/** A place has few entries with one core: more would be one address many times. */
const mostOfOneCore = 200;

export function checkAddress(database: DatabaseSync, readTerms: ReadTerms, address: Address): CopyCheck {
  const asked = canonicalAddress(address);
  const hash = coreHash(asked);
  const held = hash === null ? [] : entriesOfCore(database, hash);
  if (held.some((entry) => sameAddress(asked, canonicalAddress(entry)))) return { matched: true, suggestions: [] };
  const candidates = [...held, ...nearEntries(database, readTerms, address)].slice(0, mostCandidates);
  const scored = candidates
    .map((entry) => ({
      entry,
      score: scoreOf(asked, canonicalAddress(entry), likeness(plainStreet(address.street), plainStreet(entry.street))),
    }))
    .filter(({ score }) => score >= suggestedFrom)
    .sort((a, b) => b.score - a.score);
  return { matched: false, suggestions: eachOnce(scored.map(({ entry }) => toSuggestion(entry))) };
}

function entriesOfCore(database: DatabaseSync, hash: string): AddressBookEntry[] {
  return database.prepare('SELECT * FROM entries WHERE core_hash = ? LIMIT ?').all(hash, mostOfOneCore).map(toEntry);
}

/** Entries that share the street's words (or words near them) and, first of all, the number or the place. */
function nearEntries(database: DatabaseSync, readTerms: ReadTerms, address: Address): AddressBookEntry[] {
  const street = wordsOf(address.street);
  const names = street.flatMap((word) => (word.some((token) => /^\p{N}/u.test(token)) ? [] : [`"${word.join(' ')}"`]));
  const meant = names.filter((name) => name.length > 5);
  const numbers = street.flatMap((word) => word.filter((token) => /^\p{N}/u.test(token)).map((token) => `"${token}"`));
  const near = street
    .filter((word) => word.length === 1 && (word[0]?.length ?? 0) > 3)
    .map(([token = '']) => [token, ...readTerms().near(token, 2, false, 12)].map((term) => `"${term}"`).join(' OR '));
  const places = wordsOf(`${address.postCode} ${address.city} ${address.suburb}`).map((word) => `"${word.join(' ')}"`);
  const anyOf = (phrases: readonly string[]): string => `(${phrases.join(' OR ')})`;
  const somewhere = places.length === 0 ? '' : ` AND ${anyOf(places)}`;
  const numbered = numbers.length === 0 ? '' : ` AND street : ${anyOf(numbers)}`;
  const tries: string[] = [];
  if (meant.length > 0) tries.push(`street : (${meant.join(' AND ')})${numbered}`);
  if (near.length > 0)
    tries.push(`street : ${anyOf(near)}${numbered}${somewhere}`, `street : ${anyOf(near)}${numbered}`);
  if (meant.length > 0) tries.push(`street : (${meant.join(' AND ')})${somewhere}`);
  if (near.length > 0) tries.push(`street : ${anyOf(near)}${somewhere}`);
  const found = new Set<number>();
  for (const expression of tries) {
    if (found.size >= mostCandidates) break;
    const rows = database
      .prepare('SELECT rowid AS place FROM words WHERE words MATCH ? LIMIT ?')
      .all(expression, mostCandidates);
    for (const { place } of rows) if (found.size < mostCandidates) found.add(Number(place));
  }
  return readEntries(database, [...found]);
}

/** The street as written, without numbers: a typo in 'Crescent' hides that it is one from the canonical form. */
function plainStreet(street: string): string {
  return wordsOf(street)
    .flat()
    .filter((word) => !/^\p{N}/u.test(word))
    .join('');
}

/** A suggestion has no field for the building: it stands before the street, as people write it. */
function toSuggestion({
  building,
  street,
  suburb,
  city,
  state,
  postCode,
  country,
}: AddressBookEntry): AddressSuggestion {
  const code = countryCodeOf(country);
  const line = [building, street].filter((part) => part !== '').join(', ');
  return { street: line, suburb, city, state, postCode, country, countryCode: /^[A-Z]{2}$/.test(code) ? code : '' };
}

function eachOnce(suggestions: readonly AddressSuggestion[]): AddressSuggestion[] {
  const known = new Map(suggestions.map((one): [string, AddressSuggestion] => [JSON.stringify(one), one]));
  return [...known.values()].slice(0, mostSuggestions);
}
