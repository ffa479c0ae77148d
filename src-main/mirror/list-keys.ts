/**
 * Which orders are in a window of the list, in its order, and where a place is. Found in steps, so that scans are
 * answered in between.
 */
import type { SQLInputValue } from 'node:sqlite';
import type { OrderListPlace, OrderListQuery } from '../../src-preload/contract/order-list.ts';
import { createFewKeys } from './few-keys.ts';
import { foldName, numberSortKey, sortKeysOfBeginning } from './folded.ts';
import { type IndexBlocks, orderBy, type SortedBy } from './index-blocks.ts';
import type { KeptOrders } from './kept-orders.ts';
import type { KeyTables } from './key-tables.ts';
import { sumOf } from './kind-counts.ts';
import { type ListCounts, tableOf } from './list-counts.ts';
import { createListGroups } from './list-groups.ts';
import { type Conditions, conditionsOf, type GroupColumn, sortings } from './list-query.ts';
import type { MirrorDatabase } from './mirror-database.ts';
import type { OrderRows } from './order-rows.ts';
import type { Remembered } from './remembered.ts';

/** temp.found must hold what the query's phrase finds. */
export interface ListKeys {
  window(query: OrderListQuery, offset: number, limit: number): Promise<readonly number[]>;
  /** How many orders stand before the place. */
  before(query: OrderListQuery, place: OrderListPlace): Promise<number>;
}

interface Parts {
  readonly database: MirrorDatabase;
  readonly rows: OrderRows;
  readonly counts: ListCounts;
  readonly kept: KeptOrders;
  readonly blocks: IndexBlocks;
  readonly remembered: Remembered;
  readonly keyTables: KeyTables;
  readonly fewOrders: number;
  readonly pass: () => Promise<void>;
}

/** A part of the list: all of it, or one of its groups. */
interface Part {
  readonly query: OrderListQuery;
  readonly among: Conditions;
  readonly count: number;
}

