/**
 * Words with a space too many or too few: 'vander berg' and 'van der berg', 'maryann' and 'mary ann', 'sw1a 1aa'. Also
 * long words for short ones: 'smith street' for 'Smith St'.
 */
import { allOf, anyOf, anyWay, beginning, beginningOf, nothing, whole } from '../book/expressions.ts';
import type { Expression, RememberedTerms } from '../book/remembered-terms.ts';
import { hasOtherForms, otherForms } from '../rules/short-forms.ts';
import { hasLatinForm, inLatinLetters } from '../text/latin-letters.ts';
import type { Word } from '../text/words.ts';
import { holdsNumbers, ranks } from './entry-rank.ts';
import { beforePostCodes } from './fewer-words.ts';
import type { Searched } from './hits.ts';
import { inGroups, withoutBoxName } from './typed-boxes.ts';

const mostSplits = 6;
const mostParts = 3;
const mostInShort = 3;

/** How far words that stand in the book as typed are respelled, and whether a number may be only begun. */
interface Respelling {
  readonly numbersWhole: boolean;
  /** Also words that the book has: 'jeanluc' stands in a mail address, and is meant for 'Jean-Luc'. */
  readonly splitsAny: boolean;
}

/** 'K 1689' for the code K1689: more likely than a telephone number that holds 1689. */
export function keepCodes(words: readonly Word[], { hits, terms }: Searched): void {
  const code = words.length > 1 && words.length <= mostParts ? joinedWord(words) : null;
  if (code?.kind === 'mixed') hits.keepMatches(whole(code, '', terms), ranks.begunAnywhere);
}

/** First, or only, with whole numbers: 'yonge 3' means house 3. */
export function keepRespelled(words: readonly Word[], { hits, terms }: Searched, onlyWhole = false): void {
  const splitsAny = hits.found.length === 0;
  const hasNumbers = holdsNumbers(words);
  for (const numbersWhole of hasNumbers ? [true, false] : [false]) {
    if (hits.isFull() || (hasNumbers && !numbersWhole && onlyWhole)) return;
    const rank = ranks.respelled + (hasNumbers && !numbersWhole ? 1 : 0);
    hits.keepMatches(respelled(words, { numbersWhole, splitsAny }, terms), rank);
  }
}

/** One expression for all of them. */
function respelled(
  words: readonly Word[],
  { numbersWhole, splitsAny }: Respelling,
  terms: RememberedTerms,
): Expression {
  const asTyped = words.map((word) =>
    numbersWhole && word.kind === 'digits' ? whole(word, '', terms) : beginning(word, '', terms),
  );
  const ways: (readonly Expression[])[] = inShort(words, asTyped, terms);
  for (const count of [2, 3]) {
    for (let from = 0; from + count <= words.length; from += 1) {
      const joined = joinedWord(words.slice(from, from + count));
      if (joined !== null) ways.push(asTyped.toSpliced(from, count, beginning(joined, '', terms)));
    }
  }
  const inLatin = words.map(({ text, kind }, index) =>
    kind === 'letters' && hasLatinForm(text)
      ? beginningOf(inLatinLetters(text), '', terms)
      : (asTyped[index] ?? nothing),
  );
  if (words.some(({ text }) => hasLatinForm(text))) ways.push(inLatin);
  const split = words.map((word) => anyOf(splitWord(word, splitsAny, terms)));
  const found = split.flatMap(({ text }, index) => (text === '' ? [] : [index]));
  for (const index of found) ways.push(asTyped.with(index, split[index] ?? nothing));
  if (found.length > 1) ways.push(asTyped.map((one, index) => (found.includes(index) ? (split[index] ?? one) : one)));
  const unboxed = withoutBoxName(words);
  if (unboxed !== null) ways.push(asTyped.filter((_, index) => unboxed.includes(words[index] as Word)));
  const grouped = (unboxed ?? words).map((word) => anyOf(inGroupsOf(word, words.length, terms)));
  for (const [index, { text }] of grouped.entries()) {
    const others = (unboxed ?? words).map((word) => asTyped[words.indexOf(word)] ?? nothing);
    if (text !== '') ways.push(others.with(index, grouped[index] ?? nothing));
  }
  return anyWay(ways);
}

/** At least one word in another form and the others as typed; with many such words, each in either form. */
function inShort(words: readonly Word[], asTyped: readonly Expression[], terms: RememberedTerms): Expression[][] {
  if (!words.some(({ text, kind }) => kind === 'letters' && hasOtherForms(text))) return [];
  const forms = words.map(({ text, kind }) => (kind === 'letters' ? anyOf(formsOf(text, terms)) : nothing));
  const some = forms.flatMap(({ text }, index) => (text === '' ? [] : [index]));
  if (some.length > mostInShort) return [asTyped.map((one, index) => anyOf([one, forms[index] ?? nothing]))];
  return Array.from({ length: 2 ** some.length - 1 }, (_, number) =>
    asTyped.map((one, index) => {
      const bit = some.indexOf(index);
      return bit !== -1 && ((number + 1) & (1 << bit)) !== 0 ? (forms[index] ?? one) : one;
    }),
  );
}

