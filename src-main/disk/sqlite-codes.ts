/** What SQLite says went wrong. */

// Primary result codes, https://sqlite.org/rescode.html
export const SQLITE_ERROR = 1;
export const SQLITE_BUSY = 5;
export const SQLITE_READONLY = 8;
export const SQLITE_IOERR = 10;
export const SQLITE_CORRUPT = 11;
export const SQLITE_FULL = 13;
export const SQLITE_CANTOPEN = 14;
export const SQLITE_MISMATCH = 20;
export const SQLITE_NOTADB = 26;
export const SQLITE_CONSTRAINT_UNIQUE = 2067;
export const SQLITE_CONSTRAINT_DATATYPE = 3091;
export const SQLITE_IOERR_SHMSIZE = 4874;

export function resultCode(cause: unknown): number | null {
  if (!(cause instanceof Error) || !('errcode' in cause)) return null;
  return typeof cause.errcode === 'number' ? cause.errcode : null;
}

export function primaryCode(cause: unknown): number | null {
  const code = resultCode(cause);
  return code === null ? null : code & 0xff;
}
