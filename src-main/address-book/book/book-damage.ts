/** Which errors mean that the book's file is not what was written. */

/** Damage that SQLite cannot see: a table that is sound but cannot be ours. */
export class DamagedBook extends Error {}

/** Our own error, SQLite's, or Node's error for a number too large to be ours. */
export function isDamage(error: unknown): boolean {
  if (error instanceof DamagedBook) return true;
  if (error instanceof RangeError && 'code' in error && error.code === 'ERR_OUT_OF_RANGE') return true;
  if (!(error instanceof Error) || !('errcode' in error) || typeof error.errcode !== 'number') return false;
  const SQLITE_ERROR = 1;
  if (error.errcode === SQLITE_ERROR && unreadQuestion.test(error.message)) return false;
  const SQLITE_CORRUPT = 11;
  const SQLITE_CONSTRAINT = 19;
  const SQLITE_MISMATCH = 20;
  const SQLITE_NOTADB = 26;
  return [SQLITE_ERROR, SQLITE_CORRUPT, SQLITE_CONSTRAINT, SQLITE_MISMATCH, SQLITE_NOTADB].includes(
    error.errcode & 0xff,
  );
}

/**
 * FTS5's errors about an expression it cannot read: they say nothing about the file. A damaged index is reported as
 * corrupt.
 */
const unreadQuestion = /^(?:fts5: syntax|fts5: parser|fts5 expression|unterminated string)/;