function formsOf(text: string, terms: RememberedTerms): Expression[] {
  return otherForms(text).map((form) => {
    const expression = whole({ text: form, kind: 'letters' }, '', terms);
    // Words of one letter are not counted: some stand in one entry of twenty.
    return form.length > 1 ? expression : { ...expression, size: terms.totalCount / 20 };
  });
}

/** Four figures alone are more likely a year or a house that the book does not have. */
const fewestAlone = 5;
const mostInGroups = 8;

function inGroupsOf({ text, kind }: Word, count: number, terms: RememberedTerms): Expression[] {
  const fewest = count > 1 ? fewestAlone - 1 : fewestAlone;
  if (kind !== 'digits' || text.length < fewest || text.length > mostInGroups) return [];
  return inGroups(text).map((groups) =>
    allOf(groups.map((group) => whole({ text: group, kind: 'digits' }, '', terms))),
  );
}

function joinedWord(words: readonly Word[]): Word | null {
  if (words.some(({ kind }) => kind === 'unspaced')) return null;
  const kinds = new Set(words.map(({ kind }) => kind));
  const [kind = 'mixed', ...more] = kinds;
  return { text: words.map(({ text }) => text).join(''), kind: more.length === 0 ? kind : 'mixed' };
}

/** As expressions; the last part of each is a beginning. */
function splitWord({ text, kind }: Word, splitsAny: boolean, terms: RememberedTerms): Expression[] {
  if (kind === 'mixed') {
    const ways = [/\p{N}+|[^\p{N}]+/gu, /\p{N}+\p{L}?(?!\p{L})|\p{N}+|[^\p{N}]+/gu].map(
      (parts) => text.match(parts) ?? [],
    );
    const asParts = ways
      .filter(
        ({ length }, index) => length <= mostParts && (index === 0 || (length > 1 && length < (ways[0]?.length ?? 0))),
      )
      .map((pieces) => allOf(pieces.map((piece) => ofPiece(piece, terms))));
    const bare = withoutLetters(text);
    return bare === null ? asParts : [...asParts, whole({ text: bare, kind: 'digits' }, '', terms)];
  }
  if (kind === 'unspaced') return withoutItsKind(text, terms);
  if (shortParticles.has(text)) return beginningsOf(text, terms);
  if (kind !== 'letters' || text.length < 4 || (!splitsAny && terms.countOf(text) > 0)) return [];
  return partings(text, terms, mostParts)
    .slice(0, mostSplits)
    .map((pieces) =>
      allOf(
        pieces.map((piece, index) => {
          const word: Word = { text: piece, kind: 'letters' };
          return index === pieces.length - 1 ? beginning(word, '', terms) : whole(word, '', terms);
        }),
      ),
    );
}

const lettersBefore = /^(\p{L}{1,3})(\d+)$/u;

/** The number of 'CH8001', 'S560123' and 'U5': the letters tell a country's post code or a unit. */
function withoutLetters(text: string): string | null {
  const [, letters = '', digits = ''] = lettersBefore.exec(text) ?? [];
  return letters === 'u' || (digits.length > 3 && beforePostCodes.has(letters)) ? digits : null;
}

/** 'vd Heuvel' is van den Heuvel or van der Heuvel, 'vh Hoff' van het Hoff. */
const shortParticles: ReadonlySet<string> = new Set(['vd', 'vh', 'vdb']);

function beginningsOf(text: string, terms: RememberedTerms): Expression[] {
  return [allOf([...text].map((letter) => beginning({ text: letter, kind: 'letters' }, '', terms)))];
}

/** 'ถนนพหลโยธิน' is also written 'ถ.พหลโยธิน': without what it is, both are found. */
function withoutItsKind(text: string, terms: RememberedTerms): Expression[] {
  return [3, 4, 5, 6, 7]
    .filter((length) => length < text.length - 1 && hasOtherForms(text.slice(0, length)))
    .map((length) => beginning({ text: text.slice(length), kind: 'unspaced' }, '', terms));
}

/** A letter alone is a house's: as a beginning it would be half of all names. */
function ofPiece(piece: string, terms: RememberedTerms): Expression {
  const word = wordOfPiece(piece);
  // '13greystreet': what stands beside the number is several words.
  const split = piece.length > 3 && terms.countBegun(piece) === 0 ? anyOf(splitWord(word, true, terms)) : nothing;
  if (word.kind === 'letters' && split.text !== '') return split;
  const isLetter = piece.length === 1 && word.kind === 'letters';
  return isLetter ? whole(wordOfPiece(piece), '', terms) : beginning(wordOfPiece(piece), '', terms);
}

function wordOfPiece(text: string): Word {
  if (/^\p{N}+\p{L}$/u.test(text)) return { text, kind: 'mixed' };
  return { text, kind: /^\p{N}/u.test(text) ? 'digits' : 'letters' };
}

/** All ways to split a word into words of the book; the last of them may be only begun. */
function partings(text: string, terms: RememberedTerms, most: number): string[][] {
  const found: string[][] = [];
  for (const at of terms.lengthsIn(text)) {
    if (at < 2 || at > text.length - 2) continue;
    const left = text.slice(0, at);
    const right = text.slice(at);
    if (terms.countBegun(right) > 0) found.push([left, right]);
    if (most > 2 && right.length >= 4) {
      for (const parting of partings(right, terms, most - 1)) found.push([left, ...parting]);
    }
  }
  return found.sort((a, b) => a.length - b.length);
}
