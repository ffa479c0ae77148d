/** The rule files as data: their shape, their folding, their sources, and that no word means two things in one country. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { RuleSource } from '../../../../src-main/address-book/rules/address-rule-files.ts';
import { drawVowels, rulesOf } from '../../../../src-main/address-book/rules/address-rules.ts';
import { countryCodeOf } from '../../../../src-main/address-book/rules/country-codes.ts';
import { countryFiles, languageFiles } from '../../../../src-main/address-book/rules/registered-rules.ts';
import { foldWritten, wordsOfFolded } from '../../../../src-main/address-book/text/written-text.ts';

const folder = resolve(import.meta.dirname, '..', '..', '..', '..', 'resources', 'address-rules');
const read = (kind: string): [string, Record<string, unknown>][] =>
  readdirSync(join(folder, kind)).map((name) => [
    name.replace('.json', ''),
    JSON.parse(readFileSync(join(folder, kind, name), 'utf8')) as Record<string, unknown>,
  ]);
const languages = read('languages');
const countries = read('countries');

const tables = [
  'streetTypes',
  'kindsBefore',
  'kindsBehind',
  'words',
  'endings',
  'units',
  'unitsAfter',
  'unitsAlone',
  'floors',
  'doors',
  'boxes',
  'quarters',
  'states',
  'provinces',
  'places',
];
const lists = [
  'leftOut',
  'joining',
  'elisions',
  'plurals',
  'houses',
  'countedHouses',
  'sites',
  'buildings',
  'unitWords',
  'placesOfFlats',
  'boundWords',
  'doorsOfFloors',
  'contrasts',
  'prepositions',
  'levels',
  'levelsCountedByE',
  'careOf',
  'titles',
  'routes',
  'numberWords',
  'additions',
  'unnumbered',
  'ordinals',
  'lanes',
  'partsOfTowns',
  'partBegins',
  'partEnds',
  'placesEndAt',
  'largeTowns',
  'districtTowns',
];
/** A rule that was not checked against a document says so. */
const howChecked = /from memory|not checked|not from the (?:document|standard)|not with the|taken from the package/;

const general = ['about', 'sources', 'licence'];
const ofCountries = [
  'languages',
  'numberPlace',
  'typePlace',
  'slash',
  'slashRanges',
  'wholeSlashPostCodes',
  'joinedHyphenPostCodes',
  'hyphen',
  'hash',
  'afterNumber',
  'script',
  'vowels',
  'letters',
  'groupedBoxes',
  'dotInNumbers',
  'letterBeforeNumber',
  'squares',
  'plates',
  'sidesAtNumbers',
  'letteredParts',
  'numberedQuarters',
  'romanFloors',
  'countedDoors',
  'plainKind',
  'directionInside',
  'crossings',
  'letteredStreets',
  'leadingTypes',
  'postCode',
  'placesWithout',
  'districts',
];

const isFolded = (word: string): boolean => wordsOfFolded(foldWritten(word)).join(' ') === word;

const others = ['country-names', 'country-aliases', 'relations', 'territories', 'towns'].map(
  (name): [string, Record<string, unknown>] => [
    name,
    JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as Record<string, unknown>,
  ],
);

describe.each([...languages, ...countries, ...others])('%s', (_name, file) => {
  test('says what it is, from which document and section it comes, how it was checked, and under which licence', () => {
    expect(file).toMatchObject({ about: expect.stringMatching(/\S/), licence: expect.stringMatching(/\S/) });
    const sources = file.sources as RuleSource[];
    expect(sources.length).toBeGreaterThan(0);
    const said = expect.stringMatching(/\S/);
    for (const source of sources) {
      expect(source).toEqual({ name: said, section: said, checked: expect.stringMatching(howChecked), licence: said });
    }
  });
});

describe.each([...languages, ...countries])('%s', (name, file) => {
  test('has known fields only, and all its words are folded', () => {
    const known = [...general, ...tables, ...lists, ...ofCountries];
    expect(Object.keys(file).filter((field) => !known.includes(field))).toEqual([]);
    const words = [
      ...lists.flatMap((field) => (file[field] as string[] | undefined) ?? []),
      ...tables.flatMap((field) =>
        Object.entries((file[field] as Record<string, string[]> | undefined) ?? {}).flatMap(([short, others]) =>
          [short, ...others].filter((word) => word !== ''),
        ),
      ),
    ];
    expect([name, words.filter((word) => !isFolded(word))]).toEqual([name, []]);
  });
});

