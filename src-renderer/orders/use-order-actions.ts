/** The actions of the orders screen, for keys and palette. */
import type { RefObject } from 'react';
import type { OrderPage } from '../../src-preload/contract/order.ts';
import { useActions } from '../keyboard/actions-store.ts';
import { orderCount } from './order-words.ts';
import { hasNextPage } from './orders-footer.tsx';
import { useOrdersStore } from './orders-store.ts';

interface OrderActionsOptions {
  readonly searchField: RefObject<HTMLInputElement | null>;
  readonly reply: OrderPage | undefined;
  readonly selectedCount: number;
  readonly detailShown: boolean;
  readonly refresh: () => void;
  readonly askForManifest: () => void;
  readonly clearSelection: () => void;
}

export function useOrderActions(options: OrderActionsOptions): void {
  const { searchField, reply, selectedCount, detailShown, refresh, askForManifest, clearSelection } = options;
  const { page, setPage, setStatus, currentId, openDetail, closeDetail } = useOrdersStore();
  useActions([
    {
      label: selectedCount === 0 ? 'Manifest the selected orders' : `Manifest ${orderCount(selectedCount)}`,
      group: 'orders',
      keys: 'mod+enter',
      command: 'print',
      enabled: selectedCount > 0,
      run: askForManifest,
    },
    {
      label: 'Search orders',
      group: 'orders',
      keys: 'mod+f',
      run: () => {
        searchField.current?.focus();
        searchField.current?.select();
      },
    },
    { label: 'Refresh', group: 'orders', keys: 'F5', run: refresh },
    { label: 'Show all orders', group: 'orders', keys: 'alt+a', run: () => setStatus('All') },
    { label: 'Show unshipped orders', group: 'orders', keys: 'alt+u', run: () => setStatus('Unshipped') },
    { label: 'Show shipped orders', group: 'orders', keys: 'alt+s', run: () => setStatus('Shipped') },
    {
      label: 'Next page',
      group: 'orders',
      keys: 'alt+pagedown',
      enabled: hasNextPage(reply, page),
      run: () => setPage(page + 1),
    },
    { label: 'Page before', group: 'orders', keys: 'alt+pageup', enabled: page > 1, run: () => setPage(page - 1) },
    {
      label: 'Clear the selection',
      group: 'orders',
      keys: 'mod+shift+x',
      enabled: selectedCount > 0,
      run: clearSelection,
    },
    {
      label: detailShown ? 'Close order details' : 'Show order details',
      group: 'orders',
      keys: 'mod+i',
      enabled: detailShown || currentId !== null,
      run: () => {
        if (detailShown) closeDetail();
        else if (currentId !== null) openDetail(currentId);
      },
    },
    { label: 'Close order details', group: 'orders', keys: 'escape', enabled: detailShown, run: closeDetail },
  ]);
}
