/**
 * A disk whose blocks are smaller than the pages of memory and that is nearly full: SQLite's index of the log is mapped
 * into memory, and the system ends a program that touches a part of it for which there is no room.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { cannotMount, openSmallDisk } from '../../helpers/small-disk.ts';

const title = 'no start ends on a nearly full disk with small blocks';

test.skipIf(cannotMount !== null)(cannotMount === null ? title : `${title} (skipped: ${cannotMount})`, async () => {
  const disk = await openSmallDisk('ext4', 9_000);
  onTestFinished(() => disk.close());
  const folder = join(disk.folder, 'ledger');
  const open = () => spawnSync(process.execPath, [join(import.meta.dirname, 'opening-program.ts'), folder]);
  expect(String(open().stdout)).toBe('ok\n');
  for (const left of [140_000, 60_000, 36_000, 0]) {
    disk.empty();
    disk.fill(left);
    const { status, signal, stdout } = open();
    expect([left, status, signal, String(stdout)]).toEqual([
      left,
      0,
      null,
      expect.stringMatching(/^(ok|not-readable)\n(disk-full\n)?$/),
    ]);
  }
  disk.empty();
  expect(String(open().stdout)).toBe('ok\n');
});
