/** Address book: find an entry by any part of it, also with a typo and also without the network. */
import { type ReactNode, type RefObject, useCallback, useEffect, useRef } from 'react';
import type { Failure } from '../../src-preload/contract/failure.ts';
import { useActions } from '../keyboard/actions-store.ts';
import { DataTable } from '../ui/data-table.tsx';
import { FailureNotice } from '../ui/failure-notice.tsx';
import styles from '../ui/list-screen.module.css';
import { useListWithDetail } from '../ui/use-list-with-detail.ts';
import { useWidth } from '../ui/width.ts';
import { say } from '../words/say.ts';
import { useWorded } from '../words/use-worded.ts';
import { AddressBookFooter } from './address-book-footer.tsx';
import { type AddressBookState, useAddressBookStore } from './address-book-store.ts';
import { AddressBookToolbar, SCOPE_KEYS } from './address-book-toolbar.tsx';
import { BookNotices } from './book-notices.tsx';
import { entryColumns } from './entry-columns.tsx';
import { EntryDetail } from './entry-detail.tsx';
import { entryTitle } from './entry-words.ts';
import { NothingFound } from './nothing-found.tsx';
import { type AddressBookView, type Found, useAddressBook } from './use-address-book.ts';
import { askForRates, copyAddress, ENTRY_KEYS, useWithCurrent, validateAddress } from './use-entry-actions.ts';

/** Two services may number their entries alike. */
const rowId = ({ accountId, entry }: Found): string => `${accountId}/${entry.entryId}`;

export function AddressBookScreen() {
  const view = useAddressBook();
  const { scope, text, books, found, stale, failure, searchAgain, accounts, refresh } = view;
  /** What was found before stays, below the failure. */
  const isSearchedBefore = searchAgain !== null && books !== undefined;
  const { movedTo, detailOpened, moveTo, openDetail } = useAddressBookStore();
  const { narrow, cramped, wide } = useWidth();
  const searchField = useRef<HTMLInputElement>(null);

  const currentIndex = currentIndexOf(found, movedTo, text);
  const current = found[currentIndex] ?? null;
  // On a narrow window the details cover the list, so they give way when the list has something to say.
  const detailShown = detailOpened && (!narrow || current !== null);
  const { tableId, steering, onStep } = useListWithDetail(detailShown);
  const closeDetail = (): void => {
    useAddressBookStore.getState().closeDetail();
    searchField.current?.focus();
  };
  const ofAll = scope === 'all';
  const besideDetail = detailShown && !narrow;
  const columns = useWorded(
    useCallback(
      () => entryColumns({ narrow, cramped, wide, besideDetail, ofAll }),
      [narrow, cramped, wide, besideDetail, ofAll],
    ),
  );

  useScreenActions({ view, current, searchField, detailShown, closeDetail });
  // A person who comes here types: the last search is selected, so typing replaces it.
  useEffect(() => {
    searchField.current?.focus();
    searchField.current?.select();
  }, []);
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is found for other words is read from the top
  useEffect(() => {
    // Whoever comes back from another screen is where they were.
    if (!stale && !isFirst.current) steering.current?.show(Math.max(0, currentIndex));
    isFirst.current = false;
  }, [text, scope, stale]);

  return (
    <>
      <AddressBookToolbar
        view={view}
        list={{ tableId, steering, currentIndex }}
        searchField={searchField}
        onTyped={() => {
          if (narrow) useAddressBookStore.getState().closeDetail();
        }}
        onOpen={() => {
          if (stale || found.length > 0) openDetail();
        }}
      />
      <BookNotices books={books ?? []} withAccount={ofAll} />
      {isSearchedBefore && failure !== null && <FailureNotice failure={failure} onRepeat={searchAgain} />}
      <div className={styles.body}>
        <div className={styles.list} inert={narrow && detailShown}>
          <List failure={isSearchedBefore ? null : failure} onRepeat={searchAgain ?? refresh}>
            <DataTable
              id={tableId}
              steering={steering}
              steered
              label={say('address-book.label')}
              shows={`${books?.map(({ accountId }) => accountId).join()} ${text}`}
              rows={isFirstReading(view) ? undefined : found}
              rowId={rowId}
              rowLabel={({ entry }) => say('address-book.entry.row', { name: entryTitle(entry) })}
              columns={columns}
              currentId={current === null ? null : rowId(current)}
              onCurrent={moveTo}
              onOpen={(chosen) => {
                moveTo(chosen);
                openDetail();
              }}
              stale={stale}
              empty={<NothingFound view={view} />}
            />
          </List>
        </div>
        {detailShown && (
          <EntryDetail
            found={current}
            withAccount={accounts.length > 1}
            look={narrow ? 'page' : 'pane'}
            onStep={onStep}
            onClosed={closeDetail}
          />
        )}
      </div>
      <AddressBookFooter view={view} withKeys={!detailShown} />
    </>
  );
}

