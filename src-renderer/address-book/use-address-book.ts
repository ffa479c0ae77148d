/** What the screen shows of the books' copies, and how they are read again. */
import type { Account, AccountId } from '../../src-preload/contract/account.ts';
import type { AddressBookHit, AddressBookPage, AddressBookStatus } from '../../src-preload/contract/address-book.ts';
import type { Failure } from '../../src-preload/contract/failure.ts';
import { useAccounts } from '../bench/use-accounts.ts';
import { call, failureFrom } from '../desktop.ts';
import { useOperation } from '../server-state.ts';
import { showFailure } from '../ui/show-failure.ts';
import { type BookScope, useAddressBookStore } from './address-book-store.ts';

/** Two windows full of hits: nobody reads further, they type another letter. Marking each takes time. */
const MOST_FOUND = 60;
/** Entries listed before anything is typed. */
const MOST_LISTED = 200;

/** The copy of an account's book, with the account. */
export interface Book extends AddressBookStatus {
  readonly account: Account;
}

/** An entry that was found, with the account whose book it is in. */
export interface Found extends AddressBookHit {
  readonly account: Account;
}

export interface AddressBookView {
  /** More than one: each row names its account. */
  readonly accounts: readonly Account[];
  readonly scope: BookScope;
  /** The text that was searched. */
  readonly text: string;
  /** The books that were asked; undefined until the first answer. */
  readonly books: readonly Book[] | undefined;
  readonly found: readonly Found[];
  /** Typed words that the search left out, because no entry holds all of them. */
  readonly without: readonly string[];
  /** There may be more hits than are shown. */
  readonly isCut: boolean;
  /** The hits are still those of the letters before; the answer is a moment away. */
  readonly stale: boolean;
  readonly failure: Failure | null;
  /** Searches the copies once more: the search itself has failed, and not the reading of a book. */
  readonly searchAgain: (() => void) | null;
  /** Reads every shown book again. */
  refresh(): void;
}

/** The copies answer within milliseconds: every letter is searched at once, and an answer belongs to its letters. */
export function useAddressBook(): AddressBookView {
  const { accounts, current } = useAccounts();
  const typed = useAddressBookStore((state) => state.text);
  const chosenScope = useAddressBookStore((state) => state.scope);
  const text = typed.trim();
  const scope = accounts.length > 1 ? chosenScope : 'current';
  const accountId = scope === 'all' ? null : (current?.accountId ?? '');
  const search = useOperation(
    'addressBook.search',
    { accountId, text, limit: text === '' ? MOST_LISTED : MOST_FOUND },
    { enabled: current !== null, keepPrevious: true },
  );
  const answer = search.data === undefined ? undefined : answerOf(search.data, accounts, accountId);
  return {
    accounts,
    scope,
    text,
    books: answer?.books,
    found: answer?.found ?? [],
    without: answer?.without ?? [],
    isCut: text !== '' && (answer?.found.length ?? 0) >= MOST_FOUND,
    stale: search.isPlaceholderData,
    failure: search.error?.failure ?? failureWithoutCopy(answer?.books ?? []),
    searchAgain: search.error === null ? null : () => void search.refetch(),
    refresh() {
      for (const book of answer?.books ?? []) void beginToRead(book.accountId);
    },
  };
}

/** Undefined for an answer from other books: the last account's answer does not count for this one. */
function answerOf(
  page: AddressBookPage,
  accounts: readonly Account[],
  accountId: AccountId | null,
): (Pick<AddressBookView, 'found' | 'without'> & { readonly books: readonly Book[] }) | undefined {
  const asked = new Map(
    accounts.filter((one) => accountId === null || one.accountId === accountId).map((one) => [one.accountId, one]),
  );
  const withAccount = <Of extends { readonly accountId: AccountId }>(
    one: Of,
  ): readonly (Of & { account: Account })[] => {
    const account = asked.get(one.accountId);
    return account === undefined ? [] : [{ ...one, account }];
  };
  const books = page.books.flatMap(withAccount);
  return books.length === 0 ? undefined : { books, found: page.hits.flatMap(withAccount), without: page.without };
}

/** A failed reading fills the screen only when one book is shown and has no copy. With several, each has its notice. */
function failureWithoutCopy([book, ...others]: readonly Book[]): Failure | null {
  if (book === undefined || others.length > 0 || book.copyReadAt !== null || book.refreshing) return null;
  return book.failure;
}

export async function beginToRead(accountId: AccountId): Promise<void> {
  try {
    await call('addressBook.refresh', { accountId });
  } catch (error) {
    showFailure({ failure: failureFrom(error) });
  }
}

/** The copy stays as it was. */
export async function stopReading(accountId: AccountId): Promise<void> {
  try {
    await call('addressBook.stop', { accountId });
  } catch (error) {
    showFailure({ failure: failureFrom(error) });
  }
}
