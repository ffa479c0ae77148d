/** The search field and the main action. */
import { Button, CloseButton, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import type { KeyboardEvent, RefObject } from 'react';
import type { Account } from '../../src-preload/contract/account.ts';
import type { OrderGroup } from '../../src-preload/contract/order-list.ts';
import { useSelection } from '../bench/selection-store.ts';
import { Choice } from '../ui/choice.tsx';
import type { TableSteering } from '../ui/data-grid-props.ts';
import { ariaShortcut, Shortcut, shortcutKeys } from '../ui/shortcut.tsx';
import { Toolbar } from '../ui/toolbar.tsx';
import { drawnAlone } from '../words/drawn-alone.ts';
import { say } from '../words/say.ts';
import { ChangeMenu } from './changes/change-menu.tsx';
import { ColumnChooser } from './list/column-chooser.tsx';
import { useOrdersStore } from './orders-store.ts';
import styles from './orders-toolbar.module.css';

interface OrdersToolbarProps {
  readonly current: Account | null;
  readonly searchField: RefObject<HTMLInputElement | null>;
  readonly steering: RefObject<TableSteering | null>;
  readonly showsAccounts: boolean;
  readonly onManifest: () => void;
}

export const OrdersToolbar = drawnAlone(function OrdersToolbar(props: OrdersToolbarProps) {
  const { current, searchField, steering, showsAccounts, onManifest } = props;
  const { phrase, view, setPhrase, changeView } = useOrdersStore();
  /** The Down key in the search goes to the list. */
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    steering.current?.focus();
    if (useOrdersStore.getState().current.index < 0) steering.current?.moveBy('Home');
  };
  const actions = (
    <>
      <ColumnChooser showsAccounts={showsAccounts} steering={steering} />
      <ForSelected current={current} onManifest={onManifest} />
    </>
  );
  return (
    <Toolbar label={say('common.screen.orders')} actions={actions}>
      <h1 className="unseen">{say('common.screen.orders')}</h1>
      <TextInput
        ref={searchField}
        type="search"
        className={styles.search ?? ''}
        aria-label={say('orders.search')}
        aria-keyshortcuts={ariaShortcut('mod+f')}
        placeholder={say('orders.search.placeholder')}
        leftSection={<IconSearch aria-hidden size={16} />}
        rightSectionWidth={phrase === '' ? 86 : 'var(--control-height)'}
        rightSectionPointerEvents="all"
        rightSection={
          phrase === '' ? (
            <span className={styles.hint}>
              <Shortcut keys="mod+f" />
            </span>
          ) : (
            <CloseButton size="sm" aria-label={say('orders.search.clear')} onClick={() => setPhrase('')} />
          )
        }
        value={phrase}
        onChange={(event) => setPhrase(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <Choice
        label={say('orders.group')}
        options={[
          { value: 'all', label: say('orders.group.all') },
          { value: 'unshipped', label: say('orders.group.unshipped') },
          { value: 'shipped', label: say('orders.group.shipped') },
        ]}
        value={view.group ?? 'all'}
        onChange={(value: OrderGroup | 'all') => changeView({ group: value === 'all' ? null : value })}
      />
    </Toolbar>
  );
});

/** The actions on the selected orders. */
const ForSelected = drawnAlone(function ForSelected(props: Pick<OrdersToolbarProps, 'current' | 'onManifest'>) {
  const { current, onManifest } = props;
  const selectedCount = useSelection(current?.accountId).size;
  return (
    <>
      <ChangeMenu selectedCount={selectedCount} />
      <Button
        className={styles.manifest ?? ''}
        disabled={selectedCount === 0}
        aria-keyshortcuts={ariaShortcut('mod+enter')}
        title={shortcutKeys('mod+enter').join(' ')}
        onClick={onManifest}
      >
        {say('orders.manifest', { count: selectedCount })}
      </Button>
    </>
  );
});
