/**
 * Expressions for the index of words (SQLite FTS5), with about how many entries each finds: what finds few is asked first, and
 * the rest is looked up only for those.
 */
import type { BookTerms } from './book-terms.ts';
import { marks } from './entry-tokens.ts';
import { pairsOf, unitsOf, type Word } from './words.ts';

export interface Expression {
  readonly text: string;
  /** About how many entries fit. */
  readonly size: number;
}

export const nothing: Expression = { text: '', size: 0 };

/** The index finds beginnings of so many characters at once; longer ones it would have to gather. */
const indexedBeginning = 4;
/** A longer beginning stands for its words, as long as they are not more. */
const mostCompletions = 40;
/** Pairs of letters that are asked for of one unspaced word: these few are seldom together anywhere else. */
const mostPairs = 4;

export function quoted(token: string): string {
  return `"${token.replaceAll('"', '""')}"`;
}

/** In the index no token looks like this. */
const nowhere = quoted('~');

/**
 * All of them. FTS5 draws neighbouring ANDs into one, which steps through all lists in turn; an idle NOT keeps them apart, so
 * that long lists are only asked about what the short ones have in common.
 */
export function allOf(parts: readonly Expression[]): Expression {
  if (parts.some(({ text }) => text === '')) return nothing;
  const [only] = parts;
  if (only !== undefined && parts.length === 1) return only;
  const [first = nothing, ...others] = [...parts].sort((a, b) => a.size - b.size);
  let text = first.text;
  for (const [index, other] of others.entries()) {
    text = index === 0 ? `(${text}) AND (${other.text})` : `((${text}) NOT ${nowhere}) AND (${other.text})`;
  }
  return { text, size: first.size };
}

export function anyOf(parts: readonly Expression[]): Expression {
  const some = parts.filter(({ text }) => text !== '');
  const [only = nothing] = some;
  if (some.length < 2) return only;
  return {
    text: [...new Set(some.map(({ text }) => (text.includes(' AND ') ? `(${text})` : text)))].join(' OR '),
    size: some.reduce((sum, { size }) => sum + size, 0),
  };
}

/** The whole word, in the name, in the company or (no mark) anywhere. */
export function whole({ text, kind }: Word, mark: string, terms: BookTerms): Expression {
  if (kind === 'unspaced') {
    return mark === '' ? pairs(text, '', terms) : { text: quoted(marks.whole + text), size: terms.totalCount / 1_000 };
  }
  const size = kind === 'letters' ? terms.countOf(text) : sizeOfDigits(text, terms);
  if (kind === 'letters' && text.length > 1 && size === 0) return nothing;
  return { text: quoted(mark + text), size };
}

/** Words that begin so; of an unspaced word any part. */
export function beginning({ text, kind }: Word, mark: string, terms: BookTerms): Expression {
  if (kind === 'unspaced') return pairs(text, mark, terms);
  if (kind === 'letters') return beginningOf(text, mark, terms);
  return { text: `${quoted(mark + text)} *`, size: sizeOfDigits(text, terms) };
}

/** Of words of letters. */
export function beginningOf(text: string, mark: string, terms: BookTerms): Expression {
  const token = mark + text;
  const size = terms.countBegun(text);
  if (token.length <= indexedBeginning) return { text: `${quoted(token)} *`, size };
  const completions = terms.completions(text, mostCompletions);
  if (completions === null) return { text: `${quoted(token)} *`, size };
  return { text: completions.map((term) => quoted(mark + term)).join(' OR '), size };
}

/** Not counted: one in three entries has some number that begins with a certain digit, and every further digit leaves a fifth. */
function sizeOfDigits(text: string, { totalCount }: BookTerms): number {
  return totalCount / (3 * 5 ** (text.length - 1));
}

function pairs(text: string, mark: string, terms: BookTerms): Expression {
  const units = unitsOf(text);
  const size = terms.totalCount / 50 / units.length;
  if (units.length === 1) return { text: `${quoted(mark + text)} *`, size };
  return {
    text: spread(pairsOf(text).slice(0, -1))
      .map((pair) => quoted(mark + pair))
      .join(' AND '),
    size,
  };
}

/** Some, from the first to the last. */
export function spread(all: readonly string[]): readonly string[] {
  if (all.length <= mostPairs) return all;
  const step = (all.length - 1) / (mostPairs - 1);
  return Array.from({ length: mostPairs }, (_, index) => all[Math.round(index * step)] ?? '');
}
