/** The long look at a book's file: every page is read, which takes a second for 100,000 entries. */
import { DatabaseSync } from 'node:sqlite';

/** SQLite's words for a file that is not what was written. */
const SQLITE_CORRUPT = 11;
const SQLITE_NOTADB = 26;

/** Throws what SQLite says when the file cannot be opened. */
export function isSoundBook(path: string): boolean {
  const database = new DatabaseSync(path, { readOnly: true, timeout: 5_000 });
  try {
    return database.prepare('PRAGMA quick_check(1)').get()?.quick_check === 'ok';
  } catch (error) {
    const code = error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : 0;
    if (code === SQLITE_CORRUPT || code === SQLITE_NOTADB) return false;
    throw error;
  } finally {
    database.close();
  }
}
