/** Is an address in the book? Equal in canonical form, or nothing is claimed and what comes near is suggested. */
import type { DatabaseSync } from 'node:sqlite';
import type { AddressField } from '../../src-preload/contract/address.ts';
import type { AddressBookEntry } from '../../src-preload/contract/address-book.ts';
import type { AddressCheck } from './address-book.ts';
import { likeness, scoreOf, suggestedFrom } from './address-score.ts';
import {
  type CanonicalAddress,
  canonicalAddress,
  coreHash,
  sameAddress,
  type WrittenAddress,
} from './canonical-address.ts';
import { type ReadTerms, readEntries, toEntry } from './copy-search.ts';
import { wordsOf } from './folding.ts';

const mostCandidates = 50;
const mostSuggestions = 5;
/** A place has few entries with one core: more would be one address many times. */
const mostOfOneCore = 200;

export function checkBook(database: DatabaseSync, readTerms: ReadTerms, address: WrittenAddress): AddressCheck {
  const asked = canonicalAddress(address);
  const hash = coreHash(asked);
  const held = hash === null ? [] : entriesOfCore(database, hash);
  const matched = held.find((entry) => sameAddress(asked, canonicalAddress(entry)));
  if (matched !== undefined) return { matched, suggestions: [] };
  const candidates = [...held, ...nearEntries(database, readTerms, address)].slice(0, mostCandidates);
  const scored = candidates
    .map((entry) => {
      const canonical = canonicalAddress(entry);
      const asWritten = likeness(plainStreet(address.street), plainStreet(entry.street));
      return { entry, score: scoreOf(asked, canonical, asWritten), differs: differingFields(asked, canonical) };
    })
    .filter(({ score }) => score >= suggestedFrom)
    .sort((a, b) => b.score - a.score);
  return { matched: null, suggestions: eachOnce(scored) };
}

function differingFields(asked: CanonicalAddress, held: CanonicalAddress): AddressField[] {
  const streetDiffers = (['unit', 'level', 'number', 'name'] as const).some((part) => asked[part] !== held[part]);
  const others = (['suburb', 'city', 'state', 'postCode', 'country'] as const).filter(
    (field) => asked[field] !== held[field],
  );
  return [...(streetDiffers ? (['street'] as const) : []), ...others];
}

function entriesOfCore(database: DatabaseSync, hash: string): AddressBookEntry[] {
  return database.prepare('SELECT * FROM entries WHERE core_hash = ? LIMIT ?').all(hash, mostOfOneCore).map(toEntry);
}

/** Entries that share the street's words (or words near them) and, first of all, the number or the place. */
function nearEntries(database: DatabaseSync, readTerms: ReadTerms, address: WrittenAddress): AddressBookEntry[] {
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

function eachOnce(suggestions: AddressCheck['suggestions']): AddressCheck['suggestions'] {
  const known = new Map<string, AddressCheck['suggestions'][number]>();
  for (const one of suggestions) {
    const { building, street, suburb, city, state, postCode, country } = one.entry;
    const key = [building, street, suburb, city, state, postCode, country].join('\n');
    if (!known.has(key)) known.set(key, one);
  }
  return [...known.values()].slice(0, mostSuggestions);
}
