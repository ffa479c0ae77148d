/**
 * Words that stand for one another in addresses: 'street' and 'st', 'saint' and 'st', 'avenida' and 'av', of all languages
 * together. For finding, where a chance meeting shows an entry too many; addresses are compared by the rules of their country.
 */
import { languageFiles } from './address-rule-files.ts';
import { foldText } from './folding.ts';

const oneWord = /^\p{L}+$/u;
let forms: ReadonlyMap<string, ReadonlySet<string>> | null = null;

/** Folded, as `word` is; without itself. */
export function otherForms(word: string): readonly string[] {
  forms ??= readForms();
  return [...(forms.get(word) ?? [])].filter((form) => form !== word);
}

function readForms(): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const { streetTypes = {}, words = {} } of Object.values(languageFiles)) {
    for (const [short, long] of [...Object.entries(streetTypes), ...Object.entries(words)]) {
      const group = [short, ...long].map(foldText).filter((form) => oneWord.test(form));
      for (const form of group) {
        const others = found.get(form) ?? new Set();
        for (const other of group) others.add(other);
        found.set(form, others);
      }
    }
  }
  return found;
}
