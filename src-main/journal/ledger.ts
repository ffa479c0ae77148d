/**
 * The ledger of uncertain writes: a promise in a file. What is about to be asked of the service is on the disk before it
 * is asked, the answer before it is read; so a write is never lost, and never made twice by this program.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Clock, Log } from '../ports.ts';
import { type FileCalls, PRIVATE_FOLDER, realFileCalls } from './durable-file.ts';
import { type LedgerDatabase, OrderAlreadyOpen } from './ledger-database.ts';
import { openLedgerFile } from './ledger-file.ts';
import { ledgerMigrations } from './ledger-schema.ts';
import { openSpool, type Spool } from './spool.ts';
import { insertRecord, openWriteLog, updateRecord, type WriteLog } from './write-log.ts';
import { isFinal, type WriteRecord } from './write-record.ts';

export interface Ledger {
  /** 'rebuilt': damaged or gone, rebuilt from what was whole and from the spool · 'read-only': of a newer Packbench. */
  readonly state: 'ok' | 'rebuilt' | 'read-only';
  /** Where the damaged file was kept; null when there was none. */
  readonly damagedCopy: string | null;
  readonly writes: WriteLog;
  readonly spool: Spool;
  readonly database: LedgerDatabase;
  close(): void;
}

export interface LedgerOptions {
  /** Holds ledger.sqlite and spool/; made when it is not there. */
  readonly folder: string;
  readonly clock: Clock;
  readonly log: Log;
  readonly fileCalls?: FileCalls;
  readonly migrations?: readonly string[];
}

/** @throws PackbenchError 'file-failed' or 'disk-full' for a database that cannot be used, the system's error for a folder. */
export function openLedger(options: LedgerOptions): Ledger {
  const { folder, clock, log, fileCalls = realFileCalls, migrations = ledgerMigrations } = options;
  const spoolFolder = join(folder, 'spool');
  mkdirSync(spoolFolder, { recursive: true, mode: PRIVATE_FOLDER });
  const { database, state, damagedCopy } = openLedgerFile(join(folder, 'ledger.sqlite'), migrations, clock, log);
  const spool = openSpool(spoolFolder, fileCalls);
  const found = state === 'read-only' ? 0 : adoptFromSpool(database, spool, log);
  return {
    state: state === 'ok' && found > 0 ? 'rebuilt' : state,
    damagedCopy,
    writes: openWriteLog(database, spool, clock, log),
    spool,
    database,
    close: () => database.close(),
  };
}

/**
 * Brings the tables up to what the spool knows: a write the tables never heard of, or whose end they missed, was lost with
 * a damaged page or the tail of a write-ahead log. Writes at their very end never change, so only the others are read.
 * Answers how many writes were taken over.
 */
function adoptFromSpool(database: LedgerDatabase, spool: Spool, log: Log): number {
  const known = new Map<string, WriteRecord['state']>();
  for (const row of database.each('SELECT write_id, state FROM writes')) {
    known.set(String(row.write_id), String(row.state) as WriteRecord['state']);
  }
  const adopted: WriteRecord[] = [];
  for (const writeId of spool.writeIds()) {
    const state = known.get(writeId);
    if (state !== undefined && isFinal(state)) continue;
    const record = spool.readRecord(writeId);
    if (record === null) log.error('spool: a record is damaged', { writeId });
    else if (state === undefined || isFurther(record.state, state)) adopted.push(record);
  }
  // Newest first: should two of them claim one order, the newer keeps it and guards it.
  adopted.sort((a, b) => b.createdAt.localeCompare(a.createdAt));
  for (const record of adopted) {
    const { writeId } = record;
    try {
      database.change((run) => (known.has(writeId) ? updateRecord(run, record) : insertRecord(run, record)));
      log.error('ledger: a write taken over from the spool', { writeId, state: record.state });
    } catch (cause) {
      if (!(cause instanceof OrderAlreadyOpen)) throw cause;
      log.error('ledger: a write of the spool has an order that a newer write holds', { writeId });
    }
  }
  return adopted.length;
}

const progress = { intent: 0, sent: 1, 'in-doubt': 2, resolved: 3, stored: 4, rejected: 4 } as const;

const isFurther = (state: WriteRecord['state'], than: WriteRecord['state']): boolean =>
  progress[state] > progress[than];
