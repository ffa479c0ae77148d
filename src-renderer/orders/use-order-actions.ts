/** The actions of the orders screen, for keys and palette. */
import type { RefObject } from 'react';
import { useActions } from '../keyboard/actions-store.ts';
import { say } from '../words/say.ts';
import { useOrdersStore } from './orders-store.ts';

interface OrderActionsOptions {
  readonly searchField: RefObject<HTMLInputElement | null>;
  readonly selectedCount: number;
  readonly detailShown: boolean;
  readonly refresh: () => void;
  readonly askForManifest: () => void;
  readonly clearSelection: () => void;
  readonly jump: () => void;
}

export function useOrderActions(options: OrderActionsOptions): void {
  const { searchField, selectedCount, detailShown, refresh, askForManifest, clearSelection, jump } = options;
  const { changeView, current, openDetail, closeDetail, selectedOnly, showSelectedOnly } = useOrdersStore();
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
      run: clearSelection,
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
}
