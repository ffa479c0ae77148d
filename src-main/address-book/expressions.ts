/** Expressions for the index of words (SQLite FTS5). '' stands for an expression that nothing can fit. */
import type { BookTerms } from './book-terms.ts';
import { marks } from './entry-tokens.ts';
import { pairsOf, unitsOf, type Word } from './words.ts';

/** The index finds beginnings of so many characters at once; longer ones it would have to gather. */
const indexedBeginning = 4;
/** A longer beginning stands for its words, as long as they are not more. */
const mostCompletions = 40;

export function quoted(token: string): string {
  return `"${token.replaceAll('"', '""')}"`;
}

export function allOf(parts: readonly string[]): string {
  if (parts.includes('')) return '';
  return parts.length === 1 ? (parts[0] ?? '') : parts.map((part) => `(${part})`).join(' AND ');
}

export function anyOf(parts: readonly string[]): string {
  const some = parts.filter((part) => part !== '');
  return some.length <= 1
    ? (some[0] ?? '')
    : some.map((part) => (part.includes(' AND ') ? `(${part})` : part)).join(' OR ');
}

/** The whole word, in the name, in the company or (no mark) anywhere. */
export function whole({ text, kind }: Word, mark: string, terms: BookTerms): string {
  if (kind === 'unspaced') return mark === '' ? parts(text, '') : quoted(marks.whole + text);
  if (kind === 'letters' && text.length > 1 && !terms.has(text)) return '';
  return quoted(mark + text);
}

/** Words that begin so; of an unspaced word any part. */
export function beginning({ text, kind }: Word, mark: string, terms: BookTerms): string {
  if (kind === 'unspaced') return parts(text, mark);
  return beginningOf(text, mark, terms, kind === 'letters');
}

export function beginningOf(text: string, mark: string, terms: BookTerms, isLetters = true): string {
  const token = mark + text;
  if (token.length <= indexedBeginning || !isLetters) return `${quoted(token)} *`;
  const completions = terms.completions(text, mostCompletions);
  if (completions === null) return `${quoted(token)} *`;
  return anyOf(completions.map((term) => quoted(mark + term)));
}

function parts(text: string, mark: string): string {
  const units = unitsOf(text);
  if (units.length === 1) return `${quoted(mark + text)} *`;
  return pairsOf(text)
    .slice(0, -1)
    .map((pair) => quoted(mark + pair))
    .join(' AND ');
}
