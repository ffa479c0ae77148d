/**
 * Orders as rows of the mirror's tables: accounts and names by number, and each order with what it is found and sorted
 * by.
 */
import { crc32 } from 'node:zlib';
import type { AccountId } from '../../src-preload/contract/account.ts';
import type { OrderGroup } from '../../src-preload/contract/order-list.ts';
import type { FoundOrder } from '../shipping/shipping-client.ts';
import {
  type EarlierNumbers,
  earlierNumbersOf,
  forgetEarlierNumbers,
  noEarlierNumbers,
  noteEarlierNumbers,
} from './earlier-numbers.ts';
import { foldedNumberSortKey, foldName, foldNumber } from './folded.ts';
import { type CountedOrder, countedOrder, createKindCounts, type KindCounts } from './kind-counts.ts';
import type { MirrorDatabase, Row } from './mirror-database.ts';
import { MirrorDamaged } from './mirror-file.ts';

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
  nameNo(name: string): number;
  knownNameNo(name: string): number | null;
  name(nameNo: number): string;
  find(accountNo: number, orderId: number): Row | undefined;
  /**
   * Null: it is not in the copy. For orders by the hundred thousand: the whole row is not read, nor its seal checked. Throws
   * MirrorDamaged where the index leads to another order.
   */
  keyOf(accountNo: number, orderId: number): number | null;
  /** Throws MirrorDamaged when the row, with all its columns, is not as it was written. */
  assertSound(row: Row): void;
  /** Answers its key. */
  insert(accountNo: number, order: FoundOrder, seenAs: number): number;
  /** Whether anything changed; `row` is the result of `find`. */
  update(row: Row, order: FoundOrder, seenAs: number): boolean;
  /** `goneAt` null: the order is there. Answers whether that is news; `row` is the result of `find`. */
  setGone(row: Row, goneAt: string | null): boolean;
  remove(row: Row): void;
}

const columns = [
  'seen_as',
  'carrier_no',
  'country_no',
  'ordered_ms',
  'number_sort',
  'tracking_sort',
  'name_sort',
  'number_folded',
  'tracking_folded',
  'order_number',
  'tracking_number',
  'receiver_name',
  'ordered_at',
  'other',
  'earlier_numbers',
  'earlier_folded',
] as const;

type Values = readonly (string | number | null)[];

const findSql = 'SELECT * FROM orders WHERE order_id = ? AND account_no = ?';
const keySql = 'SELECT key FROM orders WHERE order_id = ? AND account_no = ?';
const whoseSql = 'SELECT order_id, account_no FROM orders NOT INDEXED WHERE key = ?';
const insertSql = `INSERT INTO orders (account_no, order_id, ${columns.join(', ')}, seal)
  VALUES (?, ?, ${columns.map(() => '?').join(', ')}, ?)`;
const updateSql = `UPDATE orders SET ${columns.map((name) => `${name} = ?`).join(', ')}, seal = ?, gone = 0, gone_at = NULL WHERE key = ?`;

