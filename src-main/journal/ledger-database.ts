/**
 * One SQLite connection with the ledger's promises: every transaction is on the disk when it returns, and every error
 * becomes a failure the page knows. Refusals of the unique index come as `OrderAlreadyOpen`.
 */
import { accessSync, constants, statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { DatabaseSync, SQLInputValue, SQLOutputValue, StatementSync } from 'node:sqlite';
import { fileFailure } from '../disk/durable-file.ts';
import { failureOf, type PackbenchError, remark } from '../failures.ts';
import { connect } from './ledger-connection.ts';
import {
  closed,
  isDiskFault,
  isRefusedToWrite,
  LedgerDamaged,
  ledgerFailure,
  notWritten,
  whyNoRoom,
} from './ledger-failures.ts';

export type Row = Record<string, SQLOutputValue>;

export interface LedgerDatabase {
  readonly path: string;
  readonly readOnly: boolean;
  readonly isClosed: boolean;
  /**
   * Throws PackbenchError 'file-failed' where another disk, or none, lies in the place of the file's: what is written beside
   * it now would be gone once the right one is back.
   */
  assertNotAway(): void;
  /** The same as before: nothing in the file has changed since, neither by this program nor by another one. */
  version(): string;
  /** Rows of a query. */
  all(sql: string, ...values: SQLInputValue[]): Row[];
  /** Rows one by one, for reading more than fits in memory at once. */
  each(sql: string, ...values: SQLInputValue[]): IterableIterator<Row>;
  /** Runs `work` in one durable transaction; when it throws, nothing of it stays. */
  change<Result>(work: (run: RunStatement) => Result): Result;
  /** One statement outside any transaction (VACUUM INTO). */
  runAlone(sql: string, ...values: SQLInputValue[]): void;
  /** Several statements at once, inside a transaction of `change`. */
  runScript(sql: string): void;
  /** A later query throws 'cancelled', with `changed` 'unknown'. Closing again does nothing. */
  close(): void;
}

/** Where nobody asks. */
export const neverAway: Pick<LedgerDatabase, 'assertNotAway'> = { assertNotAway: () => undefined };

export const schemaVersion = (database: LedgerDatabase): number =>
  Number(database.all('PRAGMA user_version')[0]?.user_version);

export type RunStatement = (sql: string, ...values: SQLInputValue[]) => void;

/** The record layout and the partial index need this version; earlier ones have a WAL-reset bug. */
const oldestSqlite = [3, 51, 3] as const;

/** Throws PackbenchError 'internal' when this program runs on an SQLite older than 3.51.3. */
export function assertSqliteVersion(database: LedgerDatabase): void {
  const version = String(database.all('SELECT sqlite_version() AS version')[0]?.version);
  const parts = version.split('.').map(Number);
  for (const [index, oldest] of oldestSqlite.entries()) {
    const part = parts[index] ?? 0;
    if (part > oldest) return;
    if (part < oldest) {
      throw failureOf('internal', {
        facts: { remarks: [remark('sqlite-too-old', { version, needed: oldestSqlite.join('.') })] },
      });
    }
  }
}

/**
 * Opens or makes the file. `refusal`: the failure of any change while it is read only; by default that of a newer
 * Packbench's file. `assertMayChange`: asked before each change; what it throws, the change throws.
 */
export function openDatabase(
  path: string,
  readOnly: boolean,
  refusal: PackbenchError = failureOf('ledger-read-only', { facts: { path } }),
  assertMayChange: () => void = () => undefined,
): LedgerDatabase {
  let connection = guard(path, () => connect(path, readOnly));
  let connectionCount = 1;
  const isAlone = hasFileAlone(connection);
  let statements = keptStatements(connection);
  let opened = identityOf(path);
  // If file systems are laid over one another, a file and its folder may be on two disks.
  let folderOpened = identityOf(dirname(path));
  // Once the disk failed, this connection's view is not to be trusted any more.
  let diskFailed = false;
  const attempt = <Result>(work: () => Result, reader: DatabaseSync = connection): Result => {
    // Only work that the end of the app did not wait for finds it closed; the next start finds what it left behind.
    if (!connection.isOpen) throw closed(path);
    if (!reader.isOpen) throw notWritten(path, 'disk-failed-earlier');
    try {
      return work();
    } catch (cause) {
      if (readOnly && isRefusedToWrite(cause)) throw refusal;
      if (readOnly || !isDiskFault(cause)) throw ledgerFailure(path, cause);
      diskFailed = true;
      throw fileFailure(path, cause, whyNoRoom(path));
    }
  };
  /**
   * The old connection is closed only when the new one stands: so SQLite's index of the log stays as it is. Without it the
   * log is read from its beginning, and a change that was refused because it could not be made safe may be found in there.
   */
  const connectAgain = (): void => {
    if (isAlone) throw notWritten(path, 'disk-failed-earlier');
    const before = connection;
    const there = writableAt(path);
    connection = guard(path, () => connect(path, readOnly));
    connectionCount += 1;
    statements = keptStatements(connection);
    opened = there;
    folderOpened = identityOf(dirname(path));
    diskFailed = false;
    before.close();
  };
  /** See `askTwice`: what is read once more was not told to anybody yet. A file that is only read is opened again by who reads it. */
  const read = <Result>(work: () => Result): Result => {
    try {
      return attempt(work);
    } catch (cause) {
      const isOfDisk = diskFailed || cause instanceof LedgerDamaged;
      if (!isOfDisk || readOnly || connection.isTransaction) throw cause;
      if (diskFailed) connectAgain();
      return attempt(work);
    }
  };
  const run: RunStatement = (sql, ...values) => {
    statements.of(sql).run(...values);
  };
  const change = <Result>(work: (run: RunStatement) => Result): Result => {
    if (readOnly) throw refusal;
    if (!connection.isOpen) throw closed(path);
    assertMayChange();
    const there = identityOf(path);
    if (there?.file !== opened?.file) throw notWritten(path, there === null ? 'file-gone' : 'ledger-replaced');
    // A disk that was away is another device when it comes back.
    if (diskFailed || there?.disk !== opened?.disk) connectAgain();
    return attempt(() => {
      connection.exec('BEGIN IMMEDIATE');
      try {
        const result = work(run);
        connection.exec('COMMIT');
        return result;
      } finally {
        if (connection.isTransaction) connection.exec('ROLLBACK');
      }
    });
  };
  return {
    path,
    readOnly,
    get isClosed() {
      return !connection.isOpen;
    },
    assertNotAway() {
      if (identityOf(path)?.file === opened?.file) return;
      if (identityOf(dirname(path))?.disk !== folderOpened?.disk) throw notWritten(path, 'file-gone');
    },
    version() {
      const [row] = read(() => statements.of(changesSeen).all());
      // SQLite counts for each connection by itself.
      return `${connectionCount} ${row?.own} ${row?.others}`;
    },
    all: (sql, ...values) => read(() => statements.of(sql).all(...values)),
    *each(sql, ...values) {
      // A statement of its own: another reader of the same rows would restart it.
      const rows = read(() => connection.prepare(sql).iterate(...values));
      const reader = connection;
      const next = () => attempt(() => rows.next(), reader);
      for (let row = next(); row.done !== true; row = next()) yield row.value;
    },
    change,
    runAlone: (sql, ...values) => attempt(() => run(sql, ...values)),
    runScript: (sql) => {
      // The script may change tables, and a statement answers the columns that existed when it was made.
      statements.forget();
      attempt(() => connection.exec(sql));
    },
    close: () => {
      if (connection.isOpen) connection.close();
    },
  };
}

const changesSeen = 'SELECT total_changes() AS own, data_version AS others FROM pragma_data_version';

/** On a very full disk; no other connection can be opened beside it. */
const hasFileAlone = (connection: DatabaseSync): boolean =>
  connection.prepare('PRAGMA locking_mode').get()?.locking_mode === 'exclusive';

/** More than our code has; queries with ever new texts must not pile up. */
const mostStatements = 100;

/** Preparing them for each commit took two thirds of its processor time. */
function keptStatements(connection: DatabaseSync): { of(sql: string): StatementSync; forget(): void } {
  const kept = new Map<string, StatementSync>();
  return {
    of(sql) {
      const known = kept.get(sql);
      if (known !== undefined) return known;
      if (kept.size >= mostStatements) kept.clear();
      const made = connection.prepare(sql);
      kept.set(sql, made);
      return made;
    },
    forget: () => kept.clear(),
  };
}

interface FileIdentity {
  readonly disk: bigint;
  readonly file: bigint;
}

/** Which file lies at the path; null: none. Throws PackbenchError 'file-failed' where the disk does not say. */
function identityOf(path: string): FileIdentity | null {
  try {
    const file = statSync(path, { bigint: true, throwIfNoEntry: false });
    return file === undefined ? null : { disk: file.dev, file: file.ino };
  } catch (cause) {
    throw fileFailure(path, cause);
  }
}

/** The same, of a file that may be written to. SQLite would open another one for reading only, and say nothing. */
function writableAt(path: string): FileIdentity | null {
  try {
    accessSync(path, constants.W_OK);
  } catch (cause) {
    throw fileFailure(path, cause);
  }
  return identityOf(path);
}

function guard<Result>(path: string, work: () => Result): Result {
  try {
    return work();
  } catch (cause) {
    throw ledgerFailure(path, cause);
  }
}
