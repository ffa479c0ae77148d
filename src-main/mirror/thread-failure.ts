/** What went wrong in the mirror's thread, as the failure it tells: an error's class and its codes do not cross between threads. */
import type { Failure } from '../../src-preload/contract/failure.ts';
import { failureOf, PackbenchError } from '../failures.ts';

/** `path`: what was being read or written. */
export function threadFailure(cause: unknown, path: string): Failure {
  if (cause instanceof PackbenchError) return cause.failure;
  const message = cause instanceof Error ? cause.message : String(cause);
  const details = [{ message, details: '' }];
  return failureOf(isFull(cause) ? 'disk-full' : 'file-failed', { details, facts: { path } }).failure;
}

function isFull(cause: unknown): boolean {
  if (!(cause instanceof Error)) return false;
  const SQLITE_FULL = 13;
  if ('errcode' in cause && typeof cause.errcode === 'number') return (cause.errcode & 0xff) === SQLITE_FULL;
  return 'code' in cause && (cause.code === 'ENOSPC' || cause.code === 'EDQUOT');
}
