/**
 * The words of one file in resources/address-rules as tables. They are made once and shared, because many countries use
 * one language. A country searches those of its files, one after the other.
 */
import type { Shorts, WordRules } from './address-rule-files.ts';

export interface WordSet {
  has(word: string): boolean;
}

/** From the written form to the short form. */
export interface WordTable extends WordSet {
  get(written: string): string | undefined;
}

export type PhraseKind = 'word' | 'box' | 'floor' | 'care-of' | 'mark' | 'nothing';

/** Several words that are written for one, or a word with a meaning of its own. */
export interface Phrase {
  /** With a space between words. */
  readonly text: string;
  readonly kind: PhraseKind;
  readonly short: string;
}

export interface PhraseTable {
  /** By their first word; phrases with more words come first. */
  get(first: string): readonly Phrase[] | undefined;
}

export interface FileTables {
  /** Also holds phrases of several words. */
  readonly shorts: ReadonlyMap<string, string>;
  readonly phrases: ReadonlyMap<string, readonly Phrase[]>;
  readonly types: ReadonlySet<string>;
  readonly unitKinds: ReadonlyMap<string, string>;
  readonly unitKindsAfter: ReadonlyMap<string, string>;
  readonly doors: ReadonlyMap<string, string>;
  readonly levels: ReadonlySet<string>;
  readonly joining: ReadonlySet<string>;
  readonly boundWords: ReadonlySet<string>;
}

/** By how vowels are written, because that changes the words of a language. */
const made = new Map<string, Map<WordRules, FileTables>>();

/** `asWritten`: what `vowels` makes of a word. */
export function tablesOf(file: WordRules, vowels: string | undefined, asWritten: (word: string) => string): FileTables {
  const ofVowels = made.get(vowels ?? '') ?? new Map<WordRules, FileTables>();
  made.set(vowels ?? '', ofVowels);
  const known = ofVowels.get(file);
  if (known !== undefined) return known;
  const tables = makeTables(file, asWritten);
  ofVowels.set(file, tables);
  return tables;
}

function makeTables(file: WordRules, asWritten: (word: string) => string): FileTables {
  const table = (shorts: Shorts | undefined): ReadonlyMap<string, string> =>
    shorts === undefined ? noTable : new Map(reversed(shorts, asWritten));
  const set = (words: readonly string[] | undefined): ReadonlySet<string> => setOf(words?.map(asWritten));
  const shorts = new Map([...reversed(file.streetTypes, asWritten), ...reversed(file.words, asWritten)]);
  const doors = withShorts(reversed(file.doors, asWritten));
  const alone = (words: readonly string[] | undefined): [string, string][] =>
    (words ?? []).map((word) => [asWritten(word), '']);
  return {
    shorts,
    phrases: byFirstWord([
      ...phrasesOf('word', [...shorts].filter(isOfSeveralWords)),
      ...phrasesOf('box', reversed(file.boxes, asWritten)),
      ...phrasesOf('floor', reversed(file.floors, asWritten)),
      ...phrasesOf('care-of', alone(file.careOf)),
      ...phrasesOf('word', [...doors].filter(isOfSeveralWords)),
      ...phrasesOf('nothing', alone(file.unnumbered)),
      ...phrasesOf('mark', alone(file.numberWords)),
    ]),
    types: new Set(Object.keys({ ...file.streetTypes, ...file.endings })),
    unitKinds: table(file.units),
    unitKindsAfter: table(file.unitsAfter),
    doors,
    levels: set(file.levels),
    joining: set(file.joining),
    boundWords: set(file.boundWords),
  };
}

const noTable: ReadonlyMap<string, string> = new Map();
const noWords: ReadonlySet<string> = new Set();

export function setOf(words: readonly string[] = []): ReadonlySet<string> {
  return words.length === 0 ? noWords : new Set(words);
}

/** From the written form to the short form. */
export function reversed(shorts: Shorts | undefined, asWritten: (word: string) => string): [string, string][] {
  return Object.entries(shorts ?? {}).flatMap(([short, others]) =>
    others.map((word): [string, string] => [asWritten(word), short]),
  );
}

/** Adds the short forms, which stand for themselves. */
export function withShorts(written: readonly [string, string][]): ReadonlyMap<string, string> {
  if (written.length === 0) return noTable;
  return new Map([...written.map(([, short]): [string, string] => [short, short]), ...written]);
}

/** The first table that knows the word decides. */
export function layered(tables: readonly ReadonlyMap<string, string>[]): WordTable {
  const filled = tables.filter(({ size }) => size > 0);
  if (filled.length < 2) return filled[0] ?? noTable;
  const get = (word: string): string | undefined => {
    for (const table of filled) {
      const short = table.get(word);
      if (short !== undefined) return short;
    }
    return undefined;
  };
  return { get, has: (word) => get(word) !== undefined };
}

export function either(sets: readonly ReadonlySet<string>[]): WordSet {
  const filled = sets.filter(({ size }) => size > 0);
  if (filled.length < 2) return filled[0] ?? noWords;
  return {
    has(word) {
      for (const set of filled) if (set.has(word)) return true;
      return false;
    },
  };
}

/** A phrase of an earlier table replaces the same one of a later table. */
export function layeredPhrases(tables: readonly ReadonlyMap<string, readonly Phrase[]>[]): PhraseTable {
  const met = new Map<string, readonly Phrase[]>();
  return {
    get(first) {
      const known = met.get(first);
      if (known !== undefined) return known;
      let one: readonly Phrase[] | undefined;
      let isOnly = true;
      for (const table of tables) {
        const group = table.get(first);
        if (group !== undefined && one !== undefined) isOnly = false;
        one ??= group;
      }
      if (isOnly) return one;
      const sorted = inOrder(together(tables.flatMap((table) => [table.get(first) ?? []])));
      met.set(first, sorted);
      return sorted;
    },
  };
}

function together(groups: readonly (readonly Phrase[])[]): Phrase[] {
  const phrases: Phrase[] = [];
  for (const group of groups) {
    const others = phrases.slice();
    for (const phrase of group) if (!others.some((other) => isSame(phrase, other))) phrases.push(phrase);
  }
  return phrases;
}

function isSame(one: Phrase, other: Phrase): boolean {
  return one.kind === other.kind && one.text === other.text;
}

function isOfSeveralWords([written]: readonly [string, string]): boolean {
  return written.includes(' ');
}

function phrasesOf(kind: PhraseKind, written: readonly (readonly [string, string])[]): Phrase[] {
  return written.map(([text, short]) => ({ text, kind, short }));
}

function byFirstWord(phrases: readonly Phrase[]): ReadonlyMap<string, readonly Phrase[]> {
  const groups = Map.groupBy(phrases, ({ text }) => {
    const end = text.indexOf(' ');
    return end === -1 ? text : text.slice(0, end);
  });
  for (const group of groups.values()) if (group.length > 1) inOrder(group);
  return groups;
}

/** In the order in which they are tried. */
const kinds: readonly PhraseKind[] = ['word', 'box', 'floor', 'care-of', 'nothing', 'mark'];

function inOrder(phrases: Phrase[]): Phrase[] {
  return phrases.sort(
    (one, other) =>
      wordCountOf(other.text) - wordCountOf(one.text) || kinds.indexOf(one.kind) - kinds.indexOf(other.kind),
  );
}

/** The words must have one space between them. */
export function wordCountOf(text: string): number {
  let count = 1;
  for (let at = text.indexOf(' '); at !== -1; at = text.indexOf(' ', at + 1)) count += 1;
  return count;
}
