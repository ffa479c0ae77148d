/** The file of a list: read whole, and not if it is too large. */
import { stat } from 'node:fs/promises';
import { fileFailure, readIfThere } from '../journal/durable-file.ts';
import { notUsable } from './list-reading.ts';

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
  if (bytes === null) throw fileFailure(path, new Error('The file is not there any more.'));
  return bytes;
}

/** `size` in bytes. Throws PackbenchError 'list-not-usable'. */
export function assertNotTooLarge(size: number, path: string): void {
  if (size <= largestListFile) return;
  const megabytes = Math.ceil(size / mebibyte);
  throw notUsable(
    `It has ${megabytes} MB; up to ${largestListFile / mebibyte} MB can be read. Cut it into several.`,
    path,
  );
}
