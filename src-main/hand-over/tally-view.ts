/** Tallies as the page sees them. Pure. */
import type { Tally, TallyExtra, TallySummary, TallyTick } from '../../src-preload/contract/hand-over.ts';
import type { ManifestOrder } from '../../src-preload/contract/manifest.ts';
import type { TallyCounts } from './tallies-read.ts';
import { againIn, isExtra, type KeptTick, stillHereAfter, type TallyEnd, type TallyRecord } from './tally.ts';

export function toSummary(record: TallyRecord, counts: TallyCounts): TallySummary {
  const { end, discardedAt: _discardedAt, earlier = [], notGoing: _notGoing, ...facts } = record;
  return {
    ...facts,
    orderCount: facts.orderCount + counts.again.earlier + counts.again.notGoing,
    earlierCount: earlier.length - counts.again.earlier,
    state: end === null ? 'open' : 'handed-over',
    handedOverAt: end?.at ?? null,
    handedOverBy: end?.handedOverBy ?? null,
    tickedCount: end?.tickedCount ?? counts.ticked,
    extraCount: end?.extras.length ?? counts.extra,
    stillHere: end === null ? { missing: 0, forOthers: 0 } : stillHereAfter(end),
  };
}

/** `ticks`: the last first. `orders`: those of its manifest; they count while the tally is open. */
export function toTally(
  record: TallyRecord,
  ticks: readonly KeptTick[],
  orders: readonly ManifestOrder[],
  isLast: boolean,
): Tally {
  const { end } = record;
  const ticked = tickedOf(ticks);
  const extras = extrasOf(ticks);
  return {
    ...toSummary(record, {
      ticked: ticked.length,
      extra: extras.length,
      again: againIn(record, end === null ? ticks : []),
    }),
    ...(end === null ? { left: leftOf(record, orders, ticks), forOthers: [] } : stayedAt(end)),
    notGoing: [...(record.notGoing ?? []), ...(end?.notGoing ?? [])],
    isLast,
    ticked,
    extras: end?.extras ?? extras,
    lastTickNo: end === null ? (ticks[0]?.tickNo ?? null) : null,
    notWritable: end?.notWritable ?? [],
    isSigned: (end?.signature.length ?? 0) > 0,
  };
}

/** What was missing for this driver, and what another one takes. */
export function stayedAt({ missing, forOthers = [] }: Pick<TallyEnd, 'missing' | 'forOthers'>) {
  const ofOthers = new Set(forOthers);
  return {
    left: missing.filter(({ orderId }) => !ofOthers.has(orderId)),
    forOthers: missing.filter(({ orderId }) => ofOthers.has(orderId)),
  };
}

export function leftOf(
  { earlier = [], notGoing = [] }: TallyRecord,
  orders: readonly ManifestOrder[],
  ticks: readonly KeptTick[],
): readonly ManifestOrder[] {
  const gone = new Set([...earlier, ...[...notGoing, ...tickedOf(ticks)].map(({ order }) => order.orderId)]);
  return orders.filter(({ orderId }) => !gone.has(orderId));
}

export function tickedOf(ticks: readonly KeptTick[]): readonly TallyTick[] {
  return ticks.flatMap((tick) => {
    if (isExtra(tick)) return [];
    const { tickNo, at, byHand, order } = tick;
    return [{ tickNo, at, byHand, order }];
  });
}

export function extrasOf(ticks: readonly KeptTick[]): readonly TallyExtra[] {
  return ticks.flatMap((tick) => {
    if (!isExtra(tick)) return [];
    const { tickNo, at, code, reason, orderNumber, elsewhere } = tick;
    return [{ tickNo, at, code, reason, orderNumber, elsewhere }];
  });
}
