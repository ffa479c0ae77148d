/**
 * What the ledger knows about the orders, joined at reading time. The thread that answers reads it from the ledger's
 * own file, holds it in memory, and brings it up to date before each list if anything was written there, some orders at
 * a time. A scan waits for none of that: for what is not joined yet it asks the ledger about that one order. None of it
 * is ever stored in the mirror.
 */
import type { Failure } from '../../src-preload/contract/failure.ts';
import type { ManifestMark } from '../../src-preload/contract/order.ts';
import type { OrderRemoval } from '../../src-preload/contract/order-list.ts';
import {
  type LedgerReading,
  type NumberedWrite,
  type OrderMark,
  openLedgerReading,
} from '../journal/ledger-reading.ts';
import { isFinal, isOpen, orderState, type WriteOrder, type WriteRecord } from '../journal/write-record.ts';
import { toMarkState } from '../manifests/manifest-view.ts';
import type { FoundOrder } from '../shipping/shipping-client.ts';
import type { CameBack } from './came-back.ts';
import type { MirrorDatabase } from './mirror-database.ts';
import { isDamage } from './mirror-file.ts';
import { neverSeen, type OrderRows } from './order-rows.ts';
import type { Standing, StandingTables } from './standing-tables.ts';

/** Null: the ledger does not know the order; 'not-known': it could not be read. `key`: the mirror's own. */
export type StandingOf = (key: number, accountId: string, orderId: number) => Standing | null | 'not-known';

export interface Standings {
  /**
   * Brings everything up to date, one caller at a time. Answers why the ledger could not be read ('records-not-read');
   * null: it was read.
   */
  catchUp(): Promise<Failure | null>;
  /** The ledger holds something that is not joined yet. Also false when it cannot be read. */
  isBehind(): boolean;
  /** As last joined, if the ledger could be read then. */
  joined: StandingOf;
  /** For the orders of one question, as of now: asks the ledger itself where it holds what is not joined yet. */
  asOfNow(): StandingOf;
  /** The accounts whose orders these are. */
  noteAccounts(accountIds: readonly string[]): void;
  /** Ends of writes that the ledger's file did not take; they count anyway. */
  noteUnwritten(records: readonly WriteRecord[]): void;
  /** The next `catchUp` reads everything anew. */
  startAnew(): void;
  close(): void;
}

interface Parts {
  readonly database: MirrorDatabase;
  readonly rows: OrderRows;
  readonly ledgerPath: string;
  /** The failure to report for an error of the ledger's file. */
  readonly failureOf: (cause: unknown) => Failure;
  /** Gives others their turn. */
  readonly pass: () => Promise<void>;
  readonly tables: StandingTables;
  readonly cameBack: CameBack;
}

/** Writes read in one step, which takes some milliseconds. */
const writesAtOnce = 20;
/** Orders joined in one step. */
const ordersAtOnce = 200;

