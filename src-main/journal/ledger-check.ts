/**
 * Finds damage in an open ledger file, and reads what is still whole in a damaged one. SQLite's integrity_check sees
 * broken pages and indexes but not changed content, so each record carries a seal, and the columns that repeat parts of
 * it are compared with it.
 *
 * This does not find a print job that vanished together with its index entries (for instance with the end of a damaged
 * write-ahead log, which SQLite drops in silence). Writes that vanish like that are found again in the backup.
 */
import { closeSync, openSync, readSync } from 'node:fs';
import type { PrintJob } from '../../src-preload/contract/printing.ts';
import { assertSound } from './check-in-thread.ts';
import { type Checking, checkInPieces } from './checked-ahead.ts';
import { wholeKey } from './fingerprint-key.ts';
import { type NotedAccount, wholeAccount } from './known-accounts.ts';
import { type LedgerDatabase, type Row, schemaVersion } from './ledger-database.ts';
import { LedgerDamaged } from './ledger-failures.ts';
import { orderState, readSealedRecord, sealOf, type WriteRecord } from './write-record.ts';

/** Throws LedgerDamaged */
export function checkLedger(database: LedgerDatabase): void {
  assertSound(database, null);
  const inOneGo = checking(database, (table) => [database.each(`SELECT * FROM ${table}`)]);
  while (inOneGo.next().done !== true);
}

/** In pieces. Throws LedgerDamaged */
export const checkingLedger: Checking = (database) => checking(database, (table) => pagesOf(database, table));

/** As `checkInPieces` does. */
export const checkLedgerInPieces = (database: LedgerDatabase): Promise<void> => checkInPieces(database, checkingLedger);

type LongTable = 'writes' | 'print_jobs';

/** A few milliseconds of work. */
const rowsInPage = 50;

/** No query stays open between two of them: others may change the file meanwhile. */
function* pagesOf(database: LedgerDatabase, table: LongTable): Generator<readonly Row[]> {
  const page = `SELECT rowid AS row_no, * FROM ${table} WHERE rowid > ? ORDER BY rowid LIMIT ${rowsInPage}`;
  for (let rows = database.all(page, 0); rows.length > 0; rows = database.all(page, Number(rows.at(-1)?.row_no))) {
    yield rows;
  }
}

/** Stops behind each page, which is compared with the rest of the file as it is then. */
function* checking(
  database: LedgerDatabase,
  pages: (table: LongTable) => Iterable<Iterable<Row>>,
): Generator<undefined> {
  const damaged = (what: string): LedgerDamaged => new LedgerDamaged(database.path, what);
  if (!hasWritableFormat(database.path)) throw damaged('the header names an unknown file format');
  if (database.all('SELECT schema_version FROM about')[0]?.schema_version !== schemaVersion(database)) {
    throw damaged('the version in the header is not the one in the file');
  }
  yield;
  for (const page of pages('writes')) {
    for (const row of page) {
      const record = wholeRecord(row);
      if (record === null || !ordersAgree(database, record)) throw damaged(`the record ${row.write_id} was changed`);
    }
    yield;
  }
  for (const page of pages('print_jobs')) {
    for (const row of page) {
      if (wholeJob(row) === null) throw damaged(`the print job ${row.print_job_id} was changed`);
    }
    yield;
  }
  // An older file lacks these two.
  if (schemaVersion(database) < 2) return;
  for (const row of database.each('SELECT * FROM fingerprint_key')) {
    if (wholeKey(row) === null) throw damaged('the key of the fingerprints was changed');
  }
  for (const row of database.each('SELECT * FROM accounts')) {
    if (wholeAccount(row) === null) throw damaged(`the account ${row.account_id} was changed`);
  }
}

/**
 * Bytes 18 and 19 of the header are 1 or 2 (https://sqlite.org/fileformat.html, 1.3.3); with any other number SQLite
 * quietly opens the file for reading only, and calls it sound.
 */
function hasWritableFormat(path: string): boolean {
  const file = openSync(path, 'r');
  try {
    const versions = Buffer.alloc(2);
    return readSync(file, versions, 0, 2, 18) < 2 || versions.every((version) => version === 1 || version === 2);
  } finally {
    closeSync(file);
  }
}

/** The record of a row when its seal is right and the columns agree; otherwise null. */
export function wholeRecord(row: Row): WriteRecord | null {
  const record = readSealedRecord(String(row.record), String(row.seal));
  if (record === null) return null;
  const agrees =
    row.write_id === record.writeId &&
    row.kind === record.kind &&
    row.account_id === record.accountId &&
    row.state === record.state &&
    row.created_at === record.createdAt &&
    accountColumnsAgree(row, record);
  return agrees ? record : null;
}

