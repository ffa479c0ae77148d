/**
 * Parcels that stayed behind at a hand-over and do not go any more: they are lost, or go another way. It is said of the
 * last hand-over of a manifest only: a later one has begun from what was said before it.
 */
import type { Tally } from '../../src-preload/contract/hand-over.ts';
import { afterChange, failureOf } from '../failures.ts';
import type { Clock } from '../ports.ts';
import type { OpenTallies } from './open-tallies.ts';
import type { TallyEnd, TallyRecord } from './tally.ts';

interface NotGoingParts {
  readonly tallies: OpenTallies;
  readonly clock: Clock;
  /** Throws PackbenchError 'tally-unknown'. */
  readonly known: (tallyId: string) => TallyRecord;
  readonly viewOf: (record: TallyRecord) => Tally;
  readonly changed: () => void;
}

export function createNotGoing({ tallies, clock, known, viewOf, changed }: NotGoingParts) {
  const change = (tallyId: string, alter: (end: TallyEnd) => TallyEnd | null): Tally => {
    const { manifestId } = known(tallyId);
    const after = tallies().change(tallyId, (now) => {
      const isLast = tallies().ofManifests([manifestId])[0]?.tallyId === tallyId;
      const end = now.end === null || !isLast ? null : alter(now.end);
      return end === null ? null : { ...now, end };
    });
    if (after === null) throw failureOf('changed-meanwhile');
    changed();
    return afterChange(() => viewOf(after));
  };

  return {
    setNotGoing: (tallyId: string, orderIds: readonly number[], why: string, by: string): Tally =>
      change(tallyId, (end) => {
        const named = new Set(orderIds);
        const { missing, notGoing = [] } = end;
        const orders = missing.filter(({ orderId }) => named.has(orderId));
        if (orders.length < named.size) return null;
        const at = clock.now().toISOString();
        const before = notGoing.filter(({ order }) => !named.has(order.orderId));
        return { ...end, notGoing: [...before, ...orders.map((order) => ({ order, why, by, at }))] };
      }),
    setGoing: (tallyId: string, orderIds: readonly number[]): Tally =>
      change(tallyId, (end) => {
        const named = new Set(orderIds);
        const { notGoing = [] } = end;
        const staying = notGoing.filter(({ order }) => !named.has(order.orderId));
        return staying.length + named.size === notGoing.length ? { ...end, notGoing: staying } : null;
      }),
  };
}
