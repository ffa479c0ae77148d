/**
 * What a person may say about a write in doubt. The readings decide: 'done' is not allowed while an order is seen as
 * not done; 'not done' needs two readings at least five minutes apart, because a service may still be at work. These
 * are five minutes that passed (reading-ages.ts), whatever the computer's clock says.
 */
import type { OrderEvidence, Reading, Resolution } from '../../src-preload/contract/in-doubt.ts';
import { saidDone, type WriteRecord, wasRefused } from '../journal/write-record.ts';
import type { Ages } from './reading-ages.ts';

const apartMilliseconds = 5 * 60_000;

export interface Allowed {
  readonly mayResolve: readonly Resolution[];
  /** Milliseconds after which a reading may allow 'not-done'; null: time does not matter. */
  readonly notDoneIn: number | null;
}

/** It is settled who has the order, whether that is the account we wanted or another: it is never sent again. */
const isDone = ({ seen }: OrderEvidence): boolean => seen === 'done' || seen === 'held-by-other';
const isNotDone = ({ seen }: OrderEvidence): boolean => seen === 'not-done';

export function allowedFor(record: Pick<WriteRecord, 'kind' | 'failure' | 'readings' | 'orders'>, ages: Ages): Allowed {
  const open = new Set(record.orders.filter((order) => order.settledAs === undefined).map((order) => order.orderId));
  const readings = record.readings.map((reading) => ofOrders(reading, open, record.orders.length === 0));
  const last = readings.at(-1);
  if (last === undefined) return { mayResolve: [], notDoneIn: null };
  if (saidDone(record)) return { mayResolve: ['done'], notDoneIn: null };
  const mayResolve: Resolution[] = [];
  if (!last.orders.some(isNotDone)) mayResolve.push('done');
  if (isMixed(last) && settledBySplit(record, ages).any) mayResolve.push('split');
  const first = firstOfNone(readings);
  if (first === null) return { mayResolve, notDoneIn: null };
  // After a refusal nothing is under way at the service, so there is nothing to wait for.
  const isSure = wasRefused(record) || ages.beforeLast(first) >= apartMilliseconds;
  if (isSure) return { mayResolve: [...mayResolve, 'not-done'], notDoneIn: null };
  return { mayResolve, notDoneIn: Math.max(0, apartMilliseconds - ages.untilNow(first)) };
}

/** What the last reading showed about each order that is not settled yet. */
export function seenApart(record: Pick<WriteRecord, 'readings' | 'orders'>): {
  readonly done: readonly number[];
  readonly notDone: readonly number[];
} {
  const open = new Set(record.orders.filter((order) => order.settledAs === undefined).map((order) => order.orderId));
  const seen = (record.readings.at(-1)?.orders ?? []).filter(({ orderId }) => open.has(orderId));
  return {
    done: seen.filter((evidence) => evidence.seen === 'done').map(({ orderId }) => orderId),
    notDone: seen.filter(isNotDone).map(({ orderId }) => orderId),
  };
}

/**
 * The orders that 'split' settles, and how: those seen done, and those seen not done often enough. The rest stays in
 * doubt.
 */
export function settledBySplit(
  record: Pick<WriteRecord, 'readings' | 'orders'>,
  ages: Ages,
): {
  readonly done: readonly number[];
  readonly notDone: readonly number[];
  readonly any: boolean;
} {
  const last = record.readings.at(-1);
  const done: number[] = [];
  const notDone: number[] = [];
  for (const { orderId, settledAs } of record.orders) {
    const seen = last?.orders.find((evidence) => evidence.orderId === orderId);
    if (settledAs !== undefined || last === undefined || seen === undefined) continue;
    if (isDone(seen)) done.push(orderId);
    else if (isNotDone(seen) && wasNotDoneLongBefore(record.readings, orderId, ages)) notDone.push(orderId);
  }
  return { done, notDone, any: done.length + notDone.length > 0 };
}

function wasNotDoneLongBefore(readings: readonly Reading[], orderId: number, ages: Ages): boolean {
  return readings.some(
    ({ orders }, index) =>
      ages.beforeLast(index) >= apartMilliseconds &&
      orders.some((evidence) => evidence.orderId === orderId && isNotDone(evidence)),
  );
}

/** The index of the oldest reading since which no order was seen done; null: the last reading saw one. */
function firstOfNone(readings: readonly Reading[]): number | null {
  const from = readings.findLastIndex((reading) => reading.orders.some(isDone)) + 1;
  return from < readings.length ? from : null;
}

function isMixed(reading: Reading): boolean {
  return reading.orders.some(isDone) && reading.orders.some((evidence) => !isDone(evidence));
}

function ofOrders(reading: Reading, open: ReadonlySet<number>, whole: boolean): Reading {
  return whole ? reading : { ...reading, orders: reading.orders.filter(({ orderId }) => open.has(orderId)) };
}
