/**
 * A disk that is taken away while Packbench runs (a stick, a share) leaves its folder behind, on the disk below: what is
 * written there counts for nothing once the right one is back.
 */
import { statSync } from 'node:fs';
import { dirname } from 'node:path';
import { failureOf, remark } from './failures.ts';

/** For a file whose folder may be made later. The returned function throws PackbenchError 'file-failed', or the system's error. */
export function onSameDisk(path: string): () => void {
  let known = folderOf(path);
  return () => {
    const now = folderOf(path);
    known ??= now;
    // A disk that was away is another device when it comes back, and its folder has the number it had.
    if (now === null || known === null || now.disk === known.disk || now.number === known.number) return;
    throw failureOf('file-failed', { facts: { path, remarks: [remark('file-gone')] } });
  };
}

function folderOf(path: string): { readonly disk: bigint; readonly number: bigint } | null {
  const folder = statSync(dirname(path), { bigint: true, throwIfNoEntry: false });
  return folder === undefined ? null : { disk: folder.dev, number: folder.ino };
}
