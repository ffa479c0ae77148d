/** A folder where a file of ours belongs, or the reverse: kept beside it under another name, never removed. */
import { existsSync, lstatSync, mkdirSync, renameSync, statSync } from 'node:fs';
import { PRIVATE_FOLDER } from './durable-file.ts';

/** Makes a folder only we can look into, with its parents. Answers the new name of the file that stood there, or null. */
export function makeFolder(folder: string): string | null {
  const keptAs = existsSync(folder) && !statSync(folder).isDirectory() ? keepAside(folder) : null;
  mkdirSync(folder, { recursive: true, mode: PRIVATE_FOLDER });
  return keptAs;
}

/** Answers the new name of the folder that stood where the file belongs, or null. */
export function makeWayForFile(path: string): string | null {
  return lstatSync(path, { throwIfNoEntry: false })?.isDirectory() === true ? keepAside(path) : null;
}

function keepAside(path: string): string {
  for (let number = 1; ; number += 1) {
    const kept = `${path}.kept-${number}`;
    if (existsSync(kept)) continue;
    renameSync(path, kept);
    return kept;
  }
}
