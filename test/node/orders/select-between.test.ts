/** A range of the list that reaches beyond the rows that are here: main is asked for the rest, as the list shows it. */
import { expect, test, vi } from 'vitest';
import type { OrderListQuery, OrderWindowRequest } from '../../../src-preload/contract/order-list.ts';
import { useSelectionStore } from '../../../src-renderer/bench/selection-store.ts';
import { selectBetween } from '../../../src-renderer/orders/list/use-list-selection.ts';
import { placesIn } from '../../../src-renderer/orders/list/use-order-window.ts';
import { listedOrder } from './listed-order.ts';

const query: OrderListQuery = {
  accountIds: ['north'],
  phrase: '',
  filters: { group: 'unshipped', carrierName: null, country: null, records: 'any', selectedOnly: false },
  sort: { by: 'orderNumber', descending: false },
};
const orders = Array.from({ length: 600 }, (_, at) => listedOrder({ orderId: at + 1, orderNumber: `PB-${at + 1}` }));
/** It left the list, and stays in its place until somebody has seen that. */
const left = { accountId: 'north', orderId: 3 };

test('orders that stay in their place although they left the list count as places of the range', async () => {
  const call = async (_: string, { offset, count, kept = [] }: OrderWindowRequest): Promise<unknown> => {
    const shown = orders.filter(({ orderId }) => orderId !== left.orderId || kept.length > 0);
    return { ok: true, value: { rows: shown.slice(offset, offset + count) } };
  };
  vi.stubGlobal('window', { packbench: { call } });
  // Other files of the same process may have selected some.
  useSelectionStore.setState({ byAccount: new Map() });
  try {
    const window = { rows: orders.slice(0, 200), offset: 0, totalCount: 599, kept: [left], recordsFailure: null };
    const rows = { ...placesIn(window), stale: false, failure: null, readAgain: () => undefined };
    await selectBetween({ query, rows, from: 10, to: 549, selected: true });
    const selected = [...(useSelectionStore.getState().byAccount.get('north')?.keys() ?? [])];
    expect(selected).toEqual(orders.slice(10, 550).map(({ orderId }) => orderId));
  } finally {
    vi.unstubAllGlobals();
  }
});
