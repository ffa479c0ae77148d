/**
 * One change on its way through its slices: a result per order, progress after each slice, and an end as soon as going on
 * would only widen the damage.
 */
import type {
  ChangeRun,
  ChangeRunResults,
  OrderChangeKind,
  OrderReference,
  OrderResult,
  OrderResultState,
} from '../../src-preload/contract/change.ts';
import type { Failure, FailureCode } from '../../src-preload/contract/failure.ts';
import { failureOf, PackbenchError } from '../failures.ts';
import { isOpen } from '../journal/write-record.ts';
import { runWrite, type WriteRunParts } from '../journal/write-run.ts';
import { type ChangeClient, type ChangeTarget, slicesOf, toSlice } from './change-slice.ts';

export interface RunParts extends Omit<WriteRunParts, 'onChange'> {
  readonly client: ChangeClient;
  /** Told after each slice, and at the end. */
  readonly onProgress: (run: ChangeRun) => void;
}

export interface RunningChange {
  summary(): ChangeRun;
  results(): ChangeRunResults;
  /** No further slice is begun; the one under way comes to its end. */
  cancel(): void;
  /** Resolves when the run has ended; never rejects. */
  readonly ended: Promise<void>;
}

/** After one of these the next slice would only fail the same way. A slice in doubt ends a run too. */
const endsTheRun: ReadonlySet<FailureCode> = new Set([
  'unreachable',
  'tls-failed',
  'proxy-refused',
  'keys-refused',
  'rate-limited',
  'ledger-read-only',
  'disk-full',
  'file-failed',
  'internal',
  'in-doubt',
]);

export function startRun(
  parts: RunParts,
  runId: string,
  kind: OrderChangeKind,
  orders: readonly OrderReference[],
  target: ChangeTarget,
): RunningChange {
  const { ledger, clock, log, client } = parts;
  const results = new Map<number, OrderResult>(
    orders.map((order) => [order.orderId, { ...order, state: 'left', writeId: null, failure: null }]),
  );
  const startedAt = clock.now().toISOString();
  let state: ChangeRun['state'] = 'running';
  let endedAt: string | null = null;

  const summary = (): ChangeRun => {
    const counts: Record<OrderResultState, number> = { left: 0, done: 0, refused: 0, 'in-doubt': 0, cancelled: 0 };
    for (const result of results.values()) counts[result.state] += 1;
    const { accountId, to } = target;
    return { runId, accountId, kind, toAccountId: to?.accountId ?? null, state, counts, startedAt, endedAt };
  };
  const mark = (some: readonly OrderReference[], change: Omit<OrderResult, keyof OrderReference>): void => {
    for (const { orderId, orderNumber } of some) results.set(orderId, { orderId, orderNumber, ...change });
  };

  /** Orders of other writes without an end are refused one by one; they must not take the rest of the slice with them. */
  const withoutOpen = (slice: readonly OrderReference[]): OrderReference[] => {
    const ids = slice.map((order) => order.orderId);
    const open = ledger.writes.marksOf(target.accountId, ids).filter((each) => isOpen(each.state));
    const openIds = new Set(open.map((each) => each.orderId));
    for (const order of slice.filter((each) => openIds.has(each.orderId))) {
      const by = open.find((each) => each.orderId === order.orderId);
      const facts = { accountId: target.accountId, orderIds: [order.orderId] };
      const named = by?.kind === 'manifest' ? { ...facts, manifestId: by.writeId } : facts;
      mark([order], { state: 'refused', writeId: null, failure: failureOf('already-open', { facts: named }).failure });
    }
    return slice.filter((order) => !openIds.has(order.orderId));
  };

  /** Answers the failure that ends the run, or null. */
  const send = async (chosen: readonly OrderReference[]): Promise<Failure | null> => {
    let slice = chosen;
    let writeId: string | null = null;
    let isAttemptAfter = false;
    try {
      slice = withoutOpen(chosen);
      if (slice.length === 0) return null;
      const { intent, send: sendSlice } = toSlice(client, kind, slice, target);
      const record = ledger.writes.begin(intent);
      writeId = record.writeId;
      isAttemptAfter = record.attemptAfter !== null;
      const { answeredAt } = await runWrite({ ledger, clock, log, onChange: () => undefined }, record, sendSlice);
      await ledger.writes.settle(writeId, 'stored', { answeredAt });
      mark(slice, { state: 'done', writeId, failure: null });
      return null;
    } catch (cause) {
      const failure = failureIn(cause);
      if (failure.code === 'not-found' && isAttemptAfter && kind !== 'assign') {
        // Tried before with an unknown end, and now the order is gone: that attempt did it after all.
        mark(slice, { state: 'done', writeId, failure: null });
        return null;
      }
      mark(slice, { state: failure.code === 'in-doubt' ? 'in-doubt' : 'refused', writeId, failure });
      if (failure.code === 'internal') log.error('changes: a slice failed', { writeId, cause });
      return endsTheRun.has(failure.code) ? failure : null;
    }
  };

  const run = async (): Promise<void> => {
    let ending: Failure | null = null;
    for (const slice of slicesOf(orders)) {
      if (ending === null && state === 'running') ending = await send(slice);
      else mark(slice, { state: 'cancelled', writeId: null, failure: ending });
      parts.onProgress(summary());
    }
    state = 'ended';
    endedAt = clock.now().toISOString();
    parts.onProgress(summary());
  };

  return {
    summary,
    results: () => ({ ...summary(), results: [...results.values()] }),
    cancel() {
      if (state === 'running') state = 'cancelling';
    },
    ended: run().catch((cause: unknown) => log.error('changes: a run broke', { runId, cause })),
  };
}

function failureIn(cause: unknown): Failure {
  if (cause instanceof PackbenchError) return cause.failure;
  const message = cause instanceof Error ? cause.message : '';
  return failureOf('internal', { changed: 'unknown', details: [{ message, details: '' }] }).failure;
}
