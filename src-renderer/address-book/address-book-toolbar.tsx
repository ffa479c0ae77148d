/** The search field, the choice of books, and the button that reads them again. */
import { Button, CloseButton, TextInput } from '@mantine/core';
import { IconRefresh, IconSearch } from '@tabler/icons-react';
import type { KeyboardEvent, RefObject } from 'react';
import { isPutBack } from '../scanner/typed-into.ts';
import { Choice } from '../ui/choice.tsx';
import { rowDomId } from '../ui/data-grid.tsx';
import type { TableSteering } from '../ui/data-grid-props.ts';
import { ariaShortcut, Shortcut, shortcutKeys } from '../ui/shortcut.tsx';
import { Toolbar } from '../ui/toolbar.tsx';
import { say } from '../words/say.ts';
import { useAddressBookStore } from './address-book-store.ts';
import styles from './address-book-toolbar.module.css';
import type { AddressBookView } from './use-address-book.ts';

/** The keys that move the row while the caret stays in its line; Home and End belong to the caret. */
const ROW_KEYS: ReadonlySet<string> = new Set(['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp']);

export const SCOPE_KEYS = 'alt+a';

/** The list below the field, as the field must know it. */
export interface SteeredList {
  readonly tableId: string;
  readonly steering: RefObject<TableSteering | null>;
  /** -1: none. */
  readonly currentIndex: number;
}

interface AddressBookToolbarProps {
  readonly view: AddressBookView;
  readonly list: SteeredList;
  readonly searchField: RefObject<HTMLInputElement | null>;
  readonly onTyped: () => void;
  readonly onOpen: () => void;
}

export function AddressBookToolbar({ view, list, searchField, onTyped, onOpen }: AddressBookToolbarProps) {
  const { accounts, scope, books = [], refresh } = view;
  const setScope = useAddressBookStore((state) => state.setScope);
  const actions = (
    <Button
      variant="default"
      leftSection={<IconRefresh aria-hidden size={16} />}
      aria-keyshortcuts={ariaShortcut('F5')}
      title={shortcutKeys('F5').join(' ')}
      loading={books.some(({ refreshing }) => refreshing)}
      onClick={refresh}
    >
      {say('address-book.refresh')}
    </Button>
  );
  return (
    <Toolbar label={say('common.screen.address-book')} title={say('common.screen.address-book')} actions={actions}>
      <SearchField list={list} field={searchField} onTyped={onTyped} onOpen={onOpen} />
      {accounts.length > 1 && (
        <span title={shortcutKeys(SCOPE_KEYS).join(' ')}>
          <Choice
            label={say('address-book.scope', { keys: shortcutKeys(SCOPE_KEYS).join(' ') })}
            value={scope}
            onChange={setScope}
            options={[
              { value: 'current', label: say('address-book.scope.current') },
              { value: 'all', label: say('address-book.scope.all') },
            ]}
          />
        </span>
      )}
    </Toolbar>
  );
}

interface SearchFieldProps {
  readonly list: SteeredList;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly onTyped: () => void;
  readonly onOpen: () => void;
}

/** A combobox whose popup is the list: the caret stays here while the arrows move the row. */
function SearchField({ list: { tableId, steering, currentIndex }, field, onTyped, onOpen }: SearchFieldProps) {
  const { text, setText, putBackText } = useAddressBookStore();

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    if (event.key === 'Enter') onOpen();
    else if (!ROW_KEYS.has(event.key) || steering.current?.moveBy(event.key) !== true) return;
    event.preventDefault();
  };
  return (
    <TextInput
      ref={field}
      role="combobox"
      className={styles.search ?? ''}
      aria-label={say('address-book.search')}
      aria-keyshortcuts={ariaShortcut('mod+f')}
      aria-autocomplete="list"
      aria-haspopup="grid"
      aria-expanded
      aria-controls={tableId}
      aria-activedescendant={currentIndex < 0 ? undefined : rowDomId(tableId, currentIndex)}
      autoComplete="off"
      autoCorrect="off"
      spellCheck={false}
      placeholder={say('address-book.search.fields')}
      leftSection={<IconSearch aria-hidden size={16} />}
      rightSectionWidth={text === '' ? 86 : 'var(--control-height)'}
      rightSectionPointerEvents="all"
      rightSection={
        text === '' ? (
          <span className={styles.hint}>
            <Shortcut keys="mod+f" />
          </span>
        ) : (
          <CloseButton
            size="sm"
            aria-label={say('address-book.search.clear')}
            onClick={() => {
              setText('');
              field.current?.focus();
            }}
          />
        )
      }
      value={text}
      onChange={(event) => {
        if (isPutBack(event.nativeEvent)) {
          putBackText(event.currentTarget.value);
          return;
        }
        setText(event.currentTarget.value);
        onTyped();
      }}
      onKeyDown={onKeyDown}
    />
  );
}
