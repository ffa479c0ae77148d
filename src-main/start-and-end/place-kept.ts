/** Keeps the place where scans belong, for a start after a crash or a power cut. An orderly end forgets it. */
import { z } from 'zod';
import { type BenchPlace, hasEndedSoon } from '../../src-preload/contract/bench-place.ts';
import { createKeptFile, type KeptFilePlace } from '../disk/kept-file.ts';
import { passedSince, placePath } from './place-at-start.ts';

export interface PlaceKept {
  /** Null: no place where scans belong is shown. Answers at once; a disk that refuses it is reported in the log alone. */
  keep(place: BenchPlace | null): void;
  /** Called last. */
  forget(): Promise<void>;
}

export const benchPlace = z.strictObject({
  screen: z.enum(['station', 'hand-over']),
  tallyId: z.string().min(1).max(128).nullable(),
  isFull: z.boolean(),
});
const fileShape = z.strictObject({
  version: z.literal(1),
  place: benchPlace.nullable(),
  openedAgainAt: z.iso.datetime().nullable(),
});
const none: z.infer<typeof fileShape> = { version: 1, place: null, openedAgainAt: null };

export function createPlaceKept({ folder, clock, log }: KeptFilePlace): PlaceKept {
  const file = createKeptFile({ path: placePath(folder), shape: fileShape, empty: none, clock, log });
  let isSaid = false;

  /** The page has gone where `readPlaceAtStart` led it, unless it has said something else meanwhile. */
  const noteStart = async (): Promise<void> => {
    const { content } = await file.get();
    if (isSaid || content.place === null) return;
    const now = clock.now();
    await file.set(
      hasEndedSoon(passedSince(content.openedAgainAt, now)) ? none : { ...content, openedAgainAt: now.toISOString() },
    );
  };
  void noteStart();

  return {
    keep(place) {
      isSaid = true;
      void file.set({ ...none, place });
    },
    async forget() {
      const { content } = await file.get();
      if (content.place !== null) await file.set(none);
    },
  };
}
