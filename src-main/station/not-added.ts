/**
 * Codes of parcels that joined no round and that nobody has handled yet: a parcel that was put aside is not forgotten
 * at the end of the app.
 */
import { join } from 'node:path';
import { z } from 'zod';
import type { NotAddedCodes } from '../../src-preload/contract/station.ts';
import { createKeptFile, type Kept } from '../disk/kept-file.ts';
import type { Clock, Log } from '../ports.ts';

export interface NotAddedService {
  get(): Promise<NotAddedCodes>;
  /** Replaces them. */
  set(codes: readonly string[]): Promise<NotAddedCodes>;
}

/** More than lie on any bench. */
const mostNotAdded = 500;

export const notAddedShape = z.array(z.string().min(1).max(1_000)).max(mostNotAdded);

const fileShape = z.strictObject({ version: z.literal(1), codes: notAddedShape });

export function createNotAddedService({
  folder,
  clock,
  log,
}: {
  /** Holds not-added.json. */
  readonly folder: string;
  readonly clock: Clock;
  readonly log: Log;
}): NotAddedService {
  const path = join(folder, 'not-added.json');
  const file = createKeptFile({ path, shape: fileShape, empty: { version: 1, codes: [] }, clock, log });
  const told = ({ content, failure }: Kept<z.infer<typeof fileShape>>): NotAddedCodes => ({
    codes: content.codes,
    failure,
  });
  return {
    get: async () => told(await file.get()),
    set: async (codes) => told(await file.set({ version: 1, codes: [...codes] })),
  };
}
