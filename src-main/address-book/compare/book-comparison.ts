/**
 * Is an address in the book? Either an entry is equal in canonical form, or nothing is claimed and the nearest entries
 * are suggested.
 */
import type { DatabaseSync } from 'node:sqlite';
import type { DifferingPart } from '../../../src-preload/contract/address.ts';
import type { AddressBookEntry } from '../../../src-preload/contract/address-book.ts';
import { DamagedBook } from '../book/book-damage.ts';
import type { BookTerms } from '../book/book-terms.ts';
import { entryOf } from '../book/entry-row.ts';
import { allOf, anyOf, nothing, quoted, whole } from '../book/expressions.ts';
import type { Expression } from '../book/remembered-terms.ts';
import { slotsFound } from '../book/slots-found.ts';
import { countryCodeOf } from '../rules/country-codes.ts';
import { blockingTokens, coreToken } from '../spelling/address-keys.ts';
import {
  type CanonicalAddress,
  canonicalAddress,
  isTooLong,
  readCanonical,
  type WrittenAddress,
} from '../spelling/canonical-address.ts';
import { matchAmong, sameAddress } from '../spelling/same-address.ts';
import { withoutPastedAlong } from '../text/pasted-along.ts';
import { type Word, wordsOf } from '../text/words.ts';
import { fromSigns } from '../text/written-in-signs.ts';
import { scoring, suggestedFrom, weights } from './address-score.ts';
import { differingFields } from './differing-fields.ts';
import { areOtherLetters, areSameLetters } from './own-letters.ts';
import { writtenIn } from './written-in.ts';

export interface AddressComparison {
  /** The entry that is the same address, however it is spelled. Null: not known, and nothing is claimed. */
  readonly matched: AddressBookEntry | null;
  /** Best first, at most five, each address once; empty when an entry matched. */
  readonly suggestions: readonly {
    readonly entry: AddressBookEntry;
    /** From .8 to 1. */
    readonly score: number;
    /** Fields in which the entry names something else than the address asked about. */
    readonly differs: readonly DifferingPart[];
  }[];
}

export interface BookComparison {
  validate(address: WrittenAddress): AddressComparison;
}

/** Most entries with one core: more of them would be one address many times. */
const mostOfOneCore = 200;
/** How many entries one key may bring, how many of those have their parts read, and how many are then scored. */
const mostOfOneKey = 400;
const mostOfOnlyOneKey = 20;
const mostRead = 300;
const mostKeys = 7;
const mostScored = 50;
const mostSuggestions = 5;
const mostCountries = 5;

/**
 * Holds the slots found for one question and is used again for the next: new lists were most of the garbage of a check.
 */
const shared = new Float64Array(mostKeys * mostOfOneKey);

interface Candidate {
  readonly slot: number;
  readonly canonical: CanonicalAddress;
}

