/** In place of the list: no copy yet, no hits, or an empty book; and what to do about it. */
import { Button } from '@mantine/core';
import { IconAddressBook, IconSearchOff } from '@tabler/icons-react';
import { EmptyState } from '../ui/empty-state.tsx';
import { KeysBeside } from '../ui/keys-beside.tsx';
import { say } from '../words/say.ts';
import { useAddressBookStore } from './address-book-store.ts';
import { SCOPE_KEYS } from './address-book-toolbar.tsx';
import type { AddressBookView } from './use-address-book.ts';

export function NothingFound({ view }: { readonly view: AddressBookView }) {
  const { books = [], text, refresh } = view;
  if (books.every(({ copyReadAt }) => copyReadAt === null)) {
    return (
      <EmptyState
        icon={IconAddressBook}
        title={say(books.length > 1 ? 'address-book.none.unread.several' : 'address-book.none.unread')}
        actions={
          <Button variant="default" onClick={refresh}>
            {say(books.length > 1 ? 'address-book.none.read-now.several' : 'address-book.none.read-now')}
          </Button>
        }
      >
        {say('address-book.none.why-copy')}
      </EmptyState>
    );
  }
  if (text !== '' && books.some(({ totalCount }) => totalCount > 0)) return <NoneFits view={view} />;
  return (
    <EmptyState icon={IconAddressBook} title={say('address-book.none.empty')}>
      {say('address-book.none.empty.next')}
    </EmptyState>
  );
}

function NoneFits({ view: { text, scope, accounts } }: { readonly view: AddressBookView }) {
  const setText = useAddressBookStore((state) => state.setText);
  const setScope = useAddressBookStore((state) => state.setScope);
  return (
    <EmptyState
      icon={IconSearchOff}
      title={say('address-book.none.fits', { text })}
      actions={
        <>
          {scope === 'current' && accounts.length > 1 && (
            <Button variant="default" rightSection={<KeysBeside keys={SCOPE_KEYS} />} onClick={() => setScope('all')}>
              {say('address-book.none.search-all')}
            </Button>
          )}
          <Button variant="default" rightSection={<KeysBeside keys="escape" />} onClick={() => setText('')}>
            {say('address-book.none.clear')}
          </Button>
        </>
      }
    >
      {say('address-book.none.searched')}
    </EmptyState>
  );
}
