/** Opens the sandbox's state: one SQLite file that loses nothing the service has acknowledged, not even to kill -9 or a power cut. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { askTwice } from '../../disk/ask-twice.ts';
import { kindAt, makeFolder, moveAside } from '../../disk/move-aside.ts';

/** Raised when a table changes; a state of another version is moved aside rather than misread. */
const layoutVersion = 2;

const orderColumns = `
    order_id integer primary key,
    account_id integer not null references accounts,
    order_number text not null,
    platform text not null,
    imported integer not null,
    weight_kg real not null,
    name text not null,
    company text not null,
    building text not null,
    street text not null,
    suburb text not null,
    city text not null,
    state text not null,
    post_code text not null,
    country text not null,
    country_code text not null,
    telephone text not null,
    email text not null,
    carrier text not null,
    carrier_service text not null,
    tracking_number text not null,
    ordered_at integer not null,
    printed_at integer,
    manifested_at integer,
    archived_at integer,
    manifest_id integer references manifests,
    number_folded text not null,
    tracking_folded text not null,
    name_folded text not null`;

const layout = `
  create table accounts (
    account_id integer primary key,
    name text not null,
    service_api_key text not null unique,
    subscription_key text not null
  ) strict;

  create table orders (${orderColumns}
  ) strict;

  -- What a shop can send again: orders that were removed completely.
  create table removed_orders (${orderColumns}
  ) strict;

  create table manifests (
    manifest_id integer primary key,
    account_id integer not null references accounts,
    made_at integer not null,
    order_count integer not null
  ) strict;

  create table addresses (
    entry_id integer primary key,
    account_id integer not null references accounts,
    name text not null,
    company text not null,
    building text not null,
    street text not null,
    suburb text not null,
    city text not null,
    state text not null,
    post_code text not null,
    country text not null,
    country_code text not null,
    customer_code text not null,
    telephone text not null,
    email text not null
  ) strict;

  -- The addresses that exist in the practice world. The keys are folded for comparing.
  create table known_addresses (
    street text not null,
    suburb text not null,
    city text not null,
    state text not null,
    post_code text not null,
    country text not null,
    country_code text not null,
    street_key text not null,
    post_code_key text not null,
    city_key text not null
  ) strict;
`;

/** Separates the texts of `searchedText`. */
export const betweenTexts = '\n';

/** SQL: everything that a phrase is searched in, as one text: searching three texts takes half as long again. */
export const searchedText = `number_folded || char(10) || tracking_folded || char(10) || name_folded`;

/** Made after the demo orders are in: filling an index row by row would double the time of a first start. */
const indexes = `
  -- Holds everything a search looks at, in the order it answers: newest first, then the higher id.
  create index if not exists orders_searched on orders (
    account_id, ordered_at desc, order_id desc, manifested_at, number_folded, (${searchedText})
  ) where printed_at is not null and archived_at is null;
  -- For how many there are, and nothing else.
  create index if not exists orders_counted on orders (account_id, manifested_at)
    where printed_at is not null and archived_at is null;
  create index if not exists orders_by_number on orders (account_id, number_folded);
  create index if not exists orders_by_tracking on orders (account_id, tracking_folded) where tracking_folded <> '';
  create index if not exists known_streets on known_addresses (street_key);
  create index if not exists known_post_codes on known_addresses (post_code_key);
  create index if not exists known_cities on known_addresses (city_key);
  create index if not exists addresses_by_account on addresses (account_id, entry_id);
  -- Of an earlier version.
  drop index if exists orders_searchable;
`;

export interface OpenedDatabase {
  readonly database: DatabaseSync;
  /** What stood in the way or was damaged, and where it is now: nothing is deleted. */
  readonly keptAside: readonly { readonly path: string; readonly keptAt: string }[];
}

export interface DatabasePlace {
  /** Null: the state is in memory, and gone with the service. */
  readonly folder: string | null;
  /**
   * Runs once, for a new folder, inside the same transaction that makes the tables: a killed start leaves nothing
   * behind.
   */
  readonly fill: (database: DatabaseSync) => void;
  readonly now: () => Date;
}

/**
 * A file that is not ours, is damaged where it matters, or has another version is moved aside, and a new state is made.
 * Throws when the folder cannot be written, the disk is full, or another program holds the file.
 */
