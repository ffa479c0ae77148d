/**
 * The ledger of uncertain writes: a promise in a file. A request is on the disk before it is sent, and its answer
 * before it is read. So a write is never lost, and this program never makes it twice.
 */
import { join } from 'node:path';
import type { LedgerState } from '../../src-preload/contract/app-status.ts';
import type { Failure } from '../../src-preload/contract/failure.ts';
import { type FileCalls, realFileCalls } from '../disk/durable-file.ts';
import { makeWayForFolder } from '../disk/in-the-way.ts';
import { openReserve, type Reserve, sweepReserves } from '../disk/reserve.ts';
import type { StartTroubles } from '../disk/start-troubles.ts';
import { PackbenchError } from '../failures.ts';
import type { After, Clock, Log } from '../ports.ts';
import { adoptPdfs } from './adopt-pdfs.ts';
import { type Backup, openBackup } from './backup.ts';
import { isFree, lastNo, nextNo, putInOrder } from './begun-order.ts';
import { keyFileName, openFingerprintKey } from './fingerprint-key.ts';
import { type KnownAccounts, openKnownAccounts } from './known-accounts.ts';
import type { LedgerDatabase, RunStatement } from './ledger-database.ts';
import { OrderAlreadyOpen } from './ledger-failures.ts';
import { openLedgerFile } from './ledger-file.ts';
import { insertRecord, updateRecord } from './ledger-rows.ts';
import { ledgerMigrations } from './ledger-schema.ts';
import { createUnwritten, type Unwritten } from './unwritten.ts';
import { openWriteLog, type WriteLog } from './write-log.ts';
import { finalStates, type WriteRecord, type WriteState } from './write-record.ts';

export interface Ledger {
  readonly state: LedgerState;
  /** See `LedgerFile`. */
  readonly refusal: Failure | null;
  /** Where the damaged file was kept; null when there was none. */
  readonly damagedCopy: string | null;
  readonly writes: WriteLog;
  /** Ends of writes that the file did not take; `writes` already counts them. */
  readonly unwritten: Pick<Unwritten, 'all' | 'reason' | 'watch'>;
  readonly backup: Backup;
  readonly accounts: KnownAccounts;
  readonly database: LedgerDatabase;
  /** Sets room aside for the answer of a write that is about to be sent. Throws PackbenchError 'disk-full', 'file-failed'. */
  reserve(byteCount: number): Promise<Reserve>;
  close(): void;
}

export interface LedgerOptions {
  /** Holds ledger.sqlite, fingerprint-key and spool/; made when it is missing. */
  readonly folder: string;
  readonly clock: Clock;
  readonly log: Log;
  readonly fileCalls?: FileCalls;
  /** Times the attempts to write down what the file did not take; without it there are none. */
  readonly after?: After;
  readonly migrations?: readonly string[];
  /** As `isCheckedAhead` answered; by default it is looked through as it is opened. */
  readonly isChecked?: boolean;
  readonly startTroubles?: StartTroubles;
  /** Asked before a write begins and before it is sent; by default the folder is nobody else's. */
  readonly assertFolderHeld?: () => void;
  /** The vault's folder: PDFs of manifests that nothing else knows are recovered. */
  readonly vaultFolder?: string;
}

/** In the ledger's folder. */
export const ledgerPath = (folder: string): string => join(folder, 'ledger.sqlite');

/** Never stopped by the disk; see `openLedgerFile`. Throws PackbenchError 'internal' for an old SQLite. */
export function openLedger(options: LedgerOptions): Ledger {
  const { folder, clock, log, fileCalls = realFileCalls, migrations = ledgerMigrations } = options;
  const assertFolderHeld = options.assertFolderHeld ?? (() => undefined);
  // On the disk the folder keeps the name of its first version.
  const backupFolder = join(folder, 'spool');
  const ledgerKeptAs = makeWayForFolderIfItCan(folder, log);
  const backupKeptAs = makeWayForFolderIfItCan(backupFolder, log);
  options.startTroubles?.noteKept(backupFolder, backupKeptAs);
  // Before anything is opened: on a full disk, opening may need this room.
  sweepReserves(folder, log);
  const { database, state, refusal, damagedCopy } = openLedgerFile(
    { path: ledgerPath(folder), migrations, clock, log },
    options.isChecked === true ? 'sound' : 'not-checked',
  );
  const backup = openBackup(backupFolder, fileCalls, database);
  const computerKey = openFingerprintKey(database, join(folder, keyFileName), log);
  const unwritten = createUnwritten({
    write: (record) => takeOver(database, record, log),
    after: options.after ?? never,
    log,
  });
  const last = lastNo(database);
  const found = database.readOnly ? 0 : adoptIfItCan(database, backup, unwritten, log);
  const fromPdfs = adoptPdfsIfItCan(database, options.vaultFolder, log);
  if (lastNo(database) > last) putInOrderIfItCan(database, last, log);
  return {
    state: state === 'ok' && (found + fromPdfs > 0 || ledgerKeptAs !== null) ? 'rebuilt' : state,
    refusal,
    damagedCopy: damagedCopy ?? ledgerKeptAs,
    writes: openWriteLog({ database, backup, unwritten, clock, log, assertFolderHeld }),
    unwritten,
    backup,
    accounts: openKnownAccounts({ database, computerKey, clock, log }),
    database,
    reserve: (byteCount) => openReserve(folder, byteCount, fileCalls, log),
    close() {
      unwritten.close();
      database.close();
    },
  };
}

