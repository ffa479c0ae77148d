/**
 * The words of a book, with what one search asked of them: the steps of a search ask for the same beginnings again and
 * again.
 */
import type { BookTerms } from './book-terms.ts';

/** An expression for the index of words. */
export interface Expression {
  /** In brackets where several parts must all match, so that it can stand beside an OR. */
  readonly text: string;
  /** About how many entries match. */
  readonly size: number;
}

export interface RememberedTerms extends BookTerms {
  /** By mark and text, as `beginningOf` made them. */
  beginnings: Map<string, Expression>;
  /**
   * Call after each search. Makes new maps: a cleared map keeps the memory of all it ever held until the old space is
   * collected.
   */
  forget(): void;
}

export function remembered(terms: BookTerms): RememberedTerms {
  let completed = new Map<string, readonly string[] | null>();
  const search: RememberedTerms = {
    ...terms,
    beginnings: new Map(),
    completions(beginning, most) {
      const known = completed.get(beginning);
      if (known !== undefined) return known;
      const found = terms.completions(beginning, most);
      completed.set(beginning, found);
      return found;
    },
    forget() {
      if (search.beginnings.size > 0) search.beginnings = new Map();
      if (completed.size > 0) completed = new Map();
    },
  };
  return search;
}
