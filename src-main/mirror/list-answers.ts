/**
 * Answers the page's questions about the one list: a window of it, counts, places, all orders of a query. Each in steps
 * of a few milliseconds.
 */
import type {
  CountedName,
  ListedOrder,
  OrderCounts,
  OrderListPlace,
  OrderListQuery,
  OrderRecordsFilter,
  OrderReference,
  OrderWindow,
} from '../../src-preload/contract/order-list.ts';
import { createIndexBlocks } from './index-blocks.ts';
import { createKeptOrders } from './kept-orders.ts';
import { createKeyTables } from './key-tables.ts';
import type { Kind } from './kind-counts.ts';
import { createListCounts } from './list-counts.ts';
import { createListKeys } from './list-keys.ts';
import { conditionsOf } from './list-query.ts';
import type { ListedOrders } from './listed-orders.ts';
import type { MirrorDatabase } from './mirror-database.ts';
import { countedBy, type Facet, fitting } from './order-kinds.ts';
import type { OrderRows } from './order-rows.ts';
import { createPhraseSearch } from './phrase.ts';
import { createRemembered } from './remembered.ts';

/** One question at a time. */
export interface ListAnswers {
  window(
    query: OrderListQuery,
    offset: number,
    count: number,
    kept: readonly OrderReference[],
  ): Promise<Pick<OrderWindow, 'rows' | 'totalCount' | 'kept'>>;
  counts(query: OrderListQuery): Promise<OrderCounts>;
  positionOf(query: OrderListQuery, place: OrderListPlace, kept: readonly OrderReference[]): Promise<number>;
}

export interface ListAnswersParts {
  readonly database: MirrorDatabase;
  readonly rows: OrderRows;
  readonly listed: ListedOrders;
  /** Gives others their turn. */
  readonly pass: () => Promise<void>;
  /** Orders looked through in one step. */
  readonly ordersInStep: number;
}

/** Each row is read and joined by itself. */
const rowsAtOnce = 50;

export function createListAnswers({ database, rows, listed, pass, ordersInStep }: ListAnswersParts): ListAnswers {
  const remembered = createRemembered(database);
  const keyTables = createKeyTables(database, ordersInStep, pass);
  const phrases = createPhraseSearch(database, keyTables, ordersInStep);
  const counts = createListCounts({ database, rows, remembered, keyTables });
  const kept = createKeptOrders(database, rows);
  const blocks = createIndexBlocks(database, ordersInStep, rows.orderCount);
  const fewOrders = Math.floor(ordersInStep / 4);
  const keys = createListKeys({ database, rows, counts, kept, blocks, keyTables, fewOrders, remembered, pass });

  const read = async (ofKeys: readonly number[]): Promise<ListedOrder[]> => {
    const orders: ListedOrder[] = [];
    for (let from = 0; from < ofKeys.length; from += rowsAtOnce) {
      await pass();
      orders.push(...ofKeys.slice(from, from + rowsAtOnce).flatMap((key) => listed.ofKey(key) ?? []));
    }
    return orders;
  };
  const names = (counted: ReadonlyMap<number, number>): CountedName[] =>
    [...counted].map(([no, found]) => ({ name: rows.name(no), count: found })).sort((a, b) => b.count - a.count);
  const countedRecords = async (query: OrderListQuery): Promise<Record<OrderRecordsFilter, number>> => {
    const of = (records: OrderRecordsFilter) => counts.total({ ...query, filters: { ...query.filters, records } });
    const any = await of('any');
    const manifested = await of('manifested');
    const rest = { 'in-doubt': await of('in-doubt'), archived: await of('archived'), gone: await of('gone') };
    return { any, manifested, 'not-manifested': any - manifested, ...rest };
  };

  return {
    async window(query, offset, limit, places) {
      await phrases.fill(query.phrase);
      const keptPlaces = kept.fill(places, conditionsOf(query, rows));
      const found = await read(await keys.window(query, offset, limit));
      return { rows: found, totalCount: await counts.total(query), kept: keptPlaces };
    },
    async counts(query) {
      await phrases.fill(query.phrase);
      const all = await counts.kinds(query);
      const by = (column: keyof Kind, without: Facet) => countedBy(fitting(all, query, rows, without), column);
      const groups = by('seen_as', 'group');
      return {
        totalCount: await counts.total(query),
        groups: { unshipped: groups.get(0) ?? 0, shipped: groups.get(1) ?? 0 },
        accounts: [...by('account_no', 'account')]
          .map(([no, found]) => ({ accountId: rows.accountId(no), count: found }))
          .sort((a, b) => b.count - a.count),
        carriers: names(by('carrier_no', 'carrier')),
        countries: names(by('country_no', 'country')),
        records: await countedRecords(query),
      };
    },
    async positionOf(query, place, places) {
      await phrases.fill(query.phrase);
      kept.fill(places, conditionsOf(query, rows));
      return keys.before(query, place);
    },
  };
}
