/** The words of a book for the time of one search: its steps ask for the same beginnings again and again. */
import type { BookTerms } from './book-terms.ts';

export function remembered(terms: BookTerms): BookTerms {
  const known = new Map<string, readonly string[] | null>();
  return {
    ...terms,
    completions(beginning, most) {
      const key = `${beginning} ${most}`;
      const before = known.get(key);
      if (before !== undefined) return before;
      const found = terms.completions(beginning, most);
      known.set(key, found);
      return found;
    },
  };
}
