/**
 * The copies of all accounts, as the thread that searches holds them: opened when first asked for, replaced within
 * milliseconds by books that were built elsewhere, and forgotten. One book that cannot be opened does not hide the
 * others.
 */
import { existsSync } from 'node:fs';
import type { AccountId } from '../../../src-preload/contract/account.ts';
import type { Address, AddressSuggestion } from '../../../src-preload/contract/address.ts';
import type { AddressBookAside, AddressBookHit, MatchedParts } from '../../../src-preload/contract/address-book.ts';
import { failureOf } from '../../failures.ts';
import { type AddressBook, type BookState, createAddressBook, type FoundEntry, isWholeBook } from '../address-book.ts';
import { isoCodeOf } from '../rules/country-codes.ts';
import { createPartMatcher } from '../search/matched-parts.ts';
import { foldText } from '../text/folding.ts';
import { dropAside, keepAside, readAside } from './aside.ts';
import { type BookFiles, bookFilesOf, removeFile } from './book-files.ts';
import { reasonToAsk } from './book-sanity.ts';

export interface CopyState extends BookState {
  /** A book that waits for the operator's decision. */
  readonly aside: AddressBookAside | null;
  /** The book was never filled, but one that another version of Packbench made is there to be made anew. */
  readonly hasEarlier: boolean;
}

export interface CopyComparison {
  /** An entry of the copy is the same address. */
  readonly matched: boolean;
  /** Best first. Empty when matched. */
  readonly suggestions: readonly AddressSuggestion[];
}

export interface CopySearch {
  /** In the order asked for; `error`: this book could not be opened or read. */
  readonly books: readonly ({ readonly accountId: AccountId } & (
    | { readonly state: CopyState }
    | { readonly error: unknown }
  ))[];
  readonly hits: readonly AddressBookHit[];
  /** Typed words that the search left out, because no entry holds all of them. */
  readonly without: readonly string[];
}

export interface Copies {
  state(accountId: AccountId): CopyState;
  /** Over several books: the surest hits first, then in the order of names. */
  search(accountIds: readonly AccountId[], text: string, limit: number): CopySearch;
  check(accountId: AccountId, address: Address): CopyComparison & { readonly state: CopyState };
  /** Takes the book that was built for this account, or sets it aside when the operator should be asked. */
  offer(accountId: AccountId, built: { readonly totalCount: number; readonly readAt: string }): CopyState;
  /**
   * The answer that was written to a file for this account is broken. An earlier one that still waits for the
   * operator's decision stays aside.
   */
  keepBroken(accountId: AccountId, broken: { readonly totalCount: number; readonly readAt: string }): CopyState;
  /** Throws PackbenchError 'answer-unreadable' when the book that was set aside cannot be used. */
  settleAside(accountId: AccountId, use: boolean): CopyState;
  /** Call when the copy was found to be damaged: an empty one takes its place. */
  throwAway(accountId: AccountId): CopyState;
  forget(accountId: AccountId): void;
  close(): void;
}

interface Copy {
  readonly files: BookFiles;
  readonly book: AddressBook;
  aside: AddressBookAside | null;
  /** Somebody else found the damage, not the book itself. */
  wasThrownAway: boolean;
}

