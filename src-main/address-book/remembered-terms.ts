/** The words of a book for the time of one search: its steps ask for the same beginnings again and again. */
import type { BookTerms } from './book-terms.ts';
import type { Expression } from './expressions.ts';

export interface RememberedTerms extends BookTerms {
  /** By mark and text, as `beginningOf` made them. */
  readonly beginnings: Map<string, Expression>;
}

export function remembered(terms: BookTerms): RememberedTerms {
  const completed = new Map<string, readonly string[] | null>();
  return {
    ...terms,
    beginnings: new Map(),
    completions(beginning, most) {
      const known = completed.get(beginning);
      if (known !== undefined) return known;
      const found = terms.completions(beginning, most);
      completed.set(beginning, found);
      return found;
    },
  };
}
