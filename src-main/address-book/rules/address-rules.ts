/**
 * The rules of one country, made from resources/address-rules when the country first comes up: its own rules and those
 * of its languages, in one table of each kind. The fields are explained in resources/address-rules/README.md.
 */
import type { CountryFile, PostCodeRules, Shorts, WordRules } from './address-rule-files.ts';
import { countryFileOf, elsewhere } from './countries.ts';
import { drawnLatin, fileInLatinWriting } from './latin-writing.ts';
import { languageFiles } from './registered-rules.ts';
import {
  either,
  layered,
  layeredPhrases,
  type PhraseTable,
  reversed,
  setOf,
  tablesOf,
  type WordSet,
  type WordTable,
  withShorts,
} from './word-tables.ts';

export interface Rules {
  readonly numberFirst: boolean;
  /** 'проспект Мира', 'Мира проспект': the kind of a street stands before its name or behind it. */
  readonly typeAnywhere: boolean;
  readonly slash: 'whole' | 'unit-number' | 'number-unit';
  /** '100/106' is '100-106'; '2/4' is flat 2. */
  readonly slashRanges: boolean;
  readonly wholeSlashPostCodes: RegExp | null;
  readonly joinedHyphenPostCodes: RegExp | null;
  readonly hyphen: 'whole' | 'unit-number' | 'number-unit';
  readonly hashIsUnit: boolean;
  readonly levelAfterNumber: boolean;
  readonly buildingAfterNumber: boolean;
  readonly staircaseAfterNumber: boolean;
  readonly script: 'spaced' | 'japanese' | 'thai';
  readonly vowels: string | undefined;
  /** Whose way of writing Cyrillic or Greek in Latin letters the country has; undefined where it has neither. */
  readonly letters: string | undefined;
  readonly groupedBoxes: boolean;
  /** From the written form, which may be several words. */
  readonly shorts: WordTable;
  /** By their first word; phrases with more words come first. */
  readonly phrases: PhraseTable;
  readonly types: WordSet;
  /** From the written form to the short form, but only at the beginning or only at the end of a street's name. */
  readonly kindsBefore: ReadonlyMap<string, string>;
  readonly kindsBehind: ReadonlyMap<string, string>;
  /** The longest first. */
  readonly endings: readonly (readonly [ending: string, short: string])[];
  readonly shortEndings: readonly string[];
  /** What people write for a short form, without spaces. */
  readonly longs: LongForms;
  readonly leftOut: ReadonlySet<string>;
  readonly joining: WordSet;
  readonly elisions: ReadonlySet<string>;
  /** 'des bois': only its article tells this street from the 'rue du Bois'. */
  readonly plurals: ReadonlySet<string>;
  /** 'am', 'zum': they stand before a name and belong to it. */
  readonly prepositions: ReadonlySet<string>;
  /**
   * As written: kinds of streets that stand before the name in one of the country's languages and behind it in the
   * other.
   */
  readonly leadingTypes: ReadonlySet<string>;
  /** Short words that end a house's name: 'cottage'. */
  readonly houses: WordSet;
  /** As written, for units without a number: 'flat' in 'Garden Flat'. */
  readonly unitWords: ReadonlySet<string>;
  /** As written, before a word for a flat: they say which one it is, 'garden' in 'Garden Flat 14 Clifton Road'. */
  readonly placesOfFlats: ReadonlySet<string>;
  /** 'bus pk': two short words that end the name of a site. */
  readonly sites: WordSet;
  /** Short words for buildings, which their names may leave out: 'Edificio Las Palmas'. */
  readonly buildings: WordSet;
  /** '1.500' means 1500. */
  readonly dotInNumbers: boolean;
  /** 'C 1, 5' begins with a square of the town, which is its street. */
  readonly squares: boolean;
  /** 'Cra 7 12-34': the street has a number, and the house two with a dash between. */
  readonly plates: boolean;
  /** 'N34-45': the letter says on which side of the town the house is. */
  readonly sidesAtNumbers: boolean;
  /** 'B5 L12': what each letter says of the number behind it, where all of them stand in the line. */
  readonly letteredParts: ReadonlyMap<string, string>;
  /** '12/III' is on the third floor. */
  readonly romanFloors: boolean;
  /** '3o 2a' is door 2: doors are counted as floors are. */
  readonly countedDoors: boolean;
  /** 'Mayor 5' is 'Calle Mayor 5': the kind of street that people leave out; '' for none. */
  readonly plainKind: string;
  /** 'chalet', 'sector': houses of an estate, and its parts, before a number. */
  readonly countedHouses: ReadonlySet<string>;
  /** 'N Street' is another street than 'North Street'. */
  readonly letteredStreets: boolean;
  /** The direction of a street stands before its name or behind it. */
  readonly directionInside: boolean;
  /** Behind its number a house is said to stand between two streets, or at a corner. */
  readonly crossings: boolean;
  /** 'B-12', 'B 12' begin a line as its house number. */
  readonly letterBeforeNumber: boolean;
  readonly boundWords: WordSet;
  /** 'old', 'upr': they tell a street from another one of the same name. */
  readonly contrasts: ReadonlySet<string>;
  readonly unitKinds: WordTable;
  readonly unitKindsAfter: WordTable;
  /** Units without a number, behind the kind of the street: 'Elm St Rear'. */
  readonly unitsAlone: ReadonlyMap<string, string>;
  readonly levels: WordSet;
  /** '2e verdieping'; such a number of a street is another matter ('1e Helmersstraat'). */
  readonly levelsCountedByE: ReadonlySet<string>;
  readonly marks: RegExp | null;
  readonly doors: WordTable;
  /** 'mitte': a door when it stands beside a floor; alone it is a part of a town. */
  readonly doorsOfFloors: ReadonlySet<string>;
  readonly additions: ReadonlySet<string>;
  /** '5th', '5eme': the number is its first group. */
  readonly ordinals: RegExp | null;
  /** Short words for postal routes, which have numbers of their own: 'rr'. */
  readonly routes: ReadonlySet<string>;
  /** Words before the name of a person or a firm: 'Fam.'. */
  readonly titles: ReadonlySet<string>;
  /** As written: lanes, which have a number and belong to the street behind them. */
  readonly lanes: ReadonlySet<string>;
  /** What begins the name of a ward or a district. */
  readonly quarters: ReadonlyMap<string, string>;
  /** Parts of towns are often called by a name and a number: 'Младост 1'. */
  readonly numberedQuarters: boolean;
  /** Short words for kinds of streets that are a part of the town behind a street and its number: 'San Martín 745, Barrio Centro'. */
  readonly partsOfTowns: ReadonlySet<string>;
  /** Short words that begin or end a part of the line, as a comma does. */
  readonly partBegins: ReadonlySet<string>;
  readonly partEnds: ReadonlySet<string>;
  readonly postCode: PostCodeRules;
  readonly postCodeShape: RegExp | null;
  /** Null: states do not tell addresses of this country apart; the post code says more. */
  readonly states: ReadonlyMap<string, string> | null;
  readonly places: ReadonlyMap<string, string>;
  /** Words in a place's field that name no place. */
  readonly placesWithout: RegExp | null;
  /** Words in a town's field that a post code says as well: '2e', 'København N'. */
  readonly districts: RegExp | null;
  /** Towns whose districts have numbers or letters; none: any town may. */
  readonly districtTowns: ReadonlySet<string>;
  /** From the written form to the code, which is often written behind a town: 'Wil SG', 'Samone (TO)'. */
  readonly provinces: ReadonlyMap<string, string>;
  /** As `canonicalAddress` names them: towns with post codes of their own, behind which their parts are written. */
  readonly largeTowns: ReadonlySet<string>;
  /** What follows this word names no place: 'CEDEX'. */
  readonly placesEndAt: ReadonlySet<string>;
  /** Words of a script without spaces that are joined to the next word: 'ถนน'; or short, with a dot. */
  readonly glued: RegExp | null;
  /** '丁目', '番', after a number. */
  readonly numberMarks: RegExp | null;
}

