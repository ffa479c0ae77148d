/**
 * SQLite's write-ahead log has an index beside it, 32 kB that are mapped into memory. Without room for it the file cannot
 * be opened; and where the disk's blocks are smaller than the pages of memory, the system ends the whole program when
 * the index is touched (SIGBUS). On so full a disk a file does without a log until the next start.
 */
import { statfsSync } from 'node:fs';
import { dirname } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';

/** Bytes: the index, a first page or two of the log, and what the file system stores beside them. */
const neededForLog = 128 * 1024;

/** `path`: the file that is about to be opened, in a folder that is there. */
export function hasRoomForLog(path: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(dirname(path));
    return bavail * bsize >= neededForLog;
  } catch {
    // Opening it then says what is wrong.
    return true;
  }
}

/**
 * Copies what the log holds into the file and lets others read it as before. Call it before the first query; throws
 * SQLite's error where the file is open elsewhere, or where even this does not fit. EXTRA: without a log only that keeps
 * the last change through a power cut.
 */
export function leaveLog(connection: DatabaseSync): void {
  // A connection that has the file alone holds the log's index in memory. The file's first page then says that there is
  // no log; a disk without any room takes that only where the page before it is kept in memory.
  connection.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = MEMORY; PRAGMA journal_mode = DELETE;');
  connection.exec('PRAGMA locking_mode = NORMAL; PRAGMA synchronous = EXTRA; SELECT 1 FROM sqlite_schema;');
}
