/** Dates, numbers, lists and sorting in the shown language: the one place of the page that uses Intl. */
import { isolated } from './isolated.ts';
import { languageNames, useLanguage } from './language.ts';
import { shownLocale } from './say.ts';

const dateStyles = {
  /** '3 May 2026, 14:05'. */
  dayTime: { dateStyle: 'medium', timeStyle: 'short' },
  /** '14:05', for today. */
  time: { timeStyle: 'short' },
  /** With seconds, for proof. */
  exact: { dateStyle: 'medium', timeStyle: 'medium' },
  /** With seconds and the zone. */
  zoned: { dateStyle: 'full', timeStyle: 'long' },
  /** '3 May 2026'. */
  day: { day: 'numeric', month: 'short', year: 'numeric' },
  /** '3 May', when the year is clear. */
  dayOfYear: { day: 'numeric', month: 'short' },
  /** '3 May 26', in a narrow column. */
  dayWithYear: { day: 'numeric', month: 'short', year: '2-digit' },
} as const satisfies Readonly<Record<string, Intl.DateTimeFormatOptions>>;

export type DateStyle = keyof typeof dateStyles;

/** `at` is an ISO instant, or milliseconds. Local time. */
export function dateWords(style: DateStyle, at: string | number): string {
  const format = kept(`date ${style}`, (locale) => new Intl.DateTimeFormat(locale, dateStyles[style]));
  const words = format.format(new Date(at));
  // '8:38' and 'PM' stay on one line.
  return 'timeStyle' in dateStyles[style] ? words.replace(/(?<=\d) (?=\p{L})/gu, '\u00A0') : words;
}

export type DayPart = 'day' | 'month' | 'year';

/** A day in numbers: each part in its order, with the sign after it, such as 'day' '.', 'month' '.', 'year' ''. */
export function dayLayout(): readonly { readonly part: DayPart; readonly sign: string }[] {
  const options = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;
  const parts = kept('day layout', (locale) => new Intl.DateTimeFormat(locale, options).formatToParts());
  return parts.flatMap(({ type }, index) => {
    if (type !== 'day' && type !== 'month' && type !== 'year') return [];
    const next = parts[index + 1];
    return [{ part: type, sign: next?.type === 'literal' ? next.value : '' }];
  });
}

/** '1,234'. */
export function numberWords(count: number): string {
  return kept('number', (locale) => new Intl.NumberFormat(locale)).format(count);
}

/** A price: at least two and at most four decimal places; one that these would make nothing is told by its first figures. */
export function priceWords(price: number): string {
  if (price !== 0 && Math.abs(price) < 0.00005) {
    const few = { maximumSignificantDigits: 2 };
    return kept('tiny price', (locale) => new Intl.NumberFormat(locale, few)).format(price);
  }
  const options = { minimumFractionDigits: 2, maximumFractionDigits: 4 };
  return kept('price', (locale) => new Intl.NumberFormat(locale, options)).format(price);
}

/** 'street, suburb and state'. */
export function listWords(words: readonly string[]): string {
  return kept('list', (locale) => new Intl.ListFormat(locale)).format(words.map(isolated));
}

/** The first ones of a list that nobody reads to its end; a sign says that there are more. */
export function listSome(words: readonly string[], most: number): string {
  return listWords(words.length > most ? [...words.slice(0, most), '…'] : words);
}

/** Sorts texts as a dictionary of the language does, and numbers in them as numbers. */
export function compareWords(one: string, other: string): number {
  const options = { numeric: true, sensitivity: 'base' } as const;
  return kept('sorting', (locale) => new Intl.Collator(locale, options)).compare(one, other);
}

/** 'Austria' for 'AT'. */
export function countryName(code: string): string | undefined {
  const options = { type: 'region', fallback: 'none' } as const;
  return kept('country', (locale) => new Intl.DisplayNames(locale, options)).of(code);
}

/** What a country is called in each language we have, also for short: a person types any of them, whatever is shown. */
export function countryNames(code: string): readonly string[] {
  const styles = ['long', 'short'] as const;
  const regions = kept('regions', () =>
    Object.keys(languageNames).flatMap((language) =>
      styles.map((style) => new Intl.DisplayNames(language, { type: 'region', fallback: 'none', style })),
    ),
  );
  return regions.flatMap((language) => language.of(code) ?? []);
}

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** The two letters of the country that is called so in a language we have; accents, capitals and signs may be missing. */
export function countryCalled(name: string): string | undefined {
  const codes = kept('country codes', () => {
    const pairs = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
    // Withdrawn codes have names too, such as 'DD': the canonical one of each is kept.
    const used = pairs.filter((code) => new Intl.Locale(`und-${code}`).region === code);
    return new Map(used.flatMap((code) => countryNames(code).map((called) => [plainLetters(called), code])));
  });
  return codes.get(plainLetters(name));
}

function plainLetters(words: string): string {
  return words
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
}

/** Inside a sentence: 'Street' becomes 'street'. */
export function lowerCase(words: string): string {
  return words.toLocaleLowerCase(shownLocale());
}

/** At the start of a sentence: 'suburb Fitzroy' becomes 'Suburb Fitzroy'. */
export function sentenceStart(words: string): string {
  return words.charAt(0).toLocaleUpperCase(shownLocale()) + words.slice(1);
}

/** Making one takes far longer than using it. A format of dates keeps the zone that it was made in. */
let keptFor = '';
let formats = new Map<string, unknown>();

function kept<Format>(name: string, make: (locale: string) => Format): Format {
  const locale = shownLocale();
  const madeFor = `${locale} ${useLanguage.getState().day}`;
  if (madeFor !== keptFor) {
    keptFor = madeFor;
    formats = new Map();
  }
  const known = formats.get(name);
  if (known !== undefined) return known as Format;
  const format = make(locale);
  formats.set(name, format);
  return format;
}
