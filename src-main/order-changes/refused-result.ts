/** What is known about one order after the service refused its batch and was then asked about the order. */
import type { OrderReference, OrderResult } from '../../src-preload/contract/change.ts';
import type { Failure } from '../../src-preload/contract/failure.ts';
import { orderState, type WriteRecord } from '../journal/write-record.ts';

/** `doubt`: the failure of the whole batch. `record`: as the look-up left it. */
export function refusedResult(
  record: WriteRecord | null,
  { orderId }: OrderReference,
  doubt: Failure,
): Pick<OrderResult, 'state' | 'failure'> {
  const { reason: _reason, ...facts } = doubt.facts;
  const refusal: Failure = { code: 'service-refused', changed: 'nothing', details: doubt.details, facts };
  const showed = record?.readings.at(-1)?.orders.find((evidence) => evidence.orderId === orderId)?.showed;
  const told = (failure: Failure): Failure =>
    showed === undefined ? failure : { ...failure, facts: { ...failure.facts, remarks: [showed] } };
  switch (record === null ? 'in-doubt' : stateOf(record, orderId)) {
    case 'done':
      return { state: 'done', failure: told({ ...refusal, changed: 'done' }) };
    case 'not-done':
    case 'rejected':
      return { state: 'refused', failure: refusal };
    default:
      return { state: 'in-doubt', failure: told(doubt) };
  }
}

/** A write that names no orders is settled as a whole. */
function stateOf(record: WriteRecord, orderId: number): string {
  const order = record.orders.find((one) => one.orderId === orderId);
  if (order !== undefined) return orderState(record, order);
  return record.state === 'resolved' ? 'done' : record.state;
}
