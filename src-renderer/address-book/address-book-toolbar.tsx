/** Where a person types what they look for, and reads the book again. */
import { Button, CloseButton, TextInput } from '@mantine/core';
import { IconRefresh, IconSearch } from '@tabler/icons-react';
import type { RefObject } from 'react';
import { ariaShortcut, Shortcut, shortcutKeys } from '../ui/shortcut.tsx';
import { Toolbar } from '../ui/toolbar.tsx';
import styles from './address-book-screen.module.css';
import { useAddressBookStore } from './address-book-store.ts';

interface AddressBookToolbarProps {
  readonly searchField: RefObject<HTMLInputElement | null>;
  readonly refreshing: boolean;
  readonly onRefresh: () => void;
  readonly onTyped: () => void;
}

export function AddressBookToolbar(props: AddressBookToolbarProps) {
  const { searchField, refreshing, onRefresh, onTyped } = props;
  const { text, setText } = useAddressBookStore();
  const actions = (
    <Button
      variant="default"
      leftSection={<IconRefresh aria-hidden size={16} />}
      aria-keyshortcuts={ariaShortcut('F5')}
      title={shortcutKeys('F5').join(' ')}
      loading={refreshing}
      onClick={onRefresh}
    >
      Refresh
    </Button>
  );
  return (
    <Toolbar label="Address book" title="Address book" actions={actions}>
      <TextInput
        ref={searchField}
        type="search"
        className={styles.search ?? ''}
        aria-label="Search the address book"
        aria-keyshortcuts={ariaShortcut('mod+f')}
        placeholder="Name, street, place, phone, code"
        leftSection={<IconSearch aria-hidden size={16} />}
        rightSectionWidth={68}
        rightSectionPointerEvents="all"
        rightSection={
          text === '' ? (
            <span className={styles.hint}>
              <Shortcut keys="mod+f" />
            </span>
          ) : (
            <CloseButton size="sm" aria-label="Clear the search" onClick={() => setText('')} />
          )
        }
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
          onTyped();
        }}
      />
    </Toolbar>
  );
}
