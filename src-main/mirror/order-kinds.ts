/** Kinds of orders and the number of each: the counts of filters and the groups of lists come from these. */
import type { OrderListQuery } from '../../src-preload/contract/order-list.ts';
import type { Kind } from './kind-counts.ts';
import { groupNumbers, type OrderRows } from './order-rows.ts';

/** A filter that is left out in order to count its other choices. */
export type Facet = 'group' | 'account' | 'carrier' | 'country';

/** The kinds that the query asks for. */
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

/** What remains of each kind. */
export function without(kinds: readonly Kind[], others: readonly Kind[]): readonly Kind[] {
  const left = new Map(kinds.map((kind) => [nameOf(kind), kind]));
  for (const other of others) {
    const kind = left.get(nameOf(other));
    if (kind !== undefined) left.set(nameOf(other), { ...kind, count: kind.count - other.count });
  }
  return [...left.values()].filter(({ count }) => count > 0);
}

const nameOf = ({ account_no, seen_as, carrier_no, country_no }: Kind): string =>
  `${account_no} ${seen_as} ${carrier_no} ${country_no}`;
