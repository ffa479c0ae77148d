/**
 * The tables of the ledger, as additive migrations: number n of this list takes a file from `user_version` n to n + 1.
 * A step is never edited after it was released and never drops or renames anything, so that an older Packbench can still
 * read a newer file.
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
];
