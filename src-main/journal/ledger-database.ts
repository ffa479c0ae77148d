/**
 * One SQLite connection with the ledger's promises: every transaction is on the disk when it returns, and every error
 * comes out as a failure the page knows. Unique-index refusals pass through as `OrderAlreadyOpen`.
 */
import { statSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue, type SQLOutputValue, type StatementSync } from 'node:sqlite';
import { failureOf, PackbenchError, remark } from '../failures.ts';
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
  /** Whoever still asks throws 'cancelled', with `changed` 'unknown'. Once closed, closing does nothing. */
  close(): void;
}

export type RunStatement = (sql: string, ...values: SQLInputValue[]) => void;

/** The unique index over open orders refused a row. */
export class OrderAlreadyOpen extends Error {}

/** The file is not a sound ledger. At the start it is rebuilt; later it is told as a file that failed. */
export class LedgerDamaged extends PackbenchError {
  constructor(path: string, message: string, cause?: unknown) {
    super({ code: 'file-failed', changed: 'nothing', details: [{ message, details: '' }], facts: { path } }, { cause });
  }
}

/** Written with the record layout and the partial index in mind; earlier ones have a WAL-reset bug. */
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
 * Opens (or makes) the file. `refusal`: what a change is refused with in one that is read only; of a newer Packbench's unless
 * given. WAL with synchronous=FULL: 0 records lost in 500 power cuts; NORMAL lost 261 in 30.
 */
export function openDatabase(
  path: string,
  readOnly: boolean,
  refusal: PackbenchError = failureOf('ledger-read-only', { facts: { path } }),
): LedgerDatabase {
  const connection = guard(path, () => connect(path, readOnly));
  const opened = identityOf(path);
  // Once the disk failed in the middle of a commit, what this connection believes is not to be trusted any more.
  let diskFailed = false;
  const attempt = <Result>(work: () => Result): Result => {
    // Only what the end of the app did not wait for meets it closed; the next start finds what it has left behind.
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
      // Its own: another reader of the same rows would begin it anew under its hands.
      const rows = attempt(() => connection.prepare(sql).iterate(...values));
      for (let row = attempt(() => rows.next()); row.done !== true; row = attempt(() => rows.next())) yield row.value;
    },
    change,
    runAlone: (sql, ...values) => attempt(() => run(sql, ...values)),
    runScript: (sql) => {
      // It may change tables, and a statement answers the columns that there were when it was made.
      statements.forget();
      attempt(() => connection.exec(sql));
    },
    close: () => {
      if (connection.isOpen) connection.close();
    },
  };
}

/** More than a file of ours has; of texts that differ with each question nothing piles up. */
const mostStatements = 100;

/** Made anew for each commit they took two thirds of its processor time. */
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

/** Which file lies at the path; null: none, or it cannot be seen. */
function identityOf(path: string): string | null {
  const file = statSync(path, { bigint: true, throwIfNoEntry: false });
  return file === undefined ? null : `${file.dev} ${file.ino}`;
}

/** What is written to a file that another program replaced (it found it damaged) would keep nothing from being sent twice. */
const isStillAt = (path: string, opened: string | null): boolean => identityOf(path) === opened;

function connect(path: string, readOnly: boolean): DatabaseSync {
  try {
    return connectAs('', path, readOnly);
  } catch (cause) {
    if (resultCode(cause) !== SQLITE_IOERR_SHMSIZE) throw cause;
    // The disk is so full that the index of the write-ahead log has no place on it: alone with the file, it is kept in memory.
    return connectAs('PRAGMA locking_mode = EXCLUSIVE;', path, readOnly);
  }
}

function connectAs(mode: string, path: string, readOnly: boolean): DatabaseSync {
  const connection = new DatabaseSync(path, { readOnly, timeout: 5000 });
  try {
    connection.exec(mode);
    if (!readOnly) {
      connection.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
      // macOS: fsync alone leaves the bytes in the drive's own cache. Elsewhere these two do nothing.
      connection.exec('PRAGMA fullfsync = ON; PRAGMA checkpoint_fullfsync = ON;');
    }
    connection.exec('PRAGMA foreign_keys = ON;');
    // Only now is the write-ahead log opened.
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
const SQLITE_READONLY = 8;
const SQLITE_IOERR = 10;
const SQLITE_CORRUPT = 11;
const SQLITE_FULL = 13;
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

/** Node reads no whole number beyond 2^53, and none of ours comes near: it was not written so. */
const isTooLarge = (cause: unknown): boolean =>
  cause instanceof RangeError && 'code' in cause && cause.code === 'ERR_OUT_OF_RANGE';

/** What is no complaint about the file passes unchanged. */
function ledgerFailure(path: string, cause: unknown): unknown {
  if (resultCode(cause) === SQLITE_CONSTRAINT_UNIQUE) return new OrderAlreadyOpen('order already open', { cause });
  switch (primaryCode(cause)) {
    case null:
      return isTooLarge(cause) ? new LedgerDamaged(path, messageOf(cause), cause) : cause;
    case SQLITE_ERROR: // our statements are fixed: when one makes no sense, the tables in the file are not ours
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB:
      return new LedgerDamaged(path, `SQLite says: ${messageOf(cause)}`, cause);
    case SQLITE_READONLY:
      return failureOf('ledger-read-only', { facts: { path }, cause });
    default:
      return fileFailure(path, cause, isFull(cause) ? 'ENOSPC' : null);
  }
}
