/**
 * Streets named by a word of the rules: for a part of a building, a floor, a direction, a kind of street, an article,
 * an ordinal; and streets named by a letter or a number. In every country that has rules, in the ways its languages
 * write a street.
 */

import { differingFields } from '../../../../src-main/address-book/compare/differing-fields.ts';
import type { WordRules } from '../../../../src-main/address-book/rules/address-rule-files.ts';
import { drawVowels, type Rules, rulesOf } from '../../../../src-main/address-book/rules/address-rules.ts';
import {
  ruledCountries as allCountries,
  countryFileOf,
  elsewhere,
} from '../../../../src-main/address-book/rules/countries.ts';
import { fileInLatinWriting } from '../../../../src-main/address-book/rules/latin-writing.ts';
import { languageFiles } from '../../../../src-main/address-book/rules/registered-rules.ts';
import {
  type CanonicalAddress,
  canonicalAddress,
} from '../../../../src-main/address-book/spelling/canonical-address.ts';
import { coreKey, sameAddress } from '../../../../src-main/address-book/spelling/same-address.ts';

/** One of each group that writes alike in every respect. */
export const ruledCountries: readonly string[] = [
  ...new Map(allCountries.map((country) => [writingOf(country), country]).reverse() as [string, string][]).values(),
].filter((country) => rulesOf(country).script === 'spaced');

function writingOf(country: string): string {
  const {
    about: _about,
    sources: _sources,
    postCode: _codes,
    places: _places,
    ...writing
  } = countryFileOf(country) ?? elsewhere;
  return JSON.stringify(writing);
}

interface NamedStreet {
  readonly word: string;
  readonly line: string;
  readonly canonical: CanonicalAddress;
}

export const filesOf = (country: string): readonly WordRules[] => {
  const file = countryFileOf(country);
  const files = file === undefined ? [] : [...file.languages.flatMap((code) => languageFiles[code] ?? []), file];
  return files.map((one) => fileInLatinWriting(one, file?.letters));
};

/** Single words of at least three letters, which may name a street. */
export function ruleWords(country: string): readonly string[] {
  const rules = rulesOf(country);
  const words = filesOf(country).flatMap(
    ({
      units,
      unitsAfter,
      levels,
      joining,
      streetTypes,
      words: others,
      floors,
      boxes,
      contrasts,
      doors,
      unitWords,
      kindsBefore,
      kindsBehind,
    }) => [
      ...[
        units,
        unitsAfter,
        streetTypes,
        others,
        floors,
        rules.numberFirst ? {} : boxes,
        doors,
        kindsBefore,
        kindsBehind,
      ].flatMap((table) => Object.values(table ?? {}).flat()),
      ...(levels ?? []),
      ...(joining ?? []),
      ...(contrasts ?? []),
      ...(unitWords ?? []),
    ],
  );
  return [...new Set(words)].filter((word) => /^\p{L}{3,}$/u.test(word) && !rules.leftOut.has(word));
}

/** Letters, numbers, numbers with a letter. */
export const lettersAndNumbers: readonly string[] = [
  ...'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  ...[1, 2, 3, 5, 12, 60].flatMap((number) =>
    [`${number}`, ...'ABDENO'].map((letter) => (letter === `${number}` ? letter : `${number}${letter}`)),
  ),
];

/** The kinds of streets, short. */
export function kindsOf(country: string): readonly string[] {
  return [...new Set(filesOf(country).flatMap(({ streetTypes = {} }) => Object.keys(streetTypes)))];
}

/** '%' is the name. */
export function layoutsOf(country: string): readonly string[] {
  const rules = rulesOf(country);
  return filesOf(country).flatMap(({ streetTypes = {}, joining = [] }) => {
    const types = Object.entries(streetTypes).map(([short, longs]) => longs[0] ?? short);
    const [type = '', other = ''] = types.filter((word) => /^\p{L}{3,}$/u.test(word));
    if (type === '') return rules.numberFirst ? ['12 %'] : ['% 12'];
    const article = joining.find((word) => word.length > 1);
    const kinds = [type, other].filter((word) => word !== '');
    const lines = kinds.flatMap((kind) => [
      `${kind} %`,
      `% ${kind}`,
      ...(article === undefined ? [] : [`${kind} ${article} %`]),
    ]);
    return lines.map((line) => (rules.numberFirst ? `12 ${line}` : `${line} 12`));
  });
}

/** Streets of other names that are taken for one, each pair in words; empty when all is well. */
export function takenForOne(country: string, words: readonly string[], layout: string): readonly string[] {
  const rules = rulesOf(country);
  const streets = words
    .filter((word) => isName(word, layout, rules))
    .flatMap((word): readonly NamedStreet[] => {
      const line = layout.replace('%', word);
      const canonical = canonicalAddress({ ...somewhere, street: line, country });
      return coreKey(canonical) === null ? [] : [{ word, line, canonical }];
    });
  return [...Map.groupBy(streets, ({ canonical }) => coreKey(canonical)).values()].flatMap((group) =>
    group.flatMap((one, index) =>
      group
        .slice(index + 1)
        .filter((other) => !areOneWord(one.word, other.word, rules))
        .filter((other) => isWrong(one.canonical, other.canonical))
        .map((other) => `${country}: ${one.line} = ${other.line}`),
    ),
  );
}

/** Before a kind of street an article joins, and '5a Avenida' is the fifth; behind it, both are names. */
function isName(word: string, layout: string, rules: Rules): boolean {
  const isLast = /%(?: 12)?$/.test(layout);
  // 'Postfach 12' alone is a box, by any of its names.
  if (layout === '% 12' && rules.phrases.get(word)?.some(({ kind }) => kind === 'box')) return false;
  const isBehindArticle = layout.split(' ').some((one) => rules.joining.has(one));
  const counts = /^\d+\D$/.test(word) && rules.ordinals?.test(word.toLowerCase()) === true;
  return rules.joining.has(word) ? isLast && !isBehindArticle : isLast || !counts;
}

/** One taken for the other, or told apart without a mark. */
function isWrong(one: CanonicalAddress, other: CanonicalAddress): boolean {
  if (sameAddress(one, other)) return true;
  return differingFields(one, other).length + differingFields(other, one).length === 0;
}

const somewhere = { suburb: '', city: 'Somewhere', state: '', postCode: '12345' };

/** 'street' and 'st'; '12' and '12th'. */
function areOneWord(one: string, other: string, rules: Rules): boolean {
  const short = (word: string): string => {
    const drawn = drawVowels(word.toLowerCase(), rules.vowels);
    const kind = rules.kindsBefore.get(drawn) ?? rules.kindsBehind.get(drawn) ?? drawn;
    // A language writes a kind in full there, because its short form is not the same in all of its countries.
    const read = rules.shorts.get(drawn) ?? rules.shorts.get(kind) ?? kind;
    // One word of two languages.
    if (read === 'quilometro') return 'kilometro';
    // 'first' and 'premier', where both languages are written.
    return /^\d+/.exec(read)?.[0] ?? read;
  };
  return short(one) === short(other);
}
