/**
 * Codes of parcels that joined no round and that nobody has handled yet: a parcel that was put aside is not forgotten
 * at the end of the app.
 */
import { join } from 'node:path';
import { z } from 'zod';
import { longestScan } from '../../src-preload/contract/scan.ts';
import {
  mostNotAdded,
  type NotAddedCodes,
  type NotAddedReason,
  notAddedReasons,
} from '../../src-preload/contract/station.ts';
import { createKeptFile, type Kept, type KeptFilePlace } from '../disk/kept-file.ts';

export interface NotAddedService {
  get(): Promise<NotAddedCodes>;
  /** Replaces them. */
  set(codes: readonly string[], reasons?: readonly NotAddedReason[]): Promise<NotAddedCodes>;
}

export const notAddedShape = z.array(z.string().min(1).max(longestScan)).max(mostNotAdded);

export const notAddedReasonsShape = z.array(z.enum(notAddedReasons)).max(mostNotAdded);

/** An earlier Packbench kept no reasons. */
const fileShape = z.strictObject({
  version: z.literal(1),
  codes: notAddedShape,
  reasons: notAddedReasonsShape.default([]),
});

export function createNotAddedService({ folder, clock, log }: KeptFilePlace): NotAddedService {
  const path = join(folder, 'not-added.json');
  const file = createKeptFile({ path, shape: fileShape, empty: { version: 1, codes: [], reasons: [] }, clock, log });
  const told = ({ content, failure }: Kept<z.infer<typeof fileShape>>): NotAddedCodes => ({
    codes: content.codes,
    reasons: content.codes.map((_, at) => content.reasons[at] ?? ''),
    failure,
  });
  return {
    get: async () => told(await file.get()),
    set: async (codes, reasons = []) => told(await file.set({ version: 1, codes: [...codes], reasons: [...reasons] })),
  };
}
