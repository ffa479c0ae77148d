/**
 * What people type to find an entry, by the kind of typing. Made from entries of the book, and each specific enough
 * that a person could expect that entry; judge.ts says whether an answer is right.
 */
import type { AddressBookEntry } from '../../../src-preload/contract/address-book.ts';
import { typedLong, typedPlainly } from './accents.ts';
import type { Book, BookedEntry } from './books.ts';
import { fitsExactly, type Judging, judgedWords, wordsHeld } from './judge.ts';
import { mix, type Seeded, seeded, seedOf } from './seeded.ts';
import { mistyped, swapped } from './typing.ts';

export const queryClasses = [
  'exact',
  'prefix',
  'two words',
  'accent',
  'post code + name',
  'phone',
  'native script',
  'one typo',
  'two typos',
  'half-typed typo',
  'transposition',
] as const;
export type QueryClass = (typeof queryClasses)[number];

export interface Query {
  readonly queryClass: QueryClass;
  readonly text: string;
  readonly judging: Judging;
  readonly wanted: number;
}

/** Tries to make a query about the entry; null when the entry has nothing for it. */
type Maker = (booked: BookedEntry, random: Seeded) => { readonly text: string; readonly judging: Judging } | null;

const makers: Readonly<Record<QueryClass, Maker>> = {
  exact: exactName,
  prefix: lastWordHalfTyped,
  'two words': wordsOfTwoFields,
  accent: otherAccents,
  'post code + name': postCodeAndName,
  phone: partOfPhone,
  'native script': nativeScript,
  'one typo': (booked, random) => withTypos(booked, random, [mistyped]),
  'two typos': (booked, random) => withTypos(booked, random, [mistyped, mistyped]),
  'half-typed typo': halfTypedTypo,
  transposition: (booked, random) => withTypos(booked, random, [swapped]),
};

export function makeQueries(book: Book, seed: number, perClass: number): readonly Query[] {
  return queryClasses.flatMap((queryClass) => {
    const random = seeded(mix(seed, seedOf(queryClass)));
    const queries: Query[] = [];
    while (queries.length < perClass) {
      const wanted = 1 + random.below(book.count);
      const made = makers[queryClass](book.at(wanted), random);
      if (made !== null)
        queries.push({ queryClass, wanted, judging: made.judging, text: inSomeCase(made.text, random) });
    }
    return queries;
  });
}

/** Mostly small letters, some as written, a few capitals. */
function inSomeCase(text: string, random: Seeded): string {
  const roll = random.next();
  return roll < 0.7 ? text.toLowerCase() : roll < 0.95 ? text : text.toUpperCase();
}

