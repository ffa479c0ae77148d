/**
 * flexsearch as its README advises for half-typed words: tokenizer 'forward', the charset that folds accents,
 * suggestions on. Its 'tolerant' finds more slips, but no half-typed word.
 */
import { Charset, Index } from 'flexsearch';
import { type EngineKind, searchText, textOf } from './engine.ts';

export const flexsearch: EngineKind = {
  isOnDisk: false,
  create: () => {
    const index = new Index({ tokenize: 'forward', encoder: Charset.Normalize });
    const suggest = (text: string, limit: number): readonly number[] => {
      const found = index.search(text, { limit, suggest: true });
      return Array.isArray(found) ? found.map(Number) : [];
    };
    return {
      open: () => undefined,
      build: (entries) => {
        for (const entry of entries) index.add(entry.entryId, textOf(entry));
      },
      suggest,
      check: (address) => ({ matched: 0, suggested: suggest(searchText(address), 5) }),
      close: () => undefined,
    };
  },
};
