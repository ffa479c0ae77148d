/**
 * Reads a whole file that a person chose, but not one that is too large, nor a device or a pipe, which may have no end.
 */
import { stat } from 'node:fs/promises';
import type { FailureCode } from '../../src-preload/contract/failure.ts';
import { failureOf, type PackbenchError, remark } from '../failures.ts';
import { atChosenPlace } from './chosen-place.ts';
import { fileFailure, noPlainFile, readIfThere } from './durable-file.ts';

const mebibyte = 1024 * 1024;

/** `most` in bytes. Throws PackbenchError 'file-failed', and `codeOfTooLarge` before a byte is read. */
export function readChosenFile(
  path: string,
  most: number,
  codeOfTooLarge: FailureCode = 'file-failed',
): Promise<Buffer> {
  return atChosenPlace(path, 'read', () => readThere(path, most, codeOfTooLarge));
}

async function readThere(path: string, most: number, codeOfTooLarge: FailureCode): Promise<Buffer> {
  const found = await stat(path).catch((cause: unknown) => {
    throw fileFailure(path, cause);
  });
  if (!found.isFile()) throw noPlainFile(path);
  if (found.size > most) throw tooLarge(path, found.size, most, codeOfTooLarge);
  const bytes = await readIfThere(path);
  if (bytes === null) throw failureOf('file-failed', { facts: { path, remarks: [remark('file-gone')] } });
  return bytes;
}

/** `size` and `most` in bytes. */
export function tooLarge(path: string, size: number, most: number, code: FailureCode): PackbenchError {
  const facts = { megabytes: Math.ceil(size / mebibyte), most: most / mebibyte };
  return failureOf(code, { facts: { path, remarks: [remark('file-too-large', facts)] } });
}
