/** From the selection to the question for a manifest: which orders it is about, and which are left out and why. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { failureOf } from '../../../src-main/failures.ts';
import type { ListedOrder, OrderListQuery } from '../../../src-preload/contract/order-list.ts';
import { useSelectionStore } from '../../../src-renderer/bench/selection-store.ts';
import { askAboutSelected } from '../../../src-renderer/orders/manifest-of-selected.tsx';
import { useNotices } from '../../../src-renderer/ui/notices-store.ts';
import { someAccount } from '../../helpers/some-account.ts';
import { say } from '../../helpers/texts.ts';
import { listedOrder } from './listed-order.ts';

const account = someAccount('north');
/** What the copy knows now; null: it cannot be asked. */
let known: readonly ListedOrder[] | null = [];

beforeEach(async () => {
  /** Main answers with what it has heard of by then. */
  let heard: readonly { readonly orderId: number }[] = [];
  const call = async (name: string, request: { readonly orders?: typeof heard; readonly query?: OrderListQuery }) => {
    if (name === 'selection.set') heard = request.orders ?? [];
    if (name !== 'orders.select') return { ok: true, value: { orders: [], failure: null } };
    expect(request.query?.accountIds).toEqual(['north']);
    if (known === null) return { ok: false, failure: failureOf('file-failed').failure };
    const orders = known.filter(({ orderId }) => heard.some((one) => one.orderId === orderId));
    return { ok: true, value: { orders, totalCount: orders.length } };
  };
  vi.stubGlobal('window', { packbench: { call, on: () => () => undefined } });
  useSelectionStore.setState({ byAccount: new Map() });
  await useSelectionStore.getState().restore();
  useNotices.setState(useNotices.getInitialState());
});
afterEach(() => {
  useSelectionStore.setState({ byAccount: new Map(), isKept: true });
  useNotices.setState(useNotices.getInitialState());
  vi.unstubAllGlobals();
});

/** Chosen in this order; the copy answers in its own. */
async function ask(orders: readonly ListedOrder[]) {
  useSelectionStore.getState().add('north', orders, 'list');
  return askAboutSelected(account);
}

const notices = () => useNotices.getState().notices.map(({ words }) => words);

test('orders that are shipped, being removed or gone are left out, each with its reason; the others keep their order', async () => {
  const order = (orderId: number, part: Partial<ListedOrder> = {}) =>
    listedOrder({ orderId, orderNumber: `PB-${orderId}`, ...part });
  const at = '2026-11-20T10:00:00Z';
  const removal = { writeId: 'w', kind: 'archived', state: 'in-doubt', at, toAccountId: null } as const;
  const manifest = { manifestId: 'm', state: 'in-doubt', createdAt: at } as const;
  const removed = order(3, { verdict: 'in-doubt', removal });
  const shipped = order(4, { verdict: 'shipped', seenAmong: 'shipped' });
  // The question itself tells of a manifest that is open, and how to look it up.
  const doubted = order(5, { verdict: 'in-doubt', manifest });
  known = [order(1), order(2), removed, shipped, doubted];
  const asked = await ask([order(2), removed, shipped, doubted, order(9), order(1)]);
  expect(asked?.orders.map(({ orderId }) => orderId)).toEqual([2, 5, 1]);
  expect(asked?.leftOut.map(({ orderNumber, state }) => [orderNumber, state])).toEqual([
    ['PB-3', say('orders.state.in-doubt')],
    ['PB-4', say('orders.state.shipped')],
    ['PB-9', say('orders.left-out.gone')],
  ]);
  expect(notices()).toEqual([]);
});

test('an order that was scanned a moment ago is not called gone, though main hears of it only now', async () => {
  known = [listedOrder({ orderId: 1 }), listedOrder({ orderId: 2 }), listedOrder({ orderId: 3 })];
  // The first is being written when the others come: they are written with the next one.
  for (const order of known) useSelectionStore.getState().add('north', [order], 'scan');
  const asked = await askAboutSelected(account);
  expect(asked?.orders.map(({ orderId }) => orderId)).toEqual([1, 2, 3]);
  expect(asked?.leftOut).toEqual([]);
});

test('while the records cannot be read nobody knows what was done with an order, and nothing is asked', async () => {
  known = [listedOrder({ verdict: 'not-known' })];
  expect(await ask([listedOrder()])).toBeNull();
  expect(notices().join()).toContain('records');
  known = null;
  expect(await ask([listedOrder()])).toBeNull();
  expect(notices()).toHaveLength(2);
});
