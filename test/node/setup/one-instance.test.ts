/** One program for a data folder in the Chromium runtime, also on a disk that is full: Packbench opens there, and says so itself. */
import { expect, onTestFinished, test } from 'vitest';
import { createSingleInstance } from '../../../tools/chromium-runtime/src/app/single-instance.ts';
import { cannotMount, openSmallDisk } from '../../helpers/small-disk.ts';

const fullDisk = cannotMount === null ? 'a full disk' : `a full disk (skipped: ${cannotMount})`;

test.skipIf(cannotMount !== null)(`${fullDisk} lets one program start, and no second one`, async () => {
  const disk = await openSmallDisk('ext4', 64_000);
  onTestFinished(() => disk.close());
  const start = () =>
    createSingleInstance(
      () => disk.folder,
      () => undefined,
    );
  disk.fill(0);
  const first = start();
  expect([first.request(null), first.has()]).toEqual([true, true]);
  expect(start().request(null)).toBe(false);
  first.release();
  expect(first.has()).toBe(false);
  disk.empty();
  const next = start();
  expect(next.request(null)).toBe(true);
  // Now there is room for the folder of notes, and none for a note.
  disk.fill(0);
  expect(start().request(null)).toBe(false);
  next.release();
});
