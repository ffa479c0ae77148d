/**
 * The check of the ledger's file at the start, while the window is drawn: of years of records it takes seconds, so it is
 * done in pieces before the file is opened.
 */
import { statSync } from 'node:fs';
import { PackbenchError } from '../failures.ts';
import { checkLedgerInPieces } from './ledger-check.ts';
import { openDatabase } from './ledger-database.ts';

/** Bytes. What is smaller is looked through in a moment, and a thread takes longer to start. */
const largestInOneGo = 1024 * 1024;

/** False: it is small, or not sound, or it could not be looked at. Whoever opens it looks at it then. */
export async function isCheckedAhead(path: string): Promise<boolean> {
  try {
    if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) <= largestInOneGo) return false;
    const database = openDatabase(path, false);
    try {
      await checkLedgerInPieces(database);
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
