/** How many orders there are of each kind (account, group, carrier, country): what filters are counted by, and lists in groups go by. */
import type { OrderListQuery } from '../../src-preload/contract/order-list.ts';
import type { Row } from './mirror-database.ts';
import { groupNumbers, type OrderRows } from './order-rows.ts';

/** SQL. */
export const kindColumns = 'account_no, seen_as, carrier_no, country_no';

export interface Kind {
  readonly account_no: number;
  readonly seen_as: number;
  readonly carrier_no: number;
  readonly country_no: number;
  readonly count: number;
}

/** A filter that is left out, so that its other choices can be counted. */
export type Facet = 'group' | 'account' | 'carrier' | 'country';

export function toKind(row: Row): Kind {
  const [account_no, seen_as] = [Number(row.account_no), Number(row.seen_as)];
  return {
    account_no,
    seen_as,
    carrier_no: Number(row.carrier_no),
    country_no: Number(row.country_no),
    count: Number(row.count),
  };
}

/** Those that the query asks for. */
export function fitting(
  kinds: readonly Kind[],
  query: OrderListQuery,
  rows: OrderRows,
  without?: Facet,
): readonly Kind[] {
  const { accountIds, filters } = query;
  const accounts = accountIds === null || without === 'account' ? null : new Set(accountIds.map(rows.knownAccountNo));
  const group = filters.group === null || without === 'group' ? null : groupNumbers[filters.group];
  const carrier =
    filters.carrierName === null || without === 'carrier' ? null : (rows.knownNameNo(filters.carrierName) ?? -1);
  const country = filters.country === null || without === 'country' ? null : (rows.knownNameNo(filters.country) ?? -1);
  return kinds.filter(
    (kind) =>
      (accounts === null || accounts.has(kind.account_no)) &&
      (group === null || kind.seen_as === group) &&
      (carrier === null || kind.carrier_no === carrier) &&
      (country === null || kind.country_no === country),
  );
}

export function countedBy(kinds: readonly Kind[], column: keyof Kind): Map<number, number> {
  const counted = new Map<number, number>();
  for (const kind of kinds) counted.set(kind[column], (counted.get(kind[column]) ?? 0) + kind.count);
  return counted;
}
