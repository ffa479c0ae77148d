/**
 * Orders that this computer removed or assigned away, and that the service shows again in the same account: imported
 * again, or assigned back by another bench; and archived ones that a person took back on the service's own site. No clock
 * decides: what counts is that the service was asked well after the write had ended. Of the ledger only the id of that write
 * is kept in the file.
 */
import { isOpen, type WriteRecord } from '../journal/write-record.ts';
import type { MirrorDatabase } from './mirror-database.ts';
import type { StandingTables } from './standing-tables.ts';

export interface CameBack {
  /** For every write that is joined, in its state then. */
  noteWrite(writeNo: number, write: Pick<WriteRecord, 'writeId' | 'kind' | 'state'>): void;
  /** Everything is joined up to this write. */
  noteJoined(lastWriteNo: number): void;
  /**
   * The service shows the order in its account. True: it had left the account and is back. What was archived cannot be imported
   * again (service document, 'States and transitions'), and a search may go on showing it: it is back only where it had
   * been gone (`wasGone`).
   */
  noteShown(key: number, wasGone: boolean): boolean;
  /** The order has left the account so lately that a page which shows it may be older than that. */
  isTooSoon(key: number): boolean;
  /** The write after which the service has shown the order again. */
  after(key: number): string | null;
}

/** Milliseconds. A page may have been asked for before the write, and the search of a service may lag behind. */
const longestLag = 5 * 60_000;

export function createCameBack(database: MirrorDatabase, tables: StandingTables, passed: () => number): CameBack {
  /** Writes that did not end before this run, and when each was first known to have ended; null: it has not. */
  const endedAt = new Map<string, number | null>();
  let lastBeforeThisRun: number | null = null;
  const isLongOver = (writeId: string): boolean => {
    const at = endedAt.get(writeId);
    return at === undefined || (at !== null && passed() - at >= longestLag);
  };
  return {
    noteWrite(writeNo, { writeId, kind, state }) {
      if (kind === 'manifest') return;
      const known = endedAt.get(writeId);
      const isNew = known === undefined && lastBeforeThisRun !== null && writeNo > lastBeforeThisRun;
      if (isOpen(state)) endedAt.set(writeId, known ?? null);
      else if (isNew || known === null) endedAt.set(writeId, passed());
    },
    noteJoined(lastWriteNo) {
      lastBeforeThisRun ??= lastWriteNo;
    },
    noteShown(key, wasGone) {
      const standing = tables.of(key);
      const removal = standing?.removal ?? null;
      if (standing === null || removal?.state !== 'done') return false;
      if (removal.kind === 'archived' && !wasGone) return false;
      if (!isLongOver(removal.writeId)) return false;
      database.run('INSERT OR REPLACE INTO came_back VALUES (?, ?)', key, removal.writeId);
      tables.put(key, { ...standing, removal: null });
      return true;
    },
    isTooSoon(key) {
      const removal = tables.of(key)?.removal ?? null;
      return removal?.state === 'done' && !isLongOver(removal.writeId);
    },
    after(key) {
      const row = database.get('SELECT write_id FROM came_back WHERE key = ?', key);
      return row === undefined ? null : String(row.write_id);
    },
  };
}
