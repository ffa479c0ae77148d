/** An order to which the shop gave no number is named by its id: no place of it is blank. */
import { expect, it } from 'vitest';
import { judgeCodes, judgedWords } from '../../../src-renderer/orders/changes/judged-codes.ts';
import { orderLabel } from '../../../src-renderer/orders/order-words.ts';
import type { Scan } from '../../../src-renderer/scan/scan-store.ts';
import { choiceWords, scanWords } from '../../../src-renderer/scan/scan-words.ts';
import { listedOrder } from '../orders/listed-order.ts';

const order = listedOrder({ orderId: 7_001, orderNumber: '' });
const account = { accountId: order.accountId, label: 'North', colour: 'teal' };
const scan = {
  scanId: 1,
  code: 'CODE',
  place: null,
  notAsked: [],
  verdict: { kind: 'other-account', order, account },
} as unknown as Scan;

it.each([
  [
    'a list of numbers',
    () => judgedWords(judgeCodes([{ code: 'CODE', orders: [order], failure: null }], [])[0] as never),
  ],
  ['a sentence', () => orderLabel(order)],
  ['the answer to a scan', () => scanWords(scan, true).title],
  ['the choice among several orders', () => choiceWords(order, 'North')],
])('in %s', (_, words) => {
  expect(words()).toContain('7001');
});
