/** The selection holds 10,000 orders: what has no room in it is never called selected. */
import { beforeEach, expect, test } from 'vitest';
import { mostSelected, useSelectionStore } from '../../../src-renderer/bench/selection-store.ts';
import { addAndTell, addToSelection } from '../../../src-renderer/orders/add-to-selection.ts';
import { useNotices } from '../../../src-renderer/ui/notices-store.ts';
import { say } from '../../../src-renderer/words/say.ts';
import { listedOrder } from './listed-order.ts';

const orders = (from: number, count: number, accountId = 'north') =>
  Array.from({ length: count }, (_, at) => ({ ...listedOrder(), accountId, orderId: from + at }));
const lastNotice = (): string | undefined => useNotices.getState().notices.at(-1)?.words;

beforeEach(() => useSelectionStore.setState({ byAccount: new Map() }));

test('those that were selected before are counted apart', () => {
  addAndTell(orders(1, 3), 'list');
  addAndTell(orders(2, 4), 'list');
  expect(lastNotice()).toBe(say('orders.selected.all', { count: 2, already: 2 }));
});

test('where not all have room, it is said that the selection is full', () => {
  addAndTell(orders(1, mostSelected - 2, 'south'), 'list');
  addAndTell(orders(1, 5), 'code-list');
  expect(lastNotice()).toBe(say('orders.selected.too-many', { count: 2, most: mostSelected }));
  expect(addToSelection(orders(3, 1), 'detail')).toBeNull();
  expect(lastNotice()).toBe(say('orders.selected.too-many', { count: 0, most: mostSelected }));
  addAndTell(orders(1, 2), 'list');
  expect(lastNotice()).toBe(say('orders.selected.all', { count: 0, already: 2 }));
});
