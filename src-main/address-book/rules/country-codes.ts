/**
 * From country names in many languages, and the codes people write, to the two-letter code. The names are a file in
 * resources/address-rules: asking the system's ICU for 14 languages took 25 ms of the processor at the first question
 * and 10 MB more than this, which knows 47 languages.
 */
import aliases from '../../../resources/address-rules/country-aliases.json' with { type: 'json' };
import names from '../../../resources/address-rules/country-names.json' with { type: 'json' };
import { wordsOfWritten } from '../text/written-text.ts';

const countryNames: Readonly<Record<string, string>> = names.names;
const codes = Object.keys(countryNames);
/** In small letters. Without its accents, dots or dash this would be the code of another country. */
const written: ReadonlyMap<string, string> = new Map(Object.entries(aliases.written));

let others: ReadonlyMap<string, string> | null = null;
/** From the written name to the answer: a book has few countries and many entries. */
let answered = new Map<string, string>();
/** From what names no country to its key: apart, because ends of lines are asked for, too. */
let strange = new Map<string, string>();
const mostAnswered = 500;
const longestName = 100;

let timesLookedThrough = 0;
/**
 * Making the marks costs as much as this many searches through the names, and a book with few countries never needs
 * them.
 */
const worthMarks = 50;
/** 16 KB, of which the names set 6 %. */
const markCount = 1 << 17;
let marks: Uint8Array | null = null;

/**
 * Of a country's field. The two-letter code; for an unknown name the folded name, so that equal names stay equal. Empty text
 * gives an empty answer, and so does text that is too long.
 */
export function countryCodeOf(country: string): string {
  const named = countryNamed(country);
  return named.includes(' ') ? (codeOfBoth(named) ?? named) : named;
}

/** The same of any words, as at the end of a line, where 'Luxembourg LU' is a town and its country. */
export function countryNamed(country: string): string {
  const before = answered.get(country) ?? strange.get(country);
  if (before !== undefined) return before;
  if (country.length > longestName) return '';
  const key = countryKey(country);
  const code = written.get(country.trim().normalize('NFC').toLowerCase()) ?? codeOf(key);
  if (answered.size >= mostAnswered) answered = new Map();
  if (strange.size >= mostAnswered) strange = new Map();
  if (code === undefined) strange.set(country, key);
  else answered.set(country, code);
  return code ?? key;
}

/** The two-letter code alone: empty for what is no country. */
export function isoCodeOf(country: string): string {
  const code = countryCodeOf(country);
  return /^[A-Z]{2}$/.test(code) ? code : '';
}

/** 'Deu', 'united sta': a name that is still being typed. */
export function beginsCountryName(begun: string): boolean {
  const name = `|${countryKey(begun)}`;
  return name.length > 1 && codes.some((code) => countryNames[code]?.includes(name));
}

function codeOf(key: string): string | undefined {
  return known(key) ?? (key.includes(' ') ? known(key.replaceAll(' ', '')) : undefined);
}

const mostWords = 6;

/** 'Germany (DE)', 'DE - Germany', 'België / Belgique': two names beside each other, when they are one country's. */
function codeOfBoth(key: string): string | undefined {
  const words = key.split(' ');
  if (words.length < 2 || words.length > mostWords) return undefined;
  for (let at = 1; at < words.length; at += 1) {
    const code = codeOf(words.slice(0, at).join(' '));
    if (code !== undefined && code === codeOf(words.slice(at).join(' '))) return code;
  }
  return undefined;
}

function known(key: string): string | undefined {
  others ??= readAliases();
  return others.get(key) ?? codeNamed(key);
}

/**
 * A table of the names would weigh 1 MB, so they are searched, which takes 50 µs. A mark rules out most texts that are
 * no name.
 */
function codeNamed(key: string): string | undefined {
  const code = key.toUpperCase();
  if (key.length === 2 && Object.hasOwn(countryNames, code)) return code;
  if (timesLookedThrough >= worthMarks) marks ??= markNames();
  if (marks !== null && !isMarked(marks, key)) return undefined;
  timesLookedThrough += 1;
  const name = `|${key}|`;
  return codes.find((one) => countryNames[one]?.includes(name));
}

function markNames(): Uint8Array {
  const made = new Uint8Array(markCount / 8);
  for (const names of Object.values(countryNames)) {
    for (let from = 1, to = names.indexOf('|', from); to >= 0; from = to + 1, to = names.indexOf('|', from)) {
      const mark = markOf(names, from, to);
      made[mark >>> 3] = (made[mark >>> 3] ?? 0) | (1 << (mark & 7));
    }
  }
  return made;
}

function isMarked(made: Uint8Array, name: string): boolean {
  const mark = markOf(name, 0, name.length);
  return ((made[mark >>> 3] ?? 0) & (1 << (mark & 7))) !== 0;
}

function markOf(text: string, from: number, to: number): number {
  let hash = 0;
  for (let at = from; at < to; at += 1) hash = (Math.imul(hash, 31) + text.charCodeAt(at)) | 0;
  return (hash ^ (hash >>> 15)) & (markCount - 1);
}

/** The key that a country is looked up by: 'u s a' for 'U.S.A.'. */
export function countryKey(country: string): string {
  return wordsOfWritten(country).join(' ');
}

function readAliases(): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [code, words] of Object.entries(aliases.names)) {
    found.set(code.toLowerCase(), code);
    for (const name of words) found.set(name, code);
  }
  return found;
}
