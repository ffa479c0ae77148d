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
 * are empty; of entries with one entryId the last one counts.
 */
import { mkdirSync, renameSync } from 'node:fs';
import { dirname } from 'node:path';
import type { AddressField } from '../../src-preload/contract/address.ts';
import type { AddressBookEntry } from '../../src-preload/contract/address-book.ts';
import type { Log } from '../ports.ts';
import { buildBook, completeEntry } from './book-building.ts';
import { checkBook } from './book-check.ts';
import type { WrittenAddress } from './canonical-address.ts';
import { type CopyFile, deleteCopyFile, isDamage, openCopyFile } from './copy-file.ts';
import { upsertEntry } from './copy-filling.ts';
import { searchCopy } from './copy-search.ts';
import { createTermTrie, type TermTrie } from './term-trie.ts';

export { type BuildOptions, buildBook as buildAddressBook } from './book-building.ts';
export type { WrittenAddress } from './canonical-address.ts';

/** `entryId` is asked for; every other field may be missing, and is then empty. */
export type GivenEntry = Pick<AddressBookEntry, 'entryId'> & Partial<AddressBookEntry>;

export interface BookState {
  readonly totalCount: number;
  /** ISO; null: the book has never been filled. */
  readonly readAt: string | null;
  /** A damaged file was found and thrown away; told until the book is filled again. */
  readonly wasDamaged: boolean;
}

export interface FoundEntry {
  readonly entry: AddressBookEntry;
  /** 0 is the surest; comparable between books for the same text. */
  readonly rank: number;
}

export interface AddressCheck {
  /** The entry that is the same address, whatever its spelling. Null: not known, and nothing is claimed. */
  readonly matched: AddressBookEntry | null;
  /** Best first, at most five, each address once; empty when matched. */
  readonly suggestions: readonly {
    readonly entry: AddressBookEntry;
    /** From .8 to 1. */
    readonly score: number;
    /** Fields of the entry that name something else than what was asked. */
    readonly differs: readonly AddressField[];
  }[];
}

export interface AddressBook {
  state(): BookState;
  /** Builds a new file beside the old one and swaps when it is whole; until then, and when anything fails, the old one answers. */
  replaceAll(
    entries: Iterable<GivenEntry> | AsyncIterable<GivenEntry>,
    options?: {
      readonly readAt?: string;
      readonly signal?: AbortSignal;
      readonly onProgress?: (count: number) => void;
    },
  ): Promise<BookState>;
  /** Swaps in a file of `buildAddressBook`, on the same disk; it is moved. Refuses (throws, nothing changed) one that is not whole. */
  adopt(builtPath: string): BookState;
  /** Adds the entry, or replaces the one with its entryId; found at once. */
  upsert(entry: GivenEntry): void;
  /** Never throws for what is in `text`. Without text: the first entries by name. */
  suggest(text: string, limit: number): AddressBookEntry[];
  /** As `suggest`, with the rank of each, so that the hits of several books can be merged. */
  find(text: string, limit: number): FoundEntry[];
  validate(address: Partial<WrittenAddress>): AddressCheck;
  /** Idempotent. */
  close(): void;
}

/** `path`: made, with its folder, when it is not there. Throws what the disk throws; a damaged file is thrown away. */
export function createAddressBook({ path, log }: { readonly path: string; readonly log?: Log }): AddressBook {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  deleteCopyFile(`${path}.new`);
  let open = openBook(path);
  const reopen = (): void => {
    open = openBook(path);
  };
  /** What turns out to be damaged while it is used is deleted, and the question is asked of the empty book. */
  const sound = <Value>(use: () => Value): Value => {
    try {
      return use();
    } catch (error) {
      if (!isDamage(error)) throw error;
      log?.warn('The address book was damaged and has been deleted.', { path, err: error });
      open.file.close();
      deleteCopyFile(path);
      reopen();
      open.state = { ...open.state, wasDamaged: true };
      return use();
    }
  };
  const terms = (): TermTrie => {
    open.terms ??= readTerms(open.file);
    return open.terms;
  };
  const suggest = (text: string, limit: number): AddressBookEntry[] =>
    sound(() => searchCopy(open.file.reader, terms, text.slice(0, 200), limit));
  const adopt = (builtPath: string): BookState => {
    open.file.close();
    try {
      renameSync(builtPath, path);
    } finally {
      reopen();
    }
    return open.state;
  };
  return {
    state: () => open.state,
    async replaceAll(entries, options) {
      await buildBook(`${path}.new`, entries, options);
      return adopt(`${path}.new`);
    },
    adopt,
    upsert: (entry) => {
      sound(() => upsertEntry(open.file, completeEntry(entry)));
      open.terms = null;
      open.state = readState(open.file, open.state.wasDamaged);
    },
    suggest,
    find: (text, limit) => suggest(text, limit).map((entry) => ({ entry, rank: 0 })),
    validate: (address) =>
      sound(() => checkBook(open.file.reader, terms, { ...completeEntry({ entryId: 0 }), ...address })),
    close: () => open.file.close(),
  };
}

interface OpenBook {
  readonly file: CopyFile;
  state: BookState;
  terms: TermTrie | null;
}

function openBook(path: string): OpenBook {
  const { wasDamaged, ...file } = openCopyFile(path);
  return { file, state: readState(file, wasDamaged), terms: null };
}

function readState({ reader }: CopyFile, wasDamaged: boolean): BookState {
  const readAt = reader.prepare('SELECT read_at FROM facts').get()?.read_at;
  const totalCount = Number(reader.prepare('SELECT count(*) AS count FROM entries').get()?.count);
  return { totalCount, readAt: readAt === undefined ? null : String(readAt), wasDamaged };
}

function readTerms({ reader }: CopyFile): TermTrie {
  const terms = createTermTrie();
  for (const { term } of reader.prepare('SELECT term FROM terms WHERE length(term) >= 2').iterate()) {
    terms.add(String(term));
  }
  return terms;
}
