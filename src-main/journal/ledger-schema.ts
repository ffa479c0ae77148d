/**
 * SQL: writes and prints that were each counted by themselves get the numbers of one count (begun-order.ts), each in the order
 * they had. A print comes after its own manifest, after the prints before it, and after the last write that its date is not
 * earlier than. All numbers are new ones, so no two rows meet on the way, and what comes back from the backup finds room below.
 */
export const countTogether = `
  CREATE TABLE places AS
    SELECT is_print, row_no, row_number() OVER (ORDER BY place, is_print, row_no)
      + max((SELECT coalesce(max(rowid), 0) FROM writes), (SELECT coalesce(max(rowid), 0) FROM print_jobs)) AS no
    FROM (
      SELECT 0 AS is_print, rowid AS row_no, rowid AS place FROM writes
      UNION ALL
      SELECT 1, p.rowid, max(max(
        coalesce((SELECT rowid FROM writes WHERE write_id = p.manifest_id), 0),
        coalesce((SELECT rowid FROM writes WHERE created_at <= p.submitted_at
          ORDER BY created_at DESC, rowid DESC LIMIT 1), 0))) OVER (ORDER BY p.rowid)
      FROM print_jobs p);
  CREATE UNIQUE INDEX places_by_row ON places (is_print, row_no);
  UPDATE writes SET rowid = (SELECT no FROM places WHERE is_print = 0 AND row_no = writes.rowid);
  UPDATE print_jobs SET rowid = (SELECT no FROM places WHERE is_print = 1 AND row_no = print_jobs.rowid);
  DROP TABLE places;
`;

/**
 * The tables of the ledger, as additive migrations: number n of this list takes a file from `user_version` n to n + 1.
 * A released step is never edited, and no step drops or renames a table or a column, so that an older Packbench can still
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
  `
  -- Lists go by the count, which every index ends with; dates are asked only to place what has no number.
  DROP INDEX writes_by_age;
  DROP INDEX writes_by_account;
  CREATE INDEX writes_by_time ON writes (created_at);
  CREATE INDEX writes_made_of_kind ON writes (kind) WHERE state <> 'rejected';
  CREATE INDEX writes_made_of_account ON writes (kind, account_id) WHERE state <> 'rejected';

  -- The highest number that was ever heard of; rows may have higher ones.
  ALTER TABLE about ADD COLUMN count_begun INTEGER NOT NULL DEFAULT 0;
  ${countTogether}
  `,
];
