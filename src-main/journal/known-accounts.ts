/**
 * The accounts whose keys were read on this computer, stored in the ledger without any key: how the service knows each,
 * and what it takes to enter it again when the settings are lost. Noted whenever the keys of an account are read.
 */
import type { Account } from '../../src-preload/contract/account.ts';
import type { Clock, Log } from '../ports.ts';
import {
  type AccountAtService,
  type AccountReference,
  accountAtService,
  type KeyedAccount,
} from './account-at-service.ts';
import type { LedgerDatabase, Row, RunStatement } from './ledger-database.ts';
import { sealOf } from './write-record.ts';

/** As it was when its keys were last read. */
export interface NotedAccount extends Account, AccountAtService {
  /** ISO 8601. */
  readonly notedAt: string;
  /** When a person removed it from this computer; null: nobody did. */
  readonly removedAt: string | null;
}

export interface KnownAccounts {
  /** How the service knows an account. Asks nobody. */
  at(account: KeyedAccount): AccountAtService;
  /** How it was last known; `origin` and `fingerprint` are '' for an account whose keys were never read here. */
  reference(accountId: string): AccountReference;
  /** Never throws: an account that could not be noted is noted the next time. */
  note(account: Account, serviceKey: string): void;
  /** A person removed the account, so it is not lost. Its writes stay its own. Never throws. */
  noteRemoved(accountId: string): void;
  /** The ids of every entry that was last known with this one's key. None for one whose keys were never read here. */
  idsOfSameKey(accountId: string): readonly string[];
  /** The ids that a person removed. */
  removedIds(): ReadonlySet<string>;
  /** The live accounts that nobody removed, as last noted. */
  list(): readonly NotedAccount[];
}

export interface KnownAccountsParts {
  readonly database: LedgerDatabase;
  readonly computerKey: string;
  readonly clock: Clock;
  readonly log: Log;
}

export function openKnownAccounts({ database, computerKey, clock, log }: KnownAccountsParts): KnownAccounts {
  const at = (account: KeyedAccount): AccountAtService => accountAtService(computerKey, account);

  const rowsOf = (where: string, ...values: string[]): NotedAccount[] => notedAccounts(database, where, ...values);
  const last = (accountId: string): NotedAccount | undefined => rowsOf('account_id = ?', accountId)[0];
  const newestRows = (): NotedAccount[] => {
    const newest = new Map<string, NotedAccount>();
    for (const account of rowsOf('true')) {
      if (!newest.has(account.accountId)) newest.set(account.accountId, account);
    }
    return [...newest.values()];
  };
  /**
   * Reading an account's keys must not fail because noting them fails: on a full disk, or once the ledger is closed.
   */
  const keep = (accountId: string, accounts: () => readonly NotedAccount[]): void => {
    if (database.readOnly) return;
    try {
      const noted = accounts();
      if (noted.length === 0) return;
      database.change((run) => {
        for (const account of noted) insertAccount(run, account);
      });
    } catch (cause) {
      log.warn('ledger: an account could not be noted', { accountId, cause });
    }
  };

  return {
    at,
    reference: (accountId) => referenceOf(database, accountId),
    note(account, serviceKey) {
      const noted = { ...account, ...at({ baseAddress: account.baseAddress, serviceKey }), removedAt: null };
      keep(account.accountId, () => {
        const before = last(account.accountId);
        const isNews = before === undefined || !sameBut(before, noted);
        return isNews ? [{ ...noted, notedAt: clock.now().toISOString() }] : [];
      });
    },
    noteRemoved(accountId) {
      const removedAt = clock.now().toISOString();
      keep(accountId, () =>
        rowsOf('account_id = ?', accountId)
          .map((account) => ({ ...account, removedAt }))
          .reverse(),
      );
    },
    idsOfSameKey(accountId) {
      const { fingerprint } = referenceOf(database, accountId);
      if (fingerprint === '') return [];
      // Asked for each entry of a list: by the index of keys, however many accounts were noted in years.
      const once = rowsOf('fingerprint = ?', fingerprint).map((account) => account.accountId);
      return once.filter((id) => referenceOf(database, id).fingerprint === fingerprint);
    },
    removedIds: () =>
      new Set(
        newestRows()
          .filter(({ removedAt }) => removedAt !== null)
          .map((one) => one.accountId),
      ),
    list: () => newestRows().filter(({ kind, removedAt }) => kind === 'live' && removedAt === null),
  };
}

/** How an account was last known; both '' when its keys were never read here. */
export function referenceOf(database: Pick<LedgerDatabase, 'all'>, accountId: string): AccountReference {
  const last = notedAccounts(database, 'account_id = ?', accountId)[0];
  return { accountId, origin: last?.origin ?? '', fingerprint: last?.fingerprint ?? '' };
}

/** The last noted first. */
function notedAccounts(database: Pick<LedgerDatabase, 'all'>, where: string, ...values: string[]): NotedAccount[] {
  return database
    .all(`SELECT * FROM accounts WHERE ${where} ORDER BY rowid DESC`, ...values)
    .map(wholeAccount)
    .filter((account) => account !== null);
}

/** Null: the row is not as it was written. */
export function wholeAccount(row: Row): NotedAccount | null {
  if (sealOf(String(row.account)) !== row.seal) return null;
  const account = JSON.parse(String(row.account)) as NotedAccount;
  return row.account_id === account.accountId && row.fingerprint === account.fingerprint ? account : null;
}

/** Replaces what was noted about the same account with the same key, and becomes the last one noted. */
export function insertAccount(run: RunStatement, account: NotedAccount): void {
  const text = JSON.stringify(account);
  run(
    'INSERT OR REPLACE INTO accounts (account_id, fingerprint, account, seal) VALUES (?, ?, ?, ?)',
    account.accountId,
    account.fingerprint,
    text,
    sealOf(text),
  );
}

function sameBut({ notedAt: _notedAt, ...before }: NotedAccount, now: Omit<NotedAccount, 'notedAt'>): boolean {
  return Object.entries(now).every(([name, value]) => before[name as keyof typeof before] === value);
}
