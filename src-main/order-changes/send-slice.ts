/** Sends one slice of a change, and notes what became of each of its orders. */
import type { AccountId } from '../../src-preload/contract/account.ts';
import type { OrderChangeKind, OrderReference } from '../../src-preload/contract/change.ts';
import type { Failure } from '../../src-preload/contract/failure.ts';
import { traitsOf } from '../../src-preload/contract/failure-traits.ts';
import { noReserve } from '../disk/reserve.ts';
import { failureIn, failureOf, PackbenchError } from '../failures.ts';
import type { WriteMark } from '../journal/guards.ts';
import type { Ledger } from '../journal/ledger.ts';
import type { WriteIntent, WriteRecord } from '../journal/write-record.ts';
import { reserveForAChange, runWrite, tell, type WriteRunParts } from '../journal/write-run.ts';
import { ShippingError } from '../shipping/shipping-client.ts';
import type { ChangeResults } from './change-results.ts';
import { type ChangeClient, type ChangeSlice, type ChangeTarget, toSlice } from './change-slice.ts';
import { refusedResult } from './refused-result.ts';

export interface SliceParts extends WriteRunParts {
  readonly client: ChangeClient;
  /** Called before each slice. Throws PackbenchError 'account-unknown' when the account was removed meanwhile. */
  readonly assertAccount: (accountId: AccountId) => void;
  /**
   * Asks the service what became of a write that it refused, and settles the write by that. Throws what
   * InDoubtService.lookUp throws.
   */
  readonly lookUp: (writeId: string, signal: AbortSignal) => Promise<unknown>;
  /** Called when the slice is sent, and before a look-up. */
  readonly onProgress: () => void;
  /** Stops a look-up. */
  readonly signal: AbortSignal;
  /** The slice's own, in the ledger. */
  readonly writeId: string;
}

/** Answers the failure that ends the run, or null. Never throws: the results hold what went wrong. */
export async function sendSlice(
  parts: SliceParts,
  kind: OrderChangeKind,
  chosen: readonly OrderReference[],
  target: ChangeTarget,
  results: ChangeResults,
): Promise<Failure | null> {
  const { ledger, log, client } = parts;
  let slice = chosen;
  let record: WriteRecord | null = null;
  let reserve = noReserve;
  try {
    const sliceOf = (orders: readonly OrderReference[]): ChangeSlice =>
      toSlice(client, kind, orders, target, results.orderCount === 1);
    slice = withoutOpen(ledger, sliceOf(chosen).intent, chosen, results);
    if (slice.length === 0) return null;
    const { intent, send } = sliceOf(slice);
    reserve = await ledger.reserve(reserveForAChange);
    for (const party of [target, target.to]) if (party !== null) parts.assertAccount(party.accountId);
    record = ledger.writes.begin(intent, [], parts.writeId);
    tell(parts, record);
    const { writeId } = record;
    const wasTried = kind !== 'assign' && slice.length === 1 && record.attemptAfter !== null;
    const told = telling(send, () => {
      results.mark(slice, { state: 'sending', writeId, failure: null });
      parts.onProgress();
    });
    const kept = await runWrite(parts, record, reserve, wasTried ? asTriedBefore(told) : told);
    await reserve.giveBack();
    tell(parts, await ledger.writes.conclude(kept.record, 'stored', { answeredAt: kept.answeredAt }));
    results.mark(slice, { state: 'done', writeId, failure: null });
    return null;
  } catch (cause) {
    const writeId = record?.writeId ?? null;
    const failure = failureOfSlice(cause, record);
    const unknown = failure.code === 'in-doubt';
    if (unknown && writeId !== null && failure.facts.reason === 'service-refused') {
      results.mark(slice, { state: 'looking-up', writeId, failure });
      parts.onProgress();
      return await tellRefused(parts, writeId, slice, failure, results);
    }
    const notDone = failure.code === 'cancelled' ? 'cancelled' : 'refused';
    results.mark(slice, { state: unknown ? 'in-doubt' : notDone, writeId, failure });
    if (failure.code === 'internal') log.error('changes: a slice failed', { writeId, cause });
    // A slice in doubt ends a run, and so does a fault of our own: nobody knows what the next slice would do.
    const ends = unknown || failure.code === 'internal' || traitsOf(failure.code).meetsNext;
    return ends ? failure : null;
  } finally {
    await reserve.giveBack();
  }
}

