/**
 * Words that stand for one another in addresses: 'street' and 'st', 'saint' and 'st', 'avenida' and 'av', of all
 * languages together. They are for searching, where a chance match only shows one entry too many. Comparing uses the
 * rules of the country.
 */

import { foldText } from '../text/folding.ts';
import { languageFiles } from './registered-rules.ts';

const oneWord = /^\p{L}+$/u;
const none: readonly string[] = [];
/** All forms of each word in one text, with spaces between. */
let forms: ReadonlyMap<string, string> | null = null;

export function hasOtherForms(word: string): boolean {
  forms ??= readForms();
  return forms.has(word);
}

/** Folded, as `word` is; without the word itself. */
export function otherForms(word: string): readonly string[] {
  return hasOtherForms(word) ? (forms?.get(word)?.split(' ') ?? none) : none;
}

function readForms(): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const { streetTypes = {}, words = {} } of Object.values(languageFiles)) {
    for (const [short, long] of [...Object.entries(streetTypes), ...Object.entries(words)]) {
      const group = [short, ...long].map(foldText).filter((form) => oneWord.test(form));
      for (const form of group) {
        const known = found.get(form)?.split(' ') ?? none;
        const all = new Set([...known, ...group]);
        all.delete(form);
        if (all.size > 0) found.set(form, [...all].join(' '));
      }
    }
  }
  return found;
}