const isSpaced = ({ place }: BookedEntry): boolean => !place.land.isUnspaced;
const words = (text: string): readonly string[] => text.split(/[\s,]+/).filter((word) => word !== '');
/** Words that say something: letters, at least `length` of them. */
const tellingWords = (text: string, length: number): readonly string[] =>
  words(text).filter((word) => /^[\p{L}\p{M}'’-]+$/u.test(word) && [...word].length >= length);

/** The name as in the book; right: every word is in the name or the company. */
function exactName({ entry }: BookedEntry, random: Seeded): ReturnType<Maker> {
  const text = entry.company !== '' && random.chance(0.3) ? entry.company : entry.name;
  return words(text).length < 2 && text === entry.name && !/[가-힣]{3}/.test(text) ? null : { text, judging: 'name' };
}

/** The last word half typed, at least three letters; half of them after a word of another field. */
function lastWordHalfTyped(booked: BookedEntry, random: Seeded): ReturnType<Maker> {
  const { entry } = booked;
  const sources = random.pick([
    [entry.name, entry.name],
    [entry.name, entry.city],
    [entry.company, entry.company],
    [entry.street, entry.name],
    [entry.city, entry.name],
  ]);
  const half = random.pick([...tellingWords(sources[1] ?? '', 5), null]);
  const whole = random.pick([...tellingWords(sources[0] ?? '', 3), null]);
  if (!isSpaced(booked) || half === null || whole === null || half === whole) return null;
  const letters = [...half];
  return {
    text: `${whole} ${letters.slice(0, Math.max(3, Math.ceil(letters.length / 2))).join('')}`,
    judging: 'words',
  };
}

/** A word of the name or the company and one of another field, in any order. */
function wordsOfTwoFields(booked: BookedEntry, random: Seeded): ReturnType<Maker> {
  const { entry } = booked;
  const one = random.pick([...tellingWords(random.chance(0.75) ? entry.name : entry.company, 3), null]);
  const other = random.pick([...tellingWords(random.pick([entry.street, entry.city, entry.suburb]), 4), null]);
  if (!isSpaced(booked) || one === null || other === null) return null;
  return { text: random.chance(0.5) ? `${one} ${other}` : `${other} ${one}`, judging: 'words' };
}

/** Name, or name and town, typed on a keyboard without these letters, or with more of them than the book has. */
function otherAccents(booked: BookedEntry, random: Seeded): ReturnType<Maker> {
  const { entry } = booked;
  if (!isSpaced(booked)) return null;
  const held = random.chance(0.5)
    ? entry.name
    : `${random.pick([...tellingWords(entry.name, 3), ''])} ${random.pick([entry.city, entry.street.replace(/\d.*$/, '')])}`;
  const typed = random.pick([
    typedPlainly,
    typedPlainly,
    typedLong,
    typedLong,
    withUmlauts,
    decomposed,
    curlyApostrophe,
    withoutApostrophe,
  ])(held.trim());
  return typed === held.trim() || words(typed).length < 2 ? null : { text: typed, judging: 'words' };
}

/** The book has the passport's spelling, or neither; the bearer types the letter. */
const withUmlauts = (text: string): string => text.replace(/Mue?ller/g, 'Müller');
/** Letters and marks as separate characters, as some keyboards and file systems give them. */
const decomposed = (text: string): string => text.normalize('NFD');
const curlyApostrophe = (text: string): string => text.replaceAll("'", '’');
const withoutApostrophe = (text: string): string => text.replaceAll("'", '');

/** The post code as it is or without its space, and a word of the name, whole or at least four letters of it. */
function postCodeAndName(booked: BookedEntry, random: Seeded): ReturnType<Maker> {
  const { entry } = booked;
  const name = random.pick([...tellingWords(entry.name, 4), null]);
  if (!isSpaced(booked) || name === null) return null;
  const code = random.chance(0.35) ? entry.postCode.replace(/ /g, '') : entry.postCode;
  if (random.chance(0.4)) return { text: `${name} ${code}`, judging: 'words' };
  const letters = [...name];
  const typed = random.chance(0.5) ? name : letters.slice(0, Math.max(4, Math.ceil(letters.length * 0.6))).join('');
  return { text: `${code} ${typed}`, judging: 'words' };
}

/** At least six digits of the number, from its beginning or its end, in the book's form or in the other one. */
function partOfPhone({ entry, phone, place }: BookedEntry, random: Seeded): ReturnType<Maker> {
  if (entry.telephone === '') return null;
  const { code, trunk } = place.land.phone;
  const own = phone.international.slice(code.length);
  const text = random.pick([
    entry.telephone,
    phone.national,
    `+${phone.international}`,
    `00${phone.international}`,
    `+${code} ${own.slice(0, 3)} ${own.slice(3)}`,
    own.slice(-7),
    own.slice(-6),
    own.slice(0, 7),
    `${trunk}${own.slice(0, 2)} ${own.slice(2, 7)}`,
    entry.telephone.slice(0, Math.ceil(entry.telephone.length * 0.8)),
    `${own.slice(-8, -4)} ${own.slice(-4)}`,
    trunk === '0' ? `+${code} (0) ${own}` : phone.national,
  ]);
  return text.replace(/\D/g, '').length < 6 ? null : { text, judging: 'phone' };
}

/**
 * Names and places in their own letters; in scripts without spaces, pieces of them, with and without a space in
 * between.
 */
function nativeScript(booked: BookedEntry, random: Seeded): ReturnType<Maker> {
  const { entry, place, given, surname } = booked;
  const { code, isUnspaced } = place.land;
  if (!isUnspaced && !['GR', 'RU', 'UA'].includes(code)) return null;
  if (!isUnspaced) {
    const town = random.pick([...tellingWords(entry.city, 4), null]);
    const text = random.pick([
      entry.name,
      `${given} ${surname.slice(0, 5)}`,
      town === null ? entry.name : `${surname} ${town}`,
    ]);
    return /\p{Script=Latin}/u.test(text) ? null : { text, judging: 'words' };
  }
  const town = place.town.name.slice(0, code === 'TH' ? 9 : 4);
  const texts =
    code === 'TH'
      ? [entry.name, `${given} ${surname.slice(0, 6)}`, `${given} ${town}`]
      : [
          entry.name,
          entry.name.replace(' ', ''),
          `${surname} ${town}`,
          `${town} ${surname}${given}`,
          `${surname}${given.slice(0, 1)}`,
        ];
  return {
    text: random.pick(
      entry.company === '' ? texts : [...texts, entry.company, `${surname} ${entry.company.slice(0, 6)}`],
    ),
    judging: 'unspaced',
  };
}

/** Full name, or name and town, with an edit in one long word for each of `ways`. */
function withTypos(
  booked: BookedEntry,
  random: Seeded,
  ways: readonly ((word: string, random: Seeded) => string)[],
): ReturnType<Maker> {
  const { entry } = booked;
  if (!isSpaced(booked)) return null;
  const town = random.pick([...tellingWords(entry.city, 4), '']);
  const name = tellingWords(entry.name, 2);
  const typed = random.chance(0.6) ? [...name] : [name.at(-1) ?? '', town];
  const original = typed.map((word) => word);
  for (const way of ways) {
    // A word of five to seven letters bears one edit, a longer one two.
    const open = typed.flatMap((word, at) => {
      const bears = [...(original[at] ?? '')].length >= 8 ? 2 : [...(original[at] ?? '')].length >= 5 ? 1 : 0;
      const has = word === original[at] ? 0 : 1;
      return has < bears ? [at] : [];
    });
    const at = random.pick([...open, -1]);
    if (at < 0) return null;
    typed[at] = way(typed[at] ?? '', random);
  }
  const text = typed.join(' ').trim();
  // A missing last letter is no slip but a half-typed word.
  return words(text).length < 2 || fitsExactly(text, entry) ? null : { text, judging: 'words' };
}

/** A word typed as far as five to eight letters, an edit in it; a whole word of another field before it. */
function halfTypedTypo(booked: BookedEntry, random: Seeded): ReturnType<Maker> {
  const { entry, given } = booked;
  const long = random.pick([...tellingWords(random.pick([entry.name, entry.city, entry.street]), 8), null]);
  if (!isSpaced(booked) || long === null) return null;
  const half = [...long].slice(0, 5 + random.below(4)).join('');
  const typed = random.pick([mistyped, mistyped, swapped])(half, random);
  const before = random.pick([given, given, tellingWords(entry.city, 3)[0] ?? given]);
  const text = `${before} ${typed}`;
  return before.includes(long) || long.includes(before) || fitsExactly(text, entry) ? null : { text, judging: 'words' };
}

/**
 * Words and pairs of words that very many entries hold, taken from the book itself: the five shown must really fit.
 * Right: every typed word is a word of the entry, and the last one the beginning of one.
 */
export function crowdedTexts(book: Book, seed: number, wanted: number): readonly string[] {
  const random = seeded(mix(seed, 77));
  const sample = Array.from({ length: Math.min(book.count, 8000) }, () => book.at(1 + random.below(book.count)))
    .filter(isSpaced)
    .map(({ entry }) => ({ typed: typeableWords(entry), judged: wordsHeld(entry) }));
  const held = new Map<string, number>();
  for (const word of sample.flatMap(({ typed }) => [...typed])) held.set(word, (held.get(word) ?? 0) + 1);
  const common = [...held].filter(([, count]) => count > sample.length / 250).map(([word]) => word);
  const holds = (text: string, words: readonly string[]): boolean =>
    judgedWords(text).every((word) => words.includes(word) || words.some((one) => one.startsWith(word)));
  const texts = new Set<string>();
  for (let tries = 0; texts.size < wanted && tries < wanted * 50; tries += 1) {
    const one = random.pick(common);
    const text = random.chance(0.4) ? one : random.chance(0.3) ? one.slice(0, 3) : `${one} ${random.pick(common)}`;
    if (sample.filter(({ judged }) => holds(text, judged)).length >= 8) texts.add(text);
  }
  return [...texts];
}

/** Words of three letters or more, as they would be typed. */
function typeableWords({ name, company, street, city, country, email }: AddressBookEntry): ReadonlySet<string> {
  const words = typedPlainly([name, company, street, city, country, email].join(' ').toLowerCase()).match(
    /[\p{L}\p{M}\p{N}]{3,}/gu,
  );
  return new Set(words);
}
