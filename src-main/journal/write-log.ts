/**
 * The ledger's book of writes: begin one, move it along its states, find it again. A state is on the disk before the
 * call that makes it returns; the spool's copy follows before anything may be sent on the strength of it.
 */
import type { Reading, WriteKind } from '../../src-preload/contract/in-doubt.ts';
import { failureOf, PackbenchError } from '../failures.ts';
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
import type { Unwritten } from './unwritten.ts';
import {
  canBecome,
  isOpen,
  newWriteId,
  type OrderState,
  orderState,
  type Settlement,
  sealOf,
  type WriteChange,
  type WriteIntent,
  type WriteRecord,
  type WriteState,
} from './write-record.ts';

/** An order in a write: enough to mark it in a list. */
export interface WriteMark {
  readonly orderId: number;
  readonly writeId: string;
  readonly kind: WriteKind;
  readonly state: OrderState;
  readonly createdAt: string;
}

type EndOfWrite = Exclude<WriteState, 'intent' | 'sent'>;

export interface WriteLog {
  /** Writes down what is about to be asked. @throws PackbenchError 'already-open', 'ledger-read-only', 'disk-full', 'file-failed'. */
  begin(intent: WriteIntent): WriteRecord;
  /** Durable, in ledger and spool, when it resolves: only then may the first byte leave. Throws like `begin`. */
  markSent(writeId: string): Promise<WriteRecord>;
  /** A later end of a write (a PDF that was imported): on the disk when it resolves. Throws like `begin`. */
  settle(writeId: string, state: EndOfWrite, change: WriteChange): Promise<WriteRecord>;
  /**
   * What became of a write, or the news that it is not known. `last`: the record as its run knows it. Never throws: it is true
   * whether the file takes it or not, and counts here from now on; what the file does not take is written down later.
   */
  conclude(last: WriteRecord, state: EndOfWrite, change: WriteChange): Promise<WriteRecord>;
  /** Adds what a look-up saw to a write in doubt. */
  keepReading(writeId: string, reading: Reading): Promise<WriteRecord>;
  /** A person's word on orders of a write in doubt; when no order is left open, the write is RESOLVED. */
  settleByHand(writeId: string, settlement: Settlement): Promise<WriteRecord>;
  /** Null: there is none. */
  get(writeId: string): WriteRecord | null;
  /** Newest first; accountId null: of all accounts. */
  list(kind: WriteKind, accountId: string | null, offset: number, limit: number): WriteRecord[];
  count(kind: WriteKind, accountId: string | null): number;
  /** Writes that are not at an end, oldest first. */
  unsettled(): WriteRecord[];
  /** kind null: of every kind. */
  countIn(kind: WriteKind | null, state: WriteState): number;
  /** Every write, of any kind and state, that names one of the orders; newest first. */
  marksOf(accountId: string, orderIds: readonly number[]): WriteMark[];
}

export interface WriteLogParts {
  readonly database: LedgerDatabase;
  readonly spool: Spool;
  readonly unwritten: Unwritten;
  readonly clock: Clock;
  readonly log: Log;
}

