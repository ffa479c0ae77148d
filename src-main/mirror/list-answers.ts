/** Answers what the page asks of the one list: a window of it, counts, places, all orders of a query. */
import type {
  CountedName,
  OrderCounts,
  OrderListPlace,
  OrderListQuery,
  OrderPlace,
  OrderRecordsFilter,
  OrderWindow,
} from '../../src-preload/contract/order-list.ts';
import { foldName, numberSortKey } from './folded.ts';
import { createKeptOrders } from './kept-orders.ts';
import { type Conditions, conditionsOf, sortings } from './list-query.ts';
import type { ListedOrders } from './listed-orders.ts';
import type { MirrorDatabase } from './mirror-database.ts';
import { countedBy, type Facet, fitting, type Kind, kindColumns, toKind } from './order-kinds.ts';
import type { OrderRows } from './order-rows.ts';
import type { PhraseSearch } from './phrase.ts';

export interface ListAnswers {
  window(
    query: OrderListQuery,
    offset: number,
    count: number,
    kept: readonly OrderPlace[],
  ): Pick<OrderWindow, 'rows' | 'totalCount' | 'kept'>;
  counts(query: OrderListQuery): OrderCounts;
  positionOf(query: OrderListQuery, place: OrderListPlace): number;
}

interface Parts {
  readonly database: MirrorDatabase;
  readonly rows: OrderRows;
  readonly phrases: PhraseSearch;
  readonly listed: ListedOrders;
}

/** So few that sorting them costs less than leaping over what the phrase does not find. */
const fewFound = 5_000;