export function createOrderRows(database: MirrorDatabase): OrderRows {
  const accounts = numbered(database, 'accounts', 'account_no', 'account_id');
  const names = namedOnce(database);
  const counts = createKindCounts(database);
  const valuesOf = (order: FoundOrder, seenAs: number, { numbers, folded }: EarlierNumbers) => {
    const { orderNumber, trackingNumber, receiverName, orderedAt, other } = order;
    const orderedMs = orderedAt === null ? 0 : Date.parse(orderedAt) || 0;
    const [numberFolded, trackingFolded] = [foldNumber(orderNumber), foldNumber(trackingNumber)];
    const hasOther = other !== undefined && Object.keys(other).length > 0;
    return [
      seenAs,
      names.no(order.carrierName),
      names.no(order.country),
      orderedMs,
      foldedNumberSortKey(numberFolded),
      foldedNumberSortKey(trackingFolded),
      foldName(receiverName),
      numberFolded,
      trackingFolded,
      orderNumber,
      trackingNumber,
      receiverName,
      orderedAt,
      hasOther ? JSON.stringify(other) : null,
      numbers,
      folded,
    ] as const;
  };
  /** What a phrase is looked for in, as one text; no phrase holds a line feed. */
  const foundBy = (values: ReturnType<typeof valuesOf>): string => {
    const [, , , , , , nameFolded, numberFolded, trackingFolded] = values;
    return `${numberFolded}\n${trackingFolded}\n${nameFolded}\n${values.at(-1) ?? ''}`;
  };
  /**
   * Of the order as it is shown, with its account and names as texts: neither changed bytes nor an index that leads to
   * another order may put a parcel into the wrong round.
   */
  const sealOf = (accountNo: number, orderId: number, goneAt: string | null, values: Values): number => {
    const [, carrierNo, countryNo] = values;
    const texts = [accounts.text(accountNo), names.text(Number(carrierNo)), names.text(Number(countryNo))];
    return crc32([...texts, orderId, goneAt, ...values].join('\0'));
  };
  const sealOfRow = (row: Row, goneAt: Row[string]): number =>
    sealOf(
      Number(row.account_no),
      Number(row.order_id),
      goneAt === null ? null : String(goneAt),
      columns.map((name) => row[name] as Values[number]),
    );
  const assertSound = (row: Row): void => {
    const isSound = row.gone === Number(row.gone_at !== null) && row.seal === sealOfRow(row, row.gone_at ?? null);
    if (!isSound) throw new MirrorDamaged('An order in the copy is not as it was written.');
  };
  const count = (before: CountedOrder | null, after: CountedOrder | null): void => {
    if (before !== null) counts.add(before, -1);
    if (after !== null) counts.add(after, 1);
  };

  return {
    kinds: counts.kinds,
    orderCount: counts.orderCount,
    accountNumbers: counts.accountNumbers,
    accountNo: accounts.no,
    knownAccountNo: accounts.known,
    accountId: accounts.text,
    nameNo: names.no,
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
    assertSound,
    insert(accountNo, order, seenAs) {
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
    update(row, order, seenAs) {
      const earlier = earlierNumbersOf(row, order);
      const values = valuesOf(order, seenAs, earlier);
      if (row.gone === 0 && columns.every((name, at) => row[name] === values[at])) return false;
      const seal = sealOf(Number(row.account_no), order.orderId, null, values);
      database.run(updateSql, ...values, seal, Number(row.key));
      if (earlier.folded !== row.earlier_folded) noteEarlierNumbers(database, Number(row.key), earlier);
      const kindBefore = countedOrder(row);
      const [, carrier_no, country_no] = values;
      const kind = { ...kindBefore, seen_as: seenAs, carrier_no, country_no, gone: 0 };
      const isSameKind = (Object.keys(kind) as (keyof CountedOrder)[]).every((name) => kind[name] === kindBefore[name]);
      if (!isSameKind) count(kindBefore, kind);
      const textBefore = [row.order_number, row.tracking_number, row.receiver_name];
      const textAfter = [order.orderNumber, order.trackingNumber, order.receiverName];
      if (textAfter.some((text, at) => text !== textBefore[at])) {
        database.run('DELETE FROM texts WHERE rowid = ?', Number(row.key));
        database.run('INSERT INTO texts (rowid, text) VALUES (?, ?)', Number(row.key), foundBy(values));
      }
      return true;
    },
    setGone(row, goneAt) {
      const gone = goneAt === null ? 0 : 1;
      if (row.gone === gone) return false;
      const sql = 'UPDATE orders SET gone = ?, gone_at = ?, seal = ? WHERE key = ?';
      database.run(sql, gone, goneAt, sealOfRow(row, goneAt), Number(row.key));
      count(countedOrder(row), { ...countedOrder(row), gone });
      return true;
    },
    remove(row) {
      const key = Number(row.key);
      database.run('DELETE FROM texts WHERE rowid = ?', key);
      database.run('DELETE FROM sightings WHERE key = ?', key);
      forgetEarlierNumbers(database, key);
      database.run('DELETE FROM came_back WHERE key = ?', key);
      // Its key may be used for another order later.
      database.run('DELETE FROM temp.chosen WHERE key = ?', key);
      database.run('DELETE FROM orders WHERE key = ?', key);
      count(countedOrder(row), null);
    },
  };
}

interface Numbered {
  no(text: string): number;
  known(text: string): number | null;
  text(no: number): string;
}

/** Texts by number. The file is asked once for each, because a number never changes its text. */
function numbered(database: MirrorDatabase, table: string, noColumn: string, textColumn: string): Numbered {
  const numbers = new Map<string, number>();
  const texts = new Map<number, string>();
  let undone = database.undoneCount();
  const forgetWhatWasUndone = (): void => {
    if (undone === database.undoneCount()) return;
    undone = database.undoneCount();
    numbers.clear();
    texts.clear();
  };
  const remember = (text: string, row: Row | undefined): number | null => {
    if (row === undefined) return null;
    const no = Number(row[noColumn]);
    numbers.set(text, no);
    texts.set(no, text);
    return no;
  };
  const known = (text: string): number | null => {
    forgetWhatWasUndone();
    const read = (): Row | undefined => database.get(`SELECT ${noColumn} FROM ${table} WHERE ${textColumn} = ?`, text);
    return numbers.get(text) ?? remember(text, read());
  };
  return {
    known,
    no(text) {
      const found = known(text);
      if (found !== null) return found;
      const row = database.get(`INSERT INTO ${table} (${textColumn}) VALUES (?) RETURNING ${noColumn}`, text);
      return Number(row?.[noColumn]);
    },
    text(no) {
      forgetWhatWasUndone();
      const remembered = texts.get(no);
      if (remembered !== undefined) return remembered;
      const row = database.get(`SELECT ${textColumn} FROM ${table} WHERE ${noColumn} = ?`, no);
      const text = String(row?.[textColumn] ?? '');
      if (row !== undefined) texts.set(no, text);
      return text;
    },
  };
}

/**
 * Carriers and countries. Names that differ only in case or accents are one, and the way it was written first is shown:
 * lists, counts and couriers go by them, and 'dhl' is no other carrier than 'DHL'.
 */
function namedOnce(database: MirrorDatabase): Numbered {
  const exact = numbered(database, 'names', 'name_no', 'name');
  let first: Map<string, number> | null = null;
  let undone = database.undoneCount();
  const byForm = (): Map<string, number> => {
    if (undone !== database.undoneCount()) first = null;
    undone = database.undoneCount();
    const rows = first === null ? database.all('SELECT name_no, name FROM names ORDER BY name_no DESC') : [];
    first ??= new Map(rows.map(({ name_no, name }) => [formOf(String(name)), Number(name_no)]));
    return first;
  };
  return {
    known: (name) => byForm().get(formOf(name)) ?? null,
    no(name) {
      const no = byForm().get(formOf(name)) ?? exact.no(name);
      byForm().set(formOf(name), no);
      return no;
    },
    text: exact.text,
  };
}

/** A name that consists only of accents keeps them. */
const formOf = (name: string): string => foldName(name) || name;
