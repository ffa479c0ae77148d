/** Runs one change slice by slice: progress after each, and an early end when going on would do more damage. */
import type {
  ChangeRun,
  ChangeRunResults,
  OrderChangeKind,
  OrderReference,
} from '../../src-preload/contract/change.ts';
import type { Failure } from '../../src-preload/contract/failure.ts';
import { failureOf } from '../failures.ts';
import { newWriteId } from '../journal/write-record.ts';
import { type ChangeResults, createChangeResults } from './change-results.ts';
import { type ChangeTarget, slicesOf } from './change-slice.ts';
import { failureOfSlice, markRefused, type SliceParts, sendSlice } from './send-slice.ts';
import type { ChangesUnderWay } from './under-way.ts';

export interface RunParts extends Omit<SliceParts, 'onProgress' | 'signal' | 'writeId'> {
  readonly underWay: Pick<ChangesUnderWay, 'note' | 'forget'>;
  /** Called when a slice is sent, after each slice, before a look-up, and at the end. */
  readonly onProgress: (run: ChangeRun) => void;
}

export interface RunningChange {
  summary(): ChangeRun;
  results(): ChangeRunResults;
  /** Begins no further slice; the one under way finishes. */
  cancel(): void;
  /** Resolves when the run has ended; never rejects. */
  readonly ended: Promise<void>;
}

export function startRun(
  parts: RunParts,
  runId: string,
  kind: OrderChangeKind,
  orders: readonly OrderReference[],
  target: ChangeTarget,
): RunningChange {
  const { clock, log, underWay } = parts;
  const { accountId } = target;
  const results = createChangeResults(orders);
  let state: ChangeRun['state'] = 'running';
  const stop = new AbortController();
  const summary = (): ChangeRun => ({ runId, accountId, kind, state, counts: results.counts() });

  const waiting = slicesOf(orders);
  const isOfSeveral = waiting.length > 1;
  const run = async (): Promise<void> => {
    let ending: Failure | null = null;
    for (let [slice] = waiting; slice !== undefined; [slice] = waiting) {
      const writeId = newWriteId(clock.now());
      const goesOn = ending === null && state === 'running';
      if (isOfSeveral && goesOn) await underWay.note(runId, { kind, writeId, slices: waiting });
      waiting.shift();
      // It may have been called off meanwhile.
      if (goesOn && state === 'running') {
        const onProgress = (): void => parts.onProgress(summary());
        ending = await sendSlice({ ...parts, onProgress, signal: stop.signal, writeId }, kind, slice, target, results);
      } else results.mark(slice, { state: 'cancelled', writeId: null, failure: ending });
      parts.onProgress(summary());
    }
    end();
  };
  const end = (): void => {
    state = 'ended';
    parts.onProgress(summary());
  };
  const endBroken = (cause: unknown): void => {
    log.error('changes: a run broke', { runId, cause });
    markBroken(parts, results, cause);
    end();
  };

  return {
    summary,
    results: () => ({ ...summary(), results: results.all() }),
    cancel() {
      if (state === 'running') state = 'cancelling';
      // At once: where the program ends, the slice under way may have no end in time.
      for (const slice of waiting) results.mark(slice, { state: 'cancelled', writeId: null, failure: null });
      stop.abort();
    },
    ended: run()
      .catch(endBroken)
      .then(() => (isOfSeveral ? underWay.forget([runId]) : undefined))
      .catch((cause: unknown) => log.error('changes: the end of a broken run could not be told', { runId, cause })),
  };
}

/**
 * A run broke in a way that nobody foresaw: what was not sent is told as not sent, and what was sent as the ledger
 * knows it.
 */
function markBroken(parts: RunParts, results: ChangeResults, cause: unknown): void {
  const left = results.all().filter(({ state }) => state === 'left');
  results.mark(left, { state: 'cancelled', writeId: null, failure: failureOfSlice(cause, null) });
  const sent = results.all().filter(({ state }) => state === 'sending' || state === 'looking-up');
  for (const [writeId, slice] of Map.groupBy(sent, (result) => result.writeId)) {
    const doubt = slice[0]?.failure ?? failureOf('in-doubt', { changed: 'unknown' }).failure;
    if (writeId !== null) markRefused(parts, writeId, slice, doubt, results);
  }
}