describe.each(countries)('the country %s', (code, file) => {
  const own = file as { languages: string[]; numberPlace: string; postCode: { shape?: string; none?: boolean } };
  const parts = [...own.languages.map((language) => languages.find(([name]) => name === language)?.[1]), file];

  test('is one, has languages that have files, and a post code that is a regular expression', () => {
    expect(countryCodeOf(code)).toBe(code.toUpperCase());
    expect(parts).not.toContain(undefined);
    expect(['first', 'last']).toContain(own.numberPlace);
    expect(own.postCode.none === true || own.postCode.shape !== undefined).toBe(true);
    expect(() => new RegExp(own.postCode.shape ?? '')).not.toThrow();
  });

  test('has no word with two meanings', () => {
    // Of one kind; a later file of the country may decide otherwise.
    for (const kinds of [
      ['streetTypes', 'words'],
      ['endings'],
      ['boxes'],
      ['floors'],
      ['doors'],
      ['places'],
      ['states'],
    ]) {
      const meanings = new Map<string, Set<string>>();
      for (const part of own.languages.length > 1 || file === parts.at(-1) ? parts : [file]) {
        for (const kind of kinds) {
          for (const [short, others] of Object.entries((part?.[kind] as Record<string, string[]> | undefined) ?? {})) {
            for (const word of others) {
              if (part !== file && isDecided(file, kinds, word)) continue;
              meanings.set(word, (meanings.get(word) ?? new Set()).add(short));
            }
          }
        }
      }
      const ambiguous = [...meanings]
        .filter(([, shorts]) => shorts.size > 1)
        .map(([word, shorts]) => `${word}: ${[...shorts].join(', ')}`);
      expect([code, kinds[0], ambiguous]).toEqual([code, kinds[0], []]);
    }
  });

  test('folds every word once: a short form stands for itself', () => {
    const { shorts, vowels } = rulesOf(code.toUpperCase());
    const written = parts.flatMap((part) =>
      ['streetTypes', 'words'].flatMap((kind) =>
        Object.values((part?.[kind] as Record<string, string[]>) ?? {}).flat(),
      ),
    );
    const shortForms = written.flatMap((word) => shorts.get(drawVowels(word, vowels)) ?? []);
    expect([code, shortForms.length > 0]).toEqual([code, written.length > 0]);
    const again = shortForms.filter((short) => (shorts.get(short) ?? short) !== short);
    expect([code, [...new Set(again)]]).toEqual([code, []]);
  });
});

function isDecided(file: Record<string, unknown>, kinds: readonly string[], word: string): boolean {
  return kinds.some((kind) =>
    Object.values((file[kind] as Record<string, string[]> | undefined) ?? {}).some((others) => others.includes(word)),
  );
}

test('every file is read by the app, and the app reads no other', () => {
  expect(Object.keys(languageFiles).sort()).toEqual(languages.map(([name]) => name).sort());
  expect(Object.keys(countryFiles).sort()).toEqual(countries.map(([name]) => name.toUpperCase()).sort());
});

test('no name of a country is two countries', () => {
  for (const file of ['country-names.json', 'country-aliases.json']) {
    const { names, sources, licence } = JSON.parse(readFileSync(join(folder, file), 'utf8')) as {
      names: Record<string, string | string[]>;
      sources: unknown[];
      licence: string;
    };
    expect([sources.length > 0, licence]).toEqual([true, 'MIT']);
    const owners = new Map<string, string>();
    for (const [code, words] of Object.entries(names)) {
      for (const word of typeof words === 'string' ? words.split('|').slice(1, -1) : words) {
        expect([word, isFolded(word)]).toEqual([word, true]);
        expect([word, owners.get(word) ?? code]).toEqual([word, code]);
        owners.set(word, code);
      }
    }
    // And none is another country's two letters.
    expect(
      [...owners].filter(([word, code]) => names[word.toUpperCase()] !== undefined && word.toUpperCase() !== code),
    ).toEqual([]);
  }
});