const made = new Map<string, Rules>();

/** By two-letter code. Where it is no country, the rules of English with the number first. */
export function rulesOf(country: string): Rules {
  const known = made.get(country);
  if (known !== undefined) return known;
  const file = countryFileOf(country);
  const name = file === undefined ? '' : country;
  const rules = made.get(name) ?? makeRules(file ?? elsewhere);
  made.set(name, rules);
  return rules;
}

function makeRules(written: CountryFile): Rules {
  const { vowels, letters } = written;
  const file = fileInLatinWriting(written, letters);
  const spoken = file.languages.flatMap((code) => languageFiles[code] ?? []);
  const files: readonly WordRules[] = [...spoken.map((one) => fileInLatinWriting(one, letters)), file];
  const asWritten = (word: string): string => drawVowels(word, vowels);
  // A country's own words win over those of its languages.
  const layers = files.map((one) => tablesOf(one, vowels, asWritten)).reverse();
  const list = (of: (one: WordRules) => readonly string[] | undefined): readonly string[] => [
    ...new Set(files.flatMap((one) => (of(one) ?? []).map(asWritten))),
  ];
  const shorts = layered(layers.map((one) => one.shorts));
  const endings = new Map(files.flatMap((one) => reversed(one.endings, asWritten)));
  const leftOut = list((one) => one.leftOut);
  const levels = list((one) => one.levels);
  const unitsAfter = files.flatMap((one) => reversed(one.unitsAfter, asWritten)).map(([word]) => word);
  return {
    numberFirst: file.numberPlace === 'first',
    typeAnywhere: file.typePlace === 'any',
    slash: oneOf(['unit-number', 'number-unit'], file.slash) ?? 'whole',
    slashRanges: file.slashRanges === true,
    wholeSlashPostCodes: expressionOf(file.wholeSlashPostCodes),
    joinedHyphenPostCodes: expressionOf(file.joinedHyphenPostCodes),
    hyphen: oneOf(['unit-number', 'number-unit'], file.hyphen) ?? 'whole',
    hashIsUnit: file.hash === 'unit',
    levelAfterNumber: file.afterNumber === 'level-unit',
    buildingAfterNumber: file.afterNumber === 'building-unit',
    staircaseAfterNumber: file.afterNumber === 'staircase-unit',
    script: oneOf(['japanese', 'thai'], file.script) ?? 'spaced',
    vowels,
    letters,
    groupedBoxes: file.groupedBoxes === true,
    shorts,
    phrases: layeredPhrases(layers.map(({ phrases }) => phrases)),
    types: either(layers.map(({ types }) => types)),
    kindsBefore: new Map(files.flatMap((one) => reversed(one.kindsBefore, asWritten))),
    kindsBehind: new Map(files.flatMap((one) => reversed(one.kindsBehind, asWritten))),
    endings: [...endings].sort(([one], [other]) => other.length - one.length),
    shortEndings: [...new Set(endings.values())].sort((one, other) => other.length - one.length),
    longs: longsOf(files, shorts, asWritten),
    leftOut: setOf(leftOut),
    joining: either(layers.map(({ joining }) => joining)),
    leadingTypes: setOf(file.leadingTypes?.map(asWritten)),
    houses: setOf(list((one) => one.houses)),
    unitWords: setOf(list((one) => one.unitWords)),
    placesOfFlats: setOf(list((one) => one.placesOfFlats)),
    sites: setOf(list((one) => one.sites).map((site) => inShort(site, shorts))),
    buildings: setOf(list((one) => one.buildings).map((building) => inShort(building, shorts))),
    plates: file.plates === true,
    sidesAtNumbers: file.sidesAtNumbers === true,
    letteredParts: new Map(Object.entries(file.letteredParts ?? {})),
    romanFloors: file.romanFloors === true,
    countedDoors: file.countedDoors === true,
    plainKind: file.plainKind ?? '',
    countedHouses: setOf(list((one) => one.countedHouses)),
    letteredStreets: file.letteredStreets === true,
    crossings: file.crossings === true,
    directionInside: file.directionInside === true,
    squares: file.squares === true,
    letterBeforeNumber: file.letterBeforeNumber === true,
    dotInNumbers: file.dotInNumbers === true,
    prepositions: setOf(list((one) => one.prepositions)),
    elisions: setOf(list((one) => one.elisions)),
    plurals: setOf(list((one) => one.plurals)),
    boundWords: either(layers.map(({ boundWords }) => boundWords)),
    contrasts: setOf(list((one) => one.contrasts)),
    unitKinds: layered(layers.map(({ unitKinds }) => unitKinds)),
    unitKindsAfter: layered(layers.map(({ unitKindsAfter }) => unitKindsAfter)),
    unitsAlone: new Map(files.flatMap((one) => reversed(one.unitsAlone, asWritten))),
    levels: either(layers.map((one) => one.levels)),
    levelsCountedByE: setOf(list((one) => one.levelsCountedByE)),
    marks: marksOf([...unitsAfter, ...levels, ...leftOut]),
    doors: layered(layers.map(({ doors }) => doors)),
    doorsOfFloors: setOf(list((one) => one.doorsOfFloors)),
    additions: setOf(list((one) => one.additions)),
    ordinals: ordinalsOf(list((one) => one.ordinals)),
    routes: setOf(list((one) => one.routes)),
    titles: setOf(list((one) => one.titles)),
    lanes: setOf(list((one) => one.lanes)),
    partsOfTowns: setOf(list((one) => one.partsOfTowns)),
    partBegins: setOf(list((one) => one.partBegins)),
    partEnds: setOf(list((one) => one.partEnds)),
    postCode: file.postCode,
    postCodeShape: file.postCode.shape === undefined ? null : new RegExp(`^(?:${file.postCode.shape})$`),
    states: file.states === undefined ? null : withShorts(reversed(file.states, asWritten)),
    places: withShorts(reversed(file.places, asWritten).map(([name, town]) => [name, asWritten(town)])),
    placesWithout: expressionOf(file.placesWithout),
    districts: expressionOf(file.districts),
    quarters: new Map(reversed(file.quarters, asWritten)),
    numberedQuarters: file.numberedQuarters === true,
    districtTowns: setOf(file.districtTowns),
    provinces: withShorts(reversed(file.provinces, asWritten)),
    largeTowns: setOf(file.largeTowns),
    placesEndAt: setOf(file.placesEndAt),
    glued: file.script === 'thai' ? gluedOf(layers.flatMap((one) => [...one.shorts])) : null,
    numberMarks: file.script === 'japanese' ? numberMarksOf(leftOut, unitsAfter) : null,
  };
}

