/**
 * What the data folder holds: how many files and bytes in each of its entries, and what was moved aside. Opens no file.
 */
import type { Stats } from 'node:fs';
import { lstat, readdir, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { isAsideName } from '../disk/move-aside.ts';
import { systemCodeOf } from '../disk/system-code.ts';

interface FolderSize {
  readonly files: number;
  readonly bytes: number;
}

export interface DataFolder {
  readonly freeBytes: number;
  /** By the name of each file and folder at the top. */
  readonly entries: Readonly<Record<string, FolderSize>>;
  /** Names of files that could not be used and were kept. */
  readonly keptAside: readonly string[];
}

/** Throws the system's error. */
export async function lookIntoFolder(folder: string): Promise<DataFolder> {
  const { bavail, bsize } = await statfs(folder);
  const names = (await readdir(folder)).sort();
  const entries: Record<string, FolderSize> = {};
  for (const name of names) if (!isAsideName(name)) entries[name] = await sizeOf(join(folder, name));
  return { freeBytes: bavail * bsize, entries, keptAside: names.filter(isAsideName) };
}

/** One by one, each would wait for a turn of main: years of files were not counted within the time of this part. */
const filesAtOnce = 50;

/** Years of manifests are many files. Links are not followed: they may lead in a circle, or anywhere. */
async function sizeOf(path: string): Promise<FolderSize> {
  const top = await statsIfThere(path);
  if (top?.isDirectory() !== true)
    return top?.isFile() === true ? { files: 1, bytes: top.size } : { files: 0, bytes: 0 };
  const entries = await readdir(path, { withFileTypes: true, recursive: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  let [files, bytes] = [0, 0];
  for (let at = 0; at < paths.length; at += filesAtOnce) {
    for (const stats of await Promise.all(paths.slice(at, at + filesAtOnce).map(statsIfThere))) {
      if (stats === null) continue;
      files += 1;
      bytes += stats.size;
    }
  }
  return { files, bytes };
}

/** Null: it has gone meanwhile. */
async function statsIfThere(path: string): Promise<Stats | null> {
  try {
    return await lstat(path);
  } catch (error) {
    if (systemCodeOf(error) === 'ENOENT') return null;
    throw error;
  }
}
