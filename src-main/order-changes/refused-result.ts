/** What is known of one order after the service refused the batch it was in and was then asked about it. */
import type { OrderReference, OrderResult } from '../../src-preload/contract/change.ts';
import type { Failure, FailureDetail } from '../../src-preload/contract/failure.ts';
import { orderState, type WriteRecord } from '../journal/write-record.ts';

/** `doubt`: what was told of the whole batch. `record`: as the look-up left it. */
export function refusedResult(
  record: WriteRecord | null,
  { orderId }: OrderReference,
  doubt: Failure,
): Pick<OrderResult, 'state' | 'failure'> {
  const { reason: _reason, ...facts } = doubt.facts;
  const refusal: Failure = { code: 'service-refused', changed: 'nothing', details: doubt.details, facts };
  const words = record?.readings.at(-1)?.orders.find((evidence) => evidence.orderId === orderId)?.words ?? '';
  const details: readonly FailureDetail[] =
    words === '' ? doubt.details : [{ message: words, details: '' }, ...doubt.details];
  switch (record === null ? 'in-doubt' : stateOf(record, orderId)) {
    case 'done':
      return { state: 'done', failure: { ...refusal, changed: 'done', details } };
    case 'not-done':
    case 'rejected':
      return { state: 'refused', failure: refusal };
    default:
      return { state: 'in-doubt', failure: { ...doubt, details } };
  }
}

/** A write that names no orders is told as a whole. */
function stateOf(record: WriteRecord, orderId: number): string {
  const order = record.orders.find((one) => one.orderId === orderId);
  if (order !== undefined) return orderState(record, order);
  return record.state === 'resolved' ? 'done' : record.state;
}
