/**
 * The actions of the orders screen, for keys and palette. It draws nothing: their labels change with every scan, and
 * the screen need not be drawn for that.
 */
import { type RefObject, useEffect } from 'react';
import type { Account } from '../../src-preload/contract/account.ts';
import { useNavigation } from '../bench/navigation-store.ts';
import { useSelection, useSelectionStore } from '../bench/selection-store.ts';
import { useActions } from '../keyboard/actions-store.ts';
import { say } from '../words/say.ts';
import { useIsReadingOrders } from './orders-being-read.ts';
import { useOrdersStore } from './orders-store.ts';

interface OrdersActionsProps {
  readonly current: Account | null;
  readonly searchField: RefObject<HTMLInputElement | null>;
  readonly detailShown: boolean;
  readonly refresh: () => void;
  readonly askForManifest: () => void;
  readonly jump: () => void;
}

export function OrdersActions(props: OrdersActionsProps) {
  const { searchField, detailShown, refresh, askForManifest, jump } = props;
  const accountId = props.current?.accountId;
  const selectedCount = useSelection(accountId).size;
  const clear = useSelectionStore((selected) => selected.clear);
  const { changeView, current, openDetail, closeDetail, selectedOnly, showSelectedOnly } = useOrdersStore();
  useAskedForManifest(selectedCount > 0, askForManifest);
  useActions([
    {
      label: say('orders.action.manifest', { count: selectedCount }),
      group: 'orders',
      keys: 'mod+enter',
      command: 'print',
      enabled: selectedCount > 0,
      run: askForManifest,
    },
    {
      label: say('orders.search'),
      group: 'orders',
      keys: 'mod+f',
      run: () => {
        searchField.current?.focus();
        searchField.current?.select();
      },
    },
    { label: say('orders.action.jump'), group: 'orders', keys: 'mod+g', run: jump },
    { label: say('orders.action.refresh'), group: 'orders', keys: 'F5', run: refresh },
    {
      label: say('orders.action.all'),
      group: 'orders',
      keys: 'alt+a',
      run: () => changeView({ group: null }),
    },
    {
      label: say('orders.action.unshipped'),
      group: 'orders',
      keys: 'alt+u',
      run: () => changeView({ group: 'unshipped' }),
    },
    {
      label: say('orders.action.shipped'),
      group: 'orders',
      keys: 'alt+s',
      run: () => changeView({ group: 'shipped' }),
    },
    {
      label: say(selectedOnly ? 'orders.action.not-selected-only' : 'orders.selected-only'),
      group: 'orders',
      keys: 'alt+o',
      run: () => showSelectedOnly(!selectedOnly),
    },
    {
      label: say('orders.action.clear-selection'),
      group: 'orders',
      keys: 'mod+shift+x',
      enabled: selectedCount > 0,
      run: () => {
        if (accountId !== undefined) clear(accountId);
      },
    },
    {
      label: say(detailShown ? 'orders.action.close-detail' : 'orders.action.detail'),
      group: 'orders',
      keys: 'mod+i',
      enabled: detailShown || current.index >= 0,
      run: () => {
        if (detailShown) closeDetail();
        else openDetail(current);
      },
    },
    {
      label: say('orders.action.close-detail'),
      group: 'orders',
      keys: 'escape',
      enabled: detailShown,
      run: closeDetail,
    },
  ]);
  return null;
}

/** Another screen has selected orders, and wants the manifest question asked about them. */
function useAskedForManifest(isSelected: boolean, ask: () => void): void {
  const { asksForManifest, askingForManifest } = useNavigation();
  // Until then a question asks nothing.
  const isReading = useIsReadingOrders();
  const canAsk = asksForManifest && isSelected && !isReading;
  useEffect(() => {
    if (!canAsk) return;
    askingForManifest();
    ask();
  });
}