export function openWriteLog({ database, spool, unwritten, clock, log }: WriteLogParts): WriteLog {
  const now = (): string => clock.now().toISOString();

  const written = (writeId: string): WriteRecord | null => {
    const row = database.all('SELECT * FROM writes WHERE write_id = ?', writeId)[0];
    return row === undefined ? null : recordOf(database, row);
  };
  const get = (writeId: string): WriteRecord | null => unwritten.get(writeId) ?? written(writeId);
  const recordsOf = (rows: readonly Row[]): WriteRecord[] =>
    rows.map((row) => unwritten.get(String(row.write_id)) ?? recordOf(database, row));

  const rewrite = (writeId: string, to: (before: WriteRecord) => WriteRecord): WriteRecord => {
    unwritten.writeDown();
    const record = database.change((run) => {
      const before = written(writeId);
      const after = before === null ? null : to(before);
      if (
        before === null ||
        after === null ||
        (after.state !== before.state && !canBecome(before.state, after.state))
      ) {
        throw new StateRefused(`write ${writeId} cannot go from ${before?.state} to ${after?.state}`);
      }
      updateRecord(run, after);
      return after;
    });
    log.debug(`ledger: ${record.kind} ${record.state}`, { writeId });
    return record;
  };

  /** The ledger holds it; an old copy in the spool only means that a rebuilt ledger would be more careful. */
  const mirror = async (record: WriteRecord): Promise<WriteRecord> => {
    const { writeId, sentAt } = record;
    if (sentAt === null) return record;
    await spool.keepRecord(record).catch((cause) => log.warn('spool: record not kept', { writeId, cause }));
    return record;
  };

  const settled = (before: WriteRecord, state: EndOfWrite, change: WriteChange): WriteRecord => ({
    ...before,
    ...change,
    state,
    settledAt: isOpen(state) ? null : now(),
  });

  /** The file says no: the end counts all the same, and the spool may take it where the file does not. */
  const hold = async (record: WriteRecord, cause: PackbenchError): Promise<WriteRecord> => {
    if (database.isClosed) {
      log.info('ledger: closed before the end of a write came', { writeId: record.writeId, state: record.state });
      return record;
    }
    unwritten.hold(record, cause);
    await mirror({ ...record, aheadOfLedger: true });
    return record;
  };

  return {
    begin(intent) {
      // Its orders may be in one of them.
      unwritten.writeDown();
      const createdAt = clock.now();
      const record: WriteRecord = {
        ...intent,
        writeId: newWriteId(createdAt),
        state: 'intent',
        createdAt: createdAt.toISOString(),
        sentAt: null,
        answeredAt: null,
        settledAt: null,
        about: intent.about ?? {},
        labelType: '',
        files: [],
        failure: null,
        attemptAfter: attemptBefore(database, intent),
        readings: [],
        settlements: [],
      };
      database.change((run) => {
        refuseOpenOrders(database, record);
        insertRecord(run, record);
      });
      log.debug(`ledger: ${record.kind} intent`, { writeId: record.writeId, orderCount: record.orders.length });
      return record;
    },
    async markSent(writeId) {
      const record = alreadyOpenSaid(database, get(writeId), () =>
        rewrite(writeId, (before) => ({ ...before, state: 'sent', sentAt: now() })),
      );
      await spool.keepRecord(record);
      return record;
    },
    settle: async (writeId, state, change) => mirror(rewrite(writeId, (before) => settled(before, state, change))),
    async conclude(last, state, change) {
      try {
        return await mirror(rewrite(last.writeId, (before) => settled(before, state, change)));
      } catch (cause) {
        if (cause instanceof StateRefused) {
          log.error('ledger: a write has come to another end already', { writeId: last.writeId, state, cause });
          return settled(last, state, change);
        }
        return hold(settled(last, state, change), ledgerFailureOf(cause));
      }
    },
    async keepReading(writeId, reading) {
      return mirror(rewrite(writeId, (before) => ({ ...inDoubt(before), readings: [...before.readings, reading] })));
    },
    async settleByHand(writeId, settlement) {
      return mirror(rewrite(writeId, (before) => settledByHand(inDoubt(before), settlement)));
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
      return recordsOf(rows);
    },
    count: (kind, accountId) => countOf(database, 'kind = ?1 AND (?2 IS NULL OR account_id = ?2)', kind, accountId),
    unsettled() {
      const rows = database.all(
        `SELECT * FROM writes WHERE state IN ('intent', 'sent', 'in-doubt') ORDER BY created_at, rowid`,
      );
      return recordsOf(rows).filter((record) => isOpen(record.state));
    },
    countIn(kind, state) {
      const held = unwritten.all();
      const ids = JSON.stringify(held.map((record) => record.writeId));
      const where = `(?1 IS NULL OR kind = ?1) AND state = ?2 AND write_id NOT IN (SELECT value FROM json_each(?3))`;
      const here = held.filter((record) => record.state === state && (kind === null || record.kind === kind));
      return countOf(database, where, kind, state, ids) + here.length;
    },
    marksOf: (accountId, orderIds) =>
      marksOf(database, accountId, orderIds).map((mark) => {
        const record = unwritten.get(mark.writeId);
        const order = record?.orders.find(({ orderId }) => orderId === mark.orderId);
        return record === undefined || order === undefined ? mark : { ...mark, state: orderState(record, order) };
      }),
  };
}

/** A write cannot go there from where it is. */
class StateRefused extends PackbenchError {
  constructor(message: string) {
    super(failureOf('internal', { details: [{ message, details: '' }] }).failure);
  }
}

function ledgerFailureOf(cause: unknown): PackbenchError {
  if (cause instanceof PackbenchError) return cause;
  const message = cause instanceof Error ? cause.message : String(cause);
  return failureOf('internal', { details: [{ message, details: '' }], cause });
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
  for (const order of record.orders) {
    run(
      'INSERT INTO write_orders (write_id, order_id, account_id, state) VALUES (?, ?, ?, ?)',
      record.writeId,
      order.orderId,
      record.accountId,
      orderState(record, order),
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
  for (const order of record.orders) {
    run(
      'UPDATE write_orders SET state = ? WHERE write_id = ? AND order_id = ?',
      orderState(record, order),
      record.writeId,
      order.orderId,
    );
  }
}

function inDoubt(record: WriteRecord): WriteRecord {
  if (record.state === 'in-doubt') return record;
  const message = `write ${record.writeId} is ${record.state}, not in doubt`;
  throw failureOf('internal', { details: [{ message, details: '' }] });
}

function settledByHand(record: WriteRecord, settlement: Settlement): WriteRecord {
  const done = new Set(settlement.done);
  const notDone = new Set(settlement.notDone);
  const orders = record.orders.map((order) => {
    if (done.has(order.orderId)) return { ...order, settledAs: 'done' as const };
    return notDone.has(order.orderId) ? { ...order, settledAs: 'not-done' as const } : order;
  });
  const settlements = [...record.settlements, settlement];
  const left = orders.some((order) => order.settledAs === undefined);
  return left
    ? { ...record, orders, settlements }
    : { ...record, orders, settlements, state: 'resolved', settledAt: settlement.at };
}

/** The newest write of the same kind that a person settled as not done for one of these orders. */
function attemptBefore(database: LedgerDatabase, intent: WriteIntent): string | null {
  const ids = intent.orders.map((order) => order.orderId);
  const marks = marksOf(database, intent.accountId, ids);
  return marks.find((mark) => mark.kind === intent.kind && mark.state === 'not-done')?.writeId ?? null;
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
    state: String(row.state) as OrderState,
    createdAt: String(row.created_at),
  }));
}

/** @throws PackbenchError 'already-open': an order is in another write that is not at its end. */
function refuseOpenOrders(database: LedgerDatabase, record: WriteRecord): void {
  const ids = record.orders.map((order) => order.orderId);
  const open = marksOf(database, record.accountId, ids).filter(
    (mark) => mark.writeId !== record.writeId && isOpen(mark.state),
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
