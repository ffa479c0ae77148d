/** Is an address in the book? Equal in canonical form, or nothing is claimed and what comes near is suggested. */
import type { DatabaseSync } from 'node:sqlite';
import type { AddressBookEntry } from '../../src-preload/contract/address-book.ts';
import type { AddressCheck } from './address-book.ts';
import { blockingTokens, coreToken } from './address-keys.ts';
import { scoreOf, suggestedFrom } from './address-score.ts';
import { DamagedBook } from './book-damage.ts';
import type { BookTerms } from './book-terms.ts';
import {
  type CanonicalAddress,
  canonicalAddress,
  matchAmong,
  readCanonical,
  type WrittenAddress,
} from './canonical-address.ts';
import { differingFields } from './differing-fields.ts';
import { entryOf } from './entry-row.ts';
import { allOf, anyOf, type Expression, nothing, quoted, whole } from './expressions.ts';
import { wordsOf } from './words.ts';

export interface BookCheck {
  validate(address: WrittenAddress): AddressCheck;
}

/** Entries with one core: more would be one address many times. */
const mostOfOneCore = 200;
/** Entries looked up by one key, those of them whose parts are read, and then those that are scored. */
const mostOfOneKey = 400;
const mostOfOnlyOneKey = 20;
const mostRead = 300;
const mostScored = 50;
const mostSuggestions = 5;

interface Candidate {
  readonly place: number;
  readonly canonical: CanonicalAddress;
}

export function createBookCheck(database: DatabaseSync, terms: BookTerms): BookCheck {
  const byKey = database.prepare('SELECT rowid FROM address_keys WHERE address_keys MATCH ? LIMIT ?');
  const byWords = database.prepare('SELECT rowid FROM words WHERE words MATCH ? LIMIT ?');
  const canonicalAt = database.prepare('SELECT canonical FROM entries WHERE place = ?');
  const entryAt = database.prepare('SELECT entry_id, fields FROM entries WHERE place = ?');
  for (const statement of [byKey, byWords, canonicalAt, entryAt]) statement.setReturnArrays(true);
  const numbers = (rows: readonly unknown[]): number[] => rows.map((row) => Number((row as readonly unknown[])[0]));
  const keyed = (token: string, limit: number): number[] => numbers(byKey.all(quoted(token), limit));
  const candidateAt = (place: number): Candidate => {
    const [canonical] = (canonicalAt.get(place) as unknown as readonly unknown[] | undefined) ?? [];
    if (typeof canonical !== 'string') throw new DamagedBook('An address is missing.');
    return { place, canonical: readCanonical(canonical) };
  };
  const readEntry = (place: number): AddressBookEntry =>
    entryOf(entryAt.get(place) as unknown as readonly unknown[] | undefined);
  const suggestions = (asked: CanonicalAddress, candidates: readonly Candidate[]): AddressCheck['suggestions'] => {
    const scored = candidates
      .map((candidate) => ({ ...candidate, score: scoreOf(asked, candidate.canonical) }))
      .filter(({ score }) => score >= suggestedFrom)
      .sort((a, b) => b.score - a.score || a.place - b.place);
    const known = new Map<string, AddressCheck['suggestions'][number]>();
    for (const { place, canonical, score } of scored) {
      if (known.size === mostSuggestions) break;
      const entry = readEntry(place);
      const { building, street, suburb, city, state, postCode, country } = entry;
      const key = [building, street, suburb, city, state, postCode, country].join('\n');
      if (!known.has(key)) known.set(key, { entry, score, differs: differingFields(asked, canonical) });
    }
    return [...known.values()];
  };

  /** What shares more keys has more right parts; of what shares only one, some for each key. */
  const sharing = (asked: CanonicalAddress, known: ReadonlySet<number>): Candidate[] => {
    const shared = new Map<number, number>();
    const firsts: number[] = [];
    for (const token of blockingTokens(asked)) {
      const places = keyed(token, mostOfOneKey).filter((place) => !known.has(place));
      for (const place of places) shared.set(place, (shared.get(place) ?? 0) + 1);
      firsts.push(...places.slice(0, mostOfOnlyOneKey));
    }
    const several = [...shared].filter(([, count]) => count > 1).sort(([, a], [, b]) => b - a);
    const places = new Set([...several.slice(0, mostRead).map(([place]) => place), ...firsts]);
    return Array.from(places, candidateAt);
  };

  return {
    validate(address) {
      const asked = canonicalAddress(address);
      const core = coreToken(asked);
      const same = core === null ? [] : keyed(core, mostOfOneCore).map(candidateAt);
      const matched =
        same[
          matchAmong(
            asked,
            same.map(({ canonical }) => canonical),
          )
        ];
      if (matched !== undefined) return { matched: readEntry(matched.place), suggestions: [] };
      const candidates = nearest(asked, [...same, ...sharing(asked, new Set(same.map(({ place }) => place)))]);
      const found = suggestions(asked, candidates);
      if (found.length > 0) return { matched: null, suggestions: found };
      const { text } = misspelledStreet(address, terms);
      const others = text === '' ? [] : numbers(byWords.all(text, mostScored)).map(candidateAt);
      return { matched: null, suggestions: suggestions(asked, others) };
    },
  };
}

/** Of many, those with the most parts that are equal, or nearly so, are worth a closer look. */
function nearest(asked: CanonicalAddress, candidates: readonly Candidate[]): readonly Candidate[] {
  if (candidates.length <= mostScored) return candidates;
  const nearness = ({ canonical }: Candidate): number =>
    alike(asked.number, canonical.number) +
    alike(asked.name, canonical.name) +
    alike(asked.postCode, canonical.postCode) +
    alike(asked.unit, canonical.unit) / 2 +
    alike(asked.city, canonical.city) / 2;
  return candidates
    .map((candidate) => ({ candidate, near: nearness(candidate) }))
    .sort((a, b) => b.near - a.near)
    .slice(0, mostScored)
    .map(({ candidate }) => candidate);
}

/** Cheap: letters that stand at the same place, from both ends. */
function alike(one: string, other: string): number {
  if (one === other) return 1;
  const shorter = Math.min(one.length, other.length);
  let same = 0;
  while (same < shorter && one[same] === other[same]) same += 1;
  let tail = 0;
  while (tail < shorter - same && one.at(-1 - tail) === other.at(-1 - tail)) tail += 1;
  return (same + tail) / (Math.max(one.length, other.length) + 1);
}

const mostNear = 12;

/** A street with typos in a place without a post code is in no key: the words near its words, its number, and the place. */
function misspelledStreet({ street, suburb, city, postCode }: WrittenAddress, terms: BookTerms): Expression {
  const words = wordsOf(street);
  const names = words.filter(({ kind, text }) => kind === 'letters' && text.length > 3);
  if (names.length === 0) return nothing;
  const near = names.flatMap((word) => [
    whole(word, '', terms),
    ...terms
      .near(word.text, 2, false, mostNear)
      .map((one) => ({ text: quoted(one.text), size: terms.countOf(one.text) })),
  ]);
  const numbers = words.filter(({ kind }) => kind === 'digits' || kind === 'mixed');
  const places = wordsOf(`${suburb} ${city} ${postCode}`);
  const others = [numbers, places].filter((some) => some.length > 0);
  if (others.length === 0) return nothing;
  return allOf([anyOf(near), ...others.map((some) => anyOf(some.map((word) => whole(word, '', terms))))]);
}
