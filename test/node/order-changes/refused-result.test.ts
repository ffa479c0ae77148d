/** The result of each order in a batch that the service refused, and how results appear in a table. */
import { expect, test } from 'vitest';
import { failureOf } from '../../../src-main/failures.ts';
import type { WriteRecord } from '../../../src-main/journal/write-record.ts';
import { refusedResult } from '../../../src-main/order-changes/refused-result.ts';
import { resultsTable } from '../../../src-main/order-changes/results-table.ts';

const doubt = failureOf('in-doubt', { changed: 'unknown', details: [{ message: 'No', details: '' }] }).failure;
const showed = { code: 'order-in-search' as const, facts: {} };
const evidence = { orderId: 7, orderNumber: '#7', seen: 'done' as const, showed, readAt: '' };
const batch = (state: WriteRecord['state'], settledAs?: 'done' | 'not-done'): WriteRecord =>
  ({
    state,
    orders: [{ orderId: 7, ...(settledAs === undefined ? {} : { settledAs }) }],
    readings: [{ readAt: '', orders: [evidence] }],
  }) as never;
const words = { details: doubt.details, facts: { accountId: 'one' } };

test.each([
  [
    'done',
    batch('in-doubt', 'done'),
    'done',
    { code: 'service-refused', changed: 'done', ...words, facts: { ...words.facts, remarks: [showed] } },
  ],
  ['not done', batch('resolved', 'not-done'), 'refused', { code: 'service-refused', changed: 'nothing', ...words }],
  ['rejected as a whole', batch('rejected'), 'refused', { code: 'service-refused', changed: 'nothing', ...words }],
  [
    'not seen',
    batch('in-doubt'),
    'in-doubt',
    { ...doubt, facts: { reason: 'service-refused', accountId: 'one', remarks: [showed] } },
  ],
  ['not there', null, 'in-doubt', { ...doubt, facts: { reason: 'service-refused', accountId: 'one' } }],
  [
    'without orders, resolved',
    { ...batch('resolved'), orders: [], readings: [] } as WriteRecord,
    'done',
    { code: 'service-refused', changed: 'done', ...words },
  ],
  [
    'without orders, rejected',
    { ...batch('rejected'), orders: [] } as WriteRecord,
    'refused',
    { code: 'service-refused', changed: 'nothing', ...words },
  ],
  [
    'without orders, in doubt',
    { ...batch('in-doubt'), orders: [], readings: [] } as WriteRecord,
    'in-doubt',
    { ...doubt, facts: { reason: 'service-refused', accountId: 'one' } },
  ],
])('an order of a refused batch: %s', (_words, record, state, failure) => {
  const told = { ...doubt, facts: { accountId: 'one', reason: 'service-refused' as const } };
  expect(refusedResult(record, { orderId: 7, orderNumber: '#7' }, told)).toEqual({ state, failure });
});

test('results as a table: the reason as the page words it, its code where it has no words, and what the service said', () => {
  const result = { orderNumber: '#7', writeId: null, state: 'refused' as const };
  const failure = failureOf('not-found', { details: [{ message: 'No', details: 'order 7' }] }).failure;
  const table = resultsTable(
    [
      { ...result, orderId: 7, failure },
      { ...result, orderId: 8, failure },
      { ...result, orderId: 9, state: 'done', failure: null },
    ],
    { 7: 'It is gone.' },
  );
  expect(table).toEqual([
    ['order_id', 'order_number', 'result', 'reason', 'details'],
    ['7', '#7', 'refused', 'It is gone.', 'No: order 7'],
    ['8', '#7', 'refused', 'not-found', 'No: order 7'],
    ['9', '#7', 'done', '', ''],
  ]);
});
