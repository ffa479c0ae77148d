/**
 * The rules of one country, made from resources/address-rules: its own and those of its languages, in one table of each kind.
 * Made when a country is first met. The fields are explained in resources/address-rules/README.md.
 */
import { countryFiles, languageFiles } from './address-rule-files.ts';

/** Left the short form, right what people write for it. Words are folded; several words are one writing. */
export type Shorts = Readonly<Record<string, readonly string[]>>;

/** Words, in a file of a language or of a country. */
export interface WordRules {
  readonly about: string;
  readonly sources: readonly RuleSource[];
  readonly licence: string;
  readonly streetTypes?: Shorts;
  readonly words?: Shorts;
  readonly endings?: Shorts;
  readonly leftOut?: readonly string[];
  readonly joining?: readonly string[];
  readonly elisions?: readonly string[];
  readonly boundWords?: readonly string[];
  readonly units?: Shorts;
  readonly unitsAfter?: Shorts;
  readonly levels?: readonly string[];
  readonly floors?: Shorts;
  readonly doors?: Shorts;
  readonly boxes?: Shorts;
  readonly careOf?: readonly string[];
  readonly numberWords?: readonly string[];
  readonly additions?: readonly string[];
  readonly unnumbered?: readonly string[];
  readonly ordinals?: readonly string[];
  readonly partBegins?: readonly string[];
  readonly partEnds?: readonly string[];
}

export interface RuleSource {
  readonly name: string;
  readonly licence: string;
}

export interface CountryFile extends WordRules {
  readonly languages: readonly string[];
  readonly numberPlace: string;
  readonly typePlace?: string;
  readonly slash?: string;
  readonly hyphen?: string;
  readonly hash?: string;
  readonly afterNumber?: string;
  readonly script?: string;
  readonly vowels?: string;
  readonly groupedBoxes?: boolean;
  readonly wholeSlashPostCodes?: string;
  readonly postCode: PostCodeRules;
  readonly states?: Shorts;
  readonly places?: Shorts;
  readonly placesWithout?: string;
  readonly placesEndAt?: readonly string[];
}

export interface PostCodeRules {
  /** Nobody has one: what is written there is nothing. */
  readonly none?: boolean;
  /** What may stand before the digits, folded: 'd' of 'D-10115'. */
  readonly prefixes?: readonly string[];
  /** A regular expression of a whole post code, folded and without spaces and dashes. */
  readonly shape?: string;
  /** How many characters name the post code; what follows is only an addition to it (the +4 of a ZIP code). */
  readonly length?: number;
}

export type PhraseKind = 'word' | 'box' | 'floor' | 'care-of' | 'mark' | 'nothing';

/** Several words that are written for one, or a word with a meaning of its own. */
export interface Phrase {
  /** With a space between words. */
  readonly text: string;
  readonly kind: PhraseKind;
  readonly short: string;
}

