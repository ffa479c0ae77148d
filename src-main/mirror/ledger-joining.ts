/**
 * Joins the writes of the ledger to the orders of the mirror, some at a time. Of a write that may still change, the orders are
 * joined again with each news.
 */
import type { LedgerReading, NumberedWrite, OrderMark } from '../journal/ledger-reading.ts';
import { isFinal, isOpen, orderState, type WriteOrder, type WriteRecord } from '../journal/write-record.ts';
import type { FoundOrder } from '../shipping/shipping-client.ts';
import type { CameBack } from './came-back.ts';
import { createHeldUpTo } from './held-up-to.ts';
import type { MirrorDatabase } from './mirror-database.ts';
import { neverSeen, type OrderRows } from './order-rows.ts';
import { standingOf } from './standing-of-marks.ts';
import type { StandingTables } from './standing-tables.ts';

/** What has to be joined. 'removals': only what tells which orders are not in their account any more. */
export type JoinedPart = 'removals' | 'all';

export interface LedgerJoining {
  /** The ledger holds something of this part that is not joined. */
  holdsNews(source: LedgerReading, part: JoinedPart): boolean;
  /** Stops before its end if everything is begun anew meanwhile, and, when it joins 'all', after `most` writes. */
  takeUp(source: LedgerReading, part: JoinedPart, most?: number): Promise<void>;
  /** All of the ledger was joined once since everything was last begun anew or left. */
  wasJoined(): boolean;
  /** The file holds every order that the ledger names, joined or not. */
  fileHoldsAll(source: LedgerReading): boolean;
  /** Within a change of the file: if all of the ledger is joined, it holds all that it names. */
  noteHeld(): void;
  /** Within a change of the file: orders are taken out of it. */
  forgetHeld(): void;
  /** So little is not joined yet that nobody need wait for less than all. */
  isNearlyJoined(source: LedgerReading): boolean;
  /** The writes that name each order, as they are known now: the file may lack the end of one. */
  marksOf(
    source: LedgerReading,
    accountId: string,
    orderIds: readonly number[],
  ): ReadonlyMap<number, readonly OrderMark[]>;
  noteAccounts(accountIds: readonly string[]): void;
  noteUnwritten(records: readonly WriteRecord[]): void;
  /** The ledger was closed: what is opened next may be another one. */
  forgetVersion(): void;
  startAnew(): void;
}

export interface LedgerJoiningParts {
  readonly database: MirrorDatabase;
  readonly rows: OrderRows;
  readonly tables: StandingTables;
  readonly cameBack: CameBack;
  /** Gives others their turn. */
  readonly pass: () => Promise<void>;
}

/** Writes read in one step, which takes some milliseconds. */
const writesAtOnce = 20;
/** Orders joined in one step. */
const ordersAtOnce = 200;
/** Writes that are joined in less time than the rows of a list take to ask the ledger one by one. */
const fewWrites = 60;

