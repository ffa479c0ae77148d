/**
 * With whose keys the copy of an account was read. A start that finds other keys knows by it that the copy shows another
 * shop's orders. The table is made when it is first written, so a file of an earlier Packbench is used as it is.
 */
import type { AccountId } from '../../src-preload/contract/account.ts';
import type { MirrorDatabase } from './mirror-database.ts';

export interface ReadAs {
  /** Null: it was not noted. */
  readAs(accountId: AccountId): string | null;
  noteReadAs(accountId: AccountId, fingerprint: string): void;
}

export function createReadAs(database: MirrorDatabase): ReadAs {
  const isThere = (): boolean => database.get(`SELECT 1 FROM sqlite_schema WHERE name = 'read_as'`) !== undefined;
  return {
    readAs(accountId) {
      if (!isThere()) return null;
      const row = database.get('SELECT fingerprint FROM read_as WHERE account_id = ?', accountId);
      return row === undefined ? null : String(row.fingerprint);
    },
    noteReadAs(accountId, fingerprint) {
      database.change(() => {
        if (!isThere()) {
          database.run('CREATE TABLE read_as (account_id TEXT PRIMARY KEY, fingerprint TEXT NOT NULL) STRICT');
        }
        database.run('INSERT OR REPLACE INTO read_as (account_id, fingerprint) VALUES (?, ?)', accountId, fingerprint);
      });
    },
  };
}