/** A row of an older file lacks these columns, and its record the fields. */
function accountColumnsAgree(row: Row, { origin, fingerprint, about }: WriteRecord): boolean {
  return (
    (row.origin ?? '') === (origin ?? '') &&
    (row.fingerprint ?? '') === (fingerprint ?? '') &&
    (row.to_account_id === undefined || row.to_account_id === (about.toAccountId ?? '')) &&
    (row.to_fingerprint ?? '') === (about.toFingerprint ?? '')
  );
}

/** Fields that a job of an older Packbench lacks. */
const sinceFirstVersion = {
  kind: 'manifest',
  tray: null,
  sheetsPrinted: null,
  sheetsInAll: null,
  answer: null,
} as const;

export function wholeJob(row: Row): PrintJob | null {
  if (sealOf(String(row.job)) !== row.seal) return null;
  const job: PrintJob = { ...sinceFirstVersion, ...(JSON.parse(String(row.job)) as PrintJob) };
  const agrees =
    row.print_job_id === job.printJobId &&
    row.manifest_id === job.manifestId &&
    row.state === job.state &&
    row.submitted_at === job.submittedAt;
  return agrees ? job : null;
}

function ordersAgree(database: LedgerDatabase, record: WriteRecord): boolean {
  const rows = database.all('SELECT * FROM write_orders WHERE write_id = ?', record.writeId);
  const expected = new Map(record.orders.map((order) => [order.orderId, orderState(record, order)]));
  return (
    rows.length === expected.size &&
    rows.every(
      (row) =>
        row.account_id === record.accountId &&
        (row.fingerprint ?? '') === (record.fingerprint ?? '') &&
        row.state === expected.get(Number(row.order_id)),
    )
  );
}

/** What was kept, and the number of its row. */
export type Numbered<Kept> = readonly [no: number, kept: Kept];

/** Each in the order of the rows: what was written first comes first, whatever the clock said. */
export interface Salvaged {
  readonly records: Numbered<WriteRecord>[];
  readonly jobs: Numbered<PrintJob>[];
  readonly accounts: Numbered<NotedAccount>[];
  /** Null: it was not whole; there is a copy beside the ledger. */
  readonly key: string | null;
  readonly lost: string[];
}

/** Everything in the tables that is provably as written. Read from both ends, because a broken page stops a scan. */
export function salvage(database: LedgerDatabase): Salvaged {
  const records = new Map<number, WriteRecord>();
  const jobs = new Map<number, PrintJob>();
  const accounts = new Map<number, NotedAccount>();
  let key: string | null = null;
  const lost: string[] = [];
  const scan = (sql: string, keep: (row: Row) => void): void => {
    try {
      for (const row of database.each(sql)) keep(row);
    } catch (cause) {
      if (!(cause instanceof LedgerDamaged)) lost.push(String(cause));
      else lost.push(`${sql}: ${cause.message}`);
    }
  };
  for (const direction of ['ASC', 'DESC']) {
    scan(`SELECT rowid AS row_no, * FROM writes ORDER BY rowid ${direction}`, (row) => {
      const record = wholeRecord(row);
      if (record === null) lost.push(`write ${row.write_id}`);
      else records.set(Number(row.row_no), record);
    });
    scan(`SELECT rowid AS row_no, * FROM print_jobs ORDER BY rowid ${direction}`, (row) => {
      const job = wholeJob(row);
      if (job === null) lost.push(`print job ${row.print_job_id}`);
      else jobs.set(Number(row.row_no), job);
    });
    scan(`SELECT rowid AS row_no, * FROM accounts ORDER BY rowid ${direction}`, (row) => {
      const account = wholeAccount(row);
      if (account === null) lost.push(`account ${row.account_id}`);
      else accounts.set(Number(row.row_no), account);
    });
  }
  scan('SELECT * FROM fingerprint_key', (row) => {
    key = wholeKey(row);
  });
  return {
    records: byNumber(records),
    jobs: byNumber(jobs),
    accounts: byNumber(accounts),
    key,
    lost: [...new Set(lost)],
  };
}

const byNumber = <Kept>(rows: ReadonlyMap<number, Kept>): Numbered<Kept>[] =>
  [...rows].sort(([one], [other]) => one - other);