function expressionOf(written: string | undefined): RegExp | null {
  return written === undefined ? null : new RegExp(written);
}

function inShort(words: string, shorts: WordTable): string {
  return words
    .split(' ')
    .map((word) => shorts.get(word) ?? word)
    .join(' ');
}

/** Not in 'bauer', 'neue', 'queen'. Unlike in a search, also before another vowel: 'Schäing' is 'Schaeing'. */
const writtenOut = /([ao]|(?<![aeoq])u)e/g;
/** Denmark's and Norway's æ is 'ae', and never 'a': 'Bækkevej' is not 'Bakkevej'. */
const writtenOutBesideRings = /(o|(?<![aeoq])u)e/g;

/** Makes 'ue' into 'u' where ü is also written so, 'aa' into 'a' where å is, and 'dj' into 'd' where đ is. */
export function drawVowels(word: string, vowels: string | undefined): string {
  if (vowels === undefined) return word;
  if (vowels === 'latin') return drawnLatin(word);
  if (vowels === 'dj') return word.replaceAll('dj', 'd');
  if (vowels === 'together, aa') return word.replaceAll('aa', 'a').replace(writtenOutBesideRings, '$1');
  return word.replace(writtenOut, '$1');
}

/** 'ถนนสุขุมวิท', 'ถ.สุขุมวิท', folded: takes the word for the kind apart and makes it short. */
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

