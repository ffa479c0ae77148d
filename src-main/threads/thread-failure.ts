/** An error in a thread, as the failure it reports: an error's class and its codes do not cross between threads. */
import type { Failure } from '../../src-preload/contract/failure.ts';
import { primaryCode, SQLITE_FULL } from '../disk/sqlite-codes.ts';
import { isNoRoom, systemCodeOf } from '../disk/system-code.ts';
import { failureIn, failureOf, messageOf, PackbenchError } from '../failures.ts';

/** `path`: the file or folder that was being read or written. */
export function threadFailure(error: unknown, path: string): Failure {
  // Where its memory is used up, no file is to blame.
  if (error instanceof PackbenchError || systemCodeOf(error) === 'ERR_WORKER_OUT_OF_MEMORY') return failureIn(error);
  const details = [{ message: messageOf(error), details: '' }];
  return failureOf(isFull(error) ? 'disk-full' : 'file-failed', { details, facts: { path } }).failure;
}

const isFull = (error: unknown): boolean => primaryCode(error) === SQLITE_FULL || isNoRoom(systemCodeOf(error));
