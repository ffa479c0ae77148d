/**
 * Lets only one program at a time do something to a file that several may have open. The lock is SQLite's own on an empty
 * file (program-number.ts says why); the system releases it when its holder ends, however it ends.
 */
import { DatabaseSync } from 'node:sqlite';
import { makeWayForFile } from './in-the-way.ts';

/** Milliseconds. Rebuilding the ledger of years takes ten seconds. */
const longestWait = 60_000;

/** Throws what `work` throws, and the system's or SQLite's error when the lock cannot be had. */
export function oneAtATime<Result>(lockPath: string, work: () => Result): Result {
  makeWayForFile(lockPath);
  const lock = new DatabaseSync(lockPath, { open: false, timeout: longestWait });
  try {
    lock.open();
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
    return work();
  } finally {
    if (lock.isOpen) lock.close();
  }
}