/** The row the keys were moved to; otherwise, once something was typed, the first hit. -1: none. */
function currentIndexOf(found: readonly Found[], movedTo: AddressBookState['movedTo'], text: string): number {
  const moved = movedTo?.text === text ? found.findIndex((one) => rowId(one) === movedTo.rowId) : -1;
  return moved < 0 && text !== '' && found.length > 0 ? 0 : moved;
}

function isFirstReading({ books }: AddressBookView): boolean {
  if (books === undefined) return true;
  return books.every(({ copyReadAt }) => copyReadAt === null) && books.some(({ refreshing }) => refreshing);
}

interface ScreenActionsOptions {
  readonly view: AddressBookView;
  readonly current: Found | null;
  readonly searchField: RefObject<HTMLInputElement | null>;
  readonly detailShown: boolean;
  readonly closeDetail: () => void;
}

function useScreenActions({ view, current, searchField, detailShown, closeDetail }: ScreenActionsOptions): void {
  const { stale, text, scope, accounts, refresh } = view;
  const { setText, setScope } = useAddressBookStore();
  const withCurrent = useWithCurrent(current, { stale, text });
  const group = 'address-book';
  const hasCurrent = current !== null || (stale && text !== '');
  useActions([
    {
      label: say('address-book.search'),
      group,
      keys: 'mod+f',
      run: () => {
        searchField.current?.focus();
        searchField.current?.select();
      },
    },
    {
      label: say(scope === 'all' ? 'address-book.action.search-current' : 'address-book.action.search-all'),
      group,
      keys: SCOPE_KEYS,
      enabled: accounts.length > 1,
      run: () => setScope(scope === 'all' ? 'current' : 'all'),
    },
    {
      label: say('address-book.action.copy'),
      group,
      keys: ENTRY_KEYS.copy,
      enabled: hasCurrent,
      run: () => withCurrent(copyAddress),
    },
    {
      label: say('address-book.action.validate'),
      group,
      keys: ENTRY_KEYS.validate,
      enabled: hasCurrent,
      run: () => withCurrent(validateAddress),
    },
    {
      label: say('address-book.action.rates'),
      group,
      keys: ENTRY_KEYS.rate,
      enabled: hasCurrent,
      run: () => withCurrent(askForRates),
    },
    { label: say('address-book.action.read'), group, keys: 'F5', run: refresh },
    { label: say('address-book.action.close'), group, keys: 'escape', enabled: detailShown, run: closeDetail },
    {
      label: say('address-book.action.clear'),
      group,
      keys: 'escape',
      enabled: !detailShown && text !== '',
      run: () => {
        setText('');
        searchField.current?.focus();
      },
    },
  ]);
}

interface ListProps {
  readonly failure: Failure | null;
  readonly onRepeat: () => void;
  readonly children: ReactNode;
}

function List({ failure, onRepeat, children }: ListProps) {
  if (failure === null) return children;
  return (
    <div className={styles.failure}>
      <FailureNotice size="page" failure={failure} onRepeat={onRepeat} />
    </div>
  );
}
