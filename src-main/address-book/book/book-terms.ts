/** The distinct words of an open book: those it was built with, and those added later. */
import type { OpenedBook } from './book-file.ts';
import { completionsOf, lengthsOfTerms, type NearTerm, nodeOf, termsNear } from './near-terms.ts';
import { countOfCode, type PackedTerms, packTerms } from './packed-terms.ts';

export interface BookTerms {
  /** Entries in the book when it was opened. */
  readonly totalCount: number;
  /** About how many entries hold the term as a whole word. */
  countOf(term: string): number;
  /** About how many entries hold words that begin with it. */
  countBegun(text: string): number;
  /** The lengths of the words in the book that `text` begins with. */
  lengthsIn(text: string): readonly number[];
  /** The words that begin with it; null when there are more than `most`. */
  completions(beginning: string, most: number): readonly string[] | null;
  /** See near-terms.ts. Fewest edits first, then the terms that more entries hold. */
  near(word: string, edits: number, halfTyped: boolean, most: number): readonly NearTerm[];
  /** Answers with the new ones; the caller keeps them in the book's file. */
  add(terms: Iterable<string>): readonly string[];
}

/** `built`: the terms that the book was built with. */
export function readBookTerms({ database, facts, terms: built }: OpenedBook): BookTerms {
  const later = new Map<string, number>();
  for (const { term } of database.prepare('SELECT term FROM later_terms').iterate()) later.set(String(term), 1);
  let packed: PackedTerms | null = null;
  const all = (): readonly PackedTerms[] => {
    if (later.size === 0) return [built];
    packed ??= packTerms(later);
    return [built, packed];
  };
  const sum = (text: string, codes: 'ends' | 'begun'): number => {
    let count = 0;
    for (const terms of all()) {
      const node = nodeOf(terms, text);
      if (node > 0) count += countOfCode(terms[codes][node] ?? 0);
    }
    return count;
  };
  const countOf = (term: string): number => sum(term, 'ends');
  return {
    totalCount: facts.totalCount,
    countOf,
    countBegun: (text) => sum(text, 'begun'),
    lengthsIn(text) {
      if (later.size === 0) return lengthsOfTerms(built, text);
      return [...new Set(all().flatMap((terms) => lengthsOfTerms(terms, text)))];
    },
    completions(beginning, most) {
      if (later.size === 0) return completionsOf(built, beginning, most);
      const found = new Set<string>();
      for (const terms of all()) {
        const some = completionsOf(terms, beginning, most);
        if (some === null) return null;
        for (const term of some) found.add(term);
      }
      return found.size > most ? null : [...found];
    },
    near(word, edits, halfTyped, most) {
      if (later.size === 0) return termsNear(built, word, edits, halfTyped, most);
      const found = all().flatMap((terms) => termsNear(terms, word, edits, halfTyped, most));
      found.sort((a, b) => a.edits - b.edits || b.weight - a.weight);
      return found.slice(0, most);
    },
    add(terms) {
      const added = [...terms].filter((term) => !later.has(term) && countOf(term) === 0);
      for (const term of added) later.set(term, 1);
      if (added.length > 0) packed = null;
      return added;
    },
  };
}
