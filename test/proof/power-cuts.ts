/**
 * The program's folder is an ext4 file system of its own on a loop device. At the moment when the program is ended the
 * file system is cut off from that disk, with its journal unwritten (FS_IOC_SHUTDOWN), and mounted again; the next
 * program finds what was left.
 */
import { execFile } from 'node:child_process';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { inFolder } from '../node/journal/ledger-folder.ts';
import { type Ground, tellStories } from './manifests/story.ts';
import { powerCutProgram } from './native/native.ts';
import type { ProofRow } from './proof-row.ts';

const run = promisify(execFile);

export const powerCuts: ProofRow = {
  name: 'power-cuts',
  promise: 'also through a power cut',
  how: 'an ext4 file system on a loop device, cut off from it at a random moment',
  unit: 'cuts',
  shortCount: 25,
  longCount: 1_000,
  cannotRun: whyNoDisk,
  run: (proof) =>
    inFolder(async (scratch) => {
      const powerCut = await powerCutProgram(scratch);
      await tellStories(proof, { scratch, ground: (seed) => layDisk(scratch, powerCut, seed) });
    }),
};

async function whyNoDisk(): Promise<string | null> {
  if (process.getuid?.() !== 0) return 'only root may mount a disk of its own';
  try {
    await inFolder(async (scratch) => {
      const disk = await layDisk(scratch, await powerCutProgram(scratch), 0);
      await disk.settle(false).finally(() => disk.close());
    });
    return null;
  } catch (cause) {
    return `no disk of its own can be had: ${cause instanceof Error ? cause.message.trim().split('\n').at(-1) : cause}`;
  }
}

/** Room for a story, and for a manifest's reserve. It only takes memory where something is written. */
const DISK_SIZE = '96M';
/** The latest moment of the power cut after it was asked for, in microseconds: in the middle of the program's work. */
const LATEST_CUT = 3_000;

async function layDisk(scratch: string, powerCut: string, seed: number): Promise<Ground> {
  const image = join(scratch, `disk-${seed}.img`);
  const disk = join(scratch, `disk-${seed}`);
  const mount = () => run('mount', ['-t', 'ext4', '-o', 'loop', image, disk]);
  const unmount = async (): Promise<void> => {
    await run('umount', [disk]);
    await untilNobodyHolds(image);
  };
  await mkdir(disk);
  await run('truncate', ['-s', DISK_SIZE, image]);
  await run('mkfs.ext4', ['-q', '-F', image]);
  await mount();
  let cutCount = 0;
  // With a fixed stride, so that the moments differ; the story's plan comes from its seed.
  const delay = (): string => String((cutCount++ * 617) % LATEST_CUT);
  let cut: Promise<unknown> = Promise.resolve();
  return {
    folder: join(disk, 'station'),
    ending: {
      environment: { PROOF_DISK: disk },
      end(child) {
        cut = run(powerCut, [String(child.pid), disk, delay()]);
        // `settle` reports it; the program must end anyway.
        cut.catch(() => child.kill('SIGKILL'));
      },
    },
    async settle(wasKilled) {
      await cut;
      cut = Promise.resolve();
      // The program ended normally: the power fails after it.
      if (!wasKilled) await run(powerCut, ['0', disk, '0']);
      await unmount();
      await mount();
      return true;
    },
    async close() {
      await run('umount', [disk]).catch(() => run('umount', ['-l', disk]));
      await rm(image);
    },
  };
}

/**
 * The longest that a program with mounts of its own (`unshare`, a sandbox) may go on while the proof waits, in
 * milliseconds.
 */
const LONGEST_HOLD = 60_000;

/**
 * A program that was started with mounts of its own while the disk was mounted still has it: mounted again, it would be
 * the same file system, cut off. That looked like a ledger that cannot be read.
 */
async function untilNobodyHolds(image: string): Promise<void> {
  const startedAt = performance.now();
  while ((await run('losetup', ['-j', image])).stdout !== '') {
    if (performance.now() - startedAt > LONGEST_HOLD)
      throw new Error('another program holds the disk that was unmounted');
    await setTimeout(50);
  }
}
