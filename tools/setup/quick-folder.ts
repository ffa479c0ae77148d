/**
 * Where the tests put their folders: in memory, if the system has room there. They check what a program writes, not how
 * fast a disk is, and each of their ten thousand fsyncs would wait for the disk.
 */
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const memory = '/dev/shm';
/** In containers it often has 64 MB, which a few databases fill. */
const roomWanted = 4_000_000_000;

export interface QuickFolder {
  /** Null: there is no such place here, and the system's own temporary folder is used. */
  readonly path: string | null;
  close(): void;
}

export function openQuickFolder(place: string = memory, room: number = roomWanted): QuickFolder {
  const none: QuickFolder = { path: null, close: () => undefined };
  if (!hasRoom(place, room)) return none;
  const path = mkdtempSync(join(place, 'packbench-tests-'));
  const close = (): void => rmSync(path, { recursive: true, force: true, maxRetries: 5 });
  // A print system's filters, and a person who tries the package, run as other users.
  chmodSync(path, 0o755);
  if (runsPrograms(path)) return { path, close };
  close();
  return none;
}

/** In bytes. */
function hasRoom(place: string, room: number): boolean {
  try {
    const { bavail, bsize } = statfsSync(place);
    return bavail * bsize >= room;
  } catch {
    // No such place on this system.
    return false;
  }
}

/** Print systems of the tests are started from their folders, and some systems run no programs from memory. */
function runsPrograms(folder: string): boolean {
  const program = join(folder, 'program');
  writeFileSync(program, '#!/bin/sh\nexit 0\n', { mode: 0o700 });
  const { status } = spawnSync(program);
  rmSync(program);
  return status === 0;
}