export function openDatabase({ folder, fill, now }: DatabasePlace): OpenedDatabase {
  if (folder === null) return { database: openSound(':memory:', fill), keptAside: [] };
  const keptAside: { path: string; keptAt: string }[] = [];
  const clear = (path: string): void => void keptAside.push({ path, keptAt: moveAside(path, now()) });
  if (kindAt(folder) === 'file' || kindAt(folder) === 'other') clear(folder);
  makeFolder(folder);
  const path = join(folder, 'sandbox.sqlite');
  const files = companions.map((suffix) => path + suffix);
  try {
    if (files.some((file) => kindAt(file) === 'folder' || kindAt(file) === 'other')) {
      throw new UnusableState('Something else stands in the place of its file.');
    }
    return { database: askTwice(() => openSound(path, fill)), keptAside };
  } catch (error) {
    if (isPassing(error)) throw error;
    for (const file of files) if (kindAt(file) !== 'nothing') clear(file);
    return { database: openSound(path, fill), keptAside };
  }
}

/** The file, and SQLite's files beside it: they belong together. */
const companions = ['', '-wal', '-shm', '-journal'];

class UnusableState extends Error {}

/**
 * The disk is full or another program holds the file: that says nothing about the file. https://sqlite.org/rescode.html
 */
function isPassing(error: unknown): boolean {
  if (!(error instanceof Error) || !('errcode' in error) || typeof error.errcode !== 'number') return false;
  const [SQLITE_BUSY, SQLITE_LOCKED, SQLITE_FULL] = [5, 6, 13];
  return [SQLITE_BUSY, SQLITE_LOCKED, SQLITE_FULL].includes(error.errcode & 0xff);
}

function openSound(path: string, fill: (database: DatabaseSync) => void): DatabaseSync {
  const database = new DatabaseSync(path);
  try {
    database.exec(
      'pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma busy_timeout = 5000',
    );
    // 64 MB: filling 100,000 orders sorts its indexes in memory, and a search through that many stays in memory.
    database.exec('pragma cache_size = -65536; pragma temp_store = memory');
    database.exec('begin immediate');
    const isNew = layoutVersionOf(database) === 0 && isEmpty(database);
    if (isNew) {
      database.exec(layout);
      fill(database);
      database.exec(`pragma user_version = ${layoutVersion}`);
    } else {
      checkState(database);
    }
    database.exec(indexes);
    database.exec('commit');
    // The first fill may be large: later starts and readers must not have to go through it as a log.
    if (isNew) database.exec('pragma wal_checkpoint(truncate)');
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

const isEmpty = (database: DatabaseSync): boolean =>
  database.prepare('select 1 from sqlite_schema').get() === undefined;

/** Years 1970 to 2286: dates that both JavaScript and the document can express. */
const anInstant = 'between 0 and 9999999999999';
const anId = 'between 1 and 2147483647';

/**
 * SQLite finds broken pages, indexes and types, but not a flipped bit inside a value. That matters where a number would
 * not be a valid id or date, and in the keys, which travel in a header.
 */
const impossible = `
  select 1 from orders where order_id not ${anId} or ordered_at not ${anInstant} or printed_at not ${anInstant}
    or manifested_at not ${anInstant} or archived_at not ${anInstant} or manifest_id not ${anId}
  union all select 1 from removed_orders where order_id not ${anId} or ordered_at not ${anInstant}
  union all select 1 from manifests where manifest_id not ${anId} or made_at not ${anInstant} or order_count not ${anId}
  union all select 1 from addresses where entry_id not ${anId}
  union all select 1 from accounts where length(service_api_key) <> 48 or service_api_key glob '*[^0-9a-f]*'
    or length(subscription_key) <> 32 or subscription_key glob '*[^0-9a-f]*'
  union all select 1 where (select count(*) from accounts) <> 2
  limit 1`;

function checkState(database: DatabaseSync): void {
  const version = layoutVersionOf(database);
  if (version !== layoutVersion) {
    throw new UnusableState(`The data is of version ${version}; this service reads version ${layoutVersion}.`);
  }
  const verdict = database.prepare('pragma integrity_check(1)').get()?.integrity_check;
  if (verdict !== 'ok') throw new UnusableState(String(verdict));
  if (database.prepare(impossible).get() !== undefined) throw new UnusableState('The data holds what it never stored.');
}

/** Runs `work` as one transaction: everything becomes durable, or nothing. */
export function inTransaction<Result>(database: DatabaseSync, work: () => Result): Result {
  database.exec('begin immediate');
  try {
    const result = work();
    database.exec('commit');
    return result;
  } catch (error) {
    database.exec('rollback');
    throw error;
  }
}

function layoutVersionOf(database: DatabaseSync): number {
  const row = database.prepare('pragma user_version').get();
  return Number(row?.user_version ?? 0);
}