/** `onSent` is called once what is sent counts as sent in the ledger. */
const telling =
  (send: ChangeSlice['send'], onSent: () => void): ChangeSlice['send'] =>
  (steps) =>
    send({
      ...steps,
      async beforeSending() {
        await steps.beforeSending();
        onSent();
      },
    });

/**
 * For an order that was tried before. 'Not found' may mean that the attempt before did it after all, or nothing, where a
 * gateway says it for a service that is being replaced: so the order is looked up, as after a refused batch.
 */
const asTriedBefore =
  (send: ChangeSlice['send']): ChangeSlice['send'] =>
  async (steps) => {
    try {
      await send(steps);
    } catch (error) {
      if (!(error instanceof ShippingError) || error.failure.code !== 'not-found') throw error;
      const facts = { ...error.failure.facts, reason: 'service-refused' } as const;
      throw new ShippingError({ ...error.failure, code: 'in-doubt', changed: 'unknown', facts }, 'in-doubt');
    }
  };

/**
 * The service refused a batch, and the document does not say what it may have done before that. So each order's result
 * is taken from what the service shows now. Answers the doubt that ends the run, if one is left.
 */
async function tellRefused(
  parts: SliceParts,
  writeId: string,
  slice: readonly OrderReference[],
  failure: Failure,
  results: ChangeResults,
): Promise<Failure | null> {
  await parts.lookUp(writeId, parts.signal).catch((cause: unknown) =>
    // It stays in doubt, where a person looks it up.
    parts.log.info('changes: what was refused could not be looked up', { writeId, cause }),
  );
  return markRefused(parts, writeId, slice, failure, results) ? failure : null;
}

/** Each order as the ledger knows it now. True: a doubt is left. */
export function markRefused(
  { ledger, log }: Pick<SliceParts, 'ledger' | 'log'>,
  writeId: string,
  slice: readonly OrderReference[],
  failure: Failure,
  results: ChangeResults,
): boolean {
  let record: WriteRecord | null = null;
  try {
    record = ledger.writes.get(writeId);
  } catch (cause) {
    log.error('changes: what a look-up showed could not be read', { writeId, cause });
  }
  const told = slice.map((order) => ({ order, result: refusedResult(record, order, failure) }));
  for (const { order, result } of told) results.mark([order], { ...result, writeId });
  return told.some(({ result }) => result.state === 'in-doubt');
}

/** Orders that are in other unfinished writes are refused one by one; they must not stop the rest of the slice. */
function withoutOpen(
  ledger: Ledger,
  intent: WriteIntent,
  slice: readonly OrderReference[],
  results: ChangeResults,
): readonly OrderReference[] {
  const open = new Map<number, WriteMark>();
  for (const mark of ledger.writes.openMarks(intent)) {
    if (!open.has(mark.orderId)) open.set(mark.orderId, mark);
  }
  const { accountId } = intent;
  for (const order of slice) {
    const by = open.get(order.orderId);
    if (by === undefined) continue;
    const facts = { accountId, orderIds: [order.orderId] };
    const named = by.kind === 'manifest' ? { ...facts, manifestId: by.writeId } : facts;
    const { failure } = failureOf('already-open', { facts: named });
    results.mark([order], { state: 'refused', writeId: null, failure });
  }
  return slice.filter((order) => !open.has(order.orderId));
}

/** Before its record was begun nothing can have been sent, whatever went wrong. */
export function failureOfSlice(cause: unknown, record: WriteRecord | null): Failure {
  const failure = failureIn(cause);
  if (record === null) return { ...failure, changed: 'nothing' };
  return cause instanceof PackbenchError ? failure : { ...failure, changed: 'unknown' };
}
