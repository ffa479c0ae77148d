/**
 * The ledger's file as another thread reads it, beside the one that writes it: which orders are in which writes at this
 * moment.
 */
import { isSameAccount } from './account-at-service.ts';
import { accountsOf, isForIt, isOwn, markOf, type WriteMark } from './guards.ts';
import { referenceOf } from './known-accounts.ts';
import { openDatabase } from './ledger-database.ts';
import { recordOf } from './ledger-rows.ts';
import { isHeldElsewhere, type WriteRecord } from './write-record.ts';

/** An order in a write of an account, or in an assign to it. */
export interface OrderMark extends WriteMark {
  /** False: an assign from another account to this one. */
  readonly isOwn: boolean;
  /** For an assign; null also where a third account was seen to hold the order. */
  readonly toAccountId: string | null;
  /** For a bulk delete: archived, not removed. */
  readonly archives: boolean;
}

export interface NumberedWrite {
  /** Grows with each write begun. */
  readonly writeNo: number;
  readonly record: WriteRecord;
  /** Another record has another one. */
  readonly seal: string;
}

/** Every method throws what LedgerDatabase throws. */
export interface LedgerReading {
  /** Changes whenever somebody has written to the ledger. */
  version(): number;
  /** The number of the write that was begun last; 0: there is none. */
  lastNo(): number;
  /** The next writes begun after that one, at most `most`, as they are now. */
  writesAfter(writeNo: number, most: number): readonly NumberedWrite[];
  /** The same without manifests: whatever takes orders out of their account or brings them to it. */
  removalsAfter(writeNo: number, most: number): readonly NumberedWrite[];
  writesNamed(writeIds: readonly string[]): readonly NumberedWrite[];
  /** Those among these whose seal is another one by now. */
  writesChanged(seals: ReadonlyMap<string, string>): readonly NumberedWrite[];
  /**
   * Tells whether a write may be the account's, or bring orders to it: where not, `marksOf` finds none of its orders. By how
   * the service knows the account now.
   */
  mayTouch(accountId: string): (record: WriteRecord) => boolean;
  /** The last begun first. */
  marksOf(accountId: string, orderIds: readonly number[]): readonly OrderMark[];
  close(): void;
}

/** Throws PackbenchError 'file-failed': there is no readable ledger at the path, or it is damaged. */
export function openLedgerReading(path: string): LedgerReading {
  const database = openDatabase(path, true);
  const writesWhere = (sql: string, ...values: readonly (string | number)[]): readonly NumberedWrite[] =>
    database
      .all(`SELECT rowid AS write_no, * FROM writes WHERE ${sql}`, ...values)
      .map((row) => ({ writeNo: Number(row.write_no), record: recordOf(database, row), seal: String(row.seal) }));
  const writesNamed: LedgerReading['writesNamed'] = (writeIds) =>
    writesWhere('write_id IN (SELECT value FROM json_each(?)) ORDER BY rowid', JSON.stringify(writeIds));
  /** An assign brought to its account only what no third one was seen to hold. */
  const asSettled = (marks: readonly OrderMark[]): readonly OrderMark[] => {
    const assigned = marks.filter(({ kind, state }) => kind === 'assign' && state === 'done');
    if (assigned.length === 0) return marks;
    const named = writesNamed([...new Set(assigned.map(({ writeId }) => writeId))]);
    const records = new Map(named.map(({ record }) => [record.writeId, record]));
    return marks.flatMap((mark) => {
      const record = records.get(mark.writeId);
      if (mark.state !== 'done' || record === undefined || !isHeldElsewhere(record, mark.orderId)) return [mark];
      return mark.isOwn ? [{ ...mark, toAccountId: null }] : [];
    });
  };
  return {
    version: () => Number(database.all('PRAGMA data_version')[0]?.data_version),
    lastNo: () => Number(database.all('SELECT coalesce(max(rowid), 0) AS no FROM writes')[0]?.no),
    writesAfter: (writeNo, most) => writesWhere('rowid > ? ORDER BY rowid LIMIT ?', writeNo, most),
    removalsAfter: (writeNo, most) =>
      writesWhere("rowid > ? AND kind <> 'manifest' ORDER BY rowid LIMIT ?", writeNo, most),
    writesNamed,
    writesChanged: (seals) =>
      writesWhere(
        'rowid IN (SELECT w.rowid FROM json_each(?) CROSS JOIN writes w ON w.write_id = key WHERE w.seal <> value) ORDER BY rowid',
        JSON.stringify(Object.fromEntries(seals)),
      ),
    mayTouch(accountId) {
      const account = referenceOf(database, accountId);
      // Old records have no fingerprint: whose they are, only the ledger can tell.
      return (record) => accountsOf(record).some((one) => one.fingerprint === '' || isSameAccount(one, account));
    },
    marksOf(accountId, orderIds) {
      const { fingerprint } = referenceOf(database, accountId);
      const marks = database
        .all(
          `SELECT o.order_id, w.write_id, w.kind, o.state, w.created_at, w.to_account_id, ${isOwn} AS is_own,
             CASE WHEN w.kind = 'bulk-delete' THEN coalesce(w.record ->> '$.about.remove', 1) = 0 ELSE 0 END AS archives
           FROM write_orders o JOIN writes w USING (write_id)
           WHERE o.order_id IN (SELECT value FROM json_each(?3)) AND (${isOwn} OR ${isForIt})
           ORDER BY w.rowid DESC`,
          accountId,
          fingerprint,
          JSON.stringify(orderIds),
        )
        .map((row) => ({
          ...markOf(row),
          isOwn: row.is_own === 1,
          toAccountId: row.to_account_id === '' ? null : String(row.to_account_id),
          archives: row.archives === 1,
        }));
      return asSettled(marks);
    },
    close: () => database.close(),
  };
}
