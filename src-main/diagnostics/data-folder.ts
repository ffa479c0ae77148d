/**
 * What the data folder holds: how many files and bytes in each of its entries, and what was moved aside. Opens no file.
 */
import { readdirSync, statfsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isAsideName } from '../disk/move-aside.ts';

export interface DataFolder {
  readonly freeBytes: number;
  /** By the name of each file and folder at the top. */
  readonly entries: Readonly<Record<string, { readonly files: number; readonly bytes: number }>>;
  /** Names of files that could not be used and were kept. */
  readonly keptAside: readonly string[];
}

/** Throws the system's error. */
export function lookIntoFolder(folder: string): DataFolder {
  const { bavail, bsize } = statfsSync(folder);
  const names = readdirSync(folder).sort();
  return {
    freeBytes: bavail * bsize,
    entries: Object.fromEntries(
      names.filter((name) => !isAsideName(name)).map((name) => [name, sizeOf(join(folder, name))]),
    ),
    keptAside: names.filter(isAsideName),
  };
}

function sizeOf(path: string): { files: number; bytes: number } {
  const all = filesBelow(path).flatMap((file) => statSync(file, { throwIfNoEntry: false }) ?? []);
  return { files: all.length, bytes: all.reduce((sum, { size }) => sum + size, 0) };
}

/** Does not follow links: they may lead in a circle, or anywhere. */
function filesBelow(path: string): readonly string[] {
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return [path];
  return readdirSync(path, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
