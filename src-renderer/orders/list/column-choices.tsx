/**
 * The columns of the list, each with its place and width, behind the chooser's button: shown or hidden, wider,
 * narrower, earlier, later.
 */
import { ActionIcon, Button, Checkbox } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconMinus, IconPlus } from '@tabler/icons-react';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import type { OrderColumn, OrderColumnView } from '../../../src-preload/contract/preferences.ts';
import { columnWidth } from '../../ui/column-edge.tsx';
import type { TableSteering } from '../../ui/data-grid-props.ts';
import { tooltip } from '../../ui/tooltip.ts';
import { say } from '../../words/say.ts';
import { useOrdersStore } from '../orders-store.ts';
import styles from './column-chooser.module.css';
import { ALWAYS_SHOWN, columnsInOrder } from './order-columns.tsx';

export interface ColumnChoicesProps {
  readonly showsAccounts: boolean;
  /** For the list with these columns. */
  readonly steering: RefObject<TableSteering | null>;
}

/** Pixels by which a press makes a column wider or narrower. */
const widthStep = 16;

export function ColumnChoices({ showsAccounts, steering }: ColumnChoicesProps) {
  const chosen = useOrdersStore((state) => state.view.columns);
  const changeView = useOrdersStore((state) => state.changeView);
  const columns = columnsInOrder(chosen, showsAccounts);
  const mover = useRef<Element | null>(null);
  // A line that comes to another place has lost the focus on the way, and the next press is often the same.
  useEffect(() => {
    if (mover.current instanceof HTMLElement) mover.current.focus();
    mover.current = null;
  });
  const change = (next: readonly (OrderColumnView & { readonly name: string })[]): void =>
    changeView({ columns: next.map(({ name: _, ...column }) => column) });
  const move = (from: number, to: number): void => {
    const next = [...columns];
    next.splice(to, 0, ...next.splice(from, 1));
    mover.current = document.activeElement;
    change(next);
  };
  const widen = (wanted: OrderColumn, by: number): void => {
    const before = steering.current?.widthOf(wanted) ?? null;
    if (before === null) return;
    const width = columnWidth(before + by);
    change(columns.map((each) => (each.column === wanted ? { ...each, width } : each)));
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
              <ColumnButton
                words={say('orders.columns.narrower', { column: name })}
                icon={<IconMinus aria-hidden size={14} />}
                disabled={!shown && column !== ALWAYS_SHOWN}
                onPress={() => widen(column, -widthStep)}
              />
              <ColumnButton
                words={say('orders.columns.wider', { column: name })}
                icon={<IconPlus aria-hidden size={14} />}
                disabled={!shown && column !== ALWAYS_SHOWN}
                onPress={() => widen(column, widthStep)}
              />
              <ColumnButton
                words={say('orders.columns.earlier', { column: name })}
                icon={<IconArrowUp aria-hidden size={14} />}
                disabled={at === 0}
                onPress={() => move(at, at - 1)}
              />
              <ColumnButton
                words={say('orders.columns.later', { column: name })}
                icon={<IconArrowDown aria-hidden size={14} />}
                disabled={at === columns.length - 1}
                onPress={() => move(at, at + 1)}
              />
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

interface ColumnButtonProps {
  readonly words: string;
  readonly icon: ReactNode;
  readonly disabled: boolean;
  readonly onPress: () => void;
}

function ColumnButton({ words, icon, disabled, onPress }: ColumnButtonProps) {
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      aria-label={words}
      {...tooltip(words)}
      disabled={disabled}
      onClick={onPress}
    >
      {icon}
    </ActionIcon>
  );
}
