/**
 * The tables of the ledger, as additive migrations: number n of this list takes a file from `user_version` n to n + 1.
 * A released step is never edited, and no step drops or renames anything, so that an older Packbench can still read a
 * newer file.
 */
export const ledgerMigrations: readonly string[] = [
  `
  -- A second copy of user_version: the one in the file's header is covered by no check of SQLite's.
  CREATE TABLE about (schema_version INTEGER NOT NULL) STRICT;
  INSERT INTO about (schema_version) VALUES (1);

  -- record: the whole write as sealed JSON. The other columns repeat parts of it, for finding.
  CREATE TABLE writes (
    write_id TEXT PRIMARY KEY,
    kind TEXT NOT NULL,
    account_id TEXT NOT NULL,
    state TEXT NOT NULL,
    created_at TEXT NOT NULL,
    record TEXT NOT NULL,
    seal TEXT NOT NULL
  ) STRICT;
  CREATE INDEX writes_by_age ON writes (kind, created_at);
  CREATE INDEX writes_by_account ON writes (kind, account_id, created_at);
  CREATE INDEX writes_unsettled ON writes (state) WHERE state IN ('intent', 'sent', 'in-doubt');

  CREATE TABLE write_orders (
    write_id TEXT NOT NULL REFERENCES writes (write_id),
    order_id INTEGER NOT NULL,
    account_id TEXT NOT NULL,
    state TEXT NOT NULL,
    PRIMARY KEY (write_id, order_id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX write_orders_by_order ON write_orders (account_id, order_id);
  -- The promise: one order is in at most one write whose end is not known, whichever program asks.
  CREATE UNIQUE INDEX one_open_write_per_order ON write_orders (account_id, order_id)
    WHERE state IN ('sent', 'in-doubt');

  CREATE TABLE print_jobs (
    print_job_id TEXT PRIMARY KEY,
    manifest_id TEXT NOT NULL,
    state TEXT NOT NULL,
    submitted_at TEXT NOT NULL,
    job TEXT NOT NULL,
    seal TEXT NOT NULL
  ) STRICT;
  CREATE INDEX print_jobs_by_manifest ON print_jobs (manifest_id, submitted_at);
  CREATE INDEX print_jobs_by_age ON print_jobs (submitted_at);
  `,
  `
  -- The key of this computer that fingerprints of service keys are made with (fingerprint-key.ts). One row, sealed.
  CREATE TABLE fingerprint_key (only_row INTEGER PRIMARY KEY CHECK (only_row = 1), key TEXT NOT NULL, seal TEXT NOT NULL) STRICT;

  -- Whom the service knows the write's account by; '': written by a Packbench that did not note it. For an assign also who
  -- shall hold the orders. All of it repeats the record.
  ALTER TABLE writes ADD COLUMN origin TEXT NOT NULL DEFAULT '';
  ALTER TABLE writes ADD COLUMN fingerprint TEXT NOT NULL DEFAULT '';
  ALTER TABLE writes ADD COLUMN to_account_id TEXT NOT NULL DEFAULT '';
  ALTER TABLE writes ADD COLUMN to_fingerprint TEXT NOT NULL DEFAULT '';
  UPDATE writes SET to_account_id = coalesce(record ->> '$.about.toAccountId', '') WHERE kind = 'assign';

  ALTER TABLE write_orders ADD COLUMN fingerprint TEXT NOT NULL DEFAULT '';
  CREATE INDEX write_orders_by_order_id ON write_orders (order_id);
  -- The promise once more, for an account that is entered twice, or lost and entered again.
  CREATE UNIQUE INDEX one_open_write_per_order_of_key ON write_orders (fingerprint, order_id)
    WHERE state IN ('sent', 'in-doubt') AND fingerprint <> '';

  -- Every account whose keys were read here, as sealed JSON: a row for each key it has had, the last noted last.
  CREATE TABLE accounts (
    account_id TEXT NOT NULL,
    fingerprint TEXT NOT NULL,
    account TEXT NOT NULL,
    seal TEXT NOT NULL,
    UNIQUE (account_id, fingerprint)
  ) STRICT;
  CREATE INDEX accounts_by_fingerprint ON accounts (fingerprint);
  `,
];
