/** Address book: find an entry by any part of it, also with a typo and also without the network. */
import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconAddressBook, IconSearchOff } from '@tabler/icons-react';
import { type ReactNode, useCallback, useRef } from 'react';
import type { AddressBookEntry } from '../../src-preload/contract/address-book.ts';
import { useActions } from '../keyboard/actions-store.ts';
import { DataTable } from '../ui/data-table.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { FailureNotice } from '../ui/failure-notice.tsx';
import { AddressBookFooter } from './address-book-footer.tsx';
import styles from './address-book-screen.module.css';
import { useAddressBookStore } from './address-book-store.ts';
import { AddressBookToolbar } from './address-book-toolbar.tsx';
import { CopyNotice } from './copy-notice.tsx';
import { ALL_SHOWN, BESIDE_DETAIL, ENTRY_COLUMNS, NARROW } from './entry-columns.tsx';
import { EntryDetail } from './entry-detail.tsx';
import { entryTitle } from './entry-words.ts';
import { type BookPage, ENTRIES_SHOWN, useAddressBook } from './use-address-book.ts';

export function AddressBookScreen() {
  const { accountId, text, page, stale, failure, refresh } = useAddressBook();
  const { currentId, detailOpened, setCurrent, openDetail, closeDetail } = useAddressBookStore();
  const narrow = useMediaQuery('(max-width: 1100px)', false, { getInitialValueInEffect: false });
  const searchField = useRef<HTMLInputElement>(null);
  // Two services may number their entries alike.
  const rowId = useCallback(({ entryId }: AddressBookEntry): string => `${accountId}/${entryId}`, [accountId]);
  const currentEntry = page?.entries.find((entry) => rowId(entry) === currentId) ?? null;
  // On a narrow window the details cover the list: they give way to what the list has to say.
  const detailShown = detailOpened && (!narrow || currentEntry !== null);
  useActions([
    {
      label: 'Search the address book',
      group: 'Address book',
      keys: 'mod+f',
      run: () => searchField.current?.select(),
    },
    { label: 'Read the address book again', group: 'Address book', keys: 'F5', run: refresh },
    { label: 'Close entry details', group: 'Address book', keys: 'escape', enabled: detailShown, run: closeDetail },
  ]);

  return (
    <>
      <AddressBookToolbar
        searchField={searchField}
        refreshing={page?.refreshing ?? false}
        onRefresh={refresh}
        onTyped={() => {
          if (narrow) closeDetail();
        }}
      />
      {page !== undefined && <CopyNotice status={page} onRefresh={refresh} />}
      <div className={styles.body}>
        <div className={styles.list} inert={narrow && detailShown}>
          <List failed={failure} onRepeat={refresh}>
            <DataTable
              label="Address book"
              rows={page === undefined || isFirstReading(page) ? undefined : page.entries}
              rowId={rowId}
              rowLabel={(entry) => `entry ${entryTitle(entry)}`}
              columns={ENTRY_COLUMNS}
              hiddenColumns={hiddenColumns(narrow, detailShown)}
              currentId={currentId}
              onCurrent={setCurrent}
              onOpen={openDetail}
              stale={stale}
              empty={<Empty page={page} text={text} onRefresh={refresh} />}
            />
          </List>
        </div>
        {detailShown && (
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

function isFirstReading({ copyReadAt, refreshing }: BookPage): boolean {
  return copyReadAt === null && refreshing;
}

interface ListProps {
  readonly failed: BookPage['failure'];
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
  readonly page: BookPage | undefined;
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
