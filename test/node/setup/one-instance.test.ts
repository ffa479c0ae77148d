/**
 * One program for a data folder in the Chromium runtime, also on a disk that is full: Packbench opens there, and says so itself. So
 * where other programs watch as many folders as the system lets them.
 */
import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

const cannotLimit = spawnSync('unshare', ['-Ur', 'true']).status === 0 ? '' : ' (skipped: no namespaces of users here)';

test.skipIf(cannotLimit !== '')(
  `where no more folders can be watched one program starts, and hears of the second${cannotLimit}`,
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'packbench-watched-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const code = join(import.meta.dirname, '../../../tools/chromium-runtime/src/app/single-instance.ts');
    const start = `
    const { createSingleInstance } = await import(process.argv[1]);
    const told = Promise.withResolvers();
    const create = () => createSingleInstance(() => process.argv[2], ({ additionalData }) => told.resolve(additionalData));
    const first = create();
    const stays = setInterval(() => undefined, 1_000);
    console.log(first.request(null), create().request('come to the front'), await told.promise);
    clearInterval(stays);
    first.release();
  `;
    const limited = 'echo 0 > /proc/sys/user/max_inotify_instances && exec "$@"';
    const program = [process.execPath, '--input-type=module', '-e', start, code, folder];
    const { stdout, stderr } = spawnSync('unshare', ['-Ur', 'sh', '-c', limited, 'sh', ...program], {
      encoding: 'utf8',
      timeout: 30_000,
    });
    expect([stdout, stderr]).toEqual(['true false come to the front\n', '']);
    expect(await readdir(folder)).toEqual([]);
  },
);
