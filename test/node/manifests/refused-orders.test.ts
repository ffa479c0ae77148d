/** Which orders the service's own words name. */
import { expect, test } from 'vitest';
import type { Failure } from '../../../src-preload/contract/failure.ts';
import { failureBeside, refusedOrders } from '../../../src-renderer/manifests/confirm/refused-orders.ts';
import { failureDetails } from '../../../src-renderer/ui/failure-words.ts';
import { dateWords } from '../../../src-renderer/words/locale.ts';

const order = (orderId: number, orderNumber: string) => ({
  orderId,
  orderNumber,
  receiverName: '',
  carrierName: '',
  trackingNumber: '',
});
const named = (message: string, ...numbers: string[]): string[] => {
  const failure: Failure = {
    code: 'service-refused',
    changed: 'nothing',
    details: [{ message, details: '' }],
    facts: {},
  };
  const orders = numbers.map((number, index) => order(9_000 + index, number));
  return refusedOrders(failure, orders).map((one) => one.order.orderNumber);
};

test('of two orders with one number the words are about the one whose id they name', () => {
  const failure: Failure = {
    code: 'service-refused',
    changed: 'nothing',
    details: [{ message: 'Order 9001 is shipped.', details: 'Order number PB-1. With PB-2.' }],
    facts: {},
  };
  const orders = [order(9_000, 'PB-1'), order(9_001, 'PB-1'), order(9_002, 'PB-2')];
  expect(refusedOrders(failure, orders).map((one) => one.order.orderId)).toEqual([9_001, 9_002]);
});

test('an order that is in a manifest already is told with the day of it, in words', () => {
  const at = '2026-11-20T10:00:00.000Z';
  const stored = { code: 'order-manifested', facts: { orderId: 7, orderNumber: 'HB 12', at } } as const;
  const failure: Failure = {
    code: 'already-manifested',
    changed: 'nothing',
    details: [],
    facts: { orderIds: [7], remarks: [stored] },
  };
  const refused = refusedOrders(failure, [order(7, 'HB 12'), order(8, 'HB 12')]);
  expect(refused.map(({ order: { orderId }, words }) => [orderId, words])).toEqual([
    [7, `In a manifest of ${dateWords('dayTime', at)}`],
  ]);
  expect(failureDetails(failureBeside(failure, refused))).toEqual([]);
  expect(failureDetails(failure)).toEqual([`Order HB 12 is in a manifest of ${dateWords('dayTime', at)}.`]);
});

test.each([
  ['Order HB 12/a is already manifested.', ['HB 12/a'], ['HB 12/a']],
  ['Order "HB 12" is already manifested.', ['HB 12', 'HB 1', '12'], ['HB 12', '12']],
  ['Order ‘HB 12’ is already manifested.', ['HB 12', 'HB 1'], ['HB 12']],
  ['Bereits im Manifest: „HB 12“, «HB 13», `HB 14`', ['HB 12', 'HB 13', 'HB 14', 'HB 1'], ['HB 12', 'HB 13', 'HB 14']],
  ['Order 1204 is already manifested', ['12', '1204', '204'], ['1204']],
  ['Already manifested: #7, #70.', ['#7', '#70', '#700'], ['#7', '#70']],
  ['Order 9001 is unknown', ['A', 'B'], ['B']],
  ['Nothing is named', ['', ' '], []],
])('%s', (message, numbers, expected) => {
  expect(named(message, ...numbers)).toEqual(expected);
});
