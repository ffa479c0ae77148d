/** A row of the ledger read as the record it holds, or refused as damaged. */
import { wholeRecord } from './ledger-check.ts';
import { LedgerDamaged, type LedgerDatabase, type Row } from './ledger-database.ts';
import type { WriteRecord } from './write-record.ts';

/** @throws LedgerDamaged */
export function recordOf(database: LedgerDatabase, row: Row): WriteRecord {
  const record = wholeRecord(row);
  if (record === null) throw new LedgerDamaged(database.path, `the record ${row.write_id} was changed`);
  return record;
}
