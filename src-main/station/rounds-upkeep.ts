/** What the rounds file is rid of when it is opened: rounds long settled, and rows that are not as they were written. */
import { chmodSync } from 'node:fs';
import { PRIVATE_FILE } from '../journal/durable-file.ts';
import type { LedgerDatabase, Row } from '../journal/ledger-database.ts';
import { sealOf } from '../journal/write-record.ts';
import { freeAsideName } from '../move-aside.ts';
import type { Clock } from '../ports.ts';

/** The ledger knows for ever what became of them. */
const settledKept = 50;

export function forgetLongSettled(database: LedgerDatabase): void {
  const old = `SELECT round_id FROM rounds WHERE settled_at IS NOT NULL ORDER BY settled_at DESC, rowid DESC
    LIMIT -1 OFFSET ${settledKept}`;
  if (database.all(old).length === 0) return;
  database.change((run) => {
    run(`DELETE FROM scans WHERE round_id IN (${old})`);
    run(`DELETE FROM rounds WHERE round_id IN (${old})`);
  });
}

/** Rows that are not as they were written would stop the others: the file is copied, and they go. Answers the copy; null: all are whole. */
export function takeOutDamaged(database: LedgerDatabase, clock: Clock): string | null {
  const isDamaged = (row: Row): boolean => sealOf(String(row.content)) !== row.seal;
  const rounds = database.all('SELECT round_id, content, seal FROM rounds').filter(isDamaged);
  const scans = database.all('SELECT scan_no, content, seal FROM scans').filter(isDamaged);
  if (rounds.length + scans.length === 0) return null;
  const copy = freeAsideName(database.path, clock.now());
  database.runAlone('VACUUM INTO ?', copy);
  chmodSync(copy, PRIVATE_FILE);
  database.change((run) => {
    for (const { scan_no: scanNo } of scans) run('DELETE FROM scans WHERE scan_no = ?', Number(scanNo));
    for (const { round_id: roundId } of rounds) {
      run('DELETE FROM scans WHERE round_id = ?', String(roundId));
      run('DELETE FROM rounds WHERE round_id = ?', String(roundId));
    }
  });
  return copy;
}
