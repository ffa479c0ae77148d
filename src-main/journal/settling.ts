/** How a write ends when its answer was lost: by what a look-up saw, or by a person's word. */
import { failureOf, remark } from '../failures.ts';
import type { Settlement, WriteRecord } from './write-record.ts';

/**
 * A second program that started meanwhile takes an INTENT for one that was left behind. Throws PackbenchError
 * 'cancelled'.
 */
export function stillIntended(record: WriteRecord): WriteRecord {
  if (record.state !== 'rejected') return record;
  throw failureOf('cancelled', { facts: { remarks: [remark('ended-by-another-packbench')] } });
}

/** Throws PackbenchError 'internal' when the write is in another state. */
export function inDoubt(record: WriteRecord): WriteRecord {
  if (record.state === 'in-doubt') return record;
  throw failureOf('internal', { cause: new Error(`write ${record.writeId} is ${record.state}, not in doubt`) });
}

/** Resolved when every order is settled; otherwise still in doubt. */
export function settledByHand(record: WriteRecord, settlement: Settlement): WriteRecord {
  const done = new Set(settlement.done);
  const notDone = new Set(settlement.notDone);
  const orders = record.orders.map((order) => {
    if (done.has(order.orderId)) return { ...order, settledAs: 'done' as const };
    return notDone.has(order.orderId) ? { ...order, settledAs: 'not-done' as const } : order;
  });
  const settlements = [...record.settlements, settlement];
  const left = orders.some((order) => order.settledAs === undefined);
  return left
    ? { ...record, orders, settlements }
    : { ...record, orders, settlements, state: 'resolved', settledAt: settlement.at };
}

/** The service refused and no order was seen changed: only then do we know that nothing was changed. */
export function settledAsRefused(record: WriteRecord, settlement: Settlement): WriteRecord {
  const after = settledByHand(record, settlement);
  const noneDone = after.orders.length > 0 && after.orders.every(({ settledAs }) => settledAs === 'not-done');
  if (after.state !== 'resolved' || !noneDone) return after;
  const { reason: _reason, ...facts } = record.failure?.facts ?? {};
  const details = record.failure?.details ?? [];
  const failure = { code: 'service-refused', changed: 'nothing', details, facts } as const;
  // The write was refused as a whole, so its orders have no state of their own.
  return { ...after, orders: record.orders, state: 'rejected', failure };
}
