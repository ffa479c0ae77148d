/**
 * How each country writes its addresses: by a file of its own, or by the file of the country it belongs to or that
 * writes alike, with its own official languages and post codes. Every territory of ISO 3166 is listed.
 */
import relations from '../../../resources/address-rules/relations.json' with { type: 'json' };
import facts from '../../../resources/address-rules/territories.json' with { type: 'json' };
import towns from '../../../resources/address-rules/towns.json' with { type: 'json' };
import type { CountryFile, PostCodeRules, Shorts } from './address-rule-files.ts';
import { countryFiles } from './registered-rules.ts';

interface Territory {
  /** Official languages that have a file, the most spoken first. */
  readonly languages: readonly string[];
  /** The shape of its post codes; undefined: nothing is known about them. */
  readonly shape?: string;
  readonly prefixes?: readonly string[];
  /** How many digits a code has that may begin with zeros. */
  readonly digits?: number;
}

const territories: Readonly<Record<string, Territory>> = facts.territories;

/** Two-letter codes. */
export const ruledCountries: readonly string[] = Object.keys(territories);

/** By two-letter code; undefined when it is no country. */
export function countryFileOf(code: string): CountryFile | undefined {
  const territory = Object.hasOwn(territories, code) ? territories[code] : undefined;
  const file = Object.hasOwn(countryFiles, code) ? countryFiles[code] : undefined;
  if (territory === undefined) return file;
  if (file !== undefined) return { ...file, postCode: withPrefixes(file.postCode, code) };
  const [{ postCode: { length, prefixes = [] } = {} } = {}] = fileHolding(relations.territories, code);
  // Puerto Rico's codes may have four digits more, as those of the United States, and Åland's are written 'FI-22100'.
  const own = postCodeOf(code, territory);
  const postCode = {
    ...own,
    ...(length === undefined ? {} : { length }),
    ...(own.prefixes === undefined ? {} : { prefixes: together(own.prefixes, prefixes) }),
  };
  return { ...withTowns(unwritten(code, territory), code), postCode };
}

/** Names that its towns have in other languages. */
function withTowns(file: CountryFile, code: string): CountryFile {
  const known: Readonly<Record<string, Shorts>> = towns.towns;
  return Object.hasOwn(known, code) ? { ...file, places: { ...file.places, ...known[code] } } : file;
}

/** For a country that has no file. */
function unwritten(code: string, { languages }: Territory): CountryFile {
  const [parent] = fileHolding(relations.territories, code);
  if (parent !== undefined) return { ...parent, languages: together(parent.languages, languages) };
  const [alike] = fileHolding(relations.alike, code);
  if (alike !== undefined) {
    const { places: _places, states: _states, ...writing } = alike;
    return { ...writing, languages: together(alike.languages, languages), numberedQuarters: true };
  }
  const spoken = languages.length === 0 ? ['en'] : inTheirOwnLetters(languages) ? ['en', ...languages] : languages;
  return {
    ...elsewhere,
    languages: spoken,
    numberPlace: numberFirst.includes(languages[0] ?? 'en') ? 'first' : 'last',
  };
}

/** Puerto Rico is a state in some forms and a country in others. `state`: the code, two small letters. */
export function countryOfState(country: string, state: string): string {
  const code = state.toUpperCase();
  const own: Readonly<Record<string, readonly string[]>> = relations.territories;
  return Object.hasOwn(own, country) && own[country]?.includes(code) === true ? code : country;
}

/** 'JE2 3QA' is in Jersey, 97110 in Guadeloupe and 00901 in Puerto Rico, also where Great Britain, France and the United States are written. */
export function countryOfCode(country: string, postCode: string): string {
  if (postCode === '' || !Object.hasOwn(territoriesByCode, country)) return country;
  const found = Object.entries(territoriesByCode[country] ?? {}).find(([, begins]) =>
    begins.split(' ').some((begin) => postCode.startsWith(begin)),
  );
  return found?.[0] ?? country;
}

const territoriesByCode: Readonly<Record<string, Readonly<Record<string, string>>>> = relations.codes;

/** 'FR' of 'GP': a slip in the post code may have made one of the other. */
export const countryAround = (code: string): string => around.get(code) ?? code;

const around: ReadonlyMap<string, string> = new Map(
  Object.entries(territoriesByCode).flatMap(([of, codes]) => Object.keys(codes).map((code) => [code, of])),
);

function fileHolding(related: Readonly<Record<string, readonly string[]>>, code: string): readonly CountryFile[] {
  return Object.entries(related).flatMap(([of, codes]) => (codes.includes(code) ? (countryFiles[of] ?? []) : []));
}

function together(ones: readonly string[], others: readonly string[]): readonly string[] {
  return [...new Set([...ones, ...others])];
}

function postCodeOf(code: string, { languages: _languages, shape, ...others }: Territory): PostCodeRules {
  return shape === undefined ? {} : withPrefixes({ shape, ...others }, code);
}

/** 'LT-01100': people write the country before the code, and leave out leading zeros. */
function withPrefixes(rules: PostCodeRules, code: string): PostCodeRules {
  if (rules.shape === undefined) return rules;
  const [, digits] = /^\[0-9\]\{(\d)\}$/.exec(rules.shape) ?? [];
  const lostZeros = digits === undefined || Number(digits) < 4 ? {} : { digits: Number(digits) };
  return { ...lostZeros, ...rules, prefixes: together(rules.prefixes ?? [], [code.toLowerCase()]) };
}

/** Georgian and Armenian streets are written in English beside their own letters, which no English word can be in. */
function inTheirOwnLetters(languages: readonly string[]): boolean {
  return languages.length > 0 && languages.every((language) => ['ka', 'hy'].includes(language));
}

/** Languages that put the house number before the street, as English does. */
const numberFirst: readonly string[] = ['en', 'fr', 'ar', 'th', 'vi', 'he'];

/** For a country nobody knows: written as English writes. */
export const elsewhere: CountryFile = {
  about: 'Any other country',
  sources: [],
  licence: 'MIT',
  languages: ['en'],
  numberPlace: 'first',
  numberedQuarters: true,
  postCode: {},
};
