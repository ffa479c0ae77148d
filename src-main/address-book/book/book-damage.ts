/** What of an error means that the book's file is not what was written. */

/** What SQLite cannot know: a table that is sound and yet cannot be ours. */
export class DamagedBook extends Error {}

/** Our word, or SQLite's own, or Node's of a number that is too large to be one of ours. */
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

/** FTS5 of an expression that it cannot read: it says nothing about the file. Of an index it says that it is corrupt. */
const unreadQuestion = /^(?:fts5: syntax|fts5: parser|fts5 expression|unterminated string)/;
