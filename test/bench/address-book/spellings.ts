/**
 * The validation exam: addresses of the book in another spelling (must be matched), near misses (must never be matched;
 * the true entry must be among the first three suggestions), and addresses that the book does not know (no suggestion).
 * Spellings come from the writers of lands/, which know how people write and nothing about the engine's rules.
 */
import type { Address } from '../../../src-preload/contract/address.ts';
import { judgedWord, typedPlainly } from './accents.ts';
import { type Book, type BookedEntry, placeIn, surnameOf } from './books.ts';
import type { Land, Place, WrittenPlace } from './land.ts';
import { lands } from './lands/all-lands.ts';
import { mix, type Seeded, seeded, seedOf } from './seeded.ts';
import { mistyped, swapped } from './typing.ts';

export type AskedAddress = Address & { readonly building: string };

export interface SpellingCase {
  /** What was changed: 'spelling', 'number', 'post code', ... */
  readonly way: string;
  readonly countryCode: string;
  readonly asked: AskedAddress;
  /** The entry to be found; 0 for an address that is in no book. */
  readonly wanted: number;
}

/** The content of the book, as numbers: checked before something is called 'not in the book'. */
export interface Holdings {
  readonly has: (key: string) => boolean;
}

/** One pass over the book; about 60 bytes for each entry. */
export function holdingsOf(book: Book): Holdings {
  const held = new Set<number>();
  for (let entryId = 1; entryId <= book.count; entryId += 1)
    for (const key of keysOf(book.at(entryId).place)) held.add(numberOf(key));
  return { has: (key) => held.has(numberOf(key)) };
}

/** Two independent 32-bit numbers made one that a double holds. */
const numberOf = (key: string): number => seedOf(key) * 0x200000 + (mix(seedOf(`${key}.`), 7) & 0x1fffff);

/** The same place, whoever lives there and however it is written. Only the unit's number counts. */
export function placeKey(place: Place): string {
  const { land, town, postCode, streetName, group, kind, house, unit } = place;
  return [
    land.code,
    judgedWord(town.name),
    postCode,
    judgedWord(streetName),
    `${group}.${kind}`,
    house,
    unit?.id ?? '',
    unit !== null && land.code === 'JP' ? unit.kind : '',
  ].join('|');
}

const townKey = (place: Place): string => `town ${judgedWord(place.town.name)}`;
const streetKey = (place: Place): string => `street ${judgedWord(place.streetName)}`;
const postCodeKey = (place: Place): string => `code ${place.land.code} ${place.postCode}`;
const keysOf = (place: Place): readonly string[] => [
  placeKey(place),
  townKey(place),
  streetKey(place),
  postCodeKey(place),
];

const fields = ['building', 'street', 'suburb', 'city', 'state', 'postCode', 'country'] as const;

/** Entries in other people's spelling: at least two fields read differently, mostly the street among them. */
export function otherSpellings(book: Book, seed: number, count: number): readonly SpellingCase[] {
  const random = seeded(mix(seed, 901));
  return fill(count, () => {
    const booked = book.at(1 + random.below(book.count));
    const asked = respelled(booked, booked.place, random);
    return asked === null
      ? null
      : { way: 'spelling', countryCode: booked.place.land.code, asked, wanted: booked.entry.entryId };
  });
}

function respelled({ entry }: BookedEntry, place: Place, random: Seeded): AskedAddress | null {
  for (let tries = 0; tries < 20; tries += 1) {
    const written = place.land.write(place, random, 'asked');
    const differing = fields.filter((field) => written[field] !== entry[field]);
    if (differing.includes('street') || differing.length > 1) return asForm(written, place, random);
  }
  return null;
}

/** The form has no field for a building, so most people write it into the street. */
function asForm(written: WrittenPlace, place: Place, random: Seeded): AskedAddress {
  if (written.building === '' || random.chance(0.3)) return written;
  const street =
    place.land.isUnspaced || random.chance(0.2)
      ? `${written.street}${place.land.isUnspaced ? ' ' : ', '}${written.building}`
      : `${written.building}, ${written.street}`;
  return { ...written, street, building: '' };
}

type Change = (place: Place, random: Seeded) => Place | null;

/** One mistake in the address; each a slip that people make. */
const nearMissWays: Readonly<Record<string, Change>> = {
  number: (place, random) => ({
    ...place,
    house: place.house.replace(/\d+/, (number) =>
      String(Math.max(1, Number(number) + random.pick([-2, -1, 1, 2, 4, 10]))),
    ),
  }),
  'number swapped': (place, random) => withHouse(place, swapDigits(place.house, random)),
  'letter of the number': (place, random) =>
    /^\d+$/.test(place.house) && !place.land.isUnspaced
      ? { ...place, house: `${place.house}${random.pick(['A', 'B', 'C'])}` }
      : null,
  unit: (place, random) =>
    place.unit === null ? null : { ...place, unit: { ...place.unit, id: otherUnit(place.unit.id, random) } },
  'post code': (place, random) => {
    const digits = [...place.postCode];
    const places = digits.flatMap((digit, at) => (/\d/.test(digit) ? [at] : []));
    const at = random.pick(places);
    digits[at] = String((Number(digits[at]) + 1 + random.below(9)) % 10);
    return { ...place, postCode: digits.join('') };
  },
  'post code swapped': (place, random) => {
    const postCode = swapDigits(place.postCode, random);
    return postCode === null ? null : { ...place, postCode };
  },
  'street typo': (place, random) => {
    const typed = typoInStreet(place.streetName, random);
    return typed === null || isOneSpelling(place.land, typed, place.streetName)
      ? null
      : { ...place, streetName: typed };
  },
  'kind of street': (place, random) => {
    const kindCount = place.land.groups[place.group]?.kinds.length ?? 0;
    return kindCount < 2 ? null : { ...place, kind: (place.kind + 1 + random.below(kindCount - 1)) % kindCount };
  },
  town: (place, random) => {
    const town = random.pick(place.land.towns);
    const isSame = [town.name, ...town.alsoCalled, ...town.suburbs].some((name) =>
      [place.town.name, place.suburb, ...place.town.alsoCalled].some((own) => judgedWord(own) === judgedWord(name)),
    );
    // The suburb is left out: with it the address would name two towns.
    return isSame || (town.state !== place.town.state && place.land.isUnspaced)
      ? null
      : { ...place, town: { ...town, state: place.town.state }, suburb: '' };
  },
};

