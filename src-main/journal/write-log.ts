/**
 * The ledger's book of writes: begin one, move it along its states, find it again. A state is on the disk before the
 * call that makes it returns; the spool's copy follows before anything may be sent on the strength of it.
 */
import { failureOf } from '../failures.ts';
import type { Clock, Log } from '../ports.ts';
import { wholeRecord } from './ledger-check.ts';
import {
  LedgerDamaged,
  type LedgerDatabase,
  OrderAlreadyOpen,
  type Row,
  type RunStatement,
} from './ledger-database.ts';
import type { Spool } from './spool.ts';
import {
  canBecome,
  isSettled,
  newWriteId,
  sealOf,
  type WriteChange,
  type WriteIntent,
  type WriteKind,
  type WriteRecord,
  type WriteState,
} from './write-record.ts';

/** An order in a write: enough to mark it in a list. */
export interface WriteMark {
  readonly orderId: number;
  readonly writeId: string;
  readonly kind: WriteKind;
  readonly state: WriteState;
  readonly createdAt: string;
}

export interface WriteLog {
  /** Writes down what is about to be asked. @throws PackbenchError 'already-open', 'ledger-read-only', 'disk-full', 'file-failed'. */
  begin(intent: WriteIntent): WriteRecord;
  /** Durable, in ledger and spool, when it resolves: only then may the first byte leave. Throws like `begin`. */
  markSent(writeId: string): Promise<WriteRecord>;
  /** The end of a write, or the news that its end is not known. */
  settle(writeId: string, state: Exclude<WriteState, 'intent' | 'sent'>, change: WriteChange): Promise<WriteRecord>;
  /** Null: there is none. */
  get(writeId: string): WriteRecord | null;
  /** Newest first; accountId null: of all accounts. */
  list(kind: WriteKind, accountId: string | null, offset: number, limit: number): WriteRecord[];
  count(kind: WriteKind, accountId: string | null): number;
  /** Writes that are not at an end, oldest first. */
  unsettled(): WriteRecord[];
  countIn(kind: WriteKind, state: WriteState): number;
  /** Every write, of any kind and state, that names one of the orders; newest first. */
  marksOf(accountId: string, orderIds: readonly number[]): WriteMark[];
}

export function openWriteLog(database: LedgerDatabase, spool: Spool, clock: Clock, log: Log): WriteLog {
  const now = (): string => clock.now().toISOString();

  const get = (writeId: string): WriteRecord | null => {
    const row = database.all('SELECT * FROM writes WHERE write_id = ?', writeId)[0];
    return row === undefined ? null : recordOf(database, row);
  };

  const advance = (writeId: string, to: WriteState, change: Partial<WriteRecord>): WriteRecord => {
    const record = database.change((run) => {
      const before = get(writeId);
      if (before === null || !canBecome(before.state, to)) {
        throw failureOf('internal', {
          details: [{ message: `write ${writeId} cannot go from ${before?.state ?? 'nothing'} to ${to}`, details: '' }],
        });
      }
      const after: WriteRecord = { ...before, ...change, state: to };
      updateRecord(run, after);
      return after;
    });
    log.debug(`ledger: ${record.kind} ${to}`, { writeId });
    return record;
  };

  return {
    begin(intent) {
      const createdAt = clock.now();
      const record: WriteRecord = {
        ...intent,
        writeId: newWriteId(createdAt),
        state: 'intent',
        createdAt: createdAt.toISOString(),
        sentAt: null,
        answeredAt: null,
        settledAt: null,
        labelType: '',
        files: [],
        failure: null,
      };
      database.change((run) => {
        refuseOpenOrders(database, record);
        insertRecord(run, record);
      });
      log.debug(`ledger: ${record.kind} intent`, { writeId: record.writeId, orderCount: record.orders.length });
      return record;
    },
    async markSent(writeId) {
      const record = alreadyOpenSaid(database, get(writeId), () => advance(writeId, 'sent', { sentAt: now() }));
      await spool.keepRecord(record);
      return record;
    },
    async settle(writeId, state, change) {
      const record = advance(writeId, state, { ...change, settledAt: isSettled(state) ? now() : null });
      // The ledger holds it; an old copy in the spool only means that a rebuilt ledger would be more careful.
      if (record.sentAt !== null) {
        await spool.keepRecord(record).catch((cause) => log.warn('spool: record not kept', { writeId, cause }));
      }
      return record;
    },
    get,
    list(kind, accountId, offset, limit) {
      const rows = database.all(
        `SELECT * FROM writes WHERE kind = ?1 AND (?2 IS NULL OR account_id = ?2)
         ORDER BY created_at DESC, rowid DESC LIMIT ?3 OFFSET ?4`,
        kind,
        accountId,
        limit,
        offset,
      );
      return rows.map((row) => recordOf(database, row));
    },
    count: (kind, accountId) => countOf(database, 'kind = ?1 AND (?2 IS NULL OR account_id = ?2)', kind, accountId),
    unsettled() {
      const rows = database.all(
        `SELECT * FROM writes WHERE state IN ('intent', 'sent', 'in-doubt') ORDER BY created_at, rowid`,
      );
      return rows.map((row) => recordOf(database, row));
    },
    countIn: (kind, state) => countOf(database, 'kind = ?1 AND state = ?2', kind, state),
    marksOf: (accountId, orderIds) => marksOf(database, accountId, orderIds),
  };
}

