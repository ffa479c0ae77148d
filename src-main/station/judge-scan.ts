/** What a scanned order is, before it may join a round of the station. Pure. */
import type { AccountId } from '../../src-preload/contract/account.ts';
import type { ListedOrder } from '../../src-preload/contract/order-list.ts';
import type { OrderMatch } from '../../src-preload/contract/scan.ts';
import type { StationVerdict } from '../../src-preload/contract/station.ts';
import { failureOf } from '../failures.ts';
import { isThere } from '../mirror/is-there.ts';

/** Leaves out orders that are no choice beside an order that is there. */
export function choicesOf(matches: readonly OrderMatch[]): readonly OrderMatch[] {
  const there = matches.filter(({ order }) => isThere(order));
  return there.length > 0 ? there : matches;
}

/** Why the order cannot join a round; null: it can. */
export function refusalOf(
  order: ListedOrder,
  held: { readonly roundId: string; readonly scannedAt: string; readonly closedAt: string | null } | null,
): StationVerdict | null {
  if (order.verdict === 'in-manifest' && order.manifest !== null) {
    return { kind: 'in-manifest', order, mark: order.manifest };
  }
  // One of our own rounds that is being made, or in doubt, says more than the fact that its write is open.
  if (held !== null) return { kind: 'in-round', order, ...held };
  switch (order.verdict) {
    case 'not-known':
      return { kind: 'failed', failure: failureOf('records-not-read').failure };
    case 'in-doubt':
    case 'archived':
    case 'gone':
    case 'shipped':
      return { kind: order.verdict, order };
    case 'in-manifest':
    case 'unshipped':
    case 'not-read':
      return null;
  }
}

/** The order belongs to another account than the screens work on, and the station is set to refuse those. */
export function isRefusedAsOther(order: ListedOrder, current: AccountId | null, others: 'take' | 'refuse'): boolean {
  return others === 'refuse' && current !== null && order.accountId !== current;
}
