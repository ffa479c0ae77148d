/**
 * What changes left undone when Packbench ended. Nobody saw that orders were refused or not sent, so the next run says
 * it once: at its start, or when it becomes known. What is in doubt is told where it is settled.
 */
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import type {
  ChangeRunResults,
  LeftUndone,
  OrderChangeKind,
  OrderReference,
} from '../../src-preload/contract/change.ts';
import type { Failure } from '../../src-preload/contract/failure.ts';
import { createKeptFile, type KeptFilePlace } from '../disk/kept-file.ts';
import { PackbenchError } from '../failures.ts';
import type { WriteRecord } from '../journal/write-record.ts';
import { createTurns } from '../time/turns.ts';

export interface KeptLeftUndone {
  /** If the disk refuses it, the log says so, and it counts in this run. */
  add(more: readonly LeftUndone[]): Promise<void>;
  /**
   * What the end cuts short of the runs, in place of what it said before. If the disk refuses it, the same as `add`.
   */
  addAtEnd(more: readonly LeftUndone[]): Promise<void>;
  /** All of it, and forgets it. Throws PackbenchError 'file-failed', once, when its file was damaged and holds nothing new. */
  take(): Promise<readonly LeftUndone[]>;
}

/** Packbench may end many times before a page is there to be told. */
const mostKept = 100;
/** One more than a line names: that there are more shows. */
const mostNamed = 6;

const order = z.strictObject({ orderId: z.int32(), orderNumber: z.string() });
export const leftShape = z.strictObject({
  kind: z.enum(['archive', 'remove', 'assign', 'remove-all-unshipped']),
  orderCount: z.int().positive(),
  orders: z.array(order).max(mostNamed).readonly(),
});
const fileShape = z.strictObject({ version: z.literal(1), changes: z.array(leftShape).readonly() });

export function createLeftUndone({ folder, clock, log }: KeptFilePlace): KeptLeftUndone {
  const path = join(folder, 'left-undone.json');
  const file = createKeptFile({ path, shape: fileShape, empty: { version: 1, changes: [] }, clock, log });
  let beforeEnd: readonly LeftUndone[] | null = null;
  let damaged: Failure | null = null;
  const read = async (): Promise<readonly LeftUndone[]> => {
    const { content, failure } = await file.get();
    // The next change of the file would hide it.
    if (failure?.facts.field === 'aside') damaged = failure;
    return content.changes;
  };
  const add = async (earlier: readonly LeftUndone[], more: readonly LeftUndone[]): Promise<void> => {
    if (more.length > 0) await file.set({ version: 1, changes: [...earlier, ...more].slice(-mostKept) });
  };
  const take = async (): Promise<readonly LeftUndone[]> => {
    const changes = await read();
    if (changes.length > 0 || damaged !== null) await file.set({ version: 1, changes: [] });
    if (changes.length > 0 || damaged === null) return changes;
    const failure = damaged;
    damaged = null;
    throw new PackbenchError(failure);
  };
  // Each reads and then writes: two at once would lose what one of them wrote.
  const { inTurn } = createTurns(1);
  return {
    add: (more) =>
      inTurn(async () => {
        const earlier = await read();
        // An end that was killed after it had kept this, and before it had forgotten what was to come, left it twice.
        const news = more.filter((one) => !earlier.some((kept) => isDeepStrictEqual(kept, one)));
        await add(earlier, news);
      }),
    addAtEnd: (more) =>
      inTurn(async () => {
        beforeEnd ??= await read();
        await add(beforeEnd, more);
      }),
    take: () => inTurn(take),
  };
}

export const leftUndone = (kind: OrderChangeKind, orders: readonly OrderReference[]): LeftUndone => ({
  kind,
  orderCount: orders.length,
  orders: kind === 'remove-all-unshipped' ? [] : orders.slice(0, mostNamed),
});

/** What is left undone of a run that the end has cut short; empty where all was done or is in doubt. */
export function leftOfRun({ kind, results }: ChangeRunResults): readonly LeftUndone[] {
  const orders = results.flatMap(({ orderId, orderNumber, state }) =>
    state === 'refused' || state === 'cancelled' ? [{ orderId, orderNumber }] : [],
  );
  return orders.length === 0 ? [] : [leftUndone(kind, orders)];
}

/** What is left undone of a write that an earlier run had begun, and that is now known to be refused or never sent. */
export function leftOfWrite({ kind, about, orders }: WriteRecord): LeftUndone {
  const references = orders.map(({ orderId, orderNumber }) => ({ orderId, orderNumber }));
  if (about.everyUnshipped === true) return { ...leftUndone('remove-all-unshipped', []), orderCount: 1 };
  const isArchive = kind === 'archive' || about.remove === false;
  return leftUndone(isArchive ? 'archive' : kind === 'assign' ? 'assign' : 'remove', references);
}
