/**
 * A disk that is taken away while Packbench runs (a stick, a share) leaves its folder behind, on the disk below: what is
 * written there counts for nothing once the right one is back.
 */
import { statSync } from 'node:fs';
import { dirname } from 'node:path';
import { failureOf, remark } from '../failures.ts';
import { fileFailure } from './durable-file.ts';

/**
 * Never throws; the returned function throws PackbenchError 'file-failed'. Where the folder is not there yet, or the
 * disk does not say, it is known later.
 */
export function onSameDisk(path: string): () => void {
  let known = folderIfSaid(path);
  return () => {
    const now = folderOf(path);
    known ??= now;
    // A disk that was away is another device when it comes back, and its folder has the number it had.
    if (now === null || known === null || now.disk === known.disk || now.number === known.number) return;
    throw failureOf('file-failed', { facts: { path, remarks: [remark('file-gone')] } });
  };
}

interface Folder {
  readonly disk: bigint;
  readonly number: bigint;
}

function folderOf(path: string): Folder | null {
  try {
    const folder = statSync(dirname(path), { bigint: true, throwIfNoEntry: false });
    return folder === undefined ? null : { disk: folder.dev, number: folder.ino };
  } catch (cause) {
    throw fileFailure(path, cause);
  }
}

function folderIfSaid(path: string): Folder | null {
  try {
    return folderOf(path);
  } catch {
    return null;
  }
}