/** The long forms of a short form, without spaces; undefined when the word is not a short form. */
export interface LongForms {
  of(short: string): readonly string[] | undefined;
}

/** Looked up in the files themselves when a word comes up: most countries need few of them. */
function longsOf(files: readonly WordRules[], shorts: WordTable, asWritten: (word: string) => string): LongForms {
  const tables = [...files.map(({ streetTypes }) => streetTypes), ...files.map(({ words }) => words)];
  const met = new Map<string, readonly string[]>();
  return {
    of(word) {
      const known = met.get(word);
      if (known !== undefined) return known;
      const longsIn = (table: Shorts | undefined): readonly string[] =>
        table !== undefined && Object.hasOwn(table, word) ? (table[word] ?? []).map(asWritten) : [];
      const found = new Set(tables.flatMap(longsIn).filter((long) => shorts.get(long) === word));
      for (const long of files.flatMap(({ endings }) => longsIn(endings))) found.add(long);
      if (found.size === 0) return undefined;
      const longs = Array.from(found, (long) => long.replaceAll(' ', ''));
      met.set(word, longs);
      return longs;
    },
  };
}

/** Scripts that write no spaces, or few. */
export const unspaced = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Thai}]/u;

function ordinalsOf(endings: readonly string[]): RegExp | null {
  return endings.length === 0 ? null : new RegExp(`^(\\d+)(?:${anyOf(endings)})$`);
}

/** Scripts without spaces: '5樓' and 'A座' are taken apart by what stands after a number or a letter. */
function marksOf(words: readonly string[]): RegExp | null {
  const own = words.filter((word) => unspaced.test(word));
  return own.length === 0 ? null : new RegExp(`(?<=\\d|(?<![a-z])[a-z])\\s*(${anyOf(own)})`, 'g');
}

/** Longest first. */
function anyOf(words: Iterable<string>): string {
  return [...words].sort((one, other) => other.length - one.length).join('|');
}

/** '12番5号' after the numbers; the '号' in '号室' is not one. */
function numberMarksOf(marks: readonly string[], units: readonly string[]): RegExp {
  const rests = units.filter((word) => word.length > 1).map((word) => word.slice(1));
  return new RegExp(`(?<!\\d)(\\d+)\\s*(?:${anyOf(marks)})(?!${rests.join('|')})`, 'g');
}

function gluedOf(shorts: readonly (readonly [written: string, short: string])[]): RegExp {
  const own = shorts.filter(([written]) => /^\p{Script=Thai}/u.test(written));
  const longs = anyOf(own.map(([written]) => written));
  const letters = anyOf(new Set(own.map(([, short]) => short)));
  return new RegExp(`(${longs})|(?<!\\p{Script=Thai}\\p{M}{0,3})(${letters})\\.`, 'gu');
}