export function createBookComparison(database: DatabaseSync, terms: BookTerms): BookComparison {
  const byKey = slotsFound(database, 'address_keys');
  const byWords = slotsFound(database, 'words');
  const canonicalAt = database.prepare('SELECT canonical FROM entries WHERE slot = ?');
  const entryAt = database.prepare('SELECT entry_id, fields FROM entries WHERE slot = ?');
  for (const statement of [canonicalAt, entryAt]) statement.setReturnArrays(true);
  const keyed = (token: string, limit: number): number[] => byKey(quoted(token), limit);
  const candidateAt = (slot: number): Candidate => {
    const [canonical] = (canonicalAt.get(slot) as unknown as readonly unknown[] | undefined) ?? [];
    if (typeof canonical !== 'string') throw new DamagedBook('An address is missing.');
    return { slot, canonical: readCanonical(canonical) };
  };
  const readEntry = (slot: number): AddressBookEntry =>
    entryOf(entryAt.get(slot) as unknown as readonly unknown[] | undefined);
  const suggestions = (asked: CanonicalAddress, candidates: readonly Candidate[]): AddressComparison['suggestions'] => {
    const scoreOf = scoring(asked);
    const scored = candidates
      .map(({ slot, canonical }) => ({ slot, canonical, score: scoreOf(canonical) }))
      .filter(({ score }) => score >= suggestedFrom)
      .sort(
        (a, b) => b.score - a.score || inSuburb(asked, b.canonical) - inSuburb(asked, a.canonical) || a.slot - b.slot,
      );
    const known = new Map<string, AddressComparison['suggestions'][number]>();
    for (const { slot, canonical, score } of scored) {
      if (known.size === mostSuggestions) break;
      const entry = readEntry(slot);
      const { building, street, suburb, city, state, postCode, country } = entry;
      const key = [building, street, suburb, city, state, postCode, country].join('\n');
      if (!known.has(key)) known.set(key, { entry, score, differs: differingFields(asked, canonical) });
    }
    return [...known.values()];
  };

  /** Entries that share more keys have more right parts. Of those that share only one, some are taken for each key. */
  const sharing = (asked: CanonicalAddress): Set<number> => {
    const firsts: number[] = [];
    let count = 0;
    for (const token of blockingTokens(asked)) {
      const slots = keyed(token, mostOfOneKey);
      firsts.push(...slots.slice(0, mostOfOnlyOneKey));
      shared.set(slots, count);
      count += slots.length;
    }
    const slots = new Set<number>();
    // A slot is listed once for each key that it shares.
    const all = shared.subarray(0, count).sort();
    for (let keys = mostKeys; keys > 1; keys -= 1) {
      for (let at = 0; at < count && slots.size < mostRead; at += 1) {
        const isShared = all[at] === all[at + keys - 1] && all[at] !== all[at + keys] && all[at] !== all[at - 1];
        if (isShared) slots.add(all[at] ?? 0);
      }
    }
    for (const slot of firsts) slots.add(slot);
    return slots;
  };

  const withSameCore = (asked: CanonicalAddress): readonly Candidate[] => {
    const core = coreToken(asked);
    return core === null ? [] : keyed(core, mostOfOneCore).map(candidateAt);
  };
  const near = (asked: CanonicalAddress, same: readonly Candidate[]): AddressComparison['suggestions'] => {
    const slots = sharing(asked);
    for (const { slot } of same) slots.add(slot);
    return suggestions(asked, nearest(asked, slots, candidateAt));
  };

  /** If several fit, the one whose street is written with the same letters. Null: none fits, or several streets do. */
  const matchedEntry = (
    street: string,
    asked: CanonicalAddress,
    same: readonly Candidate[],
  ): AddressBookEntry | null => {
    const fitting = same
      .filter(({ canonical }) => sameAddress(asked, canonical))
      .map(({ slot, canonical }) => ({ canonical, entry: readEntry(slot) }))
      .filter(({ entry }) => !areOtherLetters(street, entry.street, asked.country))
      .map((one) => ({ ...one, isSame: areSameLetters(street, one.entry.street) }))
      .sort((a, b) => Number(b.isSame) - Number(a.isSame));
    const places = fitting.map(({ canonical }) => canonical);
    const matched = fitting[matchAmong(asked, places)]?.entry;
    if (matched === undefined) return null;
    const isOther = fitting.some(({ entry }) => areOtherLetters(matched.street, entry.street, asked.country));
    return isOther ? null : matched;
  };

  /**
   * Without a country no country's rules read the address, and with a wrong one other rules do: everything would seem to
   * differ. So it is read as in each country that the entries with its words are in, and that country is one of the
   * differences.
   */
  const nearInAnyCountry = (address: WrittenAddress, others: readonly Candidate[]): AddressComparison['suggestions'] =>
    [...new Set(others.map(({ canonical }) => canonical.country))]
      .filter((country) => country !== '')
      .slice(0, mostCountries)
      .flatMap((country) => {
        const asked = canonicalAddress({ ...address, country });
        const inCountry = others.filter(({ canonical }) => canonical.country === country);
        return near(asked, [...withSameCore(asked), ...inCountry]);
      })
      .map((one) => ({ ...one, differs: [...one.differs, 'country' as const] }));

  /** As if it were written tidily; that a field was not is a difference. */
  const nearTidied = (address: WrittenAddress): AddressComparison['suggestions'] => {
    const tidied = tidily(address);
    const untidy = tidyFields.filter((field) => tidied[field] !== address[field]);
    if (untidy.length === 0) return [];
    const asked = canonicalAddress(tidied);
    return near(asked, withSameCore(asked)).map((one) => ({
      ...one,
      differs: [...untidy, ...one.differs.filter((part) => !untidy.some((field) => field === part))],
    }));
  };

  return {
    validate(address) {
      if (isTooLong(address)) return { matched: null, suggestions: [] };
      const asked = canonicalAddress(address);
      const same = withSameCore(asked);
      const matched = matchedEntry(address.street, asked, same);
      if (matched !== null) return { matched, suggestions: [] };
      const found = near(asked, same);
      if (found.length > 0) return { matched: null, suggestions: asWritten(address, found) };
      const tidied = nearTidied(address);
      if (tidied.length > 0) return { matched: null, suggestions: asWritten(address, tidied) };
      const { text } = misspelledStreet(address, terms);
      const others = text === '' ? [] : byWords(text, mostScored).map(candidateAt);
      const inCountry = others.filter(({ canonical }) => canonical.country === asked.country);
      const elsewhere = nearInAnyCountry(
        address,
        others.filter((one) => !inCountry.includes(one)),
      )
        // A country left out is no mistake.
        .map((one) => ({ ...one, score: asked.country === '' ? one.score : one.score - weights.country }))
        .filter(({ score }) => score >= suggestedFrom);
      const all = [...suggestions(asked, inCountry), ...elsewhere].sort((a, b) => b.score - a.score);
      return { matched: null, suggestions: asWritten(address, all.slice(0, mostSuggestions)) };
    },
  };
}

