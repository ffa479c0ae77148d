/**
 * Orders as rows of the mirror's tables: each is found, put in, changed and taken out together with what stands beside it.
 */
import type { AccountId } from '../../src-preload/contract/account.ts';
import type { OrderGroup } from '../../src-preload/contract/order-list.ts';
import type { FoundOrder } from '../shipping/shipping-client.ts';
import { earlierNumbersOf, forgetEarlierNumbers, noEarlierNumbers, noteEarlierNumbers } from './earlier-numbers.ts';
import { type CountedOrder, countedOrder, createKindCounts, type KindCounts } from './kind-counts.ts';
import { noteKind, recordsTables } from './kinds-beside-keys.ts';
import type { MirrorDatabase, Row } from './mirror-database.ts';
import { MirrorDamaged } from './mirror-file.ts';
import { createNamesOnce, createNumberedTexts } from './numbered-texts.ts';
import { orderColumns as columns, createOrderValues, foundBy, storable } from './order-values.ts';

export const groupNumbers: Readonly<Record<OrderGroup, number>> = { unshipped: 0, shipped: 1 };
export const neverSeen = 2;

export const groupOf = (seenAs: unknown): OrderGroup | null =>
  seenAs === 0 ? 'unshipped' : seenAs === 1 ? 'shipped' : null;

/** Throws MirrorDamaged when nobody can have seen an order at that time. */
export function instantOf(seenMs: unknown): string {
  const at = new Date(Number(seenMs));
  if (Number.isNaN(at.getTime())) throw new MirrorDamaged('The copy holds a time that is none.');
  return at.toISOString();
}

export interface OrderRows extends Pick<KindCounts, 'kinds' | 'orderCount' | 'accountNumbers'> {
  /** Gives a new account a number. */
  accountNo(accountId: AccountId): number;
  knownAccountNo(accountId: AccountId): number | null;
  accountId(accountNo: number): AccountId;
  knownNameNo(name: string): number | null;
  name(nameNo: number): string;
  find(accountNo: number, orderId: number): Row | undefined;
  /**
   * Null: it is not in the copy. For orders by the hundred thousand: the whole row is not read, nor its seal checked. Throws
   * MirrorDamaged where the index leads to another order.
   */
  keyOf(accountNo: number, orderId: number): number | null;
  /** What the service showed of the order; `row` is the result of `find`. */
  shown(row: Row): FoundOrder;
  /** Throws MirrorDamaged when the row, with all its columns, is not as it was written. */
  assertSound(row: Row): void;
  /** Answers its key. */
  insert(accountNo: number, order: FoundOrder, seenAs: number): number;
  /**
   * Whether it is news; `row` is the result of `find`. Fields that the document does not name are no news: a score, for
   * instance, may differ in each answer, and with news every page is read again.
   */
  update(row: Row, order: FoundOrder, seenAs: number): boolean;
  /** `goneAt` null: the order is there. Answers whether that is news; `row` is the result of `find`. */
  setGone(row: Row, goneAt: string | null): boolean;
  remove(row: Row): void;
}

const findSql = 'SELECT * FROM orders WHERE order_id = ? AND account_no = ?';
const keySql = 'SELECT key FROM orders WHERE order_id = ? AND account_no = ?';
const whoseSql = 'SELECT order_id, account_no FROM orders NOT INDEXED WHERE key = ?';
const insertSql = `INSERT INTO orders (account_no, order_id, ${columns.join(', ')}, seal)
  VALUES (?, ?, ${columns.map(() => '?').join(', ')}, ?)`;
const updateSql = `UPDATE orders SET ${columns.map((name) => `${name} = ?`).join(', ')}, seal = ?, gone = 0, gone_at = NULL WHERE key = ?`;

/** Tables that keep something of an order by its key: chosen-orders.ts, standing-tables.ts and walks.ts make them. */
const ofThisRun = ['chosen', 'standings', ...recordsTables, 'awaited'];

