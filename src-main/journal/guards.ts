/**
 * What keeps an order from being sent twice, asked inside the transaction that writes an INTENT down: no other program and no
 * other request can come between the question and the INTENT.
 *
 * A write is of the same account as another when the fingerprints are equal. It also counts as the same when the account's
 * entry on this computer is the same: its key may have been replaced by the shop's new one, and its address because the service
 * moved to another host. Should it have been another shop's, or another service, the guards are too careful for an order with
 * the same id, and no more than that.
 *
 * Old records have no fingerprint. They are those of every account that their entry was ever noted as; and when that entry was
 * never noted (it was lost before fingerprints came), they count for an order whose id and number both agree.
 */
import type { FailureFacts } from '../../src-preload/contract/failure.ts';
import type { WriteKind } from '../../src-preload/contract/in-doubt.ts';
import { failureOf, remark } from '../failures.ts';
import type { AccountReference } from './account-at-service.ts';
import type { LedgerDatabase, Row } from './ledger-database.ts';
import { recordOf } from './ledger-rows.ts';
import { isOpen, type OrderState, type WriteIntent, type WriteRecord } from './write-record.ts';

/** An order in a write: enough to mark it in a list. */
export interface WriteMark {
  readonly orderId: number;
  readonly writeId: string;
  readonly kind: WriteKind;
  readonly state: OrderState;
  readonly createdAt: string;
}

type Intended = Pick<WriteRecord, 'accountId' | 'origin' | 'fingerprint' | 'about'>;

/** The accounts a write touches: its own and, for an assign, the one that gets the orders. */
export function accountsOf({ accountId, origin = '', fingerprint = '', about }: Intended): AccountReference[] {
  const own = { accountId, origin, fingerprint };
  const { toAccountId, toFingerprint = '' } = about;
  return toAccountId === undefined ? [own] : [own, { accountId: toAccountId, origin, fingerprint: toFingerprint }];
}

/** SQL: the write `w` is of the account ?1 (its id), ?2 (its fingerprint). */
const isOf = (idColumn: string, fingerprintColumn: string): string => `(
  (${fingerprintColumn} <> '' AND ${fingerprintColumn} = ?2)
  OR ${idColumn} = ?1
  OR (${fingerprintColumn} = '' AND ?2 <> '' AND ${idColumn} IN (SELECT account_id FROM accounts WHERE fingerprint = ?2)))`;
export const isOwn = isOf('w.account_id', 'w.fingerprint');
/** SQL: an assign that brings its orders to that account. */
export const isForIt = `(w.to_account_id <> '' AND ${isOf('w.to_account_id', 'w.to_fingerprint')})`;

/** SQL: nobody can say whose write it is. */
const isStray = `(w.fingerprint = '' AND w.account_id <> ?1 AND w.account_id NOT IN (SELECT account_id FROM accounts))`;

/** Writes whose end is not known. */
const withoutEnd = `w.state IN ('intent', 'sent', 'in-doubt')`;

/** The write is of the account, or brings orders to it. */
const touchesIt = `(${isOwn} OR ${isForIt})`;

/**
 * SQL: a write without orders, such as the removal of every unshipped one. Asked first: there are few, and records are
 * long.
 */
const namesNone = `w.kind = 'bulk-delete' AND NOT EXISTS (SELECT 1 FROM write_orders o WHERE o.write_id = w.write_id)`;

/** Writes without an end that touch one of the accounts, oldest first. */
export function openWritesOf(database: LedgerDatabase, accounts: readonly AccountReference[]): WriteRecord[] {
  return openRecords(database, touchesIt, accounts);
}

function openRecords(database: LedgerDatabase, where: string, accounts: readonly AccountReference[]): WriteRecord[] {
  const sql = `SELECT w.* FROM writes w WHERE ${withoutEnd} AND ${where} ORDER BY w.rowid`;
  const found = new Map<string, WriteRecord>();
  for (const { accountId, fingerprint } of accounts) {
    for (const row of database.all(sql, accountId, fingerprint)) {
      found.set(String(row.write_id), recordOf(database, row));
    }
  }
  return [...found.values()];
}

/** Every write of the account, of any kind and state, that names one of the orders; the last begun first. */
export function marksOf(database: LedgerDatabase, account: AccountReference, orderIds: readonly number[]): WriteMark[] {
  return marksWhere(database, isOwn, account, orderIds);
}

function marksWhere(
  database: LedgerDatabase,
  where: string,
  { accountId, fingerprint }: AccountReference,
  orderIds: readonly number[],
): WriteMark[] {
  const rows = database.all(
    `SELECT o.order_id, w.write_id, w.kind, o.state, w.created_at
     FROM write_orders o JOIN writes w USING (write_id)
     WHERE o.order_id IN (SELECT value FROM json_each(?3)) AND ${where}
     -- As they were begun: the clock may have been set between any two of them.
     ORDER BY w.rowid DESC`,
    accountId,
    fingerprint,
    JSON.stringify(orderIds),
  );
  return rows.map(markOf);
}

export const markOf = (row: Row): WriteMark => ({
  orderId: Number(row.order_id),
  writeId: String(row.write_id),
  // These columns are filled only from records, and compared with them at the start.
  kind: String(row.kind) as WriteKind,
  state: String(row.state) as OrderState,
  createdAt: String(row.created_at),
});

