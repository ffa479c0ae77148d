/** The records as rows of the ledger: read, or refused as damaged; inserted; written again. */
import { wholeRecord } from './ledger-check.ts';
import type { LedgerDatabase, Row, RunStatement } from './ledger-database.ts';
import { LedgerDamaged } from './ledger-failures.ts';
import { orderState, sealOf, type WriteRecord } from './write-record.ts';

/** Throws LedgerDamaged */
export function recordOf(database: LedgerDatabase, row: Row): WriteRecord {
  const record = wholeRecord(row);
  if (record === null) throw new LedgerDamaged(database.path, `the record ${row.write_id} was changed`);
  return record;
}

/** Null: the file holds none with this id. Throws LedgerDamaged */
export function recordInFile(database: LedgerDatabase, writeId: string): WriteRecord | null {
  const row = database.all('SELECT * FROM writes WHERE write_id = ?', writeId)[0];
  return row === undefined ? null : recordOf(database, row);
}

/** Puts a whole record into the tables, as number `no`; used for a new write and by the rebuilding of a ledger. */
export function insertRecord(run: RunStatement, record: WriteRecord, no: number): void {
  const text = JSON.stringify(record);
  run(
    `INSERT INTO writes (rowid, write_id, kind, account_id, state, created_at, record, seal,
       origin, fingerprint, to_account_id, to_fingerprint) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    no,
    record.writeId,
    record.kind,
    record.accountId,
    record.state,
    record.createdAt,
    text,
    sealOf(text),
    record.origin ?? '',
    record.fingerprint ?? '',
    record.about.toAccountId ?? '',
    record.about.toFingerprint ?? '',
  );
  for (const order of record.orders) {
    run(
      'INSERT INTO write_orders (write_id, order_id, account_id, state, fingerprint) VALUES (?, ?, ?, ?, ?)',
      record.writeId,
      order.orderId,
      record.accountId,
      orderState(record, order),
      record.fingerprint ?? '',
    );
  }
}

/** Writes a record again that is already there. */
export function updateRecord(run: RunStatement, record: WriteRecord): void {
  const text = JSON.stringify(record);
  run(
    'UPDATE writes SET state = ?, record = ?, seal = ? WHERE write_id = ?',
    record.state,
    text,
    sealOf(text),
    record.writeId,
  );
  for (const order of record.orders) {
    run(
      'UPDATE write_orders SET state = ? WHERE write_id = ? AND order_id = ?',
      orderState(record, order),
      record.writeId,
      order.orderId,
    );
  }
}
