/** Address book: find an entry by any part of it, also with a typo and also without the network. */
import { Button } from '@mantine/core';
import { useDebouncedValue, useMediaQuery } from '@mantine/hooks';
import { IconAddressBook, IconSearchOff } from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
import type { AddressBookEntry, AddressBookPage } from '../../src-preload/contract/address.ts';
import { useAccounts } from '../accounts/use-accounts.ts';
import { call, failureFrom } from '../desktop.ts';
import { useActions } from '../keyboard/actions-store.ts';
import { readAgain, useOperation } from '../server-state.ts';
import { DataTable } from '../ui/data-table.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { FailureNotice } from '../ui/failure-notice.tsx';
import { failureWords } from '../ui/failure-words.ts';
import { showNotice } from '../ui/notices-store.ts';
import { AddressBookFooter } from './address-book-footer.tsx';
import styles from './address-book-screen.module.css';
import { useAddressBookStore } from './address-book-store.ts';
import { AddressBookToolbar } from './address-book-toolbar.tsx';
import { CopyNotice } from './copy-notice.tsx';
import { ALL_SHOWN, BESIDE_DETAIL, ENTRY_COLUMNS, NARROW } from './entry-columns.tsx';
import { EntryDetail } from './entry-detail.tsx';
import { entryTitle } from './entry-words.ts';

const ENTRIES_SHOWN = 500;
/** The copy answers within milliseconds: only what is typed in one go is asked at once. */
const TYPING_PAUSE = 60;

const rowId = ({ entryId }: AddressBookEntry): string => String(entryId);

export function AddressBookScreen() {
  const { current } = useAccounts();
  const { text: typed, currentId, detailOpened, setCurrent, openDetail, closeDetail } = useAddressBookStore();
  const [settled] = useDebouncedValue(typed, TYPING_PAUSE);
  const text = (typed === '' ? '' : settled).trim();
  const accountId = current?.accountId ?? '';
  const search = useOperation(
    'addressBook.search',
    { accountId, text, limit: ENTRIES_SHOWN },
    { enabled: current !== null, keepPrevious: true },
  );
  const narrow = useMediaQuery('(max-width: 1100px)', false, { getInitialValueInEffect: false });
  const searchField = useRef<HTMLInputElement>(null);
  // The book of the account before is not this account's.
  const page = search.data?.accountId === accountId ? search.data : undefined;
  const currentEntry = page?.entries.find((entry) => rowId(entry) === currentId) ?? null;

  const refresh = (): void => {
    if (current !== null) void beginToRead(current.accountId);
  };
  useActions([
    {
      label: 'Search the address book',
      group: 'Address book',
      keys: 'mod+f',
      run: () => searchField.current?.select(),
    },
    { label: 'Read the address book again', group: 'Address book', keys: 'F5', run: refresh },
    { label: 'Close entry details', group: 'Address book', keys: 'escape', enabled: detailOpened, run: closeDetail },
  ]);

  return (
    <>
      <AddressBookToolbar searchField={searchField} refreshing={page?.refreshing ?? false} onRefresh={refresh} />
      {page !== undefined && <CopyNotice status={page} onRefresh={refresh} />}
      <div className={styles.body}>
        <div className={styles.list} inert={narrow && detailOpened}>
          <List failed={search.error?.failure ?? failureWithoutCopy(page)} onRepeat={refresh}>
            <DataTable
              label="Address book"
              rows={page === undefined || isFirstReading(page) ? undefined : page.entries}
              rowId={rowId}
              rowLabel={(entry) => `entry ${entryTitle(entry)}`}
              columns={ENTRY_COLUMNS}
              hiddenColumns={hiddenColumns(narrow, detailOpened)}
              currentId={currentId}
              onCurrent={setCurrent}
              onOpen={openDetail}
              stale={search.isPlaceholderData}
              empty={<Empty page={page} text={text} onRefresh={refresh} />}
            />
          </List>
        </div>
        {detailOpened && (
          <EntryDetail
            accountId={accountId}
            entry={currentEntry}
            look={narrow ? 'page' : 'pane'}
            onClosed={closeDetail}
          />
        )}
      </div>
      <AddressBookFooter page={page} searched={text !== ''} limit={ENTRIES_SHOWN} />
    </>
  );
}

function hiddenColumns(narrow: boolean, detailOpened: boolean): ReadonlySet<string> {
  if (narrow) return NARROW;
  return detailOpened ? BESIDE_DETAIL : ALL_SHOWN;
}

async function beginToRead(accountId: string): Promise<void> {
  try {
    await call('addressBook.refresh', { accountId });
    readAgain('addressBook.search');
  } catch (error) {
    const words = failureWords(failureFrom(error));
    showNotice('bad', `${words.happened}. ${words.changed} ${words.next}`);
  }
}

function isFirstReading({ copyReadAt, refreshing }: AddressBookPage): boolean {
  return copyReadAt === null && refreshing;
}

/** A failed reading fills the screen only where there is no copy to show. */
function failureWithoutCopy(page: AddressBookPage | undefined): AddressBookPage['failure'] {
  return page === undefined || page.copyReadAt !== null || page.refreshing ? null : page.failure;
}

interface ListProps {
  readonly failed: AddressBookPage['failure'];
  readonly onRepeat: () => void;
  readonly children: ReactNode;
}

function List({ failed, onRepeat, children }: ListProps) {
  if (failed === null) return children;
  return (
    <div className={styles.failure}>
      <FailureNotice size="page" failure={failed} onRepeat={onRepeat} />
    </div>
  );
}

interface EmptyProps {
  readonly page: AddressBookPage | undefined;
  readonly text: string;
  readonly onRefresh: () => void;
}

function Empty({ page, text, onRefresh }: EmptyProps) {
  const setText = useAddressBookStore((state) => state.setText);
  if (page?.copyReadAt == null) {
    return (
      <EmptyState
        icon={IconAddressBook}
        title="Not read yet"
        actions={
          <Button variant="default" onClick={onRefresh}>
            Read it now
          </Button>
        }
      >
        A copy is kept on this computer, so that it is found without a network too.
      </EmptyState>
    );
  }
  if (text !== '' && page.totalCount > 0) {
    return (
      <EmptyState
        icon={IconSearchOff}
        title={`No entry fits “${text}”`}
        actions={
          <Button variant="default" onClick={() => setText('')}>
            Clear the search
          </Button>
        }
      >
        Searched every field, with up to two wrong letters in a word.
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={IconAddressBook} title="This address book is empty">
      Entries are added on the service’s site and show here after the next refresh.
    </EmptyState>
  );
}
