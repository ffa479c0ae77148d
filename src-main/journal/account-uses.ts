/** Which accounts the ledger's writes name: all that is known about an account when the settings are lost. */
import type { LedgerDatabase } from './ledger-database.ts';

export interface AccountUse {
  readonly accountId: string;
  /** Its label at its last write; '' when the record does not say. */
  readonly label: string;
  /** 'https://api.example.com'; '': written by a Packbench that did not note it. */
  readonly origin: string;
  /** Of its last write, ISO 8601. */
  readonly lastUsedAt: string;
}

/** Throws PackbenchError 'file-failed' when the ledger cannot be read. */
export function readAccountUses(database: LedgerDatabase): AccountUse[] {
  // SQLite takes the other columns from the row with the greatest date.
  const rows = database.all(
    `SELECT account_id, max(created_at) AS last_used_at, origin, record ->> '$.accountLabel' AS label
     FROM writes GROUP BY account_id ORDER BY last_used_at DESC`,
  );
  return rows.map((row) => ({
    accountId: String(row.account_id),
    label: typeof row.label === 'string' ? row.label : '',
    origin: String(row.origin),
    lastUsedAt: String(row.last_used_at),
  }));
}