export function createListKeys(parts: Parts): ListKeys {
  const { database, rows, counts, kept, blocks, fewOrders, remembered, pass } = parts;
  const few = createFewKeys(parts);
  const groups = createListGroups(rows, counts, kept);
  const conditions = ({ query, among }: Part): Conditions => {
    const found = kept.orKept(conditionsOf(query, rows));
    return { where: `${found.where} ${among.where}`, values: [...found.values, ...among.values] };
  };
  const number = (sql: string, ...values: SQLInputValue[]): number => Number(database.get(sql, ...values)?.count);

  const inBlocks = async (part: Part, sorting: SortedBy, limit: number, offset: number): Promise<number[]> => {
    const { where, values } = conditions(part);
    const from = `FROM orders INDEXED BY ${sorting.index} ${where}`;
    const counted = await remembered(['blocks', sorting, where, values, kept.keys()], (): number[] => []);
    const keys: number[] = [];
    let left = offset;
    for (let no = 0; keys.length < limit; no += 1) {
      if (no > 0) await pass();
      const block = blocks.at(sorting, no);
      if (block === null) break;
      const asked = [...values, ...block.values];
      if (left > 0) {
        const count = counted[no] ?? number(`SELECT count(*) AS count ${from} ${block.where}`, ...asked);
        counted[no] = count;
        if (count <= left) {
          left -= count;
          continue;
        }
      }
      const sql = `SELECT key ${from} ${block.where} ${orderBy(sorting)} LIMIT ? OFFSET ?`;
      keys.push(...database.all(sql, ...asked, limit - keys.length, left).map(({ key }) => Number(key)));
      left = 0;
    }
    return keys;
  };

  const keysOf = async (part: Part, sorting: SortedBy, limit: number, offset: number): Promise<readonly number[]> => {
    const most = Math.min(limit, part.count - offset);
    if (most <= 0) return [];
    const table = tableOf(part.query);
    if (table !== null && (await counts.total(part.query)) <= fewOrders) {
      return few.cut(await few.all(part.query, table), part.among, sorting, most, offset);
    }
    // From the nearer end: the index can be read in both directions.
    if (offset <= part.count / 2) return inBlocks(part, sorting, most, offset);
    const turned = { ...sorting, descending: !sorting.descending };
    return (await inBlocks(part, turned, most, part.count - offset - most)).reverse();
  };

  const inGroups = async (query: OrderListQuery, column: GroupColumn, limit: number, offset: number) => {
    const keys: number[] = [];
    let left = offset;
    for (const { no, count } of await groups.of(query, column)) {
      if (keys.length >= limit) break;
      const part = { query, count, among: { where: `AND ${column} = ?`, values: [no] } };
      keys.push(...(await keysOf(part, newestFirst, limit - keys.length, left)));
      left = Math.max(0, left - count);
    }
    return keys;
  };

  const beforeValue = async (query: OrderListQuery, sorting: SortedBy, bound: string | number): Promise<number> => {
    const { where, values } = kept.orKept(conditionsOf(query, rows));
    const isBefore = `${sorting.descending ? '>' : '<'} ?`;
    const sql = `SELECT count(*) AS count FROM orders INDEXED BY ${sorting.index} ${where}`;
    let count = 0;
    for (let no = 0; ; no += 1) {
      const block = blocks.at(sorting, no);
      if (block === null) return count;
      const asked = [...values, ...block.values, bound];
      count += number(`${sql} ${block.where} AND ${sorting.column} ${isBefore}`, ...asked);
      if (block.last === null || number(`SELECT ? ${isBefore} AS count`, block.last, bound) === 0) return count;
      await pass();
    }
  };

  /** The first order, in the order of the list, of those whose number begins so; without one, the place of the number itself. */
  const beforeNumber = async (query: OrderListQuery, sorting: SortedBy, beginning: string): Promise<number> => {
    const keys = sortKeysOfBeginning(beginning);
    for (const key of sorting.descending ? keys.toReversed() : keys) {
      const before = await beforeValue(query, sorting, sorting.descending ? endOf(key) : key);
      const behind = await beforeValue(query, sorting, sorting.descending ? key : endOf(key));
      if (behind > before) return before;
    }
    const itself = numberSortKey(beginning);
    return beforeValue(query, sorting, sorting.descending ? endOf(itself) : itself);
  };

  return {
    async window(query, offset, limit) {
      const sorting = sortings[query.sort.by];
      if (sorting.kind === 'groups') return inGroups(query, sorting.column, limit, offset);
      const count = (await counts.total(query)) + sumOf(kept.kinds());
      const part = { query, count, among: { where: '', values: [] } };
      return keysOf(part, { ...sorting, descending: query.sort.descending }, limit, offset);
    },
    async before(query, place) {
      const sorting = sortings[query.sort.by];
      const { descending } = query.sort;
      if (sorting.kind === 'value') {
        const sorted = { ...sorting, descending };
        if (isOfNumbers(sorting.column) && 'beginning' in place) return beforeNumber(query, sorted, place.beginning);
        const bound = boundOf(sorting.column, place, descending);
        return bound === null ? 0 : beforeValue(query, sorted, bound);
      }
      if (!('beginning' in place)) return 0;
      const wanted = foldName(place.beginning);
      const all = await groups.of(query, sorting.column);
      return sumOf(all.filter(({ sort }) => (descending ? sort > `${wanted}\u{10ffff}` : sort < wanted)));
    },
  };
}

/** Within a group, in whichever direction the groups go. */
const newestFirst: SortedBy = { column: 'ordered_ms', index: 'by_ordered', descending: true };

const isOfNumbers = (column: string): boolean => column === 'number_sort' || column === 'tracking_sort';

/** Behind every value that begins so. */
const endOf = (text: string): string => `${text}\u{10ffff}`;

/** Orders before the place have values before this one. Null: the column has no such places. */
function boundOf(column: string, place: OrderListPlace, descending: boolean): string | number | null {
  if (column === 'ordered_ms') {
    const at = 'at' in place ? Date.parse(place.at) : Number.NaN;
    return Number.isNaN(at) ? null : at;
  }
  if (!('beginning' in place)) return null;
  const text = foldName(place.beginning);
  return descending ? endOf(text) : text;
}
