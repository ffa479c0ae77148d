/** What is said before a manifest is asked for, and which orders a refusal is about. */
import { expect, test } from 'vitest';
import type { Failure } from '../../../src-preload/contract/failure.ts';
import type { ManifestState } from '../../../src-preload/contract/manifest.ts';
import type { Order } from '../../../src-preload/contract/order.ts';
import { checkOrders } from '../../../src-renderer/manifests/confirm/order-checks.ts';
import {
  failureBeside,
  manifestToOpen,
  refusedOrders,
} from '../../../src-renderer/manifests/confirm/refused-orders.ts';
import { carriersOf, carrierWords, stateWords } from '../../../src-renderer/manifests/manifest-words.ts';

function order(orderId: number, orderNumber: string, state: ManifestState | null = null): Order {
  const manifest = state === null ? null : { manifestId: `m-${orderId}`, state, createdAt: '2026-11-20T10:00:00Z' };
  return {
    orderId,
    orderNumber,
    orderedAt: null,
    receiverName: 'Zoë',
    carrierName: 'Post',
    trackingNumber: '',
    country: 'AU',
    exactMatch: null,
    manifest,
  };
}

const refusal = (details: Failure['details'], facts: Failure['facts'] = {}): Failure => ({
  code: 'service-refused',
  changed: 'nothing',
  details,
  facts,
});

test('an order chosen twice is asked for once, and that is said', () => {
  const checks = checkOrders([order(1, 'A'), order(2, 'B'), order(1, 'A')]);
  expect(checks.orders.map(({ orderId }) => orderId)).toEqual([1, 2]);
  expect(checks.repeatedCount).toBe(1);
});

test('two orders with one number are both asked for, and named', () => {
  const checks = checkOrders([order(1, 'A'), order(2, 'A')]);
  expect(checks.orders).toHaveLength(2);
  expect(checks.sharedNumbers).toEqual(['A']);
});

test('stored, open and rejected manifests of an order are three different things', () => {
  const checks = checkOrders([
    order(1, 'A', 'stored'),
    order(2, 'B', 'in-doubt'),
    order(3, 'C', 'sent'),
    order(4, 'D', 'rejected'),
  ]);
  expect(checks.stored.map((marked) => marked.order.orderId)).toEqual([1]);
  expect(checks.open.map((marked) => marked.order.orderId)).toEqual([2, 3]);
});

test('the service names orders by number or by id, as whole words', () => {
  const orders = [order(12, 'PB-1'), order(1204, 'PB-2'), order(7, 'PB-3')];
  const failure = refusal([
    { message: 'Not allowed', details: 'Order 1204 is not printed.' },
    { message: "Order 'PB-3' is already manifested", details: '' },
    { message: 'Try later', details: '' },
  ]);
  const refused = refusedOrders(failure, orders);
  expect(refused.map((one) => [one.order.orderId, one.words])).toEqual([
    [1204, 'Not allowed · Order 1204 is not printed.'],
    [7, "Order 'PB-3' is already manifested"],
  ]);
  expect(failureBeside(failure, refused).details).toEqual([{ message: 'Try later', details: '' }]);
});

test('a refused attempt has no manifest to open; one that holds the orders, one in doubt and one that was made have', () => {
  const open = (some: Partial<Failure>) => manifestToOpen({ ...refusal([], { manifestId: 'm' }), ...some });
  expect(open({ code: 'service-refused', changed: 'nothing' })).toBeUndefined();
  expect(open({ code: 'already-manifested', changed: 'nothing' })).toBe('m');
  expect(open({ code: 'already-open', changed: 'nothing' })).toBe('m');
  expect(open({ code: 'in-doubt', changed: 'unknown' })).toBe('m');
  expect(open({ code: 'disk-full', changed: 'done' })).toBe('m');
});

test('orders that main names are shown without words of the service', () => {
  const refused = refusedOrders(refusal([], { orderIds: [2] }), [order(1, 'A'), order(2, 'B')]);
  expect(refused.map((one) => [one.order.orderId, one.words])).toEqual([[2, null]]);
});

test('a rejection by the service and a request that never left are told apart', () => {
  const rejected = (code: Failure['code']) => stateWords({ state: 'rejected', failure: { ...refusal([]), code } }).word;
  expect(rejected('service-refused')).toBe('Refused');
  expect(rejected('keys-refused')).toBe('Refused');
  expect(rejected('unreachable')).toBe('Not sent');
  expect(rejected('disk-full')).toBe('Not sent');
});

test('carriers are counted, most orders first', () => {
  const carriers = carriersOf([{ carrierName: 'DHL' }, { carrierName: 'Post' }, { carrierName: 'post ' }]);
  expect(carrierWords(carriers)).toBe('Post 2 · DHL 1');
  expect(carrierWords(carriersOf([{ carrierName: '' }]))).toBe('No carrier named');
  // A name that is read from right to left takes no number to its other side (UAX 9: between FSI and PDI).
  const turned = carriersOf(['بريد', 'بريد', 'DHL'].map((carrierName) => ({ carrierName })));
  expect(carrierWords(turned)).toBe('\u2068بريد\u2069 2 · DHL 1');
  // Taken over from its PDF.
  expect(carrierWords([])).toBe('Carrier not known');
});