/** Marks of writes whose account nobody knows, for orders with the same id and number; newest first. */
function strayMarks(database: LedgerDatabase, account: AccountReference, orders: WriteRecord['orders']): WriteMark[] {
  const numbers = new Map(orders.map((order) => [order.orderId, order.orderNumber]));
  return marksWhere(database, isStray, account, [...numbers.keys()]).filter((mark) => {
    const row = database.all('SELECT * FROM writes WHERE write_id = ?', mark.writeId)[0];
    const named = row === undefined ? [] : recordOf(database, row).orders;
    return named.some(({ orderId, orderNumber }) => orderId === mark.orderId && orderNumber === numbers.get(orderId));
  });
}

/**
 * Orders of the intent that are in another write without an end, whichever account it began in: a mark for each, from
 * the oldest write. Searched by the orders: there may be a thousand open writes, and each manifest waits for this.
 */
export function openMarks(database: LedgerDatabase, intent: WriteIntent, writeId: string | null): WriteMark[] {
  const { orders } = intent;
  const accounts = accountsOf({ ...intent, about: intent.about ?? {} });
  const ids = orders.map((order) => order.orderId);
  const [own] = accounts;
  const marks = [
    ...accounts.flatMap((account) => marksWhere(database, touchesIt, account, ids).reverse()),
    ...(own === undefined ? [] : strayMarks(database, own, orders)),
  ];
  // An assign between the two accounts belongs to both.
  const each = new Map(marks.map((mark) => [`${mark.writeId} ${mark.orderId}`, mark]));
  // An order has its write's state until a person settles it.
  return [...each.values()].filter((mark) => isOpen(mark.state) && mark.writeId !== writeId);
}

/**
 * Call inside the transaction that writes the record. Throws PackbenchError 'already-open', 'unshipped-being-removed',
 * 'account-writes-open', 'already-manifested' (unless the operator was shown each order's newest manifest: `shown`).
 */
export function refuseUnsafe(database: LedgerDatabase, record: WriteRecord, shown: readonly string[]): void {
  refuseBesideEveryUnshipped(database, record);
  refuseOpenOrders(database, record);
  if (record.kind === 'manifest') refuseManifested(database, record, shown);
}

/** Removing every unshipped order names none, so it excludes any other write of the account, and they exclude it. */
function refuseBesideEveryUnshipped(database: LedgerDatabase, record: WriteRecord): void {
  const accounts = accountsOf(record);
  const isAnother = ({ writeId }: WriteRecord): boolean => writeId !== record.writeId;
  const withoutOrders = openRecords(database, `${namesNone} AND ${touchesIt}`, accounts).filter(isAnother);
  if (withoutOrders.some(({ about }) => about.everyUnshipped === true)) {
    throw failureOf('unshipped-being-removed', { facts: factsOf(record, []) });
  }
  if (record.about.everyUnshipped !== true) return;
  const first = openWritesOf(database, accounts).find(isAnother);
  if (first !== undefined) throw failureOf('account-writes-open', { facts: factsOf(record, [], first) });
}

/** Throws PackbenchError 'already-open'. */
export function refuseOpenOrders(database: LedgerDatabase, record: WriteRecord): void {
  const open = openMarks(database, intentOf(record), record.writeId);
  const [first] = open;
  if (first === undefined) return;
  const held = new Set(open.map((mark) => mark.orderId));
  const ids = record.orders.flatMap(({ orderId }) => (held.has(orderId) ? [orderId] : []));
  throw failureOf('already-open', { facts: factsOf(record, ids, first) });
}

/** Throws PackbenchError 'already-manifested': the commonest cause is a parcel scanned twice. */
function refuseManifested(database: LedgerDatabase, record: WriteRecord, shown: readonly string[]): void {
  const account = intentOf(record);
  const ids = record.orders.map((order) => order.orderId);
  const newest = new Map<number, WriteMark>();
  for (const mark of [...marksOf(database, account, ids), ...strayMarks(database, account, record.orders)]) {
    const isManifest = mark.kind === 'manifest' && (mark.state === 'stored' || mark.state === 'done');
    if (isManifest && !newest.has(mark.orderId)) newest.set(mark.orderId, mark);
  }
  const held = [...newest.values()].filter(({ writeId }) => !shown.includes(writeId));
  const [first] = held;
  if (first === undefined) return;
  const numbers = new Map(record.orders.map((order) => [order.orderId, order.orderNumber]));
  throw failureOf('already-manifested', {
    facts: {
      ...factsOf(
        record,
        held.map((mark) => mark.orderId),
        first,
      ),
      manifestIds: [...new Set([...newest.values()].map((mark) => mark.writeId))],
      remarks: held.map(({ orderId, createdAt }) =>
        remark('order-manifested', { orderId, orderNumber: numbers.get(orderId) ?? '', at: createdAt }),
      ),
    },
  });
}

function factsOf(
  { accountId }: WriteRecord,
  orderIds: readonly number[],
  by?: { readonly kind: WriteKind; readonly writeId: string },
): FailureFacts {
  return {
    accountId,
    ...(orderIds.length === 0 ? {} : { orderIds }),
    ...(by?.kind === 'manifest' ? { manifestId: by.writeId } : {}),
  };
}

/** The intent that a record was begun with. */
function intentOf({
  kind,
  accountId,
  accountLabel,
  orders,
  about,
  origin = '',
  fingerprint = '',
}: WriteRecord): WriteIntent {
  return { kind, accountId, accountLabel, orders, about, origin, fingerprint };
}