export interface Rules {
  readonly numberFirst: boolean;
  /** 'проспект Мира', 'Мира проспект': the kind of a street stands before its name or behind it. */
  readonly typeAnywhere: boolean;
  readonly slash: 'whole' | 'unit-number' | 'number-unit';
  readonly wholeSlashPostCodes: RegExp | null;
  readonly hyphen: 'whole' | 'unit-number' | 'number-unit';
  readonly hashIsUnit: boolean;
  readonly levelAfterNumber: boolean;
  readonly buildingAfterNumber: boolean;
  readonly staircaseAfterNumber: boolean;
  readonly script: 'spaced' | 'japanese' | 'thai';
  readonly vowels: string | undefined;
  readonly groupedBoxes: boolean;
  /** From what is written, also in several words. */
  readonly shorts: ReadonlyMap<string, string>;
  /** By their first word, those of most words first. */
  readonly phrases: ReadonlyMap<string, readonly Phrase[]>;
  readonly types: ReadonlySet<string>;
  /** The longest first. */
  readonly endings: readonly (readonly [ending: string, short: string])[];
  readonly shortEndings: readonly string[];
  /** What is written for a short form, without spaces. */
  readonly longs: LongForms;
  readonly leftOut: ReadonlySet<string>;
  readonly joining: ReadonlySet<string>;
  readonly elisions: ReadonlySet<string>;
  readonly boundWords: ReadonlySet<string>;
  readonly unitKinds: ReadonlyMap<string, string>;
  readonly unitKindsAfter: ReadonlyMap<string, string>;
  readonly levels: ReadonlySet<string>;
  readonly marks: RegExp | null;
  readonly doors: ReadonlyMap<string, string>;
  readonly additions: ReadonlySet<string>;
  /** '5th', '5eme': the number is its first group. */
  readonly ordinals: RegExp | null;
  /** Short words that begin or end a part of the line, as a comma does. */
  readonly partBegins: ReadonlySet<string>;
  readonly partEnds: ReadonlySet<string>;
  readonly postCode: PostCodeRules;
  readonly postCodeShape: RegExp | null;
  /** Null: the country is not told apart by states, the post code says more. */
  readonly states: ReadonlyMap<string, string> | null;
  readonly places: ReadonlyMap<string, string>;
  /** Words of a place's field that name no place. */
  readonly placesWithout: RegExp | null;
  /** From this word on it names no place: 'CEDEX'. */
  readonly placesEndAt: ReadonlySet<string>;
  /** Words of a script without spaces that are written in one with the next: 'ถนน'; or short, with a dot. */
  readonly glued: RegExp | null;
  /** '丁目', '番', after a number. */
  readonly numberMarks: RegExp | null;
}

const made = new Map<string, Rules>();

/** Of a country nobody wrote rules for: those of English, number first. */
export function rulesOf(country: string): Rules {
  const name = Object.hasOwn(countryFiles, country) ? country : '';
  const known = made.get(name);
  if (known !== undefined) return known;
  const rules = makeRules(countryFiles[name] ?? elsewhere);
  made.set(name, rules);
  return rules;
}

const elsewhere: CountryFile = {
  about: 'Any other country',
  sources: [],
  licence: 'MIT',
  languages: ['en'],
  numberPlace: 'first',
  postCode: {},
};

