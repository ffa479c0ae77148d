/**
 * The ledger's book of writes: begins one, moves it through its states, finds it again (write-queries.ts). A state is
 * on the disk before the call that makes it returns; the backup's copy follows before anything may be sent because of
 * it.
 */
import type { Reading } from '../../src-preload/contract/in-doubt.ts';
import { failureOf, packbenchErrorOf } from '../failures.ts';
import type { Clock } from '../ports.ts';
import { nextNo } from './begun-order.ts';
import { refuseOpenOrders, refuseUnsafe } from './guards.ts';
import type { LedgerDatabase } from './ledger-database.ts';
import { OrderAlreadyOpen } from './ledger-failures.ts';
import { insertRecord } from './ledger-rows.ts';
import { inDoubt, settledAsRefused, settledByHand, stillIntended } from './settling.ts';
import { createWriteMoves, StateRefused, type WriteMovesParts } from './write-moves.ts';
import { createWriteQueries, type WriteQueries } from './write-queries.ts';
import {
  isOpen,
  newWriteId,
  type Settlement,
  type WriteChange,
  type WriteIntent,
  type WriteRecord,
  type WriteState,
} from './write-record.ts';

type EndOfWrite = Exclude<WriteState, 'intent' | 'sent'>;

export interface WriteLog extends WriteQueries {
  /**
   * Writes an INTENT down unless a guard refuses it (guards.ts), both in one transaction. `shown`: the stored manifests
   * of these orders that the operator has seen and wants to repeat. `writeId`: a new one by default. Throws PackbenchError 'already-open',
   * 'unshipped-being-removed', 'account-writes-open', 'already-manifested', 'ledger-read-only', 'disk-full',
   * 'file-failed'.
   */
  begin(intent: WriteIntent, shown?: readonly string[], writeId?: string): WriteRecord;
  /**
   * When it resolves, the state is durable in ledger and backup: only then may the first byte leave. Throws like
   * `begin`.
   */
  markSent(writeId: string): Promise<WriteRecord>;
  /** A later end of a write (an imported PDF); on the disk when it resolves. Throws like `begin`. */
  settle(writeId: string, state: EndOfWrite, change: WriteChange): Promise<WriteRecord>;
  /**
   * Records how a write ended, or that its end is not known. `last`: the record as its run knows it. Never throws: it
   * counts from now on, and what the file does not take is written later.
   */
  conclude(last: WriteRecord, state: EndOfWrite, change: WriteChange): Promise<WriteRecord>;
  /**
   * Ends an INTENT that an earlier run left behind: it was never sent. Null, with nothing changed, when it is no INTENT
   * any more: a second program is working on it. Otherwise like `conclude`.
   */
  concludeUnsent(left: WriteRecord, change: WriteChange): Promise<WriteRecord | null>;
  /** Adds what a look-up saw to a write in doubt. */
  keepReading(writeId: string, reading: Reading): Promise<WriteRecord>;
  /** Applies what a look-up showed about a change that the service had refused; throws like `begin`. */
  settleRefused(writeId: string, settlement: Settlement): Promise<WriteRecord>;
  /** Applies a person's word on orders of a write in doubt; when no order is open any more, the write is RESOLVED. */
  settleByHand(writeId: string, settlement: Settlement): Promise<WriteRecord>;
}

export interface WriteLogParts extends WriteMovesParts {
  readonly clock: Clock;
  /** LedgerOptions has it. */
  readonly assertFolderHeld: () => void;
}

export function openWriteLog({ database, backup, unwritten, clock, log, assertFolderHeld }: WriteLogParts): WriteLog {
  const queries = createWriteQueries(database, unwritten);
  const { rewrite, keepInBackup, hold } = createWriteMoves({ database, backup, unwritten, log });
  const now = (): string => clock.now().toISOString();

  const settled = (before: WriteRecord, state: EndOfWrite, change: WriteChange): WriteRecord => ({
    ...before,
    ...change,
    state,
    settledAt: isOpen(state) ? null : now(),
  });

  return {
    ...queries,
    begin(intent, shown = [], writeId) {
      assertFolderHeld();
      // Its orders may be in one of these.
      unwritten.writeDown();
      const createdAt = clock.now();
      const begun: WriteRecord = {
        ...intent,
        writeId: writeId ?? newWriteId(createdAt),
        state: 'intent',
        createdAt: createdAt.toISOString(),
        sentAt: null,
        answeredAt: null,
        settledAt: null,
        about: intent.about ?? {},
        labelType: '',
        files: [],
        failure: null,
        attemptAfter: attemptBefore(queries, intent),
        readings: [],
        settlements: [],
      };
      const record = database.change((run) => {
        refuseUnsafe(database, begun, shown);
        const begunNo = nextNo(database);
        const numbered = { ...begun, begunNo };
        insertRecord(run, numbered, begunNo);
        return numbered;
      });
      log.debug(`ledger: ${record.kind} intent`, { writeId: record.writeId, orderCount: record.orders.length });
      return record;
    },
    async markSent(writeId) {
      assertFolderHeld();
      const record = reportOpen(database, queries.get(writeId), () =>
        rewrite(writeId, (before) => ({ ...stillIntended(before), state: 'sent', sentAt: now() })),
      );
      await backup.keepRecord(record);
      return record;
    },
    settle: async (writeId, state, change) =>
      keepInBackup(rewrite(writeId, (before) => settled(before, state, change))),
    async conclude(last, state, change) {
      try {
        return await keepInBackup(rewrite(last.writeId, (before) => settled(before, state, change)));
      } catch (cause) {
        if (cause instanceof StateRefused) {
          log.error('ledger: a write has come to another end already', { writeId: last.writeId, state, cause });
          return settled(last, state, change);
        }
        return hold(settled(last, state, change), packbenchErrorOf(cause));
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
        if (!(cause instanceof StateRefused)) return hold(settled(left, 'rejected', change), packbenchErrorOf(cause));
        log.info('ledger: another program is at this write', { writeId: left.writeId });
        return null;
      }
    },
    async keepReading(writeId, reading) {
      return keepInBackup(
        rewrite(writeId, (before) => ({ ...inDoubt(before), readings: [...before.readings, reading] })),
      );
    },
    async settleRefused(writeId, settlement) {
      return keepInBackup(rewrite(writeId, (before) => settledAsRefused(inDoubt(before), settlement)));
    },
    async settleByHand(writeId, settlement) {
      return keepInBackup(rewrite(writeId, (before) => settledByHand(inDoubt(before), settlement)));
    },
  };
}

/** The newest write of the same kind that a person settled as not done for one of these orders. */
function attemptBefore(queries: WriteQueries, intent: WriteIntent): string | null {
  const ids = intent.orders.map((order) => order.orderId);
  const marks = queries.marksOf(intent, ids);
  return marks.find((mark) => mark.kind === intent.kind && mark.state === 'not-done')?.writeId ?? null;
}

/** The unique index refuses when a second program was faster; the failure names that program's write. */
function reportOpen<Result>(database: LedgerDatabase, record: WriteRecord | null, work: () => Result): Result {
  try {
    return work();
  } catch (cause) {
    if (!(cause instanceof OrderAlreadyOpen) || record === null) throw cause;
    refuseOpenOrders(database, record);
    throw failureOf('already-open', { facts: { accountId: record.accountId }, cause });
  }
}
