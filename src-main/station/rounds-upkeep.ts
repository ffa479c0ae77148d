/**
 * Cleans the rounds file when it is opened: removes rounds settled long ago, and rows that are not as they were
 * written.
 */
import type { LedgerDatabase } from '../journal/ledger-database.ts';

/** The ledger knows for ever what became of the others. */
const settledKept = 50;

/** Call for rows that are whole: the columns of others may say what is not so. */
export function forgetLongSettled(database: LedgerDatabase): void {
  const old = `SELECT round_id FROM rounds WHERE settled_at IS NOT NULL ORDER BY rowid DESC
    LIMIT -1 OFFSET ${settledKept}`;
  if (database.all(old).length === 0) return;
  database.change((run) => {
    run(`DELETE FROM scans WHERE round_id IN (${old})`);
    run(`DELETE FROM rounds WHERE round_id IN (${old})`);
  });
}

/** A round that is damaged takes its scans with it. */
export const sealedTables = [
  {
    name: 'scans',
    id: 'scan_no',
    parts: [],
    repeated: { carrier_name: "content ->> '$.carrierName'", taken_out_at: "content ->> '$.takenOutAt'" },
  },
  {
    name: 'rounds',
    id: 'round_id',
    parts: ['scans'],
    repeated: { settled_at: "content ->> '$.settledAt'" },
  },
];
