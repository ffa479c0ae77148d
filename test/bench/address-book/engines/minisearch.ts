/**
 * minisearch as its README advises for search while typing: a field each, names boosted, prefixes and fuzzy .2, all
 * words and, when that finds nothing, any; accents removed by processTerm, as the README suggests.
 */
import MiniSearch from 'minisearch';
import type { AddressBookEntry } from '../../../../src-preload/contract/address-book.ts';
import { type EngineKind, searchedFields, searchText } from './engine.ts';

const unaccented = (term: string): string =>
  term
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();

export const minisearch: EngineKind = {
  isOnDisk: false,
  create: () => {
    const index = new MiniSearch<AddressBookEntry>({
      idField: 'entryId',
      fields: [...searchedFields],
      processTerm: unaccented,
      searchOptions: { prefix: true, fuzzy: 0.2, boost: { name: 2 } },
    });
    const suggest = (text: string, limit: number): readonly number[] => {
      const all = index.search(text, { combineWith: 'AND' });
      const found = all.length > 0 ? all : index.search(text, { combineWith: 'OR' });
      return found.slice(0, limit).map(({ id }) => Number(id));
    };
    return {
      open: () => undefined,
      build: (entries) => {
        for (const entry of entries) index.add(entry);
      },
      suggest,
      check: (address) => ({ matched: 0, suggested: suggest(searchText(address), 5) }),
      close: () => undefined,
    };
  },
};
