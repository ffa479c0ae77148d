/**
 * The check of our SQLite files at the start, while the window is drawn: of years of records it takes seconds, so it is
 * done in pieces before a file is opened.
 */
import { statSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { PackbenchError } from '../failures.ts';
import { assertSound, verdictByThread } from './check-in-thread.ts';
import { type LedgerDatabase, openDatabase } from './ledger-database.ts';

/** Bytes. What is smaller is looked through in a moment, and a thread takes longer to start. */
const largestInOneGo = 1024 * 1024;

/** Stops behind each piece, which is a few milliseconds of work. Throws LedgerDamaged */
export type Checking = (database: LedgerDatabase) => Iterable<undefined>;

/** False: it is small, or not sound, or it could not be looked at. Whoever opens it looks at it then. */
export async function isCheckedAhead(path: string, checking: Checking): Promise<boolean> {
  try {
    if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) <= largestInOneGo) return false;
    const database = openDatabase(path, false);
    try {
      await checkInPieces(database, checking);
    } finally {
      database.close();
    }
    return true;
  } catch (cause) {
    // Opening it meets the same, and says it.
    if (cause instanceof PackbenchError || (cause instanceof Error && 'code' in cause)) return false;
    throw cause;
  }
}

/**
 * While people work: between two pieces others have their turn. A thread has SQLite look over the file meanwhile, and has
 * left it when this ends. Throws LedgerDamaged
 */
export async function checkInPieces(database: LedgerDatabase, checking: Checking): Promise<void> {
  // What is read only may stand in memory, in the place of a file that cannot be read.
  const byThread = database.readOnly ? Promise.resolve(null) : verdictByThread(database.path);
  let verdict: string | null = null;
  void byThread.then((said) => {
    verdict = said;
  });
  try {
    for (const _piece of checking(database)) {
      await setImmediate();
      // Pages that lead in a circle would be read for ever.
      if (verdict !== null) assertSound(database, verdict);
    }
  } finally {
    await byThread;
    // Where a record was changed as well, this says more.
    if (verdict !== null) assertSound(database, verdict);
  }
  if (verdict === null) assertSound(database, null);
}