function makeRules(file: CountryFile): Rules {
  const parts: readonly WordRules[] = [...file.languages.flatMap((code) => languageFiles[code] ?? []), file];
  const asWritten =
    file.vowels === undefined ? (word: string) => word : (word: string) => drawVowels(word, file.vowels);
  const list = (of: (part: WordRules) => readonly string[] | undefined): ReadonlySet<string> =>
    new Set(parts.flatMap((part) => (of(part) ?? []).map(asWritten)));
  const table = (of: (part: WordRules) => Shorts | undefined): Map<string, string> =>
    new Map(parts.flatMap((part) => reversed(of(part) ?? {})).map(([word, short]) => [asWritten(word), short]));
  const shorts = new Map([...table(({ streetTypes }) => streetTypes), ...table(({ words }) => words)]);
  const unitKindsAfter = table(({ unitsAfter }) => unitsAfter);
  const levels = list((part) => part.levels);
  const leftOut = list((part) => part.leftOut);
  const doors = shortsOf(table((part) => part.doors));
  return {
    numberFirst: file.numberPlace === 'first',
    typeAnywhere: file.typePlace === 'any',
    slash: oneOf(['unit-number', 'number-unit'], file.slash) ?? 'whole',
    wholeSlashPostCodes: file.wholeSlashPostCodes === undefined ? null : new RegExp(file.wholeSlashPostCodes),
    hyphen: oneOf(['unit-number', 'number-unit'], file.hyphen) ?? 'whole',
    hashIsUnit: file.hash === 'unit',
    levelAfterNumber: file.afterNumber === 'level-unit',
    buildingAfterNumber: file.afterNumber === 'building-unit',
    staircaseAfterNumber: file.afterNumber === 'staircase-unit',
    script: oneOf(['japanese', 'thai'], file.script) ?? 'spaced',
    vowels: file.vowels,
    groupedBoxes: file.groupedBoxes === true,
    shorts,
    phrases: byFirstWord([
      ...phrasesOf(
        'word',
        [...shorts].filter(([word]) => word.includes(' ')),
      ),
      ...phrasesOf(
        'box',
        table((part) => part.boxes),
      ),
      ...phrasesOf(
        'floor',
        table((part) => part.floors),
      ),
      ...phrasesOf(
        'care-of',
        [...list((part) => part.careOf)].map((word) => [word, ''] as const),
      ),
      ...phrasesOf(
        'word',
        [...doors].filter(([word]) => word.includes(' ')),
      ),
      ...phrasesOf(
        'nothing',
        [...list((part) => part.unnumbered)].map((word) => [word, ''] as const),
      ),
      ...phrasesOf(
        'mark',
        [...list((part) => part.numberWords)].map((word) => [word, ''] as const),
      ),
    ]),
    types: new Set(parts.flatMap((part) => Object.keys({ ...part.streetTypes, ...part.endings }))),
    endings: [...table((part) => part.endings)].sort(([one], [other]) => other.length - one.length),
    shortEndings: [...new Set(table((part) => part.endings).values())].sort((one, other) => other.length - one.length),
    longs: longsOf(parts, shorts, asWritten),
    leftOut,
    joining: list((part) => part.joining),
    elisions: list((part) => part.elisions),
    boundWords: list((part) => part.boundWords),
    unitKinds: table((part) => part.units),
    unitKindsAfter,
    levels,
    marks: marksOf([...unitKindsAfter.keys(), ...levels, ...leftOut]),
    doors,
    additions: list((part) => part.additions),
    ordinals: ordinalsOf(list((part) => part.ordinals)),
    partBegins: list((part) => part.partBegins),
    partEnds: list((part) => part.partEnds),
    postCode: file.postCode,
    postCodeShape: file.postCode.shape === undefined ? null : new RegExp(`^(?:${file.postCode.shape})$`),
    states: file.states === undefined ? null : shortsOf(new Map(reversed(file.states))),
    places: shortsOf(table((part) => ('places' in part ? (part as CountryFile).places : undefined))),
    placesWithout: file.placesWithout === undefined ? null : new RegExp(file.placesWithout),
    placesEndAt: new Set(file.placesEndAt),
    glued: file.script === 'thai' ? gluedOf(shorts) : null,
    numberMarks: file.script === 'japanese' ? numberMarksOf(leftOut, unitKindsAfter) : null,
  };
}

/** Not in 'bauer', 'neue', 'queen'; also before another vowel, unlike in searching: 'Schäing' is 'Schaeing'. */
const writtenOut = /([ao]|(?<![aeoq])u)e/g;

/** 'ue' as 'u' where ü is also written so, and 'aa' as 'a' where å is. */
export function drawVowels(word: string, vowels: string | undefined): string {
  if (vowels === undefined) return word;
  // 'aa' first: what 'ææ' leaves behind ('aeae', then 'aa') is no å.
  const withoutRings = vowels === 'together, aa' ? word.replaceAll('aa', 'a') : word;
  return withoutRings.replace(writtenOut, '$1');
}

/** 'ถนนสุขุมวิท', 'ถ.สุขุมวิท', folded: the word for the kind stands by itself, short. */
export function withWordsApart(folded: string, { glued, shorts }: Rules): string {
  if (glued === null) return folded;
  return folded.replace(
    glued,
    (_, long?: string, short?: string) => ` ${long === undefined ? short : (shorts.get(long) ?? long)} `,
  );
}

function oneOf<Name extends string>(names: readonly Name[], name: string | undefined): Name | undefined {
  return names.find((one) => one === name);
}

