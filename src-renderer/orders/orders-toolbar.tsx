/** What narrows the list of orders, and the main action. */
import { ActionIcon, Button, CloseButton, Menu, Select, TextInput, Tooltip } from '@mantine/core';
import { IconColumns3, IconRefresh, IconSearch } from '@tabler/icons-react';
import type { RefObject } from 'react';
import type { OrderSearchFields, OrderStatusFilter } from '../../src-preload/contract/order.ts';
import { Choice } from '../ui/choice.tsx';
import { ariaShortcut, Shortcut, shortcutKeys } from '../ui/shortcut.tsx';
import { Toolbar } from '../ui/toolbar.tsx';
import { ChangeMenu } from './changes/change-menu.tsx';
import { ALWAYS_SHOWN, orderColumns } from './order-columns.tsx';
import { orderCount } from './order-words.ts';
import { useOrdersStore } from './orders-store.ts';
import styles from './orders-toolbar.module.css';

const STATUSES: readonly { value: OrderStatusFilter; label: string }[] = [
  { value: 'All', label: 'All' },
  { value: 'Unshipped', label: 'Unshipped' },
  { value: 'Shipped', label: 'Shipped' },
];

const FIELDS: readonly { value: OrderSearchFields; label: string }[] = [
  { value: 'All', label: 'Everything' },
  { value: 'Order_Number', label: 'Order number' },
];

interface OrdersToolbarProps {
  readonly searchField: RefObject<HTMLInputElement | null>;
  readonly refreshing: boolean;
  readonly onRefresh: () => void;
  readonly selectedCount: number;
  readonly onManifest: () => void;
}

export function OrdersToolbar(props: OrdersToolbarProps) {
  const { searchField, refreshing, onRefresh, selectedCount, onManifest } = props;
  const { phrase, status, fields, setPhrase, setStatus, setFields } = useOrdersStore();
  const actions = (
    <>
      <Tooltip label={`Refresh (${shortcutKeys('F5').join(' ')})`}>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label="Refresh"
          aria-keyshortcuts={ariaShortcut('F5')}
          loading={refreshing}
          onClick={onRefresh}
        >
          <IconRefresh aria-hidden size={18} />
        </ActionIcon>
      </Tooltip>
      <ColumnChooser />
      <ChangeMenu selectedCount={selectedCount} />
      <Button
        className={styles.manifest ?? ''}
        disabled={selectedCount === 0}
        aria-keyshortcuts={ariaShortcut('mod+enter')}
        title={`${shortcutKeys('mod+enter').join(' ')}`}
        onClick={onManifest}
      >
        {selectedCount === 0 ? 'Manifest orders' : `Manifest ${orderCount(selectedCount)}`}
      </Button>
    </>
  );
  return (
    <Toolbar label="Orders" actions={actions}>
      <h1 className="unseen">Orders</h1>
      <TextInput
        ref={searchField}
        type="search"
        className={styles.search ?? ''}
        aria-label="Search orders"
        aria-keyshortcuts={ariaShortcut('mod+f')}
        placeholder="Number, tracking, name"
        leftSection={<IconSearch aria-hidden size={16} />}
        rightSectionWidth={68}
        rightSectionPointerEvents="all"
        rightSection={
          phrase === '' ? (
            <span className={styles.hint}>
              <Shortcut keys="mod+f" />
            </span>
          ) : (
            <CloseButton size="sm" aria-label="Clear the search" onClick={() => setPhrase('')} />
          )
        }
        value={phrase}
        onChange={(event) => setPhrase(event.currentTarget.value)}
      />
      <Select
        className={styles.fields ?? ''}
        aria-label="Search in"
        data={FIELDS}
        value={fields}
        onChange={(value) => {
          if (value !== null) setFields(value);
        }}
      />
      <Choice label="Status" options={STATUSES} value={status} onChange={setStatus} />
    </Toolbar>
  );
}

function ColumnChooser() {
  const hiddenColumns = useOrdersStore((state) => state.hiddenColumns);
  const showColumn = useOrdersStore((state) => state.showColumn);
  const choosable = orderColumns(() => undefined).filter(({ id }) => !ALWAYS_SHOWN.has(id));
  return (
    <Menu position="bottom-end" closeOnItemClick={false} withinPortal={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size="lg" aria-label="Choose columns" title="Choose columns">
          <IconColumns3 aria-hidden size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown aria-label="Columns">
        <Menu.Label>Columns</Menu.Label>
        {choosable.map(({ id, header }) => (
          <Menu.CheckboxItem
            key={id}
            checked={!hiddenColumns.has(id)}
            onChange={(shown: boolean) => showColumn(id, shown)}
          >
            {header}
          </Menu.CheckboxItem>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
