/** What a scanned parcel is besides: which other manifests hold it, and which other orders have its number. */
import type { ManifestPlace } from '../../src-preload/contract/hand-over.ts';
import type { ManifestOrder } from '../../src-preload/contract/manifest.ts';
import type { ListedOrder } from '../../src-preload/contract/order-list.ts';
import { wholeMatch } from '../orders/whole-match.ts';
import type { HeldManifest, ManifestOrders, PlaceOnManifest } from './manifest-orders.ts';
import type { OpenTallies } from './open-tallies.ts';
import type { NewTick, TallyRecord } from './tally.ts';

export interface Sought {
  readonly code: string;
  readonly codes: readonly string[];
  /** What this computer knows under these codes. */
  readonly known: readonly ListedOrder[];
}

export function createElsewhere({
  tallies,
  orders,
}: {
  readonly tallies: OpenTallies;
  readonly orders: ManifestOrders;
}) {
  const withHandOvers = (places: readonly PlaceOnManifest[]): readonly ManifestPlace[] => {
    const done = tallies.ifThere()?.ofManifests(places.map(({ manifestId }) => manifestId)) ?? [];
    return places.map((place) => {
      const last = done.find(({ manifestId, end }) => manifestId === place.manifestId && end !== null);
      const wasMissing = last?.end?.missing.some(({ orderId }) => orderId === place.orderId) ?? false;
      const said = [...(last?.notGoing ?? []), ...(last?.end?.notGoing ?? [])];
      const notGoing = said.find(({ order }) => order.orderId === place.orderId)?.why ?? null;
      return { ...place, handedOverAt: last?.end?.at ?? null, wasMissing, notGoing };
    });
  };

  /** Other parcels with the same number: it does not tell them apart. */
  const sameNumber = (
    manifest: HeldManifest,
    order: ManifestOrder,
    { codes, known }: Sought,
  ): readonly ListedOrder[] => {
    if (wholeMatch(codes)({ orderNumber: '', trackingNumber: order.trackingNumber })) return [];
    return known.filter((one) => !orders.isOn(manifest, one) && one.verdict !== 'archived' && one.verdict !== 'gone');
  };

  /** What is noted of a parcel that is not on the manifest of the tally. */
  const notOnIt = ({ manifestId }: TallyRecord, { code, codes, known }: Sought): NewTick => {
    const places = orders.placesOf(known, codes).filter((place) => place.manifestId !== manifestId);
    const orderNumber = known[0]?.orderNumber ?? places[0]?.orderNumber ?? null;
    if (places.length > 0) return { code, reason: 'other-manifest', orderNumber, elsewhere: withHandOvers(places) };
    const notSettled = orders.notSettled(known, codes);
    if (notSettled !== null) return { code, reason: 'not-settled', orderNumber: notSettled, elsewhere: [] };
    return { code, reason: known.length > 0 ? 'not-manifested' : 'unknown', orderNumber, elsewhere: [] };
  };

  return { withHandOvers, sameNumber, notOnIt };
}