/** From what is written to the short form. */
function reversed(shorts: Shorts): [string, string][] {
  return Object.entries(shorts).flatMap(([short, others]) => others.map((word): [string, string] => [word, short]));
}

/** What a short form stands for, without spaces; undefined for a word that is none. */
export interface LongForms {
  of(short: string): readonly string[] | undefined;
}

/** Looked up in the files themselves, for the words that are met: of most countries they are few. */
function longsOf(
  parts: readonly WordRules[],
  shorts: ReadonlyMap<string, string>,
  asWritten: (word: string) => string,
): LongForms {
  const tables = [...parts.map(({ streetTypes }) => streetTypes), ...parts.map(({ words }) => words)];
  const met = new Map<string, readonly string[]>();
  return {
    of(word) {
      const known = met.get(word);
      if (known !== undefined) return known;
      const found = new Set<string>();
      for (const table of tables) {
        if (table === undefined || !Object.hasOwn(table, word)) continue;
        for (const long of (table[word] ?? []).map(asWritten)) if (shorts.get(long) === word) found.add(long);
      }
      if (found.size === 0) return undefined;
      const longs = Array.from(found, (long) => long.replaceAll(' ', ''));
      met.set(word, longs);
      return longs;
    },
  };
}

/** With the short forms, which stand for themselves. */
function shortsOf(written: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  return new Map([...[...written.values()].map((short): [string, string] => [short, short]), ...written]);
}

/** Scripts that write no spaces, or few. */
export const unspaced = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Thai}]/u;

function ordinalsOf(endings: ReadonlySet<string>): RegExp | null {
  return endings.size === 0 ? null : new RegExp(`^(\\d+)(?:${anyOf(endings)})$`);
}

/** Scripts without spaces: '5樓' and 'A座' are taken apart by what stands after a number or a letter. */
function marksOf(words: readonly string[]): RegExp | null {
  const own = words.filter((word) => unspaced.test(word));
  return own.length === 0 ? null : new RegExp(`(?<=\\d|(?<![a-z])[a-z])\\s*(${anyOf(own)})`, 'g');
}

/** The longest first. */
function anyOf(words: Iterable<string>): string {
  return [...words].sort((one, other) => other.length - one.length).join('|');
}

/** '12番5号' after the numbers; '号' of '号室' is none. */
function numberMarksOf(marks: ReadonlySet<string>, units: ReadonlyMap<string, string>): RegExp {
  const rests = [...units.keys()].filter((word) => word.length > 1).map((word) => word.slice(1));
  return new RegExp(`(\\d+)\\s*(?:${anyOf(marks)})(?!${rests.join('|')})`, 'g');
}

function phrasesOf(kind: PhraseKind, written: Iterable<readonly [string, string]>): Phrase[] {
  return Array.from(written, ([text, short]) => ({ text, kind, short }));
}

function byFirstWord(phrases: readonly Phrase[]): ReadonlyMap<string, readonly Phrase[]> {
  const groups = Map.groupBy(phrases, ({ text }) => {
    const end = text.indexOf(' ');
    return end === -1 ? text : text.slice(0, end);
  });
  for (const group of groups.values()) {
    if (group.length > 1) group.sort((one, other) => wordCountOf(other.text) - wordCountOf(one.text));
  }
  return groups;
}

/** Of words with one space between them. */
export function wordCountOf(text: string): number {
  let count = 1;
  for (let at = text.indexOf(' '); at !== -1; at = text.indexOf(' ', at + 1)) count += 1;
  return count;
}

function gluedOf(shorts: ReadonlyMap<string, string>): RegExp {
  const own = [...shorts].filter(([written]) => /^\p{Script=Thai}/u.test(written));
  const longs = anyOf(own.map(([written]) => written));
  const letters = anyOf(new Set(own.map(([, short]) => short)));
  return new RegExp(`(${longs})|(?<!\\p{Script=Thai}\\p{M}*)(${letters})\\.`, 'gu');
}
