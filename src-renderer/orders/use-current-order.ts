/** The order that the details show: the list's row or, when the list does not hold it now, the copy's. */
import type { ListedOrder } from '../../src-preload/contract/order-list.ts';
import { useOperation } from '../server-state.ts';
import type { OrderRows } from './list/use-order-window.ts';
import { useOrdersStore } from './orders-store.ts';

export function useCurrentOrder(rows: OrderRows): ListedOrder | null {
  const { index, rowId } = useOrdersStore((state) => state.current);
  const detailOpened = useOrdersStore((state) => state.detailOpened);
  const at = rowId === null ? index : rows.indexOf(rowId);
  const listed = rows.rowAt(at) ?? null;
  const [orderId, ...accountId] = (rowId ?? '').split(' ');
  const { data } = useOperation(
    'orders.details',
    { accountId: accountId.join(' '), orderId: Number(orderId) },
    { enabled: detailOpened && listed === null && rowId !== null },
  );
  return listed ?? data ?? null;
}
