/** The words of a book for the time of one search: its steps ask for the same beginnings again and again. */
import type { BookTerms } from './book-terms.ts';
import type { Expression } from './expressions.ts';

export interface RememberedTerms extends BookTerms {
  /** By mark and text, as `beginningOf` made them. */
  readonly beginnings: Map<string, Expression>;
}

export function remembered(terms: BookTerms): RememberedTerms {
  return { ...terms, beginnings: new Map() };
}
