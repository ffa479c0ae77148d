/** How well an entry fits words that were typed without a mistake. Lower is better; ranks of several books can be compared. */
import type { AddressBookEntry } from '../../src-preload/contract/address-book.ts';
import { foldText } from './folding.ts';
import { fieldTokens, hasOtherSpellings, hasUnspaced, type Word } from './words.ts';

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

/** Some fields of an entry, folded when they are first looked at. */
export interface Place {
  readonly fields: readonly string[];
  readonly folded: (string | undefined)[];
  tokens: readonly string[] | null;
}

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
  return { fields, folded: [], tokens: null };
}

export function isWhole(word: Word, place: Place): boolean {
  if (word.kind === 'unspaced') return isBegun(word, place);
  return stands(word.text, place, true) || tokensIn(place).includes(word.text);
}

export function isBegun({ text, kind }: Word, place: Place): boolean {
  // What is written without spaces is looked for as a part of all that is written.
  if (kind === 'unspaced') {
    return place.fields.some(
      (field, index) =>
        hasUnspaced(field) &&
        foldedAt(place, index)
          .replace(/[^\p{L}\p{M}\p{N}]/gu, '')
          .includes(text),
    );
  }
  return stands(text, place, false) || tokensIn(place).some((token) => token.startsWith(text));
}

/** Most words stand as they were typed: seen without taking anything apart. */
function stands(text: string, place: Place, isWholeWord: boolean): boolean {
  for (let index = 0; index < place.fields.length; index += 1) {
    const folded = foldedAt(place, index);
    for (let at = folded.indexOf(text); at !== -1; at = folded.indexOf(text, at + 1)) {
      if (goesOn(folded, at - 1)) continue;
      if (!isWholeWord || !goesOn(folded, at + text.length)) return true;
    }
  }
  return false;
}

function foldedAt(place: Place, index: number): string {
  const known = place.folded[index];
  if (known !== undefined) return known;
  const folded = foldText(place.fields[index] ?? '');
  place.folded[index] = folded;
  return folded;
}

/** Does the word go on here? All that is not ASCII may be a letter; other spellings are found by their tokens. */
function goesOn(text: string, at: number): boolean {
  const unit = text.charCodeAt(at);
  return (unit >= 0x61 && unit <= 0x7a) || (unit >= 0x30 && unit <= 0x39) || unit > 0x7f;
}

/** The words of those fields that have words in other spellings. */
function tokensIn(place: Place): readonly string[] {
  place.tokens ??= place.fields.flatMap((field) => (hasOtherSpellings(field) ? fieldTokens(field).tokens : []));
  return place.tokens;
}