/** Puts a whole record into the tables; used for a new write and by the rebuilding of a ledger. */
export function insertRecord(run: RunStatement, record: WriteRecord): void {
  const text = JSON.stringify(record);
  run(
    'INSERT INTO writes (write_id, kind, account_id, state, created_at, record, seal) VALUES (?, ?, ?, ?, ?, ?, ?)',
    record.writeId,
    record.kind,
    record.accountId,
    record.state,
    record.createdAt,
    text,
    sealOf(text),
  );
  for (const { orderId } of record.orders) {
    run(
      'INSERT INTO write_orders (write_id, order_id, account_id, state) VALUES (?, ?, ?, ?)',
      record.writeId,
      orderId,
      record.accountId,
      record.state,
    );
  }
}

/** Writes a record that is already there anew. */
export function updateRecord(run: RunStatement, record: WriteRecord): void {
  const text = JSON.stringify(record);
  run(
    'UPDATE writes SET state = ?, record = ?, seal = ? WHERE write_id = ?',
    record.state,
    text,
    sealOf(text),
    record.writeId,
  );
  run('UPDATE write_orders SET state = ? WHERE write_id = ?', record.state, record.writeId);
}

function recordOf(database: LedgerDatabase, row: Row): WriteRecord {
  const record = wholeRecord(row);
  if (record === null) throw new LedgerDamaged(database.path, `the record ${row.write_id} was changed`);
  return record;
}

function countOf(database: LedgerDatabase, where: string, ...values: (string | null)[]): number {
  return Number(database.all(`SELECT count(*) AS found FROM writes WHERE ${where}`, ...values)[0]?.found);
}

function marksOf(database: LedgerDatabase, accountId: string, orderIds: readonly number[]): WriteMark[] {
  const rows = database.all(
    `SELECT o.order_id, w.write_id, w.kind, o.state, w.created_at
     FROM write_orders o JOIN writes w USING (write_id)
     WHERE o.account_id = ? AND o.order_id IN (SELECT value FROM json_each(?))
     ORDER BY w.created_at DESC, w.rowid DESC`,
    accountId,
    JSON.stringify(orderIds),
  );
  return rows.map((row) => ({
    orderId: Number(row.order_id),
    writeId: String(row.write_id),
    // The columns are filled from records only, and compared with them at the start.
    kind: String(row.kind) as WriteKind,
    state: String(row.state) as WriteState,
    createdAt: String(row.created_at),
  }));
}

/** @throws PackbenchError 'already-open': an order is in another write that is not at its end. */
function refuseOpenOrders(database: LedgerDatabase, record: WriteRecord): void {
  const ids = record.orders.map((order) => order.orderId);
  const open = marksOf(database, record.accountId, ids).filter(
    (mark) => mark.writeId !== record.writeId && !isSettled(mark.state),
  );
  const first = open[0];
  if (first === undefined) return;
  throw failureOf('already-open', {
    facts: {
      accountId: record.accountId,
      orderIds: [...new Set(open.map((mark) => mark.orderId))],
      ...(first.kind === 'manifest' ? { manifestId: first.writeId } : {}),
    },
  });
}

/** The unique index speaks for a second program that was faster; says which write of its it was. */
function alreadyOpenSaid<Result>(database: LedgerDatabase, record: WriteRecord | null, work: () => Result): Result {
  try {
    return work();
  } catch (cause) {
    if (!(cause instanceof OrderAlreadyOpen) || record === null) throw cause;
    refuseOpenOrders(database, record);
    throw failureOf('already-open', { facts: { accountId: record.accountId }, cause });
  }
}
