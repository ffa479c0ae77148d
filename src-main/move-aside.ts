/**
 * Nothing that stands where a file or folder of ours belongs is ever deleted because it cannot be used: it is moved beside
 * its place, under a name that says when.
 */
import { lstatSync, mkdirSync, renameSync, type Stats, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** Links count as what they lead to; 'other' is a link that leads nowhere or to itself, a device, a socket. Throws the system's error. */
export function kindAt(path: string): 'nothing' | 'file' | 'folder' | 'other' {
  if (statsOf(path, lstatSync) === null) return 'nothing';
  const stats = statsOf(path, statSync);
  if (stats?.isFile() === true) return 'file';
  return stats?.isDirectory() === true ? 'folder' : 'other';
}

/** Answers the new path: 'settings.json' becomes 'settings.json.kept-2026-11-20T10-15-00.000Z'. Throws the system's error. */
export function moveAside(path: string, now: Date): string {
  const keptAt = freeAsideName(path, now);
  renameSync(path, keptAt);
  return keptAt;
}

/** A path beside `path` at which nothing is. */
export function freeAsideName(path: string, now: Date): string {
  const name = `${path}.kept-${now.toISOString().replaceAll(':', '-')}`;
  for (let number = 1; ; number += 1) {
    const free = number === 1 ? name : `${name}-${number}`;
    if (statsOf(free, lstatSync) === null) return free;
  }
}

export const isAsideName = (name: string): boolean => /\.kept-\d{4}-\d\d-\d\dT/.test(name);

/**
 * A folder that only we can look into, with its parents. Step by step, because Node's own `recursive` tries for ever where a
 * file system says of a new folder that its parent is not there, as Linux's /proc does. Throws the system's error.
 */
export function makeFolder(path: string): void {
  if (kindAt(path) === 'folder') return;
  if (dirname(path) !== path) makeFolder(dirname(path));
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (cause) {
    // A second program was faster.
    if (kindAt(path) !== 'folder') throw cause;
  }
}

/** Null: nothing is there, or it leads nowhere. */
function statsOf(path: string, read: (path: string) => Stats): Stats | null {
  try {
    return read(path);
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? cause.code : null;
    if (code === 'ENOENT' || code === 'ELOOP' || code === 'ENOTDIR') return null;
    throw cause;
  }
}
