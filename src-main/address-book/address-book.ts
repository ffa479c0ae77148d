/**
 * An address book in one file: found while a person types, compared when an address is validated. Plain Node 24, no Electron.
 *
 *   const book = createAddressBook({ path: '/somewhere/book.sqlite' });
 *   await book.replaceAll(entries, { readAt: new Date().toISOString() });
 *   book.suggest('muelle 8033', 5);   // entries, the surest first
 *   book.validate({ street: '12 Smith St.', suburb: '', city: 'Fitzroy', state: 'VIC', postCode: '3065', country: 'AU' });
 *   book.upsert({ ...entry, name: 'Jo Smith' });
 *   book.close();
 *
 * Everything but `replaceAll` answers at once. One file belongs to one book at a time. Fields of text that an entry lacks
 * are empty; of entries with one entryId the last one counts. The app itself builds, adopts and finds; `replaceAll`, `upsert` and
 * `suggest` are for other programs that use an address book, and stay.
 */
import type { DatabaseSync } from 'node:sqlite';
import type { AddressBookEntry } from '../../src-preload/contract/address-book.ts';
import { askTwice } from '../disk/ask-twice.ts';
import type { Log } from '../ports.ts';
import { buildBook } from './book/book-building.ts';
import { isDamage } from './book/book-damage.ts';
import { deleteBookFile, isWholeBook, moveBookFile, type OpenedBook, openBookFile } from './book/book-file.ts';
import { readBookTerms } from './book/book-terms.ts';
import { type BookUpdate, createBookUpdate } from './book/book-update.ts';
import { completeEntry, type GivenEntry } from './book/entry-row.ts';
import { type AddressComparison, type BookComparison, createBookComparison } from './compare/book-comparison.ts';
import { type BookSearch, createBookSearch, type FoundEntry } from './search/book-search.ts';
import type { WrittenAddress } from './spelling/canonical-address.ts';

export { type BuildOptions, buildBook as buildAddressBook } from './book/book-building.ts';
export { isSoundBook, isWholeBook } from './book/book-file.ts';
export { type RemadeBook, remakeBook as remakeAddressBook } from './book/book-remaking.ts';
export type { GivenEntry } from './book/entry-row.ts';
export type { AddressComparison } from './compare/book-comparison.ts';
export type { FoundEntry } from './search/book-search.ts';
export type { WrittenAddress } from './spelling/canonical-address.ts';

export interface BookState {
  readonly totalCount: number;
  /** ISO. Null: the book has never been filled. */
  readonly readAt: string | null;
  /** A damaged file was found and deleted; true until the book is filled again. */
  readonly wasDamaged: boolean;
}

export interface AddressBook {
  state(): BookState;
  /**
   * Builds a new file beside the old one and swaps them when the new one is whole. Until then, and when anything fails,
   * the old one answers.
   */
  replaceAll(
    entries: Iterable<GivenEntry> | AsyncIterable<GivenEntry>,
    options?: {
      readonly readAt?: string;
      readonly signal?: AbortSignal;
      readonly onProgress?: (count: number) => void;
    },
  ): Promise<BookState>;
  /**
   * Moves a file made by `buildAddressBook`, on the same disk, into place. If it is not whole, this throws and nothing
   * has changed.
   */
  adopt(builtPath: string): BookState;
  /** Adds the entry, or replaces the one with its entryId. It is found at once. */
  upsert(entry: GivenEntry): void;
  /** Never throws because of `text`. Without text: the first entries by name. */
  suggest(text: string, limit: number): AddressBookEntry[];
  /** As `suggest`, with the rank of each, so that the hits of several books can be merged. */
  find(text: string, limit: number): FoundEntry[];
  validate(address: Partial<WrittenAddress>): AddressComparison;
  /** May be called more than once. */
  close(): void;
}

/**
 * `path` and its folder are made when they are missing. Throws what the disk throws; a damaged file is deleted, and one of
 * another version of Packbench is moved to `earlier` if that is given.
 */
export function createAddressBook(parts: {
  readonly path: string;
  readonly earlier?: string;
  readonly log?: Log;
}): AddressBook {
  const { path, earlier, log } = parts;
  const beside = `${path}.new`;
  deleteBookFile(beside);
  let open: OpenBook | null = openBook(path, earlier);
  const opened = (): OpenBook => {
    open ??= openBook(path, earlier);
    return open;
  };
  const shut = (): void => {
    open?.database.close();
    open = null;
  };
  /** If the book turns out to be damaged while it is used, it is deleted and the empty book is asked instead. */
  const sound = <Value>(use: (book: OpenBook) => Value): Value => {
    const ask = (): Value => {
      try {
        return use(opened());
      } catch (error) {
        if (isDamage(error)) shut();
        throw error;
      }
    };
    try {
      return askTwice(ask);
    } catch (error) {
      if (!isDamage(error)) throw error;
      log?.warn('The address book was damaged and has been deleted.', { path, err: error });
      deleteBookFile(path);
      const empty = opened();
      empty.state = { ...empty.state, wasDamaged: true };
      return use(empty);
    }
  };
  const adopt = (builtPath: string): BookState => {
    if (!isWholeBook(builtPath)) throw new Error(`No whole address book: ${builtPath}`);
    shut();
    moveBookFile(builtPath, path);
    return opened().state;
  };
  return {
    state: () => opened().state,
    async replaceAll(entries, options) {
      await buildBook(beside, entries, options);
      return adopt(beside);
    },
    adopt,
    upsert(entry) {
      const complete = completeEntry(entry);
      sound((book) => {
        const totalCount = book.update.upsert(complete);
        book.state = { ...book.state, totalCount };
      });
    },
    suggest: (text, limit) => sound(({ search }) => search.find(text, limit).map(({ entry }) => entry)),
    find: (text, limit) => sound(({ search }) => search.find(text, limit)),
    validate: (address) => sound(({ comparison }) => comparison.validate(completeAddress(address))),
    close: shut,
  };
}

interface OpenBook {
  readonly database: DatabaseSync;
  readonly search: BookSearch;
  readonly comparison: BookComparison;
  readonly update: BookUpdate;
  state: BookState;
}

function openBook(path: string, earlier: string | undefined): OpenBook {
  try {
    return askTwice(() => readBook(openBookFile(path, earlier)));
  } catch (error) {
    if (!isDamage(error)) throw error;
  }
  deleteBookFile(path);
  return readBook({ ...openBookFile(path), wasDamaged: true });
}

function readBook(opened: OpenedBook): OpenBook {
  const { database, facts, wasDamaged } = opened;
  try {
    const terms = readBookTerms(opened);
    return {
      database,
      search: createBookSearch(database, terms),
      comparison: createBookComparison(database, terms),
      update: createBookUpdate(database, terms),
      state: { ...facts, wasDamaged },
    };
  } catch (error) {
    database.close();
    throw error;
  }
}

function completeAddress(address: Partial<WrittenAddress>): WrittenAddress {
  const { building, street, suburb, city, state, postCode, country } = completeEntry({ ...address, entryId: 0 });
  return { building, street, suburb, city, state, postCode, country };
}
