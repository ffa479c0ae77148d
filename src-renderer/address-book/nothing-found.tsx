/** Where the list would be: no copy yet, nothing that fits, or nothing at all; and what to do about it. */
import { Button } from '@mantine/core';
import { IconAddressBook, IconSearchOff } from '@tabler/icons-react';
import { EmptyState } from '../ui/empty-state.tsx';
import { KeysBeside } from '../ui/keys-beside.tsx';
import { useAddressBookStore } from './address-book-store.ts';
import { SCOPE_KEYS } from './address-book-toolbar.tsx';
import type { AddressBookView } from './use-address-book.ts';

export function NothingFound({ view }: { readonly view: AddressBookView }) {
  const { books = [], text, refresh } = view;
  if (books.every(({ copyReadAt }) => copyReadAt === null)) {
    return (
      <EmptyState
        icon={IconAddressBook}
        title={books.length > 1 ? 'None of the address books is read yet' : 'Not read yet'}
        actions={
          <Button variant="default" onClick={refresh}>
            {books.length > 1 ? 'Read them now' : 'Read it now'}
          </Button>
        }
      >
        A copy is kept on this computer, so that it is found without a network too.
      </EmptyState>
    );
  }
  if (text !== '' && books.some(({ totalCount }) => totalCount > 0)) return <NoneFits view={view} />;
  return (
    <EmptyState icon={IconAddressBook} title="This address book is empty">
      Entries are added on the service’s site and show here after the next refresh.
    </EmptyState>
  );
}

function NoneFits({ view: { text, scope, accounts } }: { readonly view: AddressBookView }) {
  const setText = useAddressBookStore((state) => state.setText);
  const setScope = useAddressBookStore((state) => state.setScope);
  return (
    <EmptyState
      icon={IconSearchOff}
      title={`No entry fits “${text}”`}
      actions={
        <>
          {scope === 'current' && accounts.length > 1 && (
            <Button variant="default" rightSection={<KeysBeside keys={SCOPE_KEYS} />} onClick={() => setScope('all')}>
              Search all accounts
            </Button>
          )}
          <Button variant="default" rightSection={<KeysBeside keys="escape" />} onClick={() => setText('')}>
            Clear the search
          </Button>
        </>
      }
    >
      Searched every field, with up to two wrong letters in a word.
    </EmptyState>
  );
}