export function createLedgerJoining({ database, rows, tables, cameBack, pass }: LedgerJoiningParts): LedgerJoining {
  let accountIds: readonly string[] = [];
  let unwritten = new Map<string, WriteRecord>();
  let unwrittenIsNew = false;
  /** Version of the ledger that is joined; null: none. */
  let version: number | null = null;
  let lastWriteNo = 0;
  /** The same of the removals, for as long as not all of it is joined. */
  let removalsVersion: number | null = null;
  let lastRemovalNo = 0;
  let undone = database.undoneCount();
  /** How often everything was begun anew; a join under way stops when this changes. */
  let beginning = 0;
  const held = createHeldUpTo(database);
  /** Writes that may still change, such as settled doubts, for which a PDF may come; with the seals that were joined. */
  const unsettled = new Map<string, string>();

  const startAnew = (): void => {
    beginning += 1;
    version = null;
    lastWriteNo = 0;
    removalsVersion = null;
    lastRemovalNo = 0;
    unsettled.clear();
    tables.clear();
  };

  /** The mark in the file may be out of date. */
  const asKnown = (mark: OrderMark): OrderMark => {
    const record = unwritten.get(mark.writeId);
    const order = record?.orders.find(({ orderId }) => orderId === mark.orderId);
    return record === undefined || order === undefined ? mark : { ...mark, state: orderState(record, order) };
  };
  const marksOf: LedgerJoining['marksOf'] = (source, accountId, orderIds) =>
    Map.groupBy(source.marksOf(accountId, orderIds).map(asKnown), (mark) => mark.orderId);

  const joinSome = (
    source: LedgerReading,
    accountId: string,
    orderIds: readonly number[],
    named: NamedWrites,
  ): void => {
    const accountNo = rows.accountNo(accountId);
    for (const [orderId, marks] of marksOf(source, accountId, orderIds)) {
      const key = rows.keyOf(accountNo, orderId);
      const order = key === null ? namedIn(named(marks.find(tellsOfOrder)?.writeId), orderId, rows) : null;
      if (key !== null) tables.put(key, standingOf(marks, cameBack.after(key)));
      else if (order) tables.put(rows.insert(accountNo, order, neverSeen), standingOf(marks, null));
    }
  };
  /** In steps. False: everything was begun anew meanwhile. */
  const join = async (
    source: LedgerReading,
    writes: readonly NumberedWrite[],
    touching: readonly Touching[],
  ): Promise<boolean> => {
    const begun = beginning;
    const named = namedWrites(source, writes);
    const goesOn = async (): Promise<boolean> => {
      await pass();
      return beginning === begun && undone === database.undoneCount();
    };
    for (const { accountId, mayTouch } of touching) {
      const ids = orderIdsIn(writes.filter(({ record }) => mayTouch(record)));
      for (let from = 0; from < ids.length; from += ordersAtOnce) {
        database.change(() => joinSome(source, accountId, ids.slice(from, from + ordersAtOnce), named));
        database.noteChange();
        if (!(await goesOn())) return false;
      }
    }
    // Where these writes touch no account that is here, others have their turn all the same.
    if (!(await goesOn())) return false;
    for (const { writeNo, record, seal } of writes) {
      cameBack.noteWrite(writeNo, record);
      if (isFinal(record.state)) unsettled.delete(record.writeId);
      else unsettled.set(record.writeId, seal);
    }
    return true;
  };

  const next = (source: LedgerReading) => source.writesAfter(lastWriteNo, writesAtOnce);
  const nextRemovals = (source: LedgerReading) =>
    source.removalsAfter(Math.max(lastRemovalNo, lastWriteNo), writesAtOnce);

  return {
    holdsNews(source, part) {
      // Undoing a change also removed what was joined within it.
      if (undone !== database.undoneCount()) startAnew();
      undone = database.undoneCount();
      return source.version() !== (part === 'all' ? version : removalsVersion) || unwrittenIsNew;
    },
    async takeUp(source, part, most = Number.POSITIVE_INFINITY) {
      const now = source.version();
      unwrittenIsNew = false;
      const touching = accountIds.map((accountId) => ({ accountId, mayTouch: source.mayTouch(accountId) }));
      if (!(await join(source, source.writesChanged(unsettled), touching))) return;
      if (part === 'all') {
        let count = 0;
        for (let some = next(source); some.length > 0; some = next(source)) {
          if (count >= most) return;
          count += some.length;
          // The removals among them are joined, with all that is known of their orders.
          const others = some.filter(({ writeNo, record }) => record.kind === 'manifest' || writeNo > lastRemovalNo);
          if (!(await join(source, others, touching))) return;
          lastWriteNo = lastNo(some);
        }
        cameBack.noteJoined(lastWriteNo);
        version = now;
      } else {
        for (let some = nextRemovals(source); some.length > 0; some = nextRemovals(source)) {
          if (!(await join(source, some, touching))) return;
          lastRemovalNo = lastNo(some);
        }
        removalsVersion = now;
      }
    },
    wasJoined: () => version !== null,
    fileHoldsAll: (source) => held.is(source.lastNo(), accountIds),
    noteHeld() {
      if (version !== null) held.note(lastWriteNo, accountIds);
    },
    forgetHeld: held.forget,
    isNearlyJoined: (source) => source.lastNo() - lastWriteNo <= fewWrites,
    marksOf,
    noteAccounts(ids) {
      if (ids.length === accountIds.length && ids.every((id, at) => id === accountIds[at])) return;
      accountIds = [...ids];
      startAnew();
    },
    noteUnwritten(records) {
      for (const { writeId } of [...unwritten.values(), ...records]) unsettled.set(writeId, '');
      unwritten = new Map(records.map((record) => [record.writeId, record]));
      unwrittenIsNew = true;
    },
    forgetVersion() {
      version = null;
      removalsVersion = null;
    },
    startAnew,
  };
}

/** An account, and which writes may concern it. */
interface Touching {
  readonly accountId: string;
  readonly mayTouch: (record: WriteRecord) => boolean;
}

/** 0: none. */
const lastNo = (writes: readonly NumberedWrite[]): number => writes.at(-1)?.writeNo ?? 0;

const orderIdsIn = (writes: readonly NumberedWrite[]): number[] => [
  ...new Set(writes.flatMap(({ record }) => record.orders.map((order) => order.orderId))),
];

/** For one step: the record of a write, read if it is not among those of the step. */
type NamedWrites = (writeId: string | undefined) => WriteRecord | undefined;

function namedWrites(source: LedgerReading, writes: readonly NumberedWrite[]): NamedWrites {
  const known = new Map(writes.map(({ record }) => [record.writeId, record]));
  return (writeId) => {
    if (writeId === undefined || known.has(writeId)) return known.get(writeId ?? '');
    for (const { record } of source.writesNamed([writeId])) known.set(writeId, record);
    return known.get(writeId);
  };
}

/**
 * Whether the write tells that the order is, or was, in the account. What was not done tells nothing of it; an assign brought it
 * here only once that is known.
 */
const tellsOfOrder = ({ isOwn, state }: OrderMark): boolean =>
  state !== 'rejected' && state !== 'not-done' && (isOwn || !isOpen(state));

/**
 * An order that the service never showed here, as a write names it. An assign names only its number: the rest is then
 * as the copy knows it in the account that it was assigned from.
 */
function namedIn(record: WriteRecord | undefined, orderId: number, rows: OrderRows): FoundOrder | null {
  const order = record?.orders.find((one) => one.orderId === orderId);
  if (record === undefined || order === undefined) return null;
  const accountNo = record.kind === 'assign' ? rows.knownAccountNo(record.accountId) : null;
  const row = accountNo === null ? undefined : rows.find(accountNo, orderId);
  return row === undefined ? asFound(order) : { ...rows.shown(row), orderNumber: order.orderNumber };
}

const asFound = ({ orderId, orderNumber, receiverName, carrierName, trackingNumber }: WriteOrder): FoundOrder => ({
  orderId,
  orderNumber,
  receiverName,
  carrierName,
  trackingNumber,
  country: '',
  orderedAt: null,
  exactMatch: null,
});
