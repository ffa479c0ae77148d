/** Which orders the service's own words name. */
import { expect, test } from 'vitest';
import type { Failure } from '../../../src-preload/contract/failure.ts';
import { refusedOrders } from '../../../src-renderer/manifests/confirm/refused-orders.ts';

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

test.each([
  ['Order HB 12/a is already manifested.', ['HB 12/a'], ['HB 12/a']],
  ['Order "HB 12" is already manifested.', ['HB 12', 'HB 1', '12'], ['HB 12', '12']],
  ['Order 1204 is already manifested', ['12', '1204', '204'], ['1204']],
  ['Already manifested: #7, #70.', ['#7', '#70', '#700'], ['#7', '#70']],
  ['Order 9001 is unknown', ['A', 'B'], ['B']],
  ['Nothing is named', ['', ' '], []],
])('%s', (message, numbers, expected) => {
  expect(named(message, ...numbers)).toEqual(expected);
});
