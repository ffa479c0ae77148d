/** An error in a thread, as the failure it reports: an error's class and its codes do not cross between threads. */
import type { Failure } from '../../src-preload/contract/failure.ts';
import { isNoRoom, systemCodeOf } from '../disk/system-code.ts';
import { failureOf, PackbenchError } from '../failures.ts';

/** `path`: the file or folder that was being read or written. */
export function threadFailure(error: unknown, path: string): Failure {
  if (error instanceof PackbenchError) return error.failure;
  const message = error instanceof Error ? error.message : String(error);
  const details = [{ message, details: '' }];
  return failureOf(isFull(error) ? 'disk-full' : 'file-failed', { details, facts: { path } }).failure;
}

function isFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const SQLITE_FULL = 13;
  if ('errcode' in error && typeof error.errcode === 'number') return (error.errcode & 0xff) === SQLITE_FULL;
  return isNoRoom(systemCodeOf(error));
}
