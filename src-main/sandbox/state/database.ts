/** Opens the sandbox's state: one SQLite file that loses nothing the service has acknowledged, not even to kill -9 or a power cut. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Raised when a table changes; an older folder is refused rather than misread. */
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

/** Made after the demo orders are in: filling an index row by row would double the time of a first start. */
const indexes = `
  -- Holds everything a search looks at, in the order it answers: newest first, then the higher id.
  create index orders_searchable on orders (
    account_id, ordered_at desc, order_id desc, manifested_at, number_folded, tracking_folded, name_folded
  ) where printed_at is not null and archived_at is null;
  create index orders_by_number on orders (account_id, number_folded);
  create index orders_by_tracking on orders (account_id, tracking_folded) where tracking_folded <> '';
  create index known_streets on known_addresses (street_key);
  create index known_post_codes on known_addresses (post_code_key);
  create index known_cities on known_addresses (city_key);
  create index addresses_by_account on addresses (account_id, entry_id);
`;

/**
 * `fill` runs once, for a new folder, inside the same transaction as the tables: a start that is killed leaves nothing behind.
 * Throws when the folder cannot be written or holds a state of another version.
 */
export function openDatabase(folder: string, fill: (database: DatabaseSync) => void): DatabaseSync {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const database = new DatabaseSync(join(folder, 'sandbox.sqlite'));
  try {
    database.exec(
      'pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma busy_timeout = 5000',
    );
    // 64 MB: a fill of 100,000 orders then sorts its indexes in memory, and a search of as many stays there.
    database.exec('pragma cache_size = -65536; pragma temp_store = memory');
    database.exec('begin immediate');
    const found = layoutVersionOf(database);
    if (found === 0) {
      database.exec(layout);
      fill(database);
      database.exec(indexes);
      database.exec(`pragma user_version = ${layoutVersion}`);
    } else if (found !== layoutVersion) {
      throw new Error(`The data in ${folder} is of version ${found}; this service reads version ${layoutVersion}.`);
    }
    database.exec('commit');
    // The first fill may be large; later starts and readers shall not go through it as a log.
    if (found === 0) database.exec('pragma wal_checkpoint(truncate)');
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Runs `work` as one transaction: all of it becomes durable, or nothing. */
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
