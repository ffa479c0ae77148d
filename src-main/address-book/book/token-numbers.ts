/**
 * The tokens of an entry by their numbers, while a book is filled: those that `entryTokens` finds, without strings for what is
 * plain, and with what comes again taken apart once. A test holds the two together.
 */

import { fieldTokens, hasUnspaced, longestWord, plainTokens } from '../text/words.ts';
import { type TokenSink, telephoneRun, telephoneToken } from './entry-tokens.ts';
import type { TokenTable } from './token-table.ts';

export interface TokenNumbers extends TokenSink {
  /** Those of words that a typo may lead to. */
  readonly terms: ReadonlySet<number>;
}

/** Most of what a book repeats; what is beyond is taken apart again. */
const mostRemembered = 20_000;

/** What is known of a plain word: nothing yet; it is its only token; it has others. */
const unknown = 0;
const alone = 1;
const withOthers = 2;

/** `add` is given what is found, some of it more than once. */
export function createTokenNumbers(table: TokenTable, add: (number: number) => void): TokenNumbers {
  const terms = new Set<number>();
  let plainWords = new Uint8Array(1 << 16);
  const others = new Map<number, readonly string[]>();
  const remembered = new Map<string, readonly number[]>();
  /** By the digits, four as 1234 and three as 10,123. */
  const telephones = new Int32Array(11_000).fill(-1);
  const folded = Buffer.alloc(longestWord);

  const learn = (number: number, word: string): void => {
    if (number >= plainWords.length) {
      const larger = new Uint8Array(2 * number);
      larger.set(plainWords);
      plainWords = larger;
    }
    const found = plainTokens(word);
    for (const term of found.terms) terms.add(table.numberOf(term));
    plainWords[number] = found.tokens.length > 1 ? withOthers : alone;
    if (found.tokens.length > 1) others.set(number, found.tokens.slice(1));
  };
  /** Of `size` bytes in `folded`. */
  const addPlainWord = (size: number, mark: string): void => {
    const number = table.numberOfBytes(folded, 0, size, 0);
    if ((plainWords[number] ?? unknown) === unknown) learn(number, folded.toString('latin1', 0, size));
    add(number);
    if (mark !== '') add(table.numberOfBytes(folded, 0, size, mark.charCodeAt(0)));
    if (plainWords[number] !== withOthers) return;
    for (const token of others.get(number) ?? []) {
      add(table.numberOf(token));
      if (mark !== '') add(table.numberOf(mark + token));
    }
  };
  const addRemembered = (text: string, mark: string): void => {
    let numbers = remembered.get(mark + text);
    if (numbers === undefined) {
      const found = fieldTokens(text);
      for (const term of found.terms) terms.add(table.numberOf(term));
      const tokens = mark === '' ? found.tokens : found.tokens.flatMap((token) => [token, mark + token]);
      numbers = tokens.map(table.numberOf);
      if (remembered.size >= mostRemembered) remembered.clear();
      remembered.set(mark + text, numbers);
    }
    for (const number of numbers) add(number);
  };
  /** No rule looks further than from one space or sign of ASCII to the next; in unspaced scripts it does. */
  const addField = (text: string, mark: string): void => {
    if (hasUnspaced(text)) {
      addRemembered(text, mark);
      return;
    }
    let from = 0;
    let size = 0;
    let isPlain = true;
    for (let at = 0; at <= text.length; at += 1) {
      const unit = at < text.length ? text.charCodeAt(at) : 0;
      const letter = plainLetters[unit] ?? 0;
      if (letter !== 0) {
        if (size < longestWord) folded[size] = letter;
        size += 1;
      } else if (unit > 0x7f) isPlain = false;
      else if (unit === 0x27 || unit === 0x60) isPlain = false;
      else {
        if (!isPlain) addRemembered(text.slice(from, at), mark);
        else if (size > 0) addPlainWord(Math.min(size, longestWord), mark);
        from = at + 1;
        size = 0;
        isPlain = true;
      }
    }
  };
  return {
    terms,
    field: addField,
    token: (text) => add(table.numberOf(text)),
    telephone(digits) {
      let at = digits.length < telephoneRun ? 10 : 0;
      for (let index = 0; index < digits.length; index += 1) at = 10 * at + digits.charCodeAt(index) - 0x30;
      const known = telephones[at] ?? -1;
      if (known === -1) telephones[at] = table.numberOf(telephoneToken(digits));
      add(telephones[at] ?? -1);
    },
  };
}

/** By unit of ASCII: the letter or digit in lower case; 0 for others. */
const plainLetters = Uint8Array.from({ length: 128 }, (_, unit) => {
  const letter = String.fromCharCode(unit).toLowerCase();
  return /[a-z0-9]/.test(letter) ? letter.charCodeAt(0) : 0;
});