export function createStandings(parts: Parts): Standings {
  const { database, rows, ledgerPath, failureOf, pass, tables, cameBack } = parts;
  let ledger: LedgerReading | null = null;
  let accountIds: readonly string[] = [];
  let unwritten = new Map<string, WriteRecord>();
  let unwrittenIsNew = false;
  /** Version of the ledger that is joined; null: none. */
  let version: number | null = null;
  let lastWriteNo = 0;
  let undone = database.undoneCount();
  /** True: the last `catchUp` could not read the ledger. */
  let isUnread = false;
  /** How often everything was begun anew; a join under way stops when this changes. */
  let beginning = 0;
  /** Writes that may still change. */
  const unsettled = new Set<string>();

  const startAnew = (): void => {
    beginning += 1;
    version = null;
    lastWriteNo = 0;
    unsettled.clear();
    tables.clear();
  };
  const leaveLedger = (): void => {
    ledger?.close();
    ledger = null;
    version = null;
  };
  const opened = (): LedgerReading => {
    ledger ??= openLedgerReading(ledgerPath);
    return ledger;
  };
  const holdsNews = (source: LedgerReading): boolean => {
    // Undoing a change also removed what was joined within it.
    if (undone !== database.undoneCount()) startAnew();
    undone = database.undoneCount();
    return source.version() !== version || unwrittenIsNew;
  };

  /** The mark in the file may be out of date. */
  const asKnown = (mark: OrderMark): OrderMark => {
    const record = unwritten.get(mark.writeId);
    const order = record?.orders.find(({ orderId }) => orderId === mark.orderId);
    return record === undefined || order === undefined ? mark : { ...mark, state: orderState(record, order) };
  };
  const marksOf = (source: LedgerReading, accountId: string, orderIds: readonly number[]) =>
    Map.groupBy(source.marksOf(accountId, orderIds).map(asKnown), (mark) => mark.orderId);

  const joinSome = (
    source: LedgerReading,
    accountId: string,
    orderIds: readonly number[],
    named: NamedWrites,
  ): void => {
    const accountNo = rows.accountNo(accountId);
    for (const [orderId, marks] of marksOf(source, accountId, orderIds)) {
      const row = rows.find(accountNo, orderId);
      // An order that the service never showed here is taken in as its newest write named it.
      const order = row === undefined ? named(marks[0]?.writeId)?.orders.find((one) => one.orderId === orderId) : null;
      if (row !== undefined) tables.put(Number(row.key), standingOf(marks, cameBack.after(Number(row.key))));
      else if (order) tables.put(rows.insert(accountNo, asFound(order), neverSeen), standingOf(marks, null));
    }
  };
  /** In steps. False: everything was begun anew meanwhile. */
  const join = async (source: LedgerReading, writes: readonly NumberedWrite[]): Promise<boolean> => {
    const begun = beginning;
    const named = namedWrites(source, writes);
    const ids = [...new Set(writes.flatMap(({ record }) => record.orders.map((order) => order.orderId)))];
    for (const accountId of accountIds) {
      for (let from = 0; from < ids.length; from += ordersAtOnce) {
        database.change(() => joinSome(source, accountId, ids.slice(from, from + ordersAtOnce), named));
        database.noteChange();
        await pass();
        if (beginning !== begun || undone !== database.undoneCount()) return false;
      }
    }
    for (const { writeNo, record } of writes) {
      lastWriteNo = Math.max(lastWriteNo, writeNo);
      cameBack.noteWrite(writeNo, record);
      if (isFinal(record.state) && !unwritten.has(record.writeId)) unsettled.delete(record.writeId);
      else unsettled.add(record.writeId);
    }
    return true;
  };
  const takeUp = async (source: LedgerReading): Promise<void> => {
    const now = source.version();
    unwrittenIsNew = false;
    let some = source.writesNamed([...unsettled]);
    do {
      if (!(await join(source, some))) return;
      some = source.writesAfter(lastWriteNo, writesAtOnce);
    } while (some.length > 0);
    cameBack.noteJoined(lastWriteNo);
    version = now;
  };

  /** Null: the ledger cannot be read. */
  const readLedger = <Found>(read: (source: LedgerReading) => Found): { readonly found: Found } | null => {
    try {
      return { found: read(opened()) };
    } catch (cause) {
      if (isDamage(cause)) throw cause;
      leaveLedger();
      return null;
    }
  };

  return {
    startAnew,
    noteAccounts(ids) {
      if (ids.length === accountIds.length && ids.every((id, at) => id === accountIds[at])) return;
      accountIds = [...ids];
      startAnew();
    },
    noteUnwritten(records) {
      unwritten = new Map(records.map((record) => [record.writeId, record]));
      for (const { writeId } of records) unsettled.add(writeId);
      unwrittenIsNew = true;
    },
    async catchUp() {
      try {
        for (let source = opened(); holdsNews(source); source = opened()) await takeUp(source);
        isUnread = false;
        return null;
      } catch (cause) {
        leaveLedger();
        if (isDamage(cause)) throw cause;
        isUnread = true;
        return { ...failureOf(cause), code: 'records-not-read' };
      }
    },
    isBehind: () => readLedger(holdsNews)?.found ?? false,
    joined: (key) => (isUnread ? 'not-known' : tables.of(key)),
    asOfNow() {
      const news = readLedger(holdsNews);
      if (news === null) return () => 'not-known';
      if (!news.found) return tables.of;
      return (key, accountId, orderId) => {
        const marks = readLedger((source) => marksOf(source, accountId, [orderId]).get(orderId) ?? []);
        return marks === null ? 'not-known' : standingOf(marks.found, cameBack.after(key));
      };
    },
    close: leaveLedger,
  };
}

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
 * From all writes that name the order, the last begun first: the newest manifest that holds it, and whether the order
 * is still here. `backAfter`: the write after which the service has shown it again.
 */
function standingOf(marks: readonly OrderMark[], backAfter: string | null): Standing {
  const manifest = marks
    .filter((mark) => mark.kind === 'manifest' && mark.isOwn)
    .map(({ writeId, state, createdAt }) => ({ manifestId: writeId, state: toMarkState(state), createdAt }))
    .find((mark): mark is ManifestMark => mark.state !== null);
  const removing = marks.find(
    (mark) => mark.kind !== 'manifest' && mark.state !== 'rejected' && mark.state !== 'not-done',
  );
  const isHere = removing === undefined || removing.writeId === backAfter;
  return { manifest: manifest ?? null, removal: isHere ? null : toRemoval(removing) };
}

/** Null: the newest is an assign that brought the order here. */
function toRemoval(mark: OrderMark): OrderRemoval | null {
  if (!mark.isOwn) return null;
  return {
    writeId: mark.writeId,
    kind: removalKind(mark),
    state: isOpen(mark.state) ? 'open' : 'done',
    at: mark.createdAt,
    toAccountId: mark.toAccountId,
  };
}

function removalKind({ kind, archives }: OrderMark): OrderRemoval['kind'] {
  if (kind === 'assign') return 'assigned';
  return kind === 'archive' || archives ? 'archived' : 'deleted';
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
