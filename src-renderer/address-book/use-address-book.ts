/** What the screen shows of the current account's copy, and how it is read again. */
import { useDebouncedValue } from '@mantine/hooks';
import type { AccountId } from '../../src-preload/contract/account.ts';
import type { AddressBookEntry, AddressBookStatus } from '../../src-preload/contract/address-book.ts';
import type { Failure } from '../../src-preload/contract/failure.ts';
import { useAccounts } from '../accounts/use-accounts.ts';
import { call, failureFrom } from '../desktop.ts';
import { readAgain, useOperation } from '../server-state.ts';
import { failureWords } from '../ui/failure-words.ts';
import { showNotice } from '../ui/notices-store.ts';
import { useAddressBookStore } from './address-book-store.ts';

export const ENTRIES_SHOWN = 500;

/** The copy answers within milliseconds: only what is typed in one go is asked at once. */
const TYPING_PAUSE = 60;

/** The current account's book, and what was found in it. */
export interface BookPage extends AddressBookStatus {
  readonly entries: readonly AddressBookEntry[];
}

interface AddressBook {
  /** Empty until the accounts have been read. */
  readonly accountId: AccountId;
  /** What was asked for, a moment behind what is typed. */
  readonly text: string;
  readonly page: BookPage | undefined;
  /** The page is of the text before. */
  readonly stale: boolean;
  /** There is nothing to show but this. */
  readonly failure: Failure | null;
  refresh(): void;
}

export function useAddressBook(): AddressBook {
  const { current } = useAccounts();
  const typed = useAddressBookStore((state) => state.text);
  const [settled] = useDebouncedValue(typed, TYPING_PAUSE);
  const text = (typed === '' ? '' : settled).trim();
  const accountId = current?.accountId ?? '';
  const search = useOperation(
    'addressBook.search',
    { accountId, text, limit: ENTRIES_SHOWN },
    { enabled: current !== null, keepPrevious: true },
  );
  // The book of the account before is not this account's.
  const book = search.data?.books.find((one) => one.accountId === accountId);
  const page = book && { ...book, entries: search.data?.hits.map(({ entry }) => entry) ?? [] };
  return {
    accountId,
    text,
    page,
    stale: search.isPlaceholderData,
    failure: search.error?.failure ?? failureWithoutCopy(page),
    refresh() {
      if (current !== null) void beginToRead(current.accountId);
    },
  };
}

/** A failed reading fills the screen only where there is no copy to show. */
function failureWithoutCopy(page: BookPage | undefined): Failure | null {
  return page === undefined || page.copyReadAt !== null || page.refreshing ? null : page.failure;
}

async function beginToRead(accountId: AccountId): Promise<void> {
  try {
    await call('addressBook.refresh', { accountId });
    readAgain('addressBook.search');
  } catch (error) {
    const words = failureWords(failureFrom(error));
    showNotice('bad', `${words.happened}. ${words.changed} ${words.next}`);
  }
}
