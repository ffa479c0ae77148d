/** Answers what the page asks of the one list: a window of it, counts, places, all orders of a query. */
import type { AccountId } from '../../src-preload/contract/account.ts';
import type {
  CountedName,
  ListedOrder,
  OrderCounts,
  OrderListPlace,
  OrderListQuery,
  OrderRecordsFilter,
} from '../../src-preload/contract/order-list.ts';
import { foldName, numberSortKey } from './folded.ts';
import { type Conditions, conditionsOf, type Facet, recordsConditions, type Sorting, sortings } from './list-query.ts';
import type { ListedOrders } from './listed-orders.ts';
import type { MirrorDatabase } from './mirror-database.ts';
import type { OrderRows } from './order-rows.ts';
import type { PhraseSearch } from './phrase.ts';

export interface ListAnswers {
  window(query: OrderListQuery, offset: number, count: number): { rows: readonly ListedOrder[]; totalCount: number };
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

  const read = (query: OrderListQuery, without?: Facet): Conditions & { readonly isFew: boolean } => {
    const found = phrases.fill(query.phrase);
    return { ...conditionsOf(query, rows, found !== null, without), isFew: found !== null && found <= fewFound };
  };
  const count = ({ where, values }: Conditions): number =>
    Number(database.get(`SELECT count(*) AS count FROM orders ${where}`, ...values)?.count);
  /** Of the whole list; a page scrolls through it, so the same is asked many times. */
  const totalOf = (query: OrderListQuery): number =>
    remembered(['total', { ...query, sort: null }], () => count(read(query)));

  const keysBy = (
    query: OrderListQuery,
    { column, index }: Sorting,
    more: Conditions | null,
    limit: number,
    offset: number,
  ): number[] => {
    const { where, values, isFew } = read(query);
    const direction = query.sort.descending ? 'DESC' : 'ASC';
    const from = isFew ? 'orders NOT INDEXED' : `orders INDEXED BY ${index}`;
    return database
      .all(
        `SELECT key FROM ${from} ${where} ${more?.where ?? ''} ORDER BY ${column} ${direction} LIMIT ? OFFSET ?`,
        ...values,
        ...(more?.values ?? []),
        limit,
        offset,
      )
      .map((row) => Number(row.key));
  };

  /** The groups of the list in its order, each with its name's own number and its count. */
  const groupsOf = (query: OrderListQuery, sorting: Sorting & { kind: 'groups' }) =>
    remembered(['groups', query], () => {
      const { where, values } = read(query);
      const sql = `SELECT ${sorting.column} AS no, count(*) AS count FROM orders ${where} GROUP BY ${sorting.column}`;
      const order = query.accountIds ?? [];
      const groups = database.all(sql, ...values).map((row) => {
        const no = Number(row.no);
        if (sorting.column !== 'account_no') return { no, count: Number(row.count), sort: foldName(rows.name(no)) };
        const place = order.indexOf(rows.accountId(no));
        return { no, count: Number(row.count), sort: String(place === -1 ? order.length : place).padStart(6, '0') };
      });
      groups.sort((a, b) => (a.sort < b.sort ? -1 : a.sort > b.sort ? 1 : a.no - b.no));
      return query.sort.descending ? groups.reverse() : groups;
    });

  const keysInGroups = (
    query: OrderListQuery,
    sorting: Sorting & { kind: 'groups' },
    limit: number,
    offset: number,
  ): number[] => {
    const keys: number[] = [];
    let left = offset;
    for (const group of groupsOf(query, sorting)) {
      if (left >= group.count) {
        left -= group.count;
        continue;
      }
      // In each of them the newest first, whichever way the groups go.
      const within = { ...query, sort: { ...query.sort, descending: true } };
      const only = { where: `AND ${sorting.column} = ?`, values: [group.no] };
      const byDate = { ...sorting, column: 'ordered_ms' } as unknown as Sorting;
      keys.push(...keysBy(within, byDate, only, limit - keys.length, left));
      left = 0;
      if (keys.length >= limit) break;
    }
    return keys;
  };

  const counted = (query: OrderListQuery, facet: Facet, column: string): { no: number; count: number }[] => {
    const { where, values } = read(query, facet);
    return database
      .all(
        `SELECT ${column} AS no, count(*) AS count FROM orders ${where} GROUP BY ${column} ORDER BY count DESC`,
        ...values,
      )
      .map((row) => ({ no: Number(row.no), count: Number(row.count) }));
  };
  const countedNames = (query: OrderListQuery, facet: 'carrier' | 'country'): CountedName[] =>
    counted(query, facet, `${facet}_no`).map(({ no, count: found }) => ({ name: rows.name(no), count: found }));
  const countedRecords = (query: OrderListQuery): Record<OrderRecordsFilter, number> => {
    const { where, values } = read(query, 'records');
    const of = (filter: OrderRecordsFilter): number =>
      count({ where: `${where} AND ${recordsConditions[filter]}`, values });
    const any = of('any');
    const manifested = of('manifested');
    return {
      any,
      manifested,
      'not-manifested': any - manifested,
      'in-doubt': of('in-doubt'),
      archived: of('archived'),
      gone: of('gone'),
    };
  };

  return {
    window(query, offset, limit) {
      const sorting = sortings[query.sort.by];
      const keys =
        sorting.kind === 'value'
          ? keysBy(query, sorting, null, limit, offset)
          : keysInGroups(query, sorting, limit, offset);
      return { rows: keys.map((key) => listed.ofKey(key)).filter((row) => row !== null), totalCount: totalOf(query) };
    },
    counts: (query) =>
      remembered(['counts', { ...query, sort: null }], () => {
        const groups = new Map(counted(query, 'group', 'seen_as').map(({ no, count: found }) => [no, found]));
        return {
          totalCount: totalOf(query),
          groups: { unshipped: groups.get(0) ?? 0, shipped: groups.get(1) ?? 0 },
          accounts: counted(query, 'account', 'account_no').map(({ no, count: found }) => ({
            accountId: rows.accountId(no) as AccountId,
            count: found,
          })),
          carriers: countedNames(query, 'carrier'),
          countries: countedNames(query, 'country'),
          records: countedRecords(query),
        };
      }),
    positionOf(query, place) {
      const sorting = sortings[query.sort.by];
      const { descending } = query.sort;
      if (sorting.kind === 'groups') {
        if (!('beginning' in place)) return 0;
        const wanted = foldName(place.beginning);
        const isBefore = ({ sort }: { sort: string }): boolean =>
          descending ? sort > `${wanted}\u{10ffff}` : sort < wanted;
        return groupsOf(query, sorting)
          .filter(isBefore)
          .reduce((sum, group) => sum + group.count, 0);
      }
      const { where, values } = read(query);
      const bound = boundOf(sorting.column, place, descending);
      if (bound === null) return 0;
      const before = `AND ${sorting.column} ${descending ? '>' : '<'} ?`;
      return count({ where: `${where} ${before}`, values: [...values, bound] });
    },
  };
}

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
