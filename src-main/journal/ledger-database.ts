/**
 * One SQLite connection with the ledger's promises: every transaction is on the disk when it returns, and every error
 * becomes a failure the page knows. Refusals of the unique index come as `OrderAlreadyOpen`.
 */
import { accessSync, constants, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue, type SQLOutputValue, type StatementSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { failureOf, PackbenchError, remark } from '../failures.ts';
import { hasRoomForLog, leaveLog } from '../without-log.ts';
import { fileFailure, messageOf } from './durable-file.ts';

export type Row = Record<string, SQLOutputValue>;

export interface LedgerDatabase {
  readonly path: string;
  readonly readOnly: boolean;
  readonly isClosed: boolean;
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

export type RunStatement = (sql: string, ...values: SQLInputValue[]) => void;

/** The unique index over open orders refused a row. */
export class OrderAlreadyOpen extends Error {}

/** The file is not a sound ledger. At the start it is rebuilt; later it is reported as a file that failed. */
export class LedgerDamaged extends PackbenchError {
  constructor(path: string, message: string, cause?: unknown) {
    super({ code: 'file-failed', changed: 'nothing', details: [{ message, details: '' }], facts: { path } }, { cause });
  }
}

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
 * Packbench's file. WAL with synchronous=FULL: 0 records lost in 500 power cuts; NORMAL lost 261 in 30.
 */
export function openDatabase(
  path: string,
  readOnly: boolean,
  refusal: PackbenchError = failureOf('ledger-read-only', { facts: { path } }),
): LedgerDatabase {
  const connection = guard(path, () => connect(path, readOnly));
  const opened = identityOf(path);
  // Once the disk failed during a commit, this connection's view is not to be trusted any more.
  let diskFailed = false;
  const attempt = <Result>(work: () => Result): Result => {
    // Only work that the end of the app did not wait for finds it closed; the next start finds what it left behind.
    if (!connection.isOpen) throw closed(path);
    try {
      return work();
    } catch (cause) {
      if (primaryCode(cause) === SQLITE_IOERR && resultCode(cause) !== SQLITE_IOERR_SHMSIZE) diskFailed = true;
      throw ledgerFailure(path, cause);
    }
  };
  const statements = keptStatements(connection);
  const run: RunStatement = (sql, ...values) => {
    statements.of(sql).run(...values);
  };
  const change = <Result>(work: (run: RunStatement) => Result): Result => {
    if (readOnly) throw refusal;
    if (!isStillAt(path, opened)) throw notWritten(path, 'ledger-replaced');
    if (diskFailed) throw notWritten(path, 'disk-failed-earlier');
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
    all: (sql, ...values) => attempt(() => statements.of(sql).all(...values)),
    *each(sql, ...values) {
      // A statement of its own: another reader of the same rows would restart it.
      const rows = attempt(() => connection.prepare(sql).iterate(...values));
      for (let row = attempt(() => rows.next()); row.done !== true; row = attempt(() => rows.next())) yield row.value;
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

function notWritten(path: string, code: 'ledger-replaced' | 'disk-failed-earlier'): PackbenchError {
  return failureOf('file-failed', { facts: { path, remarks: [remark(code)] } });
}

/** Which file lies at the path; null: none. Throws PackbenchError 'file-failed' where the disk does not say. */
function identityOf(path: string): string | null {
  try {
    const file = statSync(path, { bigint: true, throwIfNoEntry: false });
    return file === undefined ? null : `${file.dev} ${file.ino}`;
  } catch (cause) {
    throw fileFailure(path, cause);
  }
}

/**
 * What is written to a file that another program replaced (because it was damaged) would not keep anything from being
 * sent twice.
 */
const isStillAt = (path: string, opened: string | null): boolean => identityOf(path) === opened;

function connect(path: string, readOnly: boolean): DatabaseSync {
  try {
    return readOnly || hasRoomForLog(path) ? connectAs(withLog, path, readOnly) : connectWithoutLog(path);
  } catch (cause) {
    // Even less room than it seemed: a connection that has the file alone keeps the index of the log in memory.
    if (resultCode(cause) === SQLITE_IOERR_SHMSIZE) return connectAs(alone, path, readOnly);
    if (!readOnly || primaryCode(cause) !== SQLITE_CANTOPEN || !isWholeAndStaysSo(path)) throw cause;
    const unchanging = pathToFileURL(path);
    unchanging.search = 'immutable=1';
    return connectAs(withLog, unchanging, true);
  }
}

function connectWithoutLog(path: string): DatabaseSync {
  try {
    return connectAs(leaveLog, path, false);
  } catch (cause) {
    // Where another program has it open, the index is there already; otherwise its content does not fit into the file.
    return connectAs(primaryCode(cause) === SQLITE_BUSY ? withLog : alone, path, false);
  }
}

/**
 * SQLite makes a write-ahead log even to read, and cannot on a disk that is read-only. There it may do without, as nobody
 * can write; but not where a log of earlier is left, because the file alone would show an older state.
 */
function isWholeAndStaysSo(path: string): boolean {
  if ((statSync(`${path}-wal`, { throwIfNoEntry: false })?.size ?? 0) > 0) return false;
  try {
    accessSync(dirname(path), constants.W_OK);
    return false;
  } catch (cause) {
    return cause instanceof Error && 'code' in cause && cause.code === 'EROFS';
  }
}

type Mode = (connection: DatabaseSync, readOnly: boolean) => void;

const withLog: Mode = (connection, readOnly) => {
  if (!readOnly) connection.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
};
const alone: Mode = (connection, readOnly) => {
  connection.exec('PRAGMA locking_mode = EXCLUSIVE;');
  withLog(connection, readOnly);
};

function connectAs(mode: Mode, path: string | URL, readOnly: boolean): DatabaseSync {
  const connection = new DatabaseSync(path, { readOnly, timeout: 5000 });
  try {
    mode(connection, readOnly);
    if (!readOnly) {
      // macOS: fsync alone leaves the bytes in the drive's own cache. Elsewhere these two do nothing.
      connection.exec('PRAGMA fullfsync = ON; PRAGMA checkpoint_fullfsync = ON;');
    }
    connection.exec('PRAGMA foreign_keys = ON;');
    // Only this opens the write-ahead log.
    connection.exec('SELECT 1 FROM sqlite_schema');
    return connection;
  } catch (cause) {
    connection.close();
    throw cause;
  }
}

function closed(path: string): PackbenchError {
  return failureOf('cancelled', { changed: 'unknown', facts: { path, remarks: [remark('packbench-ended')] } });
}

function guard<Result>(path: string, work: () => Result): Result {
  try {
    return work();
  } catch (cause) {
    throw ledgerFailure(path, cause);
  }
}

// Primary result codes, https://sqlite.org/rescode.html
const SQLITE_ERROR = 1;
const SQLITE_BUSY = 5;
const SQLITE_READONLY = 8;
const SQLITE_IOERR = 10;
const SQLITE_CORRUPT = 11;
const SQLITE_FULL = 13;
const SQLITE_CANTOPEN = 14;
const SQLITE_NOTADB = 26;
const SQLITE_CONSTRAINT_UNIQUE = 2067;
const SQLITE_IOERR_SHMSIZE = 4874;

function resultCode(cause: unknown): number | null {
  if (!(cause instanceof Error) || !('errcode' in cause)) return null;
  return typeof cause.errcode === 'number' ? cause.errcode : null;
}

function primaryCode(cause: unknown): number | null {
  const code = resultCode(cause);
  return code === null ? null : code & 0xff;
}

const isFull = (cause: unknown): boolean =>
  primaryCode(cause) === SQLITE_FULL || resultCode(cause) === SQLITE_IOERR_SHMSIZE;

/** Node reads no whole number beyond 2^53, and ours are far smaller: nobody wrote this one. */
const isTooLarge = (cause: unknown): boolean =>
  cause instanceof RangeError && 'code' in cause && cause.code === 'ERR_OUT_OF_RANGE';

/** An error that is not about the file passes unchanged. */
function ledgerFailure(path: string, cause: unknown): unknown {
  if (resultCode(cause) === SQLITE_CONSTRAINT_UNIQUE) return new OrderAlreadyOpen('order already open', { cause });
  switch (primaryCode(cause)) {
    case null:
      return isTooLarge(cause) ? new LedgerDamaged(path, messageOf(cause), cause) : cause;
    case SQLITE_ERROR: // Our statements are fixed: when one makes no sense, the tables in the file are not ours.
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB:
      return new LedgerDamaged(path, `SQLite says: ${messageOf(cause)}`, cause);
    case SQLITE_READONLY:
      return failureOf('ledger-read-only', { facts: { path }, cause });
    default:
      return fileFailure(path, cause, isFull(cause) ? 'ENOSPC' : null);
  }
}
