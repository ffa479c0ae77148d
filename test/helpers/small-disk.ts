/**
 * A small file system of its own, for tests of full and read-only disks. Only root can mount one; otherwise such a test
 * says why it is skipped.
 */
import { execFileSync } from 'node:child_process';
import { closeSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface SmallDisk {
  readonly folder: string;
  readonly free: () => number;
  /** Takes every byte except `left`. */
  fill(left?: number): void;
  /** Gives back what `fill` took. */
  empty(): void;
  /** For ext4: from now on every write fails, for those who have files open as well. */
  cutOff(): void;
  /** Its folder is empty; what is open on it stays open. */
  unplug(): void;
  plugIn(): void;
  close(): Promise<void>;
}

/** Why no file system can be mounted here; null: one can be. */
export const cannotMount: string | null = whyNot();

function whyNot(): string | null {
  if (process.platform !== 'linux') return 'a small file system is mounted on Linux only';
  return process.getuid?.() === 0 ? null : 'only root can mount a small file system';
}

/** tmpfs: in memory. ext4: as on the disk of a bench, with a journal, on a loop device. */
export async function openSmallDisk(kind: 'tmpfs' | 'ext4', kilobytes: number): Promise<SmallDisk> {
  const place = await mkdtemp(join(tmpdir(), 'packbench-disk-'));
  const folder = join(place, 'disk');
  execFileSync('mkdir', [folder]);
  if (kind === 'tmpfs') execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${kilobytes}k`, 'tmpfs', folder]);
  else {
    const image = join(place, 'image');
    await writeFile(image, '');
    execFileSync('truncate', ['-s', `${kilobytes}k`, image]);
    execFileSync('mkfs.ext4', ['-q', '-F', '-m', '0', '-J', 'size=4', image]);
    execFileSync('mount', ['-o', 'loop', image, folder]);
  }
  const run = (program: string, ...options: string[]): void => void execFileSync(program, options);
  const filler = join(folder, 'filler');
  const free = (): number => {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  };
  return {
    folder,
    free,
    fill(left = 0) {
      const file = openSync(filler, 'a');
      try {
        while (free() > left) writeSync(file, Buffer.alloc(Math.min(free() - left, 4 * 1024 * 1024), 1));
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
      } finally {
        closeSync(file);
      }
    },
    empty: () => rmSync(filler, { force: true }),
    cutOff: () => run('mount', '-o', 'remount,abort', folder),
    unplug: () => run('umount', '-l', folder),
    plugIn() {
      // A device of its own: 'mount -o loop' takes the one that failed once more.
      const device = execFileSync('losetup', ['--find', '--show', join(place, 'image')], { encoding: 'utf8' }).trim();
      run('mount', device, folder);
      // Detached when it is unmounted.
      run('losetup', '--detach', device);
    },
    async close() {
      execFileSync('umount', [folder]);
      await rm(place, { recursive: true, force: true });
    },
  };
}
