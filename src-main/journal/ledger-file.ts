/**
 * Opens the ledger's file in whatever condition it is: new, sound, of an older version (copied, then migrated), of a newer
 * version (read only), or damaged (kept aside and rebuilt from what is still provably whole; the backup adds the rest).
 */
import {
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { LedgerState } from '../../src-preload/contract/app-status.ts';
import type { Failure } from '../../src-preload/contract/failure.ts';
import { askTwice } from '../disk/ask-twice.ts';
import { fileFailure, isRunning, makePrivate, privateFile, privateFolder } from '../disk/durable-file.ts';
import { makeWayForFile } from '../disk/in-the-way.ts';
import { oneAtATime } from '../disk/one-at-a-time.ts';
import { PackbenchError } from '../failures.ts';
import type { Clock, Log } from '../ports.ts';
import { hasKeyFile, insertKey, keyFileName } from './fingerprint-key.ts';
import { insertAccount } from './known-accounts.ts';
import { checkLedger, type Salvaged, salvage } from './ledger-check.ts';
import { assertSqliteVersion, type LedgerDatabase, openDatabase, schemaVersion } from './ledger-database.ts';
import { LedgerDamaged } from './ledger-failures.ts';
import { insertRecord } from './ledger-rows.ts';
import { countTogether } from './ledger-schema.ts';
import { insertPrintJob } from './print-log.ts';

export interface LedgerFile {
  readonly database: LedgerDatabase;
  readonly state: LedgerState;
  /** Why it takes no change; null: it does, or a newer program has written it. */
  readonly refusal: Failure | null;
  /** The folder the damaged file was kept in; null when nothing was damaged. */
  readonly damagedCopy: string | null;
}

export interface LedgerFileParts {
  readonly path: string;
  /** See `ledgerMigrations`. */
  readonly migrations: readonly string[];
  readonly clock: Pick<Clock, 'now'>;
  readonly log: Log;
}

const companions = ['', '-wal', '-shm', '-journal'];

/**
 * Never stopped by the disk: a file that cannot be written is opened for reading, and where even that fails an empty
 * one in memory replaces it for this run. Both refuse every change with the disk's error, so nothing is sent that could
 * not be stored. Throws PackbenchError 'internal' for an old SQLite.
 */
export function openLedgerFile(parts: LedgerFileParts, found: 'sound' | 'not-checked'): LedgerFile {
  const { path, log } = parts;
  try {
    return askTwice(() => openToWrite(parts, found));
  } catch (cause) {
    const refusal = cause instanceof PackbenchError ? cause : fileFailure(path, cause);
    if (refusal.failure.code === 'internal') throw refusal;
    log.error('ledger: it cannot be written', { path, err: cause });
    return openToRead(parts, refusal);
  }
}

function openToRead({ path, migrations, log }: LedgerFileParts, refusal: PackbenchError): LedgerFile {
  const refused = { refusal: refusal.failure, damagedCopy: null };
  try {
    const database = openDatabase(path, true, refusal);
    try {
      checkLedger(database);
      if (schemaVersion(database) >= migrations.length) return { ...refused, database, state: 'not-writable' };
    } catch (cause) {
      database.close();
      throw cause;
    }
    database.close();
  } catch (cause) {
    log.error('ledger: it cannot be read either', { path, err: cause });
  }
  const standIn = openDatabase(':memory:', false);
  migrate(standIn, migrations, true, log);
  const refuse = (): never => {
    throw refusal;
  };
  return { ...refused, database: { ...standIn, path, readOnly: true, change: refuse }, state: 'not-readable' };
}

/** `found`: 'alone' where no other program rebuilds it meanwhile; 'sound' where it was looked through a moment ago. */
function openToWrite(parts: LedgerFileParts, found: 'alone' | 'sound' | 'not-checked'): LedgerFile {
  const { path, migrations, log } = parts;
  let database: LedgerDatabase | null = null;
  const kept = foldersKeptAside(path, log);
  // Asked before the file is made: another program may be making both.
  const hadLedger = hasKeyFile(join(dirname(path), keyFileName));
  try {
    database = openPrivately(path);
    assertSqliteVersion(database);
    const isNew = schemaVersion(database) === 0 && database.all('SELECT name FROM sqlite_schema').length === 0;
    if (!isNew && found !== 'sound') checkLedger(database);
    if (schemaVersion(database) > migrations.length) {
      database.close();
      log.warn('ledger: written by a newer Packbench, opened read-only', { path });
      return { database: openDatabase(path, true), state: 'read-only', refusal: null, damagedCopy: null };
    }
    migrate(database, migrations, isNew, log);
    if (isNew && hadLedger) log.error('ledger: it is gone, and a new one was begun', { path });
    const state = kept !== null || (isNew && hadLedger) ? 'rebuilt' : 'ok';
    return { database, state, refusal: null, damagedCopy: kept };
  } catch (cause) {
    if (!(cause instanceof LedgerDamaged)) {
      database?.close();
      throw cause;
    }
    if (found === 'alone') {
      try {
        return rebuild(parts, database);
      } finally {
        database?.close();
      }
    }
    log.error('ledger: damaged', { path, reason: cause.message });
    database?.close();
    // Another program may have found the same damage: what it has rebuilt, and written since, must not be replaced.
    return oneAtATime(`${path}.lock`, () => openToWrite(parts, 'alone'));
  }
}

/** Moves folders away that stand where the file and its write-ahead log belong. The backup has what they displaced. */
function foldersKeptAside(path: string, log: Log): string | null {
  makeWayForFile(`${path}-shm`);
  const kept = makeWayForFile(path) ?? makeWayForFile(`${path}-wal`);
  if (kept !== null) log.error('ledger: a folder stood where the file belongs', { path, kept });
  return kept;
}

/** SQLite makes files by the umask; made here first, ours is private from the first byte. */
function openPrivately(path: string): LedgerDatabase {
  if (!existsSync(path)) {
    closeSync(openSync(path, 'a', privateFile));
    syncFolderOf(path);
  }
  makePrivate(path);
  return openDatabase(path, false);
}

function migrate(database: LedgerDatabase, migrations: readonly string[], isNew: boolean, log: Log): void {
  const from = schemaVersion(database);
  if (from === migrations.length) return;
  if (!isNew) {
    const copy = join(dirname(database.path), `before-version-${migrations.length}-${basename(database.path)}`);
    keepCopy(database, copy);
    log.info('ledger: copied before its layout is changed', { copy, from, to: migrations.length });
  }
  database.change((run) => {
    // Another program may have been faster: running a step twice would look like damage.
    const reached = schemaVersion(database);
    if (reached >= migrations.length) return;
    for (const step of migrations.slice(reached)) database.runScript(step);
    database.runScript(`PRAGMA user_version = ${migrations.length}`);
    run('UPDATE about SET schema_version = ?', migrations.length);
  });
}

/** What an earlier start could not finish is removed. */
function keepCopy(database: LedgerDatabase, copy: string): void {
  // A second program may be doing the same.
  const fresh = `${copy}.${process.pid}`;
  for (const name of readdirSync(dirname(copy))) {
    const writer = name.startsWith(`${basename(copy)}.`) ? Number(name.slice(basename(copy).length + 1)) : Number.NaN;
    if (writer === process.pid || (Number.isInteger(writer) && !isRunning(writer))) {
      rmSync(join(dirname(copy), name), { force: true, recursive: true });
    }
  }
  allOrNothing([fresh], () => {
    database.runAlone('VACUUM INTO ?', fresh);
    makePrivate(fresh);
    rmSync(copy, { force: true, recursive: true });
    renameSync(fresh, copy);
  });
}

function shareNumbers({ records, jobs }: Salvaged): boolean {
  const numbers = new Set(records.map(([no]) => no));
  return jobs.some(([no]) => numbers.has(no));
}

const nothingSaved: Salvaged = { records: [], jobs: [], accounts: [], key: null, lost: [] };

/** A crash anywhere in here leaves either the damaged file (found again at the next start) or the rebuilt one. */
function rebuild({ path, migrations, clock, log }: LedgerFileParts, damaged: LedgerDatabase | null): LedgerFile {
  const stamp = clock.now().toISOString().replaceAll(':', '-');
  const damagedCopy = join(dirname(path), `damaged-${stamp}`);
  const fresh = `${path}.rebuilt`;
  const saved = allOrNothing([damagedCopy, ...companions.map((companion) => fresh + companion)], () => {
    copyWithCompanions(path, damagedCopy);
    const whole = damaged === null ? nothingSaved : salvage(damaged);
    damaged?.close();
    makeAnew(fresh, whole, migrations, log);
    return whole;
  });
  for (const companion of companions.slice(1)) rmSync(path + companion, { force: true });
  renameSync(fresh, path);
  syncFolderOf(path);
  const counts = { records: saved.records.length, jobs: saved.jobs.length, accounts: saved.accounts.length };
  log.error('ledger: rebuilt', { damagedCopy, ...counts, lost: saved.lost });
  return { database: openPrivately(path), state: 'rebuilt', refusal: null, damagedCopy };
}

/** A disk too full for what `work` makes would be filled further by each start: when it throws, nothing of that stays. */
function allOrNothing<Result>(made: readonly string[], work: () => Result): Result {
  try {
    return work();
  } catch (cause) {
    for (const path of made) rmSync(path, { force: true, recursive: true });
    throw cause;
  }
}

function copyWithCompanions(path: string, folder: string): void {
  mkdirSync(folder, { recursive: true, mode: privateFolder });
  for (const companion of companions) {
    if (!existsSync(path + companion)) continue;
    const copy = join(folder, basename(path) + companion);
    copyFileSync(path + companion, copy);
    syncToDisk(copy, 'r+');
  }
  syncFolderOf(join(folder, basename(path)));
}

function makeAnew(path: string, saved: Salvaged, migrations: readonly string[], log: Log): void {
  for (const companion of companions) rmSync(path + companion, { force: true, recursive: true });
  const database = openPrivately(path);
  try {
    migrate(database, migrations, true, log);
    database.change((run) => {
      for (const [no, record] of saved.records) insertRecord(run, record, no);
      for (const [no, job] of saved.jobs) insertPrintJob(run, job, no);
      for (const [, account] of saved.accounts) insertAccount(run, account);
      // The damaged file was older than the common count.
      if (shareNumbers(saved)) database.runScript(countTogether);
      if (saved.key !== null) insertKey(run, saved.key);
    });
  } finally {
    // Closing the only connection moves the write-ahead log into the file.
    database.close();
  }
}

function syncFolderOf(path: string): void {
  if (process.platform !== 'win32') syncToDisk(dirname(path), 'r');
}

function syncToDisk(path: string, flags: 'r' | 'r+'): void {
  try {
    const file = openSync(path, flags);
    try {
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
  } catch (cause) {
    // The system's error names no path when an fsync fails.
    throw fileFailure(path, cause);
  }
}
