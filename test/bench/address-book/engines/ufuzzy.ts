/**
 * uFuzzy as its README advises: the universal (unicode) options, one error in a word (intraMode 1), the haystack without accents,
 * search() with its threshold for ranking, words in any order for up to three.
 */
import uFuzzy from '@leeoniya/ufuzzy';
import { type EngineKind, searchText, textOf } from './engine.ts';

export const ufuzzy: EngineKind = {
  isOnDisk: false,
  create: () => {
    const fuzzy = new uFuzzy({
      unicode: true,
      interSplit: "[^\\p{L}\\d']+",
      intraSplit: '\\p{Ll}\\p{Lu}',
      intraBound: '\\p{L}\\d|\\d\\p{L}|\\p{Ll}\\p{Lu}',
      intraChars: "[\\p{L}\\d']",
      intraContr: "'\\p{L}{1,2}\\b",
      intraMode: 1,
      intraIns: 1,
      intraSub: 1,
      intraTrn: 1,
      intraDel: 1,
    });
    let ids: number[] = [];
    let haystack: string[] = [];
    const suggest = (text: string, limit: number): readonly number[] => {
      const [found, ranked, order] = fuzzy.search(haystack, uFuzzy.latinize(text), 3, 1000);
      if (found === null) return [];
      const places =
        order === null || ranked === null
          ? found.slice(0, limit)
          : order.slice(0, limit).map((at) => ranked.idx[at] ?? 0);
      return places.map((at) => ids[at] ?? 0);
    };
    return {
      open: () => undefined,
      build: (entries) => {
        const all = [...entries];
        ids = all.map(({ entryId }) => entryId);
        haystack = uFuzzy.latinize(all.map(textOf));
      },
      suggest,
      check: (address) => ({ matched: 0, suggested: suggest(searchText(address), 5) }),
      close: () => undefined,
    };
  },
};
