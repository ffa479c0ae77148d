/**
 * Whatever stands where a file or folder of ours belongs is never deleted because it cannot be used: it is moved beside
 * its place, under a name that says when.
 */
import { lstatSync, mkdirSync, renameSync, type Stats, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { systemCodeOf } from './system-code.ts';

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

/** A free path beside `path`. */
export function freeAsideName(path: string, now: Date): string {
  const name = `${path}.kept-${now.toISOString().replaceAll(':', '-')}`;
  for (let number = 1; ; number += 1) {
    const free = number === 1 ? name : `${name}-${number}`;
    if (statsOf(free, lstatSync) === null) return free;
  }
}

export const isAsideName = (name: string): boolean => /\.kept-\d{4}-\d\d-\d\dT/.test(name);

/**
 * A private folder, with its parents. Made step by step, because Node's own `recursive` tries for ever where a file
 * system says about a new folder that its parent is missing, as Linux's /proc does. Throws the system's error.
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

/** Null: there is nothing, or a link that leads nowhere. */
function statsOf(path: string, read: (path: string) => Stats): Stats | null {
  try {
    return read(path);
  } catch (cause) {
    if (['ENOENT', 'ELOOP', 'ENOTDIR'].includes(systemCodeOf(cause) ?? '')) return null;
    throw cause;
  }
}
