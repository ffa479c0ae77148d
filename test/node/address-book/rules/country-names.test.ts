/** What people write for a country: its own name in its own languages, as the postal services write it, in capitals. */

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { countryCodeOf } from '../../../../src-main/address-book/rules/country-codes.ts';

/** From the Unicode CLDR and from libaddressinput, in capitals. */
const written: readonly (readonly [code: string, names: readonly string[]])[] = [
  ['AM', ['Հայաստան']],
  ['AZ', ['Azərbaycan', 'AZƏRBAYCAN']],
  ['BD', ['বাংলাদেশ']],
  ['BG', ['БЪЛГАРИЯ', 'BULGARIA (REP.)']],
  ['BO', ['Bolivia', 'BOLIVIA']],
  ['CZ', ['CZECH REP.', 'Czech Rep', 'Česko', 'ČESKO']],
  ['DO', ['DOMINICAN REP.']],
  ['FO', ['Føroyar', 'FØROYAR']],
  ['GE', ['საქართველო']],
  ['GL', ['Kalaallit Nunaat']],
  ['GB', ['Gran Bretaña', 'Grande-Bretagne', 'Groot-Brittannië', 'Inglaterra', 'Angleterre', 'Schottland', 'Англия']],
  ['HU', ['HUNGARY (Rep.)', 'MAGYARORSZÁG']],
  ['IR', ['ایران']],
  ['KG', ['Кыргызстан', 'КЫРГЫЗСТАН', 'Киргизия']],
  ['KZ', ['Қазақстан', 'ҚАЗАҚСТАН', 'Казахстан']],
  ['LK', ['ශ්‍රී ලංකාව']],
  ['CN', ['中國']],
  ['CD', ['RDC']],
  ['LA', ['Lao PDR', 'Lao P.D.R.']],
  ['MD', ['Rep. MOLDOVA', 'Republica Moldova', 'Republic of Moldova', 'Moldau']],
  ['MM', ['Birma']],
  ['MN', ['Монгол']],
  ['MO', ['澳門']],
  ['NP', ['नेपाल']],
  ['RS', ['REPUBLIC OF SERBIA', 'Србија', 'SRBIJA']],
  ['SG', ['REP. OF SINGAPORE']],
  ['TW', ['R.O.C.']],
  ['TJ', ['Тоҷикистон']],
  ['UZ', ['Oʻzbekiston', 'OʻZBEKISTON']],
  ['VN', ['VIET NAM', 'VIỆT NAM']],
];

test.each(written)('%s', (code, names) => {
  expect(names.map((name) => [name, countryCodeOf(name)])).toEqual(names.map((name) => [name, code]));
});

/** As the lists of shops have them: the code beside the name, a name in two languages, ISO 3166 in full. */
test.each([
  ['DE', ['Germany (DE)', 'DE - Germany', 'Germany, DE', 'DEU Deutschland', 'Deutschland / Germany']],
  ['BE', ['België / Belgique', 'Belgique - België']],
  ['GB', ['United Kingdom (UK)', 'GB United Kingdom']],
  ['GR', ['EL', 'Ελλάδα (EL)']],
  ['AE', ['VAE']],
  ['NL', ['Netherlands, The', 'Netherlands, Kingdom of the']],
  ['IR', ['Iran, Islamic Republic of', 'Iran (Islamic Republic of)']],
  ['BO', ['Bolivia, Plurinational State of', 'Bolivia (Plurinational State of)']],
  ['VE', ['Venezuela, Bolivarian Republic of', 'Venezuela (Bolivarian Republic of)']],
  ['TZ', ['Tanzania, United Republic of']],
  ['CD', ['Congo, Democratic Republic of the', 'Congo, The Democratic Republic of the']],
  ['FM', ['Micronesia, Federated States of', 'Micronesia (Federated States of)']],
  ['PS', ['Palestine, State of', 'Palestinian Territory, Occupied']],
  ['VI', ['Virgin Islands, U.S.', 'Virgin Islands (U.S.)']],
  ['VG', ['Virgin Islands, British', 'Virgin Islands (British)']],
  ['KR', ['Korea, Republic of', 'KR South Korea']],
  ['MK', ['Macedonia, the former Yugoslav Republic of']],
  ['LA', ["Lao People's Democratic Republic"]],
  ['MF', ['Saint Martin (French part)']],
  ['SX', ['Sint Maarten (Dutch part)']],
  ['SH', ['Saint Helena, Ascension and Tristan da Cunha']],
  ['HK', ['Hong Kong S.A.R.', 'Hong Kong SAR China']],
])('%s in the list of a shop', (code, names) => {
  expect(names.map((name) => [name, countryCodeOf(name)])).toEqual(names.map((name) => [name, code]));
});

/** Serbia and Bosnia write Latin letters, too; English and German are not the same everywhere. */
test.each([
  ['DE', ['Nemačka', 'NJEMAČKA', 'Nemacka']],
  ['CH', ['Švajcarska', 'Švicarska']],
  ['VI', ['US Virgin Islands', 'U.S. Virgin Islands']],
  ['VC', ['St Vincent and the Grenadines', 'St Vincent & the Grenadines']],
  ['KN', ['St Kitts and Nevis', 'St. Kitts & Nevis']],
  ['CC', ['Cocos Islands']],
  ['CV', ['Kapverden']],
  ['SB', ['Salomon-Inseln']],
])('%s as one of several countries writes it', (code, names) => {
  expect(names.map((name) => [name, countryCodeOf(name)])).toEqual(names.map((name) => [name, code]));
});

test('what would be the code of another country without its accents, its dots or its dash', () => {
  const names = ['Áo', 'Bỉ', 'Mỹ', 'R.-U.', 'R. U.', 'É.-U.', 'ČR'];
  const codes = ['AT', 'BE', 'US', 'GB', 'GB', 'US', 'CZ'];
  expect(names.map(countryCodeOf)).toEqual(codes);
  expect(names.map((name) => countryCodeOf(name.toUpperCase()))).toEqual(codes);
  expect(names.map((name) => countryCodeOf(name.toLowerCase().normalize('NFD')))).toEqual(codes);
  expect(['AO', 'BI', 'MY', 'RU'].map(countryCodeOf)).toEqual(['AO', 'BI', 'MY', 'RU']);
});

test.each(['Germany (FR)', 'DE - France', 'Congo (DE)', 'DE', 'New Germany', 'Germany West'])(
  'what names two countries, or one and something else, is none: %s',
  (name) => {
    expect(['DE', 'FR', 'CG', 'CD'].includes(countryCodeOf(name))).toBe(name === 'DE');
  },
);

test('a name that two countries share is neither', () => {
  expect(countryCodeOf('CHANNEL ISLANDS')).toBe('channel islands');
});

const file = resolve(import.meta.dirname, '../../../../resources/address-rules/country-names.json');

test('the names of every seventh country are found after many words that are none', () => {
  const words = Array.from({ length: 2000 }, (_, index) => `nowhere ${index}`);
  expect(words.filter((word) => countryCodeOf(word) !== word)).toEqual([]);
  const { names: listed } = JSON.parse(readFileSync(file, 'utf8')) as { names: Record<string, string> };
  const seventh = Object.entries(listed).filter((_, index) => index % 7 === 0);
  const owners = seventh.flatMap(([code, names]) => names.split('|').map((name): [string, string] => [name, code]));
  expect(owners.length).toBeGreaterThan(1000);
  expect(owners.filter(([name, code]) => name !== '' && countryCodeOf(name) !== code)).toEqual([]);
});