export function createOrderRows(database: MirrorDatabase): OrderRows {
  const accounts = createNumberedTexts(database, 'accounts', 'account_no', 'account_id');
  const names = createNamesOnce(database);
  const { valuesOf, sealOf, sealOfRow, assertSound } = createOrderValues(accounts, names);
  const counts = createKindCounts(database);
  const count = (before: CountedOrder | null, after: CountedOrder | null): void => {
    if (before !== null) counts.add(before, -1);
    if (after !== null) counts.add(after, 1);
  };
  const turn = (row: Row, before: CountedOrder, after: CountedOrder): void => {
    count(before, after);
    noteKind(database, Number(row.key), after);
  };

  return {
    kinds: counts.kinds,
    orderCount: counts.orderCount,
    accountNumbers: counts.accountNumbers,
    accountNo: accounts.no,
    knownAccountNo: accounts.known,
    accountId: accounts.text,
    knownNameNo: names.known,
    name: names.text,
    find(accountNo, orderId) {
      const row = database.get(findSql, orderId, accountNo);
      if (row !== undefined) assertSound(row);
      return row;
    },
    keyOf(accountNo, orderId) {
      const key = database.get(keySql, orderId, accountNo)?.key;
      if (typeof key !== 'number') return null;
      const whose = database.get(whoseSql, key);
      if (whose?.order_id !== orderId || whose.account_no !== accountNo) {
        throw new MirrorDamaged('An index of the copy leads to another order.');
      }
      return key;
    },
    shown: (row) => ({
      orderId: Number(row.order_id),
      orderNumber: String(row.order_number),
      orderedAt: row.ordered_at === null ? null : String(row.ordered_at),
      receiverName: String(row.receiver_name),
      carrierName: names.text(Number(row.carrier_no)),
      trackingNumber: String(row.tracking_number),
      country: names.text(Number(row.country_no)),
      exactMatch: null,
      ...(row.other === null ? {} : { other: JSON.parse(String(row.other)) as Record<string, string> }),
    }),
    assertSound,
    insert(accountNo, shown, seenAs) {
      const order = storable(shown);
      const values = valuesOf(order, seenAs, noEarlierNumbers);
      const key = database.insert(
        insertSql,
        accountNo,
        order.orderId,
        ...values,
        sealOf(accountNo, order.orderId, null, values),
      );
      const [, carrier_no, country_no] = values;
      count(null, { account_no: accountNo, seen_as: seenAs, carrier_no, country_no, gone: 0 });
      database.run('INSERT INTO texts (rowid, text) VALUES (?, ?)', key, foundBy(values));
      return key;
    },
    update(row, shown, seenAs) {
      const order = storable(shown);
      const earlier = earlierNumbersOf(row, order);
      const values = valuesOf(order, seenAs, earlier);
      const differing = columns.filter((name, at) => row[name] !== values[at]);
      if (row.gone === 0 && differing.length === 0) return false;
      const seal = sealOf(Number(row.account_no), order.orderId, null, values);
      database.run(updateSql, ...values, seal, Number(row.key));
      if (earlier.folded !== row.earlier_folded) noteEarlierNumbers(database, Number(row.key), earlier);
      const kindBefore = countedOrder(row);
      const [, carrier_no, country_no] = values;
      const kind = { ...kindBefore, seen_as: seenAs, carrier_no, country_no, gone: 0 };
      const isSameKind = (Object.keys(kind) as (keyof CountedOrder)[]).every((name) => kind[name] === kindBefore[name]);
      if (!isSameKind) turn(row, kindBefore, kind);
      const textBefore = [row.order_number, row.tracking_number, row.receiver_name];
      const textAfter = [order.orderNumber, order.trackingNumber, order.receiverName];
      if (textAfter.some((text, at) => text !== textBefore[at])) {
        database.run('DELETE FROM texts WHERE rowid = ?', Number(row.key));
        database.run('INSERT INTO texts (rowid, text) VALUES (?, ?)', Number(row.key), foundBy(values));
      }
      return row.gone !== 0 || differing.some((name) => name !== 'other');
    },
    setGone(row, goneAt) {
      const gone = goneAt === null ? 0 : 1;
      if (row.gone === gone) return false;
      const sql = 'UPDATE orders SET gone = ?, gone_at = ?, seal = ? WHERE key = ?';
      database.run(sql, gone, goneAt, sealOfRow(row, goneAt), Number(row.key));
      turn(row, countedOrder(row), { ...countedOrder(row), gone });
      return true;
    },
    remove(row) {
      const key = Number(row.key);
      database.run('DELETE FROM texts WHERE rowid = ?', key);
      database.run('DELETE FROM sightings WHERE key = ?', key);
      forgetEarlierNumbers(database, key);
      database.run('DELETE FROM came_back WHERE key = ?', key);
      // Its key may be used for another order a moment later.
      for (const table of ofThisRun) database.run(`DELETE FROM temp.${table} WHERE key = ?`, key);
      database.run('DELETE FROM orders WHERE key = ?', key);
      count(countedOrder(row), null);
    },
  };
}
