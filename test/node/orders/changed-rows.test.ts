/** What is reported about a list that changed while it was on the screen. */
import { expect, test } from 'vitest';
import type { ListedOrder, OrderWindow } from '../../../src-preload/contract/order-list.ts';
import { changesBetween, leftByNow } from '../../../src-renderer/orders/list/changed-rows.ts';
import { listedOrder } from './listed-order.ts';

const [one, two, three, four] = [1, 2, 3, 4].map((orderId) => listedOrder({ orderId, orderNumber: `PB-${orderId}` }));
const rows = [one, two, three, four] as readonly ListedOrder[];
const news = listedOrder({ orderId: 9, orderNumber: 'PB-9' });

test('nothing new is no change, also when the service showed the orders again', () => {
  const seenAgain = rows.map((row) => ({ ...row, seenAt: '2026-11-21T00:00:00Z' }));
  const { marks, left } = changesBetween(window(rows), window(seenAgain));
  expect([...marks]).toEqual([]);
  expect(left).toEqual([]);
});

test('a list that fills or is emptied to be read anew is no news', () => {
  expect(changesBetween(window([]), window(rows))).toEqual({ marks: new Map(), left: [] });
  expect(changesBetween(window(rows), window([]))).toEqual({ marks: new Map(), left: [] });
});

test.each([
  ['at the head', [news, ...rows]],
  ['between others', [rows[0], news, ...rows.slice(1)]],
  ['at the end', [...rows, news]],
])('an order that came %s is new', (_, now) => {
  const { marks, left } = changesBetween(window(rows), window(now as ListedOrder[]));
  expect([...marks]).toEqual([['9 north', 'new']]);
  expect(left).toEqual([]);
});

test('an order that is gone has left the list; the others have not changed', () => {
  const { marks, left } = changesBetween(window(rows), window(rows.toSpliced(1, 1)));
  expect([...marks]).toEqual([]);
  expect(left.map(({ orderNumber }) => orderNumber)).toEqual(['PB-2']);
});

test('an order that left is told also when another answer came meanwhile; not in another list, nor when it is there again', () => {
  const left = rows.slice(1, 2);
  const asked = { questionKey: 'unshipped', window: window(rows.toSpliced(1, 1)) };
  expect(leftByNow(left, asked, asked)).toEqual(left);
  expect(leftByNow(left, asked, { ...asked, window: window(rows.toSpliced(1, 2)) })).toEqual(left);
  expect(leftByNow(left, asked, { ...asked, window: window(rows) })).toEqual([]);
  expect(leftByNow(left, asked, { ...asked, questionKey: 'shipped' })).toEqual([]);
  expect(leftByNow(left, asked, null)).toEqual([]);
});

test('an order that is kept in its place is no news, nor when it goes because it was seen', () => {
  const kept: OrderWindow = { ...window(rows), kept: [{ accountId: 'north', orderId: 2 }] };
  expect(changesBetween(window(rows.toSpliced(1, 1)), kept)).toEqual({ marks: new Map(), left: [] });
  expect(changesBetween(kept, window(rows.toSpliced(1, 1)))).toEqual({ marks: new Map(), left: [] });
});

test('what was only pushed out of the window, or pulled into it, tells nothing', () => {
  const before: OrderWindow = { rows: rows.slice(0, 3), offset: 100, totalCount: 500, kept: [], recordsFailure: null };
  const now: OrderWindow = { ...before, rows: rows.slice(1), totalCount: 499 };
  expect(changesBetween(before, now)).toEqual({ marks: new Map(), left: [] });
  expect(changesBetween(now, before)).toEqual({ marks: new Map(), left: [] });
});

test('another carrier is a change; a manifest of this computer is none', () => {
  const manifest = { manifestId: 'm1', state: 'stored', createdAt: '2026-11-20T00:00:00Z' } as const;
  const now = rows.map((row, at) => {
    if (at === 0) return { ...row, carrierName: 'Aramex' };
    return at === 1 ? { ...row, manifest, seenAmong: 'shipped' as const } : row;
  });
  expect([...changesBetween(window(rows), window(now)).marks]).toEqual([['1 north', 'changed']]);
});

function window(shown: readonly ListedOrder[]): OrderWindow {
  return { rows: shown, offset: 0, totalCount: shown.length, kept: [], recordsFailure: null };
}
