/**
 * The file of the mirror: a cache. A file that is damaged or of another layout is deleted, and a file that is not ours
 * is moved aside; the orders are then read from the service again. Where no file can be made, it is kept in memory for
 * this run.
 */
import { accessSync, constants, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { OrderCopyStatus } from '../../src-preload/contract/order-list.ts';
import { askTwice } from '../disk/ask-twice.ts';
import { makePrivate } from '../disk/durable-file.ts';
import { kindAt, makeFolder, moveAside } from '../disk/move-aside.ts';
import {
  primaryCode,
  SQLITE_CORRUPT,
  SQLITE_ERROR,
  SQLITE_IOERR,
  SQLITE_MISMATCH,
  SQLITE_NOTADB,
  SQLITE_READONLY,
} from '../disk/sqlite-codes.ts';
import { systemCodeOf } from '../disk/system-code.ts';
import { hasRoomForLog, leaveLog } from '../disk/without-log.ts';
import { mergedByUs } from './texts-merging.ts';

/**
 * Changes with the tables and with every change of folding (folded.ts): orders stored under other rules would not be
 * found.
 */
const layout = 9;

/** 'PbOr', in the header of every SQLite file of ours (sqlite.org/fileformat2.html, 1.3.14). */
const applicationId = 0x50_62_4f_72;

/**
 * The indexes that sort the list also hold what it is filtered by, so that skipping a hundred thousand rows never reads
 * the rows themselves. Scans use them, too: each further index costs a tenth of the pace of taking in.
 */
const tables = `
  CREATE TABLE accounts (account_no INTEGER PRIMARY KEY, account_id TEXT NOT NULL UNIQUE) STRICT;
  -- Of carriers and countries.
  CREATE TABLE names (name_no INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE) STRICT;
  CREATE TABLE orders (
    key INTEGER PRIMARY KEY,
    account_no INTEGER NOT NULL,
    order_id INTEGER NOT NULL,
    -- 0: unshipped, 1: shipped, 2: the service never showed it here
    seen_as INTEGER NOT NULL,
    carrier_no INTEGER NOT NULL,
    country_no INTEGER NOT NULL,
    gone INTEGER NOT NULL DEFAULT 0,
    -- since 1970; 0: none
    ordered_ms INTEGER NOT NULL,
    number_sort TEXT NOT NULL,
    tracking_sort TEXT NOT NULL,
    name_sort TEXT NOT NULL,
    number_folded TEXT NOT NULL,
    tracking_folded TEXT NOT NULL,
    order_number TEXT NOT NULL,
    tracking_number TEXT NOT NULL,
    receiver_name TEXT NOT NULL,
    ordered_at TEXT,
    -- JSON
    other TEXT,
    -- JSON, the last first
    earlier_numbers TEXT,
    -- those of them that it is also found by, in lines: none where the id was another order's before
    earlier_folded TEXT,
    gone_at TEXT,
    -- of all that is shown of the order (order-values.ts)
    seal INTEGER NOT NULL
  ) STRICT;
  CREATE UNIQUE INDEX by_id ON orders (order_id, account_no);
  CREATE INDEX by_account ON orders (account_no, seen_as);
  CREATE INDEX by_ordered ON orders (ordered_ms, account_no, seen_as, carrier_no, country_no, gone);
  CREATE INDEX by_number ON orders (number_sort, account_no, seen_as, carrier_no, country_no, gone);
  CREATE INDEX by_tracking ON orders (tracking_sort, account_no, seen_as, carrier_no, country_no, gone);
  CREATE INDEX by_name ON orders (name_sort, account_no, seen_as, carrier_no, country_no, gone);
  -- What is in orders.earlier_folded, to be found by.
  CREATE TABLE earlier (folded TEXT NOT NULL, key INTEGER NOT NULL, PRIMARY KEY (folded, key)) STRICT, WITHOUT ROWID;
  CREATE INDEX earlier_of ON earlier (key);
  -- How many orders there are of each kind: what lists and filters are counted by.
  CREATE TABLE kinds (
    account_no INTEGER NOT NULL, seen_as INTEGER NOT NULL, carrier_no INTEGER NOT NULL, country_no INTEGER NOT NULL,
    gone INTEGER NOT NULL, count INTEGER NOT NULL,
    PRIMARY KEY (account_no, seen_as, carrier_no, country_no, gone)
  ) STRICT, WITHOUT ROWID;
  -- Apart from the orders: every walk writes all of it, and little else.
  CREATE TABLE sightings (
    key INTEGER PRIMARY KEY,
    -- the last walk that had begun when the service showed it, or one more (runs-apart.ts)
    after_walk INTEGER NOT NULL,
    seen_ms INTEGER NOT NULL
  ) STRICT;
  -- The write of the ledger after which the service has shown an order again that it had archived, removed or assigned away.
  CREATE TABLE came_back (key INTEGER PRIMARY KEY, write_id TEXT NOT NULL) STRICT;
  CREATE TABLE walks (
    walk_id INTEGER PRIMARY KEY AUTOINCREMENT,
    account_no INTEGER NOT NULL,
    seen_as INTEGER NOT NULL,
    direction TEXT NOT NULL,
    total_pages INTEGER,
    started_at TEXT NOT NULL,
    ended_at TEXT,
    complete INTEGER NOT NULL DEFAULT 0,
    total_pages_at_end INTEGER,
    -- older ones were not read; since 1970; null: all were
    kept_since_ms INTEGER
  ) STRICT;
  -- Three characters of order number, tracking number and name anywhere; what it finds is looked at once more.
  CREATE VIRTUAL TABLE texts USING fts5 (text, content = '', contentless_delete = 1, detail = none, tokenize = 'trigram');
  ${mergedByUs}
`;

export interface MirrorFile {
  readonly database: DatabaseSync;
  /** ':memory:' where no file can be made. */
  readonly path: string;
  readonly startedAnew: OrderCopyStatus['startedAnew'];
  /** Where the file that was not ours is now. */
  readonly keptAs: string | null;
  /** Why it is in memory. */
  readonly cause: unknown;
}

/** Never throws because of what stands in the file's place. `isAnew`: deletes it first. */
export function openMirrorFile(path: string, now: Date, isAnew: boolean = false): MirrorFile {
  try {
    if (isAnew) deleteMirrorFile(path);
    makeFolder(dirname(path));
    return { ...askTwice(() => openOrBegin(path, now)), path, cause: null };
  } catch (cause) {
    const database = new DatabaseSync(':memory:');
    begin(database, ':memory:');
    return { database, path: ':memory:', startedAnew: null, keptAs: null, cause };
  }
}

/** Null: the disk does not give it now. Makes no folder: that of a disk that is away would be made on another one. */
export function openMirrorFileAgain(path: string, now: Date): MirrorFile | null {
  try {
    if (kindAt(path) !== 'file') return null;
    // SQLite would open it for reading only, and say nothing.
    accessSync(path, constants.W_OK);
    return { ...openOrBegin(path, now), path, cause: null };
  } catch {
    // What the disk said before is told.
    return null;
  }
}

function deleteMirrorFile(path: string): void {
  if (path === ':memory:') return;
  for (const suffix of ['', '-wal', '-shm', '-journal']) rmSync(path + suffix, { force: true });
}

function openOrBegin(path: string, now: Date): Omit<MirrorFile, 'path' | 'cause'> {
  const standsThere = kindAt(path);
  if (standsThere === 'nothing') return { database: beginFile(path), startedAnew: null, keptAs: null };
  const found = standsThere === 'file' ? lookTwice(path) : 'foreign';
  if (typeof found !== 'string') return { database: found, startedAnew: null, keptAs: null };
  const keptAs = found === 'foreign' ? moveAside(path, now) : null;
  deleteMirrorFile(path);
  return { database: beginFile(path), startedAnew: found, keptAs };
}

/** SQLite calls bytes that the disk did not give damaged, too. */
function lookTwice(path: string): ReturnType<typeof look> {
  const found = look(path);
  return found === 'damaged' ? look(path) : found;
}

/** The open file, or why it cannot be used. */
function look(path: string): DatabaseSync | 'damaged' | 'other-layout' | 'foreign' {
  // SQLite accepts an empty file as any program's file.
  if (statSync(path).size === 0) return 'damaged';
  let database: DatabaseSync | null = null;
  try {
    database = connect(path);
    const numberOf = (name: string): number => Number(database?.prepare(`PRAGMA ${name}`).get()?.[name]);
    const isOurs = numberOf('application_id') === applicationId;
    if (isOurs && numberOf('user_version') === layout) {
      settings(database, path);
      database.exec(
        'SELECT max(walk_id) FROM walks; SELECT key FROM orders LIMIT 1; SELECT count FROM kinds LIMIT 1; SELECT rowid FROM texts LIMIT 1',
      );
      return database;
    }
    database.close();
    return isOurs ? 'other-layout' : 'foreign';
  } catch (cause) {
    if (database?.isOpen === true) database.close();
    if (!isDamage(cause)) throw cause;
    return 'damaged';
  }
}

function connect(path: string): DatabaseSync {
  const database = new DatabaseSync(path, { timeout: 5_000 });
  try {
    if (!hasRoomForLog(path)) leaveLog(database);
    return database;
  } catch (cause) {
    database.close();
    throw cause;
  }
}

function beginFile(path: string): DatabaseSync {
  const database = connect(path);
  try {
    makePrivate(path);
    begin(database, path);
    return database;
  } catch (cause) {
    database.close();
    throw cause;
  }
}

function begin(database: DatabaseSync, path: string): void {
  settings(database, path);
  database.exec(`BEGIN; ${tables} PRAGMA application_id = ${applicationId}; PRAGMA user_version = ${layout}; COMMIT;`);
}

/**
 * NORMAL: a power cut may cost the last pages taken in, but never the file (sqlite.org/wal.html); they are read again.
 */
function settings(database: DatabaseSync, path: string): void {
  if (hasRoomForLog(path)) database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;');
  else leaveLog(database);
  database.exec('PRAGMA temp_store = MEMORY; PRAGMA mmap_size = 0; PRAGMA cache_size = -3000;');
  // Pages of 4 kB. A page that is written again and again is then copied from the log to the file only once, with
  // fewer waits for the disk.
  database.exec('PRAGMA wal_autocheckpoint = 4000; PRAGMA journal_size_limit = 16000000;');
}

/** The file holds something that was never written to it. SQLite itself notices little of that. */
export class MirrorDamaged extends Error {}

/** SQLite's errors about a file that is not as written. Our statements are fixed, so an error in one is the file's. */
export function isDamage(cause: unknown): boolean {
  if (cause instanceof MirrorDamaged) return true;
  // Node reads no whole number beyond 2^53, and ours are far smaller.
  if (systemCodeOf(cause) === 'ERR_OUT_OF_RANGE') return true;
  return [SQLITE_ERROR, SQLITE_CORRUPT, SQLITE_MISMATCH, SQLITE_NOTADB].includes(primaryCode(cause) ?? 0);
}

/** SQLite calls bytes that the disk did not give damaged, too, and they may come the next time. */
export const maybeNotRead = (cause: unknown): boolean => primaryCode(cause) === SQLITE_CORRUPT;

export const isDiskFault = (cause: unknown): boolean =>
  [SQLITE_READONLY, SQLITE_IOERR].includes(primaryCode(cause) ?? 0);
