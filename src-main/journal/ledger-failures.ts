/** What went wrong at the ledger's file: SQLite's errors as failures that the page knows. */
import { rmSync, writeFileSync } from 'node:fs';
import { fileFailure, privateFile } from '../disk/durable-file.ts';
import {
  primaryCode,
  resultCode,
  SQLITE_CANTOPEN,
  SQLITE_CONSTRAINT_UNIQUE,
  SQLITE_CORRUPT,
  SQLITE_ERROR,
  SQLITE_FULL,
  SQLITE_IOERR,
  SQLITE_IOERR_SHMSIZE,
  SQLITE_NOTADB,
  SQLITE_READONLY,
} from '../disk/sqlite-codes.ts';
import { systemCodeOf } from '../disk/system-code.ts';
import { failureOf, messageOf, PackbenchError, remark } from '../failures.ts';

/** The unique index over open orders refused a row. */
export class OrderAlreadyOpen extends Error {}

/** The file is not a sound ledger. At the start it is rebuilt; later it is reported as a file that failed. */
export class LedgerDamaged extends PackbenchError {
  constructor(path: string, message: string, cause?: unknown) {
    super({ code: 'file-failed', changed: 'nothing', details: [{ message, details: '' }], facts: { path } }, { cause });
  }
}

/** SQLite may read the file, and not write to it: of itself, or because nothing can be made beside it. */
export const isRefusedToWrite = (cause: unknown): boolean => primaryCode(cause) === SQLITE_READONLY;

/** Also when the system has made the disk read-only after an error of the disk. */
export const isDiskFault = (cause: unknown): boolean =>
  isRefusedToWrite(cause) || (primaryCode(cause) === SQLITE_IOERR && resultCode(cause) !== SQLITE_IOERR_SHMSIZE);

export function notWritten(
  path: string,
  code: 'file-gone' | 'ledger-replaced' | 'disk-failed-earlier',
): PackbenchError {
  return failureOf('file-failed', { facts: { path, remarks: [remark(code)] } });
}

export function closed(path: string): PackbenchError {
  return failureOf('cancelled', { changed: 'unknown', facts: { path, remarks: [remark('packbench-ended')] } });
}

const isFull = (cause: unknown): boolean =>
  primaryCode(cause) === SQLITE_FULL || resultCode(cause) === SQLITE_IOERR_SHMSIZE;

/** Node reads no whole number beyond 2^53, and ours are far smaller: nobody wrote this one. */
const isTooLarge = (cause: unknown): boolean =>
  cause instanceof RangeError && 'code' in cause && cause.code === 'ERR_OUT_OF_RANGE';

/**
 * SQLite calls it an error of the disk where the system says that a person's quota is used up, or that it has no room for
 * a further file: so the system is asked. Null: there is room.
 */
export function whyNoRoom(path: string): string | null {
  const probe = `${path}.${process.pid}.room`;
  try {
    writeFileSync(probe, Buffer.alloc(8 * 1024, 1), { mode: privateFile, flush: true });
    return null;
  } catch (cause) {
    return systemCodeOf(cause);
  } finally {
    removeIfItCan(probe);
  }
}

/** A disk that refuses even this is told by what it said before. */
export function removeIfItCan(path: string): void {
  try {
    rmSync(path, { force: true });
  } catch {
    // It is small.
  }
}

/** An error that is not about the file passes unchanged. */
export function ledgerFailure(path: string, cause: unknown): unknown {
  if (resultCode(cause) === SQLITE_CONSTRAINT_UNIQUE) return new OrderAlreadyOpen('order already open', { cause });
  switch (primaryCode(cause)) {
    case null:
      return isTooLarge(cause) ? new LedgerDamaged(path, messageOf(cause), cause) : cause;
    case SQLITE_ERROR: // Our statements are fixed: when one makes no sense, the tables in the file are not ours.
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB:
      return new LedgerDamaged(path, `SQLite says: ${messageOf(cause)}`, cause);
    case SQLITE_CANTOPEN: // Also when the disk has room for bytes but not for another file.
      return fileFailure(path, cause, whyNoRoom(path));
    default:
      return fileFailure(path, cause, isFull(cause) ? 'ENOSPC' : null);
  }
}
