/** The file of a list: how large it may be, and what is said of a larger one. */
import { readChosenFile, tooLarge } from '../disk/chosen-file.ts';

const mebibyte = 1024 * 1024;
export const largestListFile = 20 * mebibyte;

/** Throws PackbenchError 'file-failed', 'list-not-usable'. */
export function readListFile(path: string): Promise<Buffer> {
  return readChosenFile(path, largestListFile, 'list-not-usable');
}

/** `size` in bytes. Throws PackbenchError 'list-not-usable'. */
export function assertNotTooLarge(size: number, path: string): void {
  if (size > largestListFile) throw tooLarge(path, size, largestListFile, 'list-not-usable');
}