/** `folder` is made when it is missing. Every method except `search` throws what the disk or SQLite throws. */
export function openCopies(folder: string): Copies {
  const opened = new Map<AccountId, Copy>();
  const copyOf = (accountId: AccountId, wasThrownAway = false): Copy => {
    const known = opened.get(accountId);
    if (known !== undefined) return known;
    const files = bookFilesOf(folder, accountId);
    const copy = {
      files,
      book: createAddressBook({ path: files.book, earlier: files.earlier }),
      aside: readAside(files),
      wasThrownAway,
    };
    opened.set(accountId, copy);
    return copy;
  };
  const close = (accountId: AccountId): void => {
    opened.get(accountId)?.book.close();
    opened.delete(accountId);
  };
  const adopt = (copy: Copy, path: string): CopyState => {
    copy.book.adopt(path);
    copy.wasThrownAway = false;
    dropAside(copy.files);
    copy.aside = null;
    removeFile(copy.files.earlier);
    return stateOf(copy);
  };
  const setAside = (copy: Copy, aside: AddressBookAside, path: string): CopyState => {
    copy.aside = null;
    keepAside(copy.files, aside, path);
    copy.aside = aside;
    return stateOf(copy);
  };

  return {
    state: (accountId) => stateOf(copyOf(accountId)),
    search(accountIds, text, limit) {
      const found: Found[] = [];
      const books = accountIds.map((accountId) => {
        try {
          const copy = copyOf(accountId);
          for (const each of copy.book.find(text, limit)) found.push({ accountId, ...each });
          return { accountId, state: stateOf(copy) };
        } catch (error) {
          return { accountId, error };
        }
      });
      const fewest = Math.min(...found.map(({ without }) => without.length));
      // When one book holds everything that was typed, entries of another book that lack a part would only confuse.
      const fitting = found.filter(({ without }) => without.length === fewest);
      const best = accountIds.length === 1 ? fitting : inOneList(fitting).slice(0, limit);
      const marksOf = createPartMatcher(text);
      return {
        books,
        hits: best.map((each) => toHit(each, marksOf(each.entry))),
        without: [...new Set(best.flatMap(({ without }) => without))],
      };
    },
    check(accountId, address) {
      const copy = copyOf(accountId);
      const { matched, suggestions } = copy.book.validate(address);
      return { matched: matched !== null, suggestions: suggestions.map(toSuggestion), state: stateOf(copy) };
    },
    offer(accountId, built) {
      const copy = copyOf(accountId);
      const { totalCount, readAt } = copy.book.state();
      const reason = readAt === null ? null : reasonToAsk(built.totalCount, totalCount);
      return reason === null ? adopt(copy, copy.files.built) : setAside(copy, { reason, ...built }, copy.files.built);
    },
    keepBroken(accountId, broken) {
      const copy = copyOf(accountId);
      if (copy.aside !== null && copy.aside.reason !== 'unreadable') return stateOf(copy);
      return setAside(copy, { reason: 'unreadable', ...broken }, copy.files.answer);
    },
    settleAside(accountId, use) {
      const copy = copyOf(accountId);
      if (use && copy.aside !== null) {
        // Its file may have been damaged since, or made by another version of Packbench.
        const isUsable = copy.aside.reason !== 'unreadable' && isWholeBook(copy.files.asideBook);
        if (!isUsable) throw failureOf('answer-unreadable');
        return adopt(copy, copy.files.asideBook);
      }
      copy.aside = null;
      dropAside(copy.files);
      return stateOf(copy);
    },
    throwAway(accountId) {
      const { files } = copyOf(accountId);
      close(accountId);
      removeFile(files.book);
      return stateOf(copyOf(accountId, true));
    },
    forget(accountId) {
      close(accountId);
      const files = bookFilesOf(folder, accountId);
      dropAside(files);
      for (const path of [files.book, files.earlier, files.answer, files.built]) removeFile(path);
    },
    close() {
      for (const accountId of [...opened.keys()]) close(accountId);
    },
  };
}

function stateOf({ files, book, aside, wasThrownAway }: Copy): CopyState {
  const { totalCount, readAt, wasDamaged } = book.state();
  const hasEarlier = readAt === null && existsSync(files.earlier);
  return { totalCount, readAt, wasDamaged: wasDamaged || wasThrownAway, aside, hasEarlier };
}

interface Found extends FoundEntry {
  readonly accountId: AccountId;
}

/** Each book's hits are in the order of its search: by rank, then by name. */
function inOneList(found: readonly Found[]): Found[] {
  const keyed = found.map((each) => ({ each, name: foldText(each.entry.name || each.entry.company) }));
  keyed.sort((a, b) => a.each.rank - b.each.rank || (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
  return keyed.map(({ each }) => each);
}

function toHit({ accountId, entry }: Found, matched: MatchedParts): AddressBookHit {
  return { accountId, entry, matchedParts: matched, countryCode: isoCodeOf(entry.country) };
}

/** A suggestion has no field for the building: it goes before the street, as people write it. */
function toSuggestion({
  entry,
  differs,
}: ReturnType<AddressBook['validate']>['suggestions'][number]): AddressSuggestion {
  const { building, street, suburb, city, state, postCode, country } = entry;
  const line = [building, street].filter((part) => part !== '').join(', ');
  return { street: line, suburb, city, state, postCode, country, countryCode: isoCodeOf(country), differs };
}
