/**
 * How many orders of each kind a query finds, from the counts in the file, without looking through the orders
 * themselves.
 */
import type { OrderListQuery, OrderRecordsFilter } from '../../src-preload/contract/order-list.ts';
import type { KeyTable, KeyTables } from './key-tables.ts';
import { type Kind, kindColumns, sumOf, toKind } from './kind-counts.ts';
import { type Conditions, conditionsOf } from './list-query.ts';
import type { MirrorDatabase } from './mirror-database.ts';
import { fitting, without } from './order-kinds.ts';
import type { OrderRows } from './order-rows.ts';
import { isPhrase } from './phrase.ts';
import type { Remembered } from './remembered.ts';

/** temp.found must hold what the query's phrase finds. */
export interface ListCounts {
  /** Independent of the query's account, group, carrier and country: one answer serves them all. */
  kinds(query: OrderListQuery): Promise<readonly Kind[]>;
  total(query: OrderListQuery): Promise<number>;
}

interface Parts {
  readonly database: MirrorDatabase;
  readonly rows: OrderRows;
  readonly remembered: Remembered;
  readonly keyTables: KeyTables;
}

export function createListCounts({ database, rows, remembered, keyTables }: Parts): ListCounts {
  const kindsAmong = async (table: KeyTable, { where, values }: Conditions): Promise<readonly Kind[]> => {
    const kinds: Kind[] = [];
    await keyTables.eachOf(table, (from, keys) => {
      const sql = `SELECT ${kindColumns}, count(*) AS count ${from} ${where} GROUP BY ${kindColumns}`;
      kinds.push(...database.all(sql, ...keys, ...values).map(toKind));
    });
    return kinds;
  };
  const countAmong = async (table: KeyTable, { where, values }: Conditions): Promise<number> => {
    let count = 0;
    await keyTables.eachOf(table, (from, keys) => {
      count += Number(database.get(`SELECT count(*) AS count ${from} ${where}`, ...keys, ...values)?.count);
    });
    return count;
  };
  const ofAll = async (records: OrderRecordsFilter, query: OrderListQuery): Promise<readonly Kind[]> => {
    const isGone = records === 'gone';
    const removed = await kindsAmong('removed', { where: 'WHERE gone = ?', values: [isGone ? 1 : 0] });
    const manifested = { ...query, filters: { ...query.filters, records: 'manifested' as const } };
    const others =
      records === 'not-manifested' ? await kindsAmong('manifested', conditionsOf(manifested, rows, 'manifested')) : [];
    return without(rows.kinds(isGone), [...removed, ...others]);
  };
  const kinds: ListCounts['kinds'] = (asked) => {
    const { group: _group, carrierName: _carrier, country: _country, ...rest } = asked.filters;
    const filters = { ...rest, group: null, carrierName: null, country: null };
    const query = { ...asked, accountIds: null, filters };
    return remembered(['kinds', { ...query, sort: null }], () => {
      const table = tableOf(query);
      return table === null ? ofAll(filters.records, query) : kindsAmong(table, conditionsOf(query, rows, table));
    });
  };
  return {
    kinds,
    async total(query) {
      const table = tableOf(query);
      if (table === null) return sumOf(fitting(await kinds(query), query, rows));
      return remembered(['total', { ...query, sort: null }], () => countAmong(table, conditionsOf(query, rows, table)));
    },
  };
}

/** A table that holds every order of the query; null: any order may match. */
export function tableOf({ phrase, filters }: OrderListQuery): KeyTable | null {
  if (filters.selectedOnly) return 'chosen';
  if (isPhrase(phrase)) return 'found';
  return tablesOfRecords[filters.records];
}

const tablesOfRecords: Readonly<Record<OrderRecordsFilter, KeyTable | null>> = {
  any: null,
  manifested: 'manifested',
  'not-manifested': null,
  'in-doubt': 'doubtful',
  archived: 'removed',
  gone: null,
};
