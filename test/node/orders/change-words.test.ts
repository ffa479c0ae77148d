/** The title of a change's dialog: never says that something was not done while nobody knows. */
import { expect, test } from 'vitest';
import type { ChangeRun, OrderChangeKind, OrderResultState } from '../../../src-preload/contract/change.ts';
import {
  effectOf,
  leftOutWords,
  leftUndoneWords,
  runTitle,
} from '../../../src-renderer/orders/changes/change-words.ts';

function ended(kind: OrderChangeKind, some: Partial<Record<OrderResultState, number>>): ChangeRun {
  const counts = { left: 0, sending: 0, 'looking-up': 0, done: 0, refused: 0, 'in-doubt': 0, cancelled: 0, ...some };
  return { runId: 'r', accountId: 'a', kind, state: 'ended', counts };
}

test('what is in doubt is neither done nor not done', () => {
  expect(runTitle(ended('remove', { done: 4 }))).toBe('4 orders removed');
  expect(runTitle(ended('remove', { done: 2, refused: 2 }))).toBe('2 of 4 orders removed');
  expect(runTitle(ended('archive', { done: 2, 'in-doubt': 2 }))).toBe('2 of 4 orders archived, 2 in doubt');
});

test('of one order that is removed alone the service does not say what it says of several', () => {
  expect(effectOf('remove', 2)).toBe('orders.change.remove.effect');
  expect(effectOf('remove', 1)).toBe('orders.change.remove.effect-of-one');
  expect(effectOf('archive', 1)).toBe('orders.change.archive.effect');
});

test('every unshipped order', () => {
  const everyUnshipped = 'remove-all-unshipped';
  expect(runTitle(ended(everyUnshipped, { done: 1 }))).toBe('Every imported unshipped order was removed');
  expect(runTitle(ended(everyUnshipped, { refused: 1 }))).toBe('The unshipped orders were not removed');
  expect(runTitle(ended(everyUnshipped, { 'in-doubt': 1 }))).toBe('What was removed is not known');
});

test('names all of a few orders that are left out, and shows of many that those that are named are not all', () => {
  const orders = Array.from({ length: 7 }, (_, at) => ({ orderId: at + 1, orderNumber: `PB-${at + 1}` }));
  expect(leftOutWords('gone', orders.slice(0, 5))).toMatch(/left out: PB-1, PB-2, PB-3, PB-4, and PB-5$/);
  expect(leftOutWords('under-way', orders)).toMatch(
    /^7 selected orders .* left out: PB-1, PB-2, PB-3, PB-4, PB-5, and …$/,
  );
});

test('what an end left undone is called neither done nor in doubt, and says that more than the named orders are meant', () => {
  const orders = Array.from({ length: 6 }, (_, at) => ({ orderId: at + 1, orderNumber: `PB-${at + 1}` }));
  expect(leftUndoneWords({ kind: 'archive', orderCount: 1, orders: orders.slice(0, 1) })).toBe(
    'As Packbench ended, 1 order was not archived (PB-1): refused, or not sent any more. What was refused is in Activity.',
  );
  expect(leftUndoneWords({ kind: 'remove', orderCount: 900, orders })).toMatch(
    /^As Packbench ended, 900 orders were not removed \(PB-1, PB-2, PB-3, PB-4, PB-5, and …\): /,
  );
  expect(leftUndoneWords({ kind: 'remove-all-unshipped', orderCount: 1, orders: [] })).toMatch(
    /^As Packbench ended, the unshipped orders were not removed: /,
  );
});