const never: After = () => () => undefined;

/** Without the folder nothing can be kept, so nothing is sent; the content of the database can still be read. */
function makeWayForFolderIfItCan(folder: string, log: Log): string | null {
  try {
    return makeWayForFolder(folder);
  } catch (cause) {
    log.error('ledger: its folder cannot be made', { folder, err: cause });
    return null;
  }
}

function adoptPdfsIfItCan(database: LedgerDatabase, vaultFolder: string | undefined, log: Log): number {
  if (database.readOnly || vaultFolder === undefined) return 0;
  try {
    return adoptPdfs(database, vaultFolder, log);
  } catch (cause) {
    log.error('ledger: PDFs that nobody knows could not be taken over', { err: cause });
    return 0;
  }
}

/** What was taken over counts even if it stands in the wrong place. */
function putInOrderIfItCan(database: LedgerDatabase, last: number, log: Log): void {
  try {
    putInOrder(database, last);
  } catch (cause) {
    log.error('ledger: what was taken over could not be put in order', { err: cause });
  }
}

/** A backup that cannot be read stops no start: the tables alone are enough, as long as they are whole. */
function adoptIfItCan(database: LedgerDatabase, backup: Backup, unwritten: Unwritten, log: Log): number {
  try {
    return adoptFromBackup(database, backup, unwritten, log);
  } catch (cause) {
    log.error('ledger: the backup cannot be read', { err: cause });
    return 0;
  }
}

/**
 * Brings the tables up to what the backup knows. A write that the tables do not know, or whose end they missed, was
 * lost with a damaged page or the tail of a write-ahead log. Writes at their very end never change, so only the others
 * are read. Answers how many of them a sound file would have held.
 */
function adoptFromBackup(database: LedgerDatabase, backup: Backup, unwritten: Unwritten, log: Log): number {
  // Listed before the tables are read: a second program puts a write into the tables first, and then into the backup.
  const kept = backup.writeIds();
  const adopted: WriteRecord[] = [];
  for (const [writeId, state] of notAtTheirEnd(database, kept)) {
    const record = backup.readRecord(writeId);
    if (record === null) log.error('backup: a record cannot be read', { writeId });
    else if (state === null || isFurther(record.state, state)) adopted.push(record);
  }
  // Newest first: if two of them claim one order, the newer keeps it and guards it.
  adopted.sort(newestFirst);
  for (const { aheadOfLedger: _ahead, ...record } of adopted) adopt(database, unwritten, record, log);
  return adopted.filter((record) => record.aheadOfLedger !== true).length;
}

/** By the count, because the clock may have been set back between them; one without a number is of an older Packbench. */
const newestFirst = (one: WriteRecord, other: WriteRecord): number =>
  (other.begunNo ?? 0) - (one.begunNo ?? 0) || other.createdAt.localeCompare(one.createdAt);

function adopt(database: LedgerDatabase, unwritten: Unwritten, record: WriteRecord, log: Log): void {
  const { writeId, state } = record;
  try {
    const isTaken = takeOver(database, record, log);
    if (isTaken) log.error('ledger: a write taken over from the backup', { writeId, state });
  } catch (cause) {
    if (!(cause instanceof PackbenchError)) throw cause;
    // A file that cannot be written must not stop the start.
    unwritten.hold(record, cause);
  }
}

/** False: a newer write holds one of its orders, and guards it. Throws what the file throws. */
function takeOver(database: LedgerDatabase, record: WriteRecord, log: Log): boolean {
  try {
    database.change((run) => putRecord(database, run, record));
    return true;
  } catch (cause) {
    if (!(cause instanceof OrderAlreadyOpen)) throw cause;
    log.error('ledger: a write is given up, because a newer one holds one of its orders', { writeId: record.writeId });
    return false;
  }
}

/** Each with its state; null: the tables do not know it. Of years nearly all are at their end: these stay in the database. */
function notAtTheirEnd(database: LedgerDatabase, writeIds: readonly string[]): [string, WriteState | null][] {
  const rows = database.all(
    `SELECT value AS write_id, state FROM json_each(?) LEFT JOIN writes ON write_id = value
     WHERE state IS NULL OR state NOT IN (${finalStates.map((state) => `'${state}'`).join(', ')})`,
    JSON.stringify(writeIds),
  );
  return rows.map((row) => [String(row.write_id), row.state as WriteState | null]);
}

/**
 * A record that is further than the tables, or new to them. Inside a transaction, because a second program may have
 * been faster.
 */
function putRecord(database: LedgerDatabase, run: RunStatement, record: WriteRecord): void {
  const row = database.all('SELECT state FROM writes WHERE write_id = ?', record.writeId)[0];
  if (row === undefined) insertRecord(run, record, placeOf(database, record));
  else if (isFurther(record.state, String(row.state) as WriteState)) updateRecord(run, record);
}

/** The number it had, where no other has taken it since. */
function placeOf(database: LedgerDatabase, { begunNo }: WriteRecord): number {
  return begunNo !== undefined && isFree(database, begunNo) ? begunNo : nextNo(database);
}

const progress = { intent: 0, sent: 1, 'in-doubt': 2, resolved: 3, stored: 4, rejected: 4 } as const;

const isFurther = (state: WriteState, than: WriteState): boolean => progress[state] > progress[than];
