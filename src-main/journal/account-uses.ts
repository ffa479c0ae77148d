/** Which accounts the ledger's writes name: all that is known about an account when the settings are lost. */
import type { WriteKind } from '../../src-preload/contract/in-doubt.ts';
import type { LedgerDatabase } from './ledger-database.ts';

export interface AccountUse {
  readonly accountId: string;
  /** Its label at its last write; '' when the record does not say. */
  readonly label: string;
  /** 'https://api.example.com'; '': written by a Packbench that did not note it. */
  readonly origin: string;
  /** When its last write began, ISO 8601. */
  readonly lastUsedAt: string;
}

/**
 * SQL: the ids that stand in a table, found one after another by an index that begins with them: there are few accounts, and
 * years of writes are not looked through.
 */
const idsIn = (name: string, table: string, where: string): string => `${name} (account_id) AS (
  SELECT min(account_id) FROM ${table} WHERE ${where}
  UNION ALL
  SELECT (SELECT min(account_id) FROM ${table} WHERE ${where} AND account_id > ${name}.account_id) FROM ${name}
  WHERE account_id IS NOT NULL)`;

/** In exactly the words of the index of such writes: SQLite uses it for no other words. */
const made = `state <> 'rejected'`;
const kinds: readonly WriteKind[] = ['manifest', 'archive', 'delete', 'bulk-delete', 'assign'];

/** Removing every unshipped order names none. Where all was refused, the last of the refused writes counts. */
const lastWrites = `
  WITH RECURSIVE
    ${idsIn('of_orders', 'write_orders', 'true')},
    ${idsIn('of_all_orders', 'writes', `kind = 'bulk-delete' AND ${made}`)},
    ids AS (SELECT account_id FROM of_orders UNION SELECT account_id FROM of_all_orders),
    last AS (SELECT account_id, coalesce(
      (SELECT max((SELECT max(rowid) FROM writes WHERE kind = value AND account_id = ids.account_id AND ${made}))
        FROM json_each(?)),
      (SELECT max(w.rowid) FROM write_orders o JOIN writes w USING (write_id) WHERE o.account_id = ids.account_id)) AS no
      FROM ids WHERE account_id IS NOT NULL)
  SELECT last.account_id, w.created_at AS last_used_at, w.origin, w.record ->> '$.accountLabel' AS label
  FROM last CROSS JOIN writes w ON w.rowid = last.no ORDER BY last_used_at DESC`;

/** Throws PackbenchError 'file-failed' when the ledger cannot be read. */
export function readAccountUses(database: Pick<LedgerDatabase, 'all'>): AccountUse[] {
  const rows = database.all(lastWrites, JSON.stringify(kinds));
  return rows.map((row) => ({
    accountId: String(row.account_id),
    label: typeof row.label === 'string' ? row.label : '',
    origin: String(row.origin),
    lastUsedAt: String(row.last_used_at),
  }));
}