function withHouse(place: Place, house: string | null): Place | null {
  return house === null ? null : { ...place, house };
}

function swapDigits(text: string, random: Seeded): string | null {
  const places = [...text].flatMap((letter, at) =>
    /\d/.test(letter) && /\d/.test(text.charAt(at + 1)) && letter !== text.charAt(at + 1) ? [at] : [],
  );
  const at = random.pick([...places, -1]);
  return at < 0 ? null : text.slice(0, at) + text.charAt(at + 1) + text.charAt(at) + text.slice(at + 2);
}

function otherUnit(id: string, random: Seeded): string {
  if (/\d/.test(id))
    return id.replace(/\d+/, (number) => String(Math.max(1, Number(number) + random.pick([-1, 1, 2, 10]))));
  return id === 'A' ? 'B' : 'A';
}

/**
 * Where ä is also written ae, an e more or less after a vowel cannot be told from another spelling; nor can a soft sign in
 * another place, which the official Latin writing of Ukrainian (2010) and of Russian passports leaves out; nor η for ι or
 * ω for ο, which the official Latin writing of Greek (ELOT 743) makes one letter.
 */
function isOneSpelling({ code }: Land, one: string, other: string): boolean {
  const read = ['DE', 'AT', 'CH', 'DK', 'NO'].includes(code) ? judgedWord : inOneWriting;
  return read(one) === read(other);
}

function inOneWriting(text: string): string {
  const plain = typedPlainly(text).toLowerCase();
  return plain.replaceAll('ь', '').replaceAll('η', 'ι').replaceAll('ω', 'ο');
}

function typoInStreet(name: string, random: Seeded): string | null {
  const words = name.split(/(?=[\s-])|(?<=[\s-])/);
  const long = words.flatMap((word, at) => (/^[\p{L}\p{M}]{5,}$/u.test(word) ? [at] : []));
  const at = random.pick([...long, -1]);
  const word = words[at];
  if (word === undefined || at < 0 || /[\p{Script=Thai}\p{Script=Han}\p{Script=Hangul}]/u.test(word)) return null;
  words[at] = random.pick([mistyped, mistyped, swapped])(word, random);
  return words.join('');
}

/** Every way in turn; half of them in the book's manner, half also in another spelling. None is in the book. */
export function nearMisses(book: Book, holdings: Holdings, seed: number, count: number): readonly SpellingCase[] {
  const random = seeded(mix(seed, 902));
  const ways = Object.entries(nearMissWays);
  return fill(count, (index) => {
    const [way, change] = ways[index % ways.length] ?? [];
    const booked = book.at(1 + random.below(book.count));
    const missed = change?.(booked.place, random) ?? null;
    if (
      way === undefined ||
      missed === null ||
      placeKey(missed) === placeKey(booked.place) ||
      holdings.has(placeKey(missed))
    )
      return null;
    const written = missed.land.write(missed, random, random.chance(0.5) ? 'book' : 'asked');
    return { way, countryCode: missed.land.code, asked: asForm(written, missed, random), wanted: booked.entry.entryId };
  });
}

/**
 * Towns, streets and post codes of no entry. In full books a short post code may be taken; town and street never are.
 */
export function unrelatedAddresses(
  book: Book,
  holdings: Holdings,
  seed: number,
  count: number,
): readonly SpellingCase[] {
  const random = seeded(mix(seed, 903));
  const otherSeed = mix(book.seed, 4040);
  return fill(count, (_, tries) => {
    const land = random.pick(lands);
    const place = placeIn(otherSeed, land, random);
    const group = land.groups.findIndex(({ fromSurname }) => fromSurname !== undefined);
    const streetName = land.groups[group]?.fromSurname?.(surnameOf(otherSeed, land, seeded(random.below(2 ** 31))));
    if (streetName === undefined) return null;
    const kind = random.below(land.groups[group]?.kinds.length ?? 1);
    const unrelated: Place = { ...place, group, kind, streetName, suburb: '', houseName: '' };
    const isTaken =
      holdings.has(townKey(unrelated)) ||
      holdings.has(streetKey(unrelated)) ||
      (tries < 400 && holdings.has(postCodeKey(unrelated)));
    return isTaken
      ? null
      : {
          way: 'unrelated',
          countryCode: land.code,
          asked: asForm(land.write(unrelated, random, 'asked'), unrelated, random),
          wanted: 0,
        };
  });
}

function fill(count: number, make: (index: number, tries: number) => SpellingCase | null): readonly SpellingCase[] {
  const cases: SpellingCase[] = [];
  for (let tries = 0; cases.length < count; tries += 1) {
    if (tries > 100_000) throw new Error(`only ${cases.length} of ${count} cases could be made`);
    const made = make(cases.length, tries);
    if (made !== null) {
      cases.push(made);
      tries = 0;
    }
  }
  return cases;
}
