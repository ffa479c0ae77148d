/**
 * Up to which write of the ledger the file holds every order that is named, also those that no service has shown here. Of the
 * ledger only the number is kept. A scan goes by it while years of writes are not joined yet: what the file lacks, the ledger
 * lacks then, too.
 */
import type { MirrorDatabase } from './mirror-database.ts';

export interface HeldUpTo {
  /** Within a change, of these accounts. */
  note(writeNo: number, accountIds: readonly string[]): void;
  forget(): void;
  is(writeNo: number, accountIds: readonly string[]): boolean;
}

const table = `CREATE TABLE IF NOT EXISTS held_up_to
  (only_row INTEGER PRIMARY KEY CHECK (only_row = 1), write_no INTEGER NOT NULL, account_ids TEXT NOT NULL) STRICT`;
const isThere = `SELECT 1 FROM sqlite_schema WHERE name = 'held_up_to'`;
const isNoted = 'SELECT 1 FROM held_up_to WHERE write_no = ? AND account_ids = ?';

export function createHeldUpTo(database: MirrorDatabase): HeldUpTo {
  const is: HeldUpTo['is'] = (writeNo, accountIds) =>
    database.get(isThere) !== undefined && database.get(isNoted, writeNo, JSON.stringify(accountIds)) !== undefined;
  return {
    is,
    note(writeNo, accountIds) {
      if (is(writeNo, accountIds)) return;
      database.run(table);
      database.run('INSERT OR REPLACE INTO held_up_to VALUES (1, ?, ?)', writeNo, JSON.stringify(accountIds));
    },
    forget() {
      if (database.get(isThere) !== undefined) database.run('DELETE FROM held_up_to');
    },
  };
}
