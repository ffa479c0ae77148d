/** How well an entry fits words that were typed without a mistake. Lower is better; ranks of several books can be compared. */
import type { AddressBookEntry } from '../../src-preload/contract/address-book.ts';
import { foldText } from './folding.ts';
import { fieldTokens, hasUnspaced, type Word } from './words.ts';

/** Whole words come before beginnings, and the name before the company before the rest. */
export const ranks = {
  whole: { name: 0, company: 1, mixed: 2, anywhere: 3 },
  likelyTelephone: 4,
  lastBegun: { name: 5, company: 6, mixed: 7, anywhere: 8 },
  begun: { name: 9, company: 10, mixed: 11, anywhere: 12 },
  telephone: 13,
  respelled: 14,
  /** And up: every edit adds `moreEdits`. */
  misspelled: 20,
  moreEdits: 10,
} as const;

/** The words of some fields of an entry, as words.ts tells them; and, after a blank, all that is written without blanks. */
export type Place = readonly string[];

/** Null: some word is not in the entry, neither whole nor begun. */
export function rankOf(words: readonly Word[], entry: AddressBookEntry): number | null {
  const name = placeOf([entry.name]);
  const company = placeOf([entry.company]);
  let anywhere: Place | null = null;
  const last = words.length - 1;
  for (const way of ['whole', 'lastBegun', 'begun'] as const) {
    const fits = (place: Place) => (word: Word, index: number) =>
      way === 'begun' || (way === 'lastBegun' && index === last) ? isBegun(word, place) : isWhole(word, place);
    if (words.every(fits(name))) return ranks[way].name;
    if (words.every(fits(company))) return ranks[way].company;
    anywhere ??= placeOf(allFields(entry));
    if (words.every(fits(anywhere))) return words.some(fits(name)) ? ranks[way].mixed : ranks[way].anywhere;
  }
  return null;
}

export function allFields(entry: AddressBookEntry): string[] {
  const { name, company, building, street, suburb, postCode, city, state, country, code, email } = entry;
  return [name, company, building, street, suburb, city, state, country, email].concat(
    [postCode, code].flatMap((text) => [text, text.replace(/[^\p{L}\p{M}\p{N}]/gu, '')]),
  );
}

export function placeOf(fields: readonly string[]): Place {
  return fields.flatMap((field) => [
    ...fieldTokens(field).tokens,
    // What is written without spaces is looked for as a part of all that is written.
    ...(hasUnspaced(field) ? [whole + foldText(field).replace(/[^\p{L}\p{M}\p{N}]/gu, '')] : []),
  ]);
}

const whole = ' ';

export function isWhole(word: Word, place: Place): boolean {
  return word.kind === 'unspaced' ? isBegun(word, place) : place.includes(word.text);
}

export function isBegun({ text, kind }: Word, place: Place): boolean {
  if (kind === 'unspaced') return place.some((token) => token.startsWith(whole) && token.includes(text));
  return place.some((token) => token.startsWith(text));
}
