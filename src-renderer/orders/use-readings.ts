/** The progress of reading the orders that are asked for. */
import type { OrderListQuery, OrderReading } from '../../src-preload/contract/order-list.ts';
import { useOperation } from '../server-state.ts';

const NONE: readonly OrderReading[] = [];

export function useReadings({ accountIds }: Pick<OrderListQuery, 'accountIds'>): readonly OrderReading[] {
  const { data = NONE } = useOperation('orders.reading', {});
  return accountIds === null ? data : data.filter(({ accountId }) => accountIds.includes(accountId));
}