export function createListAnswers({ database, rows, phrases, listed }: Parts): ListAnswers {
  const remembered = rememberedAnswers(database);
  const keptOrders = createKeptOrders(database, rows);

  const read = (query: OrderListQuery): Conditions & { readonly isFew: boolean } => {
    const found = phrases.fill(query.phrase);
    return { ...conditionsOf(query, rows, found !== null), isFew: found !== null && found <= fewFound };
  };
  const count = ({ where, values }: Conditions): number =>
    Number(database.get(`SELECT count(*) AS count FROM orders ${where}`, ...values)?.count);
  /** Of the whole list; a page scrolls through it, so the same is asked many times. */
  const totalOf = (query: OrderListQuery): number =>
    remembered(['total', { ...query, sort: null }], () => count(read(query)));

  /** `among`: only those of one group. */
  const keysBy = (
    query: OrderListQuery,
    sorting: SortedBy,
    among: Conditions,
    limit: number,
    offset: number,
  ): number[] => {
    const { isFew, ...found } = read(query);
    const { where, values } = keptOrders.orKept(found);
    const { column, index, descending } = sorting;
    const from = isFew ? 'orders NOT INDEXED' : `orders INDEXED BY ${index}`;
    const order = `ORDER BY ${column} ${descending ? 'DESC' : 'ASC'} LIMIT ? OFFSET ?`;
    const sql = `SELECT key FROM ${from} ${where} ${among.where} ${order}`;
    return database.all(sql, ...values, ...among.values, limit, offset).map((row) => Number(row.key));
  };

  /** How many there are of each kind; what is filtered by kind is filtered here, so that one look serves every filter. */
  const kinds = (query: OrderListQuery): readonly Kind[] => {
    const { group: _group, carrierName: _carrier, country: _country, ...rest } = query.filters;
    const wide = { ...query, accountIds: null, filters: { ...rest, group: null, carrierName: null, country: null } };
    return remembered(['kinds', { ...wide, sort: null }], () => {
      const { where, values } = read(wide);
      // In the order of the index, so that nothing is sorted.
      const sql = `SELECT ${kindColumns}, count(*) AS count FROM orders INDEXED BY by_facets ${where} GROUP BY ${kindColumns}`;
      return database.all(sql, ...values).map(toKind);
    });
  };

  /** The groups of the list in its order, each with its name's own number and its count. */
  const groupsOf = (query: OrderListQuery, column: GroupColumn) => {
    const accountPlaces = query.accountIds ?? [];
    const shown = [...fitting(kinds(query), query, rows), ...keptOrders.kinds()];
    const groups = [...countedBy(shown, column)].map(([no, found]) => {
      if (column !== 'account_no') return { no, count: found, sort: foldName(rows.name(no)) };
      const place = accountPlaces.indexOf(rows.accountId(no));
      return { no, count: found, sort: String(place === -1 ? accountPlaces.length : place).padStart(6, '0') };
    });
    groups.sort((a, b) => (a.sort < b.sort ? -1 : a.sort > b.sort ? 1 : a.no - b.no));
    return query.sort.descending ? groups.reverse() : groups;
  };

  const keysInGroups = (query: OrderListQuery, column: GroupColumn, limit: number, offset: number): number[] => {
    const keys: number[] = [];
    let left = offset;
    for (const group of groupsOf(query, column)) {
      if (keys.length >= limit) break;
      if (left >= group.count) {
        left -= group.count;
        continue;
      }
      const among = { where: `AND ${column} = ?`, values: [group.no] };
      keys.push(...keysBy(query, newestFirst, among, limit - keys.length, left));
      left = 0;
    }
    return keys;
  };

  const names = (counted: ReadonlyMap<number, number>): CountedName[] =>
    [...counted].map(([no, found]) => ({ name: rows.name(no), count: found })).sort((a, b) => b.count - a.count);
  const countedRecords = (query: OrderListQuery): Record<OrderRecordsFilter, number> => {
    const of = (records: OrderRecordsFilter): number => totalOf({ ...query, filters: { ...query.filters, records } });
    const any = of('any');
    const manifested = of('manifested');
    const rest = { 'in-doubt': of('in-doubt'), archived: of('archived'), gone: of('gone') };
    return { any, manifested, 'not-manifested': any - manifested, ...rest };
  };

  return {
    window(query, offset, limit, places) {
      const kept = keptOrders.fill(places, read(query));
      const sorting = sortings[query.sort.by];
      const keys =
        sorting.kind === 'value'
          ? keysBy(query, { ...sorting, descending: query.sort.descending }, everyOne, limit, offset)
          : keysInGroups(query, sorting.column, limit, offset);
      const found = keys.map((key) => listed.ofKey(key)).filter((row) => row !== null);
      return { rows: found, totalCount: totalOf(query), kept };
    },
    counts(query) {
      const all = kinds(query);
      const by = (column: keyof Kind, without: Facet) => countedBy(fitting(all, query, rows, without), column);
      const groups = by('seen_as', 'group');
      const accounts = [...by('account_no', 'account')];
      return {
        totalCount: totalOf(query),
        groups: { unshipped: groups.get(0) ?? 0, shipped: groups.get(1) ?? 0 },
        accounts: accounts
          .map(([no, found]) => ({ accountId: rows.accountId(no), count: found }))
          .sort((a, b) => b.count - a.count),
        carriers: names(by('carrier_no', 'carrier')),
        countries: names(by('country_no', 'country')),
        records: countedRecords(query),
      };
    },
    positionOf(query, place) {
      const sorting = sortings[query.sort.by];
      const { descending } = query.sort;
      if (sorting.kind === 'groups') {
        if (!('beginning' in place)) return 0;
        const wanted = foldName(place.beginning);
        const isBefore = ({ sort }: { sort: string }): boolean =>
          descending ? sort > `${wanted}\u{10ffff}` : sort < wanted;
        return groupsOf(query, sorting.column)
          .filter(isBefore)
          .reduce((sum, group) => sum + group.count, 0);
      }
      const { where, values } = keptOrders.orKept(read(query));
      const bound = boundOf(sorting.column, place, descending);
      if (bound === null) return 0;
      const before = `AND ${sorting.column} ${descending ? '>' : '<'} ?`;
      return count({ where: `${where} ${before}`, values: [...values, bound] });
    },
  };
}

const everyOne: Conditions = { where: '', values: [] };

interface SortedBy {
  readonly column: string;
  readonly index: string;
  readonly descending: boolean;
}

/** Within a group, whichever way the groups go. */
const newestFirst: SortedBy = { column: 'ordered_ms', index: 'by_ordered', descending: true };

type GroupColumn = 'carrier_no' | 'country_no' | 'account_no';
/** What stands before the place sorts before this value. Null: the column has no such places. */
function boundOf(column: string, place: OrderListPlace, descending: boolean): string | number | null {
  if (column === 'ordered_ms') {
    const at = 'at' in place ? Date.parse(place.at) : Number.NaN;
    return Number.isNaN(at) ? null : at;
  }
  if (!('beginning' in place)) return null;
  const text = column === 'name_sort' ? foldName(place.beginning) : numberSortKey(place.beginning);
  return descending ? `${text}\u{10ffff}` : text;
}

/** The last answers, as long as nothing changes: scrolling and typing ask the same again and again. */
function rememberedAnswers(database: MirrorDatabase): <Answer>(question: unknown, find: () => Answer) => Answer {
  const mostAnswers = 32;
  let version = -1;
  const answers = new Map<string, unknown>();
  return (question, find) => {
    if (version !== database.version() || answers.size >= mostAnswers) answers.clear();
    version = database.version();
    const name = JSON.stringify(question);
    if (!answers.has(name)) answers.set(name, find());
    return answers.get(name) as ReturnType<typeof find>;
  };
}
