/**
 * The parcel that undo takes out, and whether there is anything to close. The band says 'added' a moment before the
 * rounds are read again; a key pressed in that moment means what the band says, not the parcel before.
 */
import type { RoundScan, StationState } from '../../src-preload/contract/station.ts';
import type { ShownScan } from './shown-scan.ts';
import { rowOf } from './since-scanned.ts';

export type LastAdded = Pick<RoundScan, 'roundId' | 'orderId' | 'orderNumber'>;

/** Null: no parcel is in an open round. `latest`: what the band says. */
export function lastAdded({ lastScans }: Pick<StationState, 'lastScans'>, latest: ShownScan | null): LastAdded | null {
  const verdict = latest?.verdict;
  if (verdict?.kind === 'added') {
    const { roundId, order } = verdict;
    const { orderId, orderNumber } = order;
    if (rowOf(verdict, { lastScans }) === undefined) return { roundId, orderId, orderNumber };
  }
  return lastScans.find(({ isOpen, takenOutAt }) => isOpen && takenOutAt === null) ?? null;
}
