/** Which columns the list has, where each stands, and the way back to their own widths. */
import { ActionIcon, Button, Checkbox, Popover } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconColumns3 } from '@tabler/icons-react';
import { useState } from 'react';
import type { OrderColumnView } from '../../../src-preload/contract/preferences.ts';
import { say } from '../../words/say.ts';
import { useOrdersStore } from '../orders-store.ts';
import styles from './column-chooser.module.css';
import { ALWAYS_SHOWN, columnsInOrder } from './order-columns.tsx';

export function ColumnChooser({ showsAccounts }: { readonly showsAccounts: boolean }) {
  const [opened, setOpened] = useState(false);
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-end" width={280} trapFocus returnFocus>
      <Popover.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={say('orders.columns.choose')}
          title={say('orders.columns.choose')}
          aria-expanded={opened}
          onClick={() => setOpened(!opened)}
        >
          <IconColumns3 aria-hidden size={18} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label={say('orders.columns')}>
        <Columns showsAccounts={showsAccounts} />
      </Popover.Dropdown>
    </Popover>
  );
}

function Columns({ showsAccounts }: { readonly showsAccounts: boolean }) {
  const chosen = useOrdersStore((state) => state.view.columns);
  const changeView = useOrdersStore((state) => state.changeView);
  const columns = columnsInOrder(chosen, showsAccounts);
  const change = (next: readonly (OrderColumnView & { readonly name: string })[]): void =>
    changeView({ columns: next.map(({ name: _, ...column }) => column) });
  const move = (from: number, to: number): void => {
    const next = [...columns];
    next.splice(to, 0, ...next.splice(from, 1));
    change(next);
  };
  return (
    <div className={styles.columns}>
      <ul aria-label={say('orders.columns')}>
        {columns.map(({ column, name, shown }, at) => (
          <li key={column}>
            <Checkbox
              size="xs"
              label={name}
              checked={shown || column === ALWAYS_SHOWN}
              disabled={column === ALWAYS_SHOWN}
              onChange={(event) => {
                const isShown = event.currentTarget.checked;
                change(columns.map((each) => (each.column === column ? { ...each, shown: isShown } : each)));
              }}
            />
            <span className={styles.moves}>
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={say('orders.columns.earlier', { column: name })}
                disabled={at === 0}
                onClick={() => move(at, at - 1)}
              >
                <IconArrowUp aria-hidden size={14} />
              </ActionIcon>
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={say('orders.columns.later', { column: name })}
                disabled={at === columns.length - 1}
                onClick={() => move(at, at + 1)}
              >
                <IconArrowDown aria-hidden size={14} />
              </ActionIcon>
            </span>
          </li>
        ))}
      </ul>
      <Button variant="default" size="xs" disabled={chosen.length === 0} onClick={() => changeView({ columns: [] })}>
        {say('orders.columns.reset')}
      </Button>
    </div>
  );
}