/** A suggestion is shown with the building before the street. */
function asWritten(
  asked: WrittenAddress,
  suggestions: AddressComparison['suggestions'],
): AddressComparison['suggestions'] {
  return suggestions.map((one) => {
    const { building, street } = one.entry;
    const line = [building, street].filter((part) => part !== '').join(', ');
    const isOtherStreet = areOtherLetters(asked.street, street, countryCodeOf(one.entry.country));
    const differs = isOtherStreet ? [...one.differs, 'street' as const] : one.differs;
    return { ...one, differs: writtenIn(asked, { ...one.entry, street: line }, differs) };
  });
}

/** 'Jungfernstieg120', '147MillAvenue'; '1st' and '2e' stay as they are. */
const missingSpace = /(?<=\p{L}{3})(?=\d)|(?<=\d)(?=\p{L}{3})|(?<=\p{Ll})(?=\p{Lu})/gu;

const tidyFields = ['street', 'suburb', 'city', 'state'] as const;

function tidily(address: WrittenAddress): WrittenAddress {
  const [street = '', suburb = '', city = '', state = ''] = tidyFields.map((field) => fromSigns(address[field]));
  return { ...address, street: withoutPastedAlong(street).replace(missingSpace, ' ').trim(), suburb, city, state };
}

/** A town may have several streets of one name: 1 when the suburb is the one asked about, else 0. */
function inSuburb(asked: CanonicalAddress, held: CanonicalAddress): number {
  return asked.suburb === held.suburb ? 1 : 0;
}

/**
 * When there are many, looks closer at those with the most equal or nearly equal parts. Entries are read one after
 * another, and only the kept ones stay in memory.
 */
function nearest(
  asked: CanonicalAddress,
  slots: ReadonlySet<number>,
  candidateAt: (slot: number) => Candidate,
): readonly Candidate[] {
  const kept: Candidate[] = [];
  const nearnesses: number[] = [];
  for (const slot of slots) {
    const candidate = candidateAt(slot);
    const near = slots.size <= mostScored ? 0 : nearness(asked, candidate.canonical);
    let at = kept.length;
    while (at > 0 && (nearnesses[at - 1] ?? 0) < near) at -= 1;
    if (at === mostScored) continue;
    kept.splice(at, 0, candidate);
    nearnesses.splice(at, 0, near);
    if (kept.length > mostScored) {
      kept.pop();
      nearnesses.pop();
    }
  }
  return kept;
}

function nearness(asked: CanonicalAddress, held: CanonicalAddress): number {
  return (
    alike(asked.number, held.number) +
    alike(asked.name, held.name) +
    alike(asked.postCode, held.postCode) +
    alike(asked.unit, held.unit) / 2 +
    alike(asked.city, held.city) / 2
  );
}

/** A cheap measure: letters at the same place, counted from both ends. */
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

/**
 * No key finds a misspelled street in a place without a post code. This looks for the words near its words, its number,
 * and the words near the place's.
 */
function misspelledStreet({ street, suburb, city, postCode }: WrittenAddress, terms: BookTerms): Expression {
  const words = wordsOf(street);
  const letters = words.filter(({ kind }) => kind === 'letters');
  const long = letters.filter(({ text }) => text.length > 3);
  // '12 Elm St', '神南1-2-3': too short to look for words near them.
  const names = long.length > 0 ? long : letters.toSorted((a, b) => b.text.length - a.text.length).slice(0, 1);
  if (names.length === 0) return nothing;
  const orNear = (some: readonly Word[]): Expression[] =>
    some.flatMap((word) => [
      whole(word, '', terms),
      ...(word.kind === 'letters' && word.text.length > 3 ? terms.near(word.text, 2, false, mostNear) : []).map(
        (one) => ({ text: quoted(one.text), size: terms.countOf(one.text) }),
      ),
    ]);
  const numbers = words.filter(({ kind }) => kind === 'digits' || kind === 'mixed');
  const places = wordsOf(`${suburb} ${city} ${postCode}`);
  const others = [numbers.map((word) => whole(word, '', terms)), orNear(places)].filter((some) => some.length > 0);
  if (others.length === 0) return nothing;
  return allOf([orNear(names), ...others].map((some) => anyOf(some)));
}
