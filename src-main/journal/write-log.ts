/**
 * The ledger's book of writes: begin one, move it along its states, find it again. A state is on the disk before the
 * call that makes it returns; the spool's copy follows before anything may be sent on the strength of it.
 */
import type { Reading, WriteKind } from '../../src-preload/contract/in-doubt.ts';
import { failureOf, PackbenchError, remark } from '../failures.ts';
import type { Clock, Log } from '../ports.ts';
import type { AccountReference } from './account-at-service.ts';
import { marksOf, openMarks, openWritesOf, refuseOpenOrders, refuseUnsafe, type WriteMark } from './guards.ts';
import { type LedgerDatabase, OrderAlreadyOpen, type Row, type RunStatement } from './ledger-database.ts';
import { recordOf } from './ledger-rows.ts';
import type { Spool } from './spool.ts';
import type { Unwritten } from './unwritten.ts';
import {
  canBecome,
  isOpen,
  newWriteId,
  orderState,
  type Settlement,
  sealOf,
  type WriteChange,
  type WriteIntent,
  type WriteRecord,
  type WriteState,
} from './write-record.ts';

const ofAccount = 'kind = ?1 AND (?2 IS NULL OR account_id = ?2)';
const madeOf = `${ofAccount} AND state <> 'rejected' AND write_id NOT IN (SELECT value FROM json_each(?3))`;

type EndOfWrite = Exclude<WriteState, 'intent' | 'sent'>;

export interface WriteLog {
  /**
   * Writes down what is about to be asked, unless a guard says no (guards.ts): both in one transaction. `shown`: the stored
   * manifests of these orders that the operator has seen, and wants another one all the same.
   * @throws PackbenchError 'already-open', 'unshipped-being-removed', 'account-writes-open', 'already-manifested',
   * 'ledger-read-only', 'disk-full', 'file-failed'.
   */
  begin(intent: WriteIntent, shown?: readonly string[]): WriteRecord;
  /** Durable, in ledger and spool, when it resolves: only then may the first byte leave. Throws like `begin`. */
  markSent(writeId: string): Promise<WriteRecord>;
  /** A later end of a write (a PDF that was imported): on the disk when it resolves. Throws like `begin`. */
  settle(writeId: string, state: EndOfWrite, change: WriteChange): Promise<WriteRecord>;
  /**
   * What became of a write, or the news that it is not known. `last`: the record as its run knows it. Never throws: it is true
   * whether the file takes it or not, and counts here from now on; what the file does not take is written down later.
   */
  conclude(last: WriteRecord, state: EndOfWrite, change: WriteChange): Promise<WriteRecord>;
  /**
   * Ends an INTENT that an earlier run left behind: it was never sent. Null, and nothing is changed, when it is none any more:
   * a second program is at it. Otherwise like `conclude`.
   */
  concludeUnsent(left: WriteRecord, change: WriteChange): Promise<WriteRecord | null>;
  /** Adds what a look-up saw to a write in doubt. */
  keepReading(writeId: string, reading: Reading): Promise<WriteRecord>;
  /** What a look-up showed of a change that the service had refused; throws like `begin`. */
  settleRefused(writeId: string, settlement: Settlement): Promise<WriteRecord>;
  /** A person's word on orders of a write in doubt; when no order is left open, the write is RESOLVED. */
  settleByHand(writeId: string, settlement: Settlement): Promise<WriteRecord>;
  /** Null: there is none. */
  get(writeId: string): WriteRecord | null;
  /** Newest first; accountId null: of all accounts. */
  list(kind: WriteKind, accountId: string | null, offset: number, limit: number): WriteRecord[];
  count(kind: WriteKind, accountId: string | null): number;
  /** The same without what was refused or never sent: it made nothing, and is no more than an attempt. */
  listMade(kind: WriteKind, accountId: string | null, offset: number, limit: number): WriteRecord[];
  countMade(kind: WriteKind, accountId: string | null): number;
  /** Writes that are not at an end, oldest first. */
  unsettled(): WriteRecord[];
  /** kind null: of every kind. */
  countIn(kind: WriteKind | null, state: WriteState): number;
  /** Every write of the account, of any kind and state, that names one of the orders; newest first. */
  marksOf(account: AccountReference, orderIds: readonly number[]): WriteMark[];
  /** Orders of the intent that another write without an end holds. */
  openMarks(intent: WriteIntent): WriteMark[];
  /** Writes without an end that touch the account: its own, and assigns to it. Oldest first. */
  openWritesOf(account: AccountReference): WriteRecord[];
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

  const page = (where: string, values: (string | null)[], offset: number, limit: number): WriteRecord[] =>
    recordsOf(
      database.all(
        `SELECT * FROM writes WHERE ${where} ORDER BY created_at DESC, rowid DESC LIMIT ${limit} OFFSET ${offset}`,
        ...values,
      ),
    );
  /** What the file does not know of yet. */
  const notMadeHere = (): string =>
    JSON.stringify(unwritten.all().flatMap(({ state, writeId }) => (state === 'rejected' ? [writeId] : [])));

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
  const keepInSpool = async (record: WriteRecord): Promise<WriteRecord> => {
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
    await keepInSpool({ ...record, aheadOfLedger: true });
    return record;
  };

