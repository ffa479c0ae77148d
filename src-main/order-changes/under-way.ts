/**
 * What is still to come of a change of several slices, kept before each of them: after a kill or a power cut the ledger knows of
 * the slices that were begun, and of no other.
 */
import { join } from 'node:path';
import { z } from 'zod';
import type { LeftUndone, OrderChangeKind, OrderReference } from '../../src-preload/contract/change.ts';
import { createKeptFile, type KeptFilePlace } from '../disk/kept-file.ts';
import { PackbenchError } from '../failures.ts';
import { createTurns } from '../time/turns.ts';
import { leftShape, leftUndone } from './left-undone.ts';

/** What is to come: the next slice, which is to be `writeId` in the ledger, and those behind it. */
export interface NextSlices {
  readonly kind: OrderChangeKind;
  readonly writeId: string;
  readonly slices: readonly (readonly OrderReference[])[];
}

export interface ChangesUnderWay {
  /** In place of what was noted of the run before. If the disk refuses it, the log says so. */
  note(runId: string, next: NextSlices): Promise<void>;
  /** For runs that have ended, or whose rest is kept elsewhere. */
  forget(runIds: readonly string[]): Promise<void>;
  /**
   * Hands on what an earlier run of Packbench had not begun, and forgets it then. `isBegun`: the ledger knows of the write.
   * Throws PackbenchError 'file-failed' when the file was damaged, and what the two throw.
   */
  handOn(isBegun: (writeId: string) => boolean, keep: (left: readonly LeftUndone[]) => Promise<void>): Promise<void>;
}

const fileShape = z.strictObject({
  version: z.literal(1),
  runs: z
    .array(
      z.strictObject({
        runId: z.string(),
        writeId: z.string(),
        /** With the slice of that write, and without it. */
        withIt: leftShape,
        behindIt: leftShape.nullable(),
      }),
    )
    .readonly(),
});

export function createChangesUnderWay({ folder, clock, log }: KeptFilePlace): ChangesUnderWay {
  const path = join(folder, 'changes-under-way.json');
  const file = createKeptFile({ path, shape: fileShape, empty: { version: 1, runs: [] }, clock, log });
  // Each reads and then writes.
  const { inTurn } = createTurns(1);
  const forget = async (runIds: readonly string[]): Promise<void> => {
    const { runs } = (await file.get()).content;
    const others = runs.filter(({ runId }) => !runIds.includes(runId));
    if (others.length < runs.length) await file.set({ version: 1, runs: others });
  };
  return {
    note: (runId, { kind, writeId, slices }) =>
      inTurn(async () => {
        const { runs } = (await file.get()).content;
        const behind = slices.slice(1).flat();
        const behindIt = behind.length === 0 ? null : leftUndone(kind, behind);
        const noted = { runId, writeId, withIt: leftUndone(kind, slices.flat()), behindIt };
        await file.set({ version: 1, runs: [...runs.filter((run) => run.runId !== runId), noted] });
      }),
    forget: (runIds) => inTurn(() => forget(runIds)),
    handOn: (isBegun, keep) =>
      inTurn(async () => {
        const { content, failure } = await file.get();
        if (failure !== null) throw new PackbenchError(failure);
        const left = content.runs.map(({ writeId, withIt, behindIt }) => (isBegun(writeId) ? behindIt : withIt));
        await keep(left.filter((one) => one !== null));
        await forget(content.runs.map(({ runId }) => runId));
      }),
  };
}
