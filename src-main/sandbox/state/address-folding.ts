/**
 * Folds the ways people write an address to one form for comparing. Every spelling is folded to the short one, never
 * expanded.
 */
import { allCountries } from '../demo-orders/countries/all-countries.ts';

/** After folding of case and accents: several words that mean the same as one. */
const abbreviations: ReadonlyMap<string, string> = new Map(
  Object.entries({
    st: 'street saint sainte strasse str',
    rd: 'road',
    ave: 'avenue av',
    dr: 'drive',
    ln: 'lane',
    blvd: 'boulevard boul bd',
    pl: 'place platz',
    ct: 'court',
    cres: 'crescent',
    hwy: 'highway',
    esp: 'esplanade',
    gr: 'grove',
    mt: 'mount',
    jr: 'junior',
    n: 'north',
    s: 'south',
    e: 'east',
    w: 'west',
    ne: 'northeast',
    r: 'rue',
  }).flatMap(([short, long]) => long.split(' ').map((word): [string, string] => [word, short])),
);

const letters: ReadonlyMap<string, string> = new Map(
  Object.entries({ ß: 'ss', ø: 'o', æ: 'ae', œ: 'oe', ł: 'l', đ: 'd', ı: 'i' }),
);

/**
 * Removes accents of Latin letters. The vowel and tone marks of Thai and the voicing marks of kana stay: they make
 * other words.
 */
export function foldAddressLine(line: string): string {
  const plain = line
    .normalize('NFKD')
    .replace(/[\u0300-\u036F]/g, '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[ßøæœłđı]/g, (letter) => letters.get(letter) ?? letter)
    .replace(/['’]/g, '');
  const words = plain.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const short = words.map((word) => abbreviations.get(word) ?? word.replace(/(?<=.{3})(strasse|str)$/, 'str'));
  // Numbers first: '12 Hauptstraße' and 'Hauptstraße 12' are one place.
  const isNumber = (word: string): boolean => /^\p{N}/u.test(word);
  return [...short.filter(isNumber), ...short.filter((word) => !isNumber(word))].join(' ');
}

export function foldPostCode(postCode: string): string {
  return postCode
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase();
}

/** The two-letter code of a country given by code or name; null when neither is known here. */
export function countryCodeOf(country: string): string | null {
  const folded = foldAddressLine(country);
  const found = allCountries.find(
    ({ code, name }) => folded === code.toLowerCase() || folded === foldAddressLine(name),
  );
  return found?.code ?? null;
}