  return {
    begin(intent, shown = []) {
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
        refuseUnsafe(database, record, shown);
        insertRecord(run, record);
      });
      log.debug(`ledger: ${record.kind} intent`, { writeId: record.writeId, orderCount: record.orders.length });
      return record;
    },
    async markSent(writeId) {
      const record = reportOpen(database, get(writeId), () =>
        rewrite(writeId, (before) => ({ ...stillIntended(before), state: 'sent', sentAt: now() })),
      );
      await spool.keepRecord(record);
      return record;
    },
    settle: async (writeId, state, change) => keepInSpool(rewrite(writeId, (before) => settled(before, state, change))),
    async conclude(last, state, change) {
      try {
        return await keepInSpool(rewrite(last.writeId, (before) => settled(before, state, change)));
      } catch (cause) {
        if (cause instanceof StateRefused) {
          log.error('ledger: a write has come to another end already', { writeId: last.writeId, state, cause });
          return settled(last, state, change);
        }
        return hold(settled(last, state, change), ledgerFailureOf(cause));
      }
    },
    async concludeUnsent(left, change) {
      const ended = (before: WriteRecord): WriteRecord => {
        if (before.state === 'intent') return settled(before, 'rejected', change);
        throw new StateRefused(`write ${left.writeId} is ${before.state} by now, not left behind`);
      };
      try {
        return rewrite(left.writeId, ended);
      } catch (cause) {
        if (!(cause instanceof StateRefused)) return hold(settled(left, 'rejected', change), ledgerFailureOf(cause));
        log.info('ledger: another program is at this write', { writeId: left.writeId });
        return null;
      }
    },
    async keepReading(writeId, reading) {
      return keepInSpool(
        rewrite(writeId, (before) => ({ ...inDoubt(before), readings: [...before.readings, reading] })),
      );
    },
    async settleRefused(writeId, settlement) {
      return keepInSpool(rewrite(writeId, (before) => settledAsRefused(inDoubt(before), settlement)));
    },
    async settleByHand(writeId, settlement) {
      return keepInSpool(rewrite(writeId, (before) => settledByHand(inDoubt(before), settlement)));
    },
    get,
    list: (kind, accountId, offset, limit) => page(ofAccount, [kind, accountId], offset, limit),
    count: (kind, accountId) => countOf(database, ofAccount, kind, accountId),
    listMade: (kind, accountId, offset, limit) => page(madeOf, [kind, accountId, notMadeHere()], offset, limit),
    countMade: (kind, accountId) => countOf(database, madeOf, kind, accountId, notMadeHere()),
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
    marksOf: (account, orderIds) =>
      marksOf(database, account, orderIds).map((mark) => {
        const record = unwritten.get(mark.writeId);
        const order = record?.orders.find(({ orderId }) => orderId === mark.orderId);
        return record === undefined || order === undefined ? mark : { ...mark, state: orderState(record, order) };
      }),
    openMarks: (intent) => openMarks(database, intent, null),
    openWritesOf: (account) =>
      openWritesOf(database, [account]).filter(({ writeId, state }) => isOpen(unwritten.get(writeId)?.state ?? state)),
  };
}

/** A write cannot go there from where it is. */
class StateRefused extends PackbenchError {
  constructor(message: string) {
    super(failureOf('internal').failure, { cause: new Error(message) });
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
    `INSERT INTO writes (write_id, kind, account_id, state, created_at, record, seal,
       origin, fingerprint, to_account_id, to_fingerprint) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
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

/** A second program that started meanwhile takes an INTENT for one that was left behind. @throws PackbenchError 'cancelled'. */
function stillIntended(record: WriteRecord): WriteRecord {
  if (record.state !== 'rejected') return record;
  throw failureOf('cancelled', { facts: { remarks: [remark('ended-by-another-packbench')] } });
}

function inDoubt(record: WriteRecord): WriteRecord {
  if (record.state === 'in-doubt') return record;
  throw failureOf('internal', { cause: new Error(`write ${record.writeId} is ${record.state}, not in doubt`) });
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

/** The service said no, and no order was seen changed: then, and only then, nothing was changed. */
function settledAsRefused(record: WriteRecord, settlement: Settlement): WriteRecord {
  const after = settledByHand(record, settlement);
  const noneDone = after.orders.length > 0 && after.orders.every(({ settledAs }) => settledAs === 'not-done');
  if (after.state !== 'resolved' || !noneDone) return after;
  const { reason: _reason, ...facts } = record.failure?.facts ?? {};
  const details = record.failure?.details ?? [];
  const failure = { code: 'service-refused', changed: 'nothing', details, facts } as const;
  // Refused as a whole: its orders have no state of their own.
  return { ...after, orders: record.orders, state: 'rejected', failure };
}

/** The newest write of the same kind that a person settled as not done for one of these orders. */
function attemptBefore(database: LedgerDatabase, intent: WriteIntent): string | null {
  const ids = intent.orders.map((order) => order.orderId);
  const marks = marksOf(database, intent, ids);
  return marks.find((mark) => mark.kind === intent.kind && mark.state === 'not-done')?.writeId ?? null;
}

function countOf(database: LedgerDatabase, where: string, ...values: (string | null)[]): number {
  return Number(database.all(`SELECT count(*) AS found FROM writes WHERE ${where}`, ...values)[0]?.found);
}

/** The unique index speaks for a second program that was faster; says which write of its it was. */
function reportOpen<Result>(database: LedgerDatabase, record: WriteRecord | null, work: () => Result): Result {
  try {
    return work();
  } catch (cause) {
    if (!(cause instanceof OrderAlreadyOpen) || record === null) throw cause;
    refuseOpenOrders(database, record);
    throw failureOf('already-open', { facts: { accountId: record.accountId }, cause });
  }
}
