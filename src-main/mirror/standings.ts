/**
 * What the ledger knows of the orders, joined at reading time: read from the ledger's own file by the thread that answers, held in
 * memory, and brought up to date before each answer when anything was written there. Nothing of it is ever stored in the mirror.
 */
import type { Failure } from '../../src-preload/contract/failure.ts';
import type { ManifestMark } from '../../src-preload/contract/order.ts';
import type { OrderRemoval } from '../../src-preload/contract/order-list.ts';
import { type LedgerReading, type OrderMark, openLedgerReading, type WriteAt } from '../journal/ledger-reading.ts';
import { isFinal, isOpen, orderState, type WriteOrder, type WriteRecord } from '../journal/write-record.ts';
import { toMarkState } from '../manifests/manifest-view.ts';
import type { FoundOrder } from '../shipping/shipping-client.ts';
import type { MirrorDatabase } from './mirror-database.ts';
import { neverSeen, type OrderRows } from './order-rows.ts';
import { createStandingTables, type Standing } from './standing-tables.ts';

export interface Standings {
  /** Brings all of it up to date. Why the ledger could not be read; null: it was. */
  refresh(): Failure | null;
  /** Whose orders they are. */
  noteAccounts(accountIds: readonly string[]): void;
  /** Ends of writes that the ledger's file did not take, and that count all the same. */
  noteUnwritten(records: readonly WriteRecord[]): void;
  /** Null: the ledger knows nothing of it. */
  of(key: number): Standing | null;
  /** All of it is read anew by the next `refresh`. */
  startAnew(): void;
  close(): void;
}

interface Parts {
  readonly database: MirrorDatabase;
  readonly rows: OrderRows;
  readonly ledgerPath: string;
  /** What an error of the ledger's file is told as. */
  readonly failureOf: (cause: unknown) => Failure;
}

/** In one question to the ledger. */
const ordersAtOnce = 5_000;

export function createStandings({ database, rows, ledgerPath, failureOf }: Parts): Standings {
  const tables = createStandingTables(database);
  let ledger: LedgerReading | null = null;
  let accountIds: readonly string[] = [];
  let unwritten = new Map<string, WriteRecord>();
  let unwrittenIsNew = false;
  let version = -1;
  let place = 0;
  let undone = database.undoneCount();
  /** Writes that may still change. */
  const unsettled = new Set<string>();

  const startAnew = (): void => {
    version = -1;
    place = 0;
    unsettled.clear();
    tables.clear();
  };

  /** In the file it may be behind. */
  const asKnown = (mark: OrderMark): OrderMark => {
    const record = unwritten.get(mark.writeId);
    const order = record?.orders.find(({ orderId }) => orderId === mark.orderId);
    return record === undefined || order === undefined ? mark : { ...mark, state: orderState(record, order) };
  };

  /** An order that the service never showed here is taken in as the newest of its writes named it. */
  const keyOf = (accountNo: number, marks: readonly OrderMark[], writes: readonly WriteAt[]): number | null => {
    const [{ orderId } = { orderId: 0 }] = marks;
    const row = rows.find(accountNo, orderId);
    if (row !== undefined) return Number(row.key);
    const naming = new Set(marks.map((mark) => mark.writeId));
    const order = writes
      .findLast(({ record }) => naming.has(record.writeId))
      ?.record.orders.find((one) => one.orderId === orderId);
    return order === undefined ? null : rows.insert(accountNo, asFound(order), neverSeen);
  };

  const join = (source: LedgerReading, accountId: string, writes: readonly WriteAt[]): void => {
    const accountNo = rows.accountNo(accountId);
    const ids = [...new Set(writes.flatMap(({ record }) => record.orders.map((order) => order.orderId)))];
    for (let from = 0; from < ids.length; from += ordersAtOnce) {
      const marks = Map.groupBy(
        source.marksOf(accountId, ids.slice(from, from + ordersAtOnce)),
        (mark) => mark.orderId,
      );
      for (const ofOrder of marks.values()) {
        const key = keyOf(accountNo, ofOrder, writes);
        if (key !== null) tables.put(key, standingOf(ofOrder.map(asKnown)));
      }
    }
  };

  const takeUp = (source: LedgerReading): void => {
    const changed = source.writesBehind(place, [...unsettled]);
    for (const { place: at, record } of changed) {
      place = Math.max(place, at);
      if (isFinal(record.state) && !unwritten.has(record.writeId)) unsettled.delete(record.writeId);
      else unsettled.add(record.writeId);
    }
    if (changed.length === 0) return;
    database.change(() => {
      for (const accountId of accountIds) join(source, accountId, changed);
    });
    database.noteChange();
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
    refresh() {
      // What was joined within a change that was undone is gone with it.
      if (undone !== database.undoneCount()) startAnew();
      undone = database.undoneCount();
      try {
        ledger ??= openLedgerReading(ledgerPath);
        const now = ledger.version();
        if (now === version && !unwrittenIsNew) return null;
        takeUp(ledger);
        version = now;
        unwrittenIsNew = false;
        return null;
      } catch (cause) {
        ledger?.close();
        ledger = null;
        version = -1;
        return failureOf(cause);
      }
    },
    of: tables.of,
    close() {
      ledger?.close();
      ledger = null;
    },
  };
}

/** From all writes that name the order, the last begun first: the newest manifest that holds it, and whether it is still here. */
function standingOf(marks: readonly OrderMark[]): Standing {
  const manifest = marks
    .filter((mark) => mark.kind === 'manifest' && mark.isOwn)
    .map(({ writeId, state, createdAt }) => ({ manifestId: writeId, state: toMarkState(state), createdAt }))
    .find((mark): mark is ManifestMark => mark.state !== null);
  const removing = marks.find(
    (mark) => mark.kind !== 'manifest' && mark.state !== 'rejected' && mark.state !== 'not-done',
  );
  return { manifest: manifest ?? null, removal: removing === undefined ? null : toRemoval(removing) };
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
