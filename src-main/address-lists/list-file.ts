/** The file of a list: read whole, and not if it is too large. */
import { stat } from 'node:fs/promises';
import { failureOf, remark } from '../failures.ts';
import { fileFailure, readIfThere, tooLarge } from '../journal/durable-file.ts';

const mebibyte = 1024 * 1024;
export const largestListFile = 20 * mebibyte;

/** Throws PackbenchError 'file-failed', 'list-not-usable'. */
export async function readListFile(path: string): Promise<Buffer> {
  try {
    assertNotTooLarge((await stat(path)).size, path);
  } catch (error) {
    if (error instanceof Error && 'code' in error) throw fileFailure(path, error);
    throw error;
  }
  const bytes = await readIfThere(path);
  if (bytes === null) throw failureOf('file-failed', { facts: { path, remarks: [remark('file-gone')] } });
  return bytes;
}

/** `size` in bytes. Throws PackbenchError 'list-not-usable'. */
export function assertNotTooLarge(size: number, path: string): void {
  if (size <= largestListFile) return;
  const { facts } = tooLarge(path, size, largestListFile).failure;
  throw failureOf('list-not-usable', { facts });
}
