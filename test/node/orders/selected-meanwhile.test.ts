/** Main is asked for seconds which orders a press means that selects all, or none: what a person does meanwhile counts. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OrderListQuery } from '../../../src-preload/contract/order-list.ts';
import { useSelectionStore } from '../../../src-renderer/bench/selection-store.ts';
import { deselectAll, selectAll } from '../../../src-renderer/orders/list/use-list-selection.ts';
import { useNotices } from '../../../src-renderer/ui/notices-store.ts';
import { listedOrder } from './listed-order.ts';

const query: OrderListQuery = {
  accountIds: ['north'],
  phrase: '',
  filters: { group: 'unshipped', carrierName: null, country: null, records: 'any', selectedOnly: false },
  sort: { by: 'orderNumber', descending: false },
};
const orders = [1, 2, 3].map((orderId) => listedOrder({ accountId: 'north', orderId }));
const [first, second, third] = orders as [(typeof orders)[0], (typeof orders)[0], (typeof orders)[0]];
const store = useSelectionStore.getState;
const selected = () => [...(store().byAccount.get('north')?.keys() ?? [])];

let answer: () => void = () => undefined;
let totalCount = orders.length;

beforeEach(() => {
  const call = (name: string): Promise<unknown> => {
    if (name !== 'orders.select') return Promise.resolve({ ok: true, value: { orders: [], failure: null } });
    return new Promise((resolve) => {
      answer = () => resolve({ ok: true, value: { orders, totalCount } });
    });
  };
  vi.stubGlobal('window', { packbench: { call, on: () => () => undefined } });
  totalCount = orders.length;
  useSelectionStore.setState({ byAccount: new Map() });
  useNotices.setState({ notices: [] });
  store().add('north', [first, second], 'list');
});
afterEach(async () => {
  await store().kept();
  useSelectionStore.setState({ byAccount: new Map() });
  vi.unstubAllGlobals();
});

test('a parcel that is scanned while all are taken out stays selected', async () => {
  const press = deselectAll(query);
  store().add('north', [third], 'scan');
  answer();
  await press;
  expect(selected()).toEqual([3]);
});

test('an order that is taken out while all are selected does not come back', async () => {
  const press = selectAll(query, 'list');
  store().deselect('north', [2]);
  answer();
  await press;
  expect(selected()).toEqual([1, 3]);
});

test('whoever clears the selection while all are read has none', async () => {
  const press = selectAll(query, 'list');
  store().clear('north');
  answer();
  await press;
  expect(selected()).toEqual([]);
});

test('and keeps what is scanned since; that more orders than fit were asked for is not told any more', async () => {
  totalCount = 20_000;
  const press = selectAll(query, 'list');
  store().clear('north');
  answer();
  await press;
  expect(useNotices.getState().notices).toEqual([]);
  const again = selectAll(query, 'list');
  store().clear('north');
  store().add('north', [third], 'scan');
  answer();
  await again;
  expect(selected()).toEqual([3]);
});

test('all others are selected where those that were have left meanwhile, as by their manifest', async () => {
  const press = selectAll(query, 'list');
  store().deselect('north', [1, 2]);
  answer();
  await press;
  expect(selected()).toEqual([3]);
});
