/**
 * Scans of a hand-over. A scan is looked for on the tally's own manifest first, then among everything this computer
 * knows, and stored. It counts as ticked only once it is on the disk. No service is asked.
 */
import type { TallyScan, TallySummary, TallyVerdict } from '../../src-preload/contract/hand-over.ts';
import type { ManifestOrder } from '../../src-preload/contract/manifest.ts';
import { failureOf, PackbenchError } from '../failures.ts';
import { wholeMatch } from '../orders/whole-match.ts';
import { createElsewhere, type Sought } from './elsewhere.ts';
import type { HeldManifest, ManifestOrders } from './manifest-orders.ts';
import type { OpenTallies } from './open-tallies.ts';
import { isExtra, type NewTick, nameOf, stateOf, type TallyRecord } from './tally.ts';
import { extrasOf, toSummary } from './tally-view.ts';

export interface TallyScans {
  /** Never throws because of the scanned code: the verdict reports it. */
  scan(tallyId: string | null, code: string, otherReadings: readonly string[]): Promise<TallyScan>;
  /**
   * By hand, a parcel that got another label is asked about first, unless `isSure`. Throws PackbenchError
   * 'tally-unknown', 'manifest-unknown', 'not-found', 'changed-meanwhile', 'disk-full', 'file-failed'.
   */
  tick(tallyId: string, orderId: number, byHand: boolean, isSure: boolean): Promise<TallyScan>;
}

export interface TallyScansParts {
  readonly tallies: OpenTallies;
  readonly orders: ManifestOrders;
  /** Throws what HandOverService.begin throws. */
  readonly begin: (manifestId: string, again: boolean) => TallyRecord;
  readonly changed: () => void;
}

export function createTallyScans({ tallies, orders, begin, changed }: TallyScansParts): TallyScans {
  const knownTally = (tallyId: string): TallyRecord => {
    const record = tallies().get(tallyId);
    if (record === null) throw failureOf('tally-unknown');
    return record;
  };
  const answer = (code: string, tallyId: string | null, verdict: TallyVerdict): TallyScan => {
    return { code, verdict, tally: tallyId === null ? null : summaryOf(tallyId) };
  };
  /** The parcel is counted already: counts that cannot be read do not undo it. The tally on the screen says why. */
  const summaryOf = (tallyId: string): TallySummary | null => {
    try {
      const record = tallies.ifThere()?.get(tallyId) ?? null;
      return record === null ? null : toSummary(record, tallies().countsOf(record));
    } catch (error) {
      if (!(error instanceof PackbenchError)) throw error;
      return null;
    }
  };

  const { described, placesOf, sameNumber, carrierNow, notOnIt } = createElsewhere({ tallies, orders });

  const put = (tallyId: string, tick: NewTick): TallyVerdict => {
    const done = tallies().tick(tallyId, tick);
    if (done === 'closed') throw failureOf('changed-meanwhile');
    const { kind, tick: kept } = done;
    if (kind === 'double') {
      const orderNumber = isExtra(kept) ? (kept.orderNumber ?? kept.code) : nameOf(kept.order);
      return { kind: 'double', orderNumber, at: kept.at, isExtra: isExtra(kept) };
    }
    changed();
    if (!isExtra(kept)) return { kind: 'ticked', order: kept.order, byHand: kept.byHand };
    const [extra] = extrasOf([kept]);
    if (extra === undefined) throw new Error('A tick is an extra and is none.');
    return { kind: extra.reason === 'other-manifest' ? 'other-manifest' : 'extra', extra };
  };

  const inTally = (record: TallyRecord, sought: Sought): TallyVerdict => {
    const manifest = orders.manifest(record.manifestId);
    const { codes, known } = sought;
    const matches = new Set(manifest.orders.filter(wholeMatch(codes)));
    // The service may have given the order another number since it was put on the manifest.
    for (const one of known.filter((each) => orders.isOn(manifest, each))) {
      for (const order of manifest.orders) if (order.orderId === one.orderId) matches.add(order);
    }
    const [own, ...more] = matches;
    if (own === undefined) return put(record.tallyId, notOnIt(sought));
    const others = more.length > 0 ? [] : sameNumber(manifest, own, sought);
    if (more.length === 0 && others.length === 0) return counted(record, manifest, own, sought);
    const places = described(others.length === 0 ? [] : orders.placesOf(others, []), sought);
    return { kind: 'several', orders: [...matches], places };
  };

  /** Unless its label is another carrier's by now: then a person says so. */
  const counted = (record: TallyRecord, manifest: HeldManifest, order: ManifestOrder, sought: Sought): TallyVerdict => {
    const carrierName = carrierNow(manifest, order, sought);
    if (carrierName !== null) return { kind: 'relabelled', order, carrierName };
    return put(record.tallyId, { order, byHand: false });
  };

  /** No tally is shown: the parcel says which one it belongs to. */
  const byParcel = (sought: Sought): TallyScan => {
    const { code, codes, known } = sought;
    const places = placesOf(sought);
    const waiting = places.filter(({ handedOverAt }) => handedOverAt === null);
    const [place, ...more] = waiting.length > 0 ? waiting : places;
    if (place === undefined) {
      const notSettled = orders.notSettled(known, codes);
      const orderNumber = notSettled ?? (known[0] === undefined ? null : nameOf(known[0]));
      return answer(code, null, { kind: 'no-manifest', orderNumber, isNotSettled: notSettled !== null });
    }
    if (more.length > 0) return answer(code, null, { kind: 'several', orders: [], places: [place, ...more] });
    const isOpen = (tallies.ifThere()?.ofManifests([place.manifestId]) ?? []).some((one) => stateOf(one) === 'open');
    const order = orderOn(orders.manifest(place.manifestId), place.orderId);
    if (place.carrierNow)
      return answer(code, null, { kind: 'relabelled', order, carrierName: place.carrierNow, place });
    if (place.handedOverAt !== null && !isOpen) return answer(code, null, { kind: 'handed-over', place });
    const record = begin(place.manifestId, isOpen);
    return answer(code, record.tallyId, put(record.tallyId, { order, byHand: false }));
  };

  return {
    async scan(tallyId, scanned, otherReadings) {
      const code = scanned.trim();
      const codes = [code, ...otherReadings].filter((one) => one.trim() !== '');
      try {
        if (codes.length === 0) throw failureOf('request-not-valid', { facts: { field: 'code' } });
        const sought = { code, codes, known: await orders.known(codes) };
        if (tallyId === null) return byParcel(sought);
        return answer(code, tallyId, inTally(knownTally(tallyId), sought));
      } catch (error) {
        if (!(error instanceof PackbenchError)) throw error;
        return { code, verdict: { kind: 'failed', failure: error.failure }, tally: null };
      }
    },
    async tick(tallyId, orderId, byHand, isSure) {
      const manifest = orders.manifest(knownTally(tallyId).manifestId);
      const order = orderOn(manifest, orderId);
      const code = String(orderId);
      if (byHand && !isSure) {
        const codes = [order.orderNumber].filter((number) => number !== '');
        const carrierName = carrierNow(manifest, order, { code, codes, known: await orders.known(codes) });
        if (carrierName !== null) return answer(code, tallyId, { kind: 'relabelled', order, carrierName, byHand });
      }
      return answer(code, tallyId, put(tallyId, { order, byHand }));
    },
  };
}

function orderOn(manifest: HeldManifest, orderId: number): ManifestOrder {
  const order = manifest.orders.find((one) => one.orderId === orderId);
  if (order === undefined) throw failureOf('not-found', { facts: { orderIds: [orderId], field: 'order' } });
  return order;
}
