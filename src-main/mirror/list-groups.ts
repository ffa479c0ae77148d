/** The groups of a list that is sorted by a column with few values (carrier, country, account), in their order. */
import type { OrderListQuery } from '../../src-preload/contract/order-list.ts';
import { foldName } from './folded.ts';
import type { KeptOrders } from './kept-orders.ts';
import type { ListCounts } from './list-counts.ts';
import type { GroupColumn } from './list-query.ts';
import { countedBy, fitting } from './order-kinds.ts';
import type { OrderRows } from './order-rows.ts';

export interface ListGroup {
  /** The name's own number, or the account's. */
  readonly no: number;
  readonly count: number;
  readonly sort: string;
}

export interface ListGroups {
  of(query: OrderListQuery, column: GroupColumn): Promise<readonly ListGroup[]>;
}

export function createListGroups(
  rows: OrderRows,
  counts: Pick<ListCounts, 'kinds'>,
  kept: Pick<KeptOrders, 'kinds'>,
): ListGroups {
  return {
    async of(query, column) {
      const accountPlaces = query.accountIds ?? [];
      const shown = [...fitting(await counts.kinds(query), query, rows), ...kept.kinds()];
      const groups = [...countedBy(shown, column)].map(([no, count]): ListGroup => {
        if (column !== 'account_no') return { no, count, sort: foldName(rows.name(no)) };
        const place = accountPlaces.indexOf(rows.accountId(no));
        return { no, count, sort: String(place === -1 ? accountPlaces.length : place).padStart(6, '0') };
      });
      groups.sort((a, b) => (a.sort < b.sort ? -1 : a.sort > b.sort ? 1 : a.no - b.no));
      return query.sort.descending ? groups.reverse() : groups;
    },
  };
}
