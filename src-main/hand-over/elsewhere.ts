/** What a scanned parcel is besides: which other manifests hold it, which other orders have its number, and whose label it has by now. */
import type { ManifestPlace, RelabelledParcel } from '../../src-preload/contract/hand-over.ts';
import type { ManifestOrder } from '../../src-preload/contract/manifest.ts';
import type { ListedOrder } from '../../src-preload/contract/order-list.ts';
import { isSameAccount } from '../journal/account-at-service.ts';
import { isThere } from '../mirror/is-there.ts';
import { isOfOtherCarrier } from '../orders/same-carrier.ts';
import { wholeMatch } from '../orders/whole-match.ts';
import { accountOf, type HeldManifest, type ManifestOrders, type PlaceOnManifest } from './manifest-orders.ts';
import type { OpenTallies } from './open-tallies.ts';
import { type NewTick, nameOf } from './tally.ts';

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
  /** `sought`: what was scanned. */
  const described = (places: readonly PlaceOnManifest[], sought: Sought): readonly ManifestPlace[] => {
    const done = tallies.ifThere()?.ofManifests(places.map(({ manifestId }) => manifestId)) ?? [];
    return places.map((place) => {
      const last = done.find(({ manifestId, end }) => manifestId === place.manifestId && end !== null);
      const wasMissing = last?.end?.missing.some(({ orderId }) => orderId === place.orderId) ?? false;
      const said = [...(last?.notGoing ?? []), ...(last?.end?.notGoing ?? [])];
      const notGoing = said.find(({ order }) => order.orderId === place.orderId)?.why ?? null;
      const carrierNow = carrierNowOf(place, sought);
      return { ...place, handedOverAt: last?.end?.at ?? null, wasMissing, notGoing, carrierNow };
    });
  };

  /** Other parcels with the same number: it does not tell them apart. */
  const sameNumber = (
    manifest: HeldManifest,
    order: ManifestOrder,
    { codes, known }: Sought,
  ): readonly ListedOrder[] => {
    if (hasItsLabel(order, codes)) return [];
    return known.filter((one) => !orders.isOn(manifest, one) && isThere(one));
  };

  /** The carrier that the parcel goes with by now, where that is another one than its manifest says; null: it is not. */
  const carrierNow = (manifest: HeldManifest, order: ManifestOrder, { codes, known }: Sought): string | null => {
    if (hasItsLabel(order, codes)) return null;
    const copy = known.find((one) => one.orderId === order.orderId && orders.isOn(manifest, one));
    return copy !== undefined && isRelabelled(copy, order) ? copy.carrierName : null;
  };

  const carrierNowOf = ({ manifestId, orderId }: PlaceOnManifest, sought: Sought): string | null => {
    const manifest = orders.manifest(manifestId);
    const order = manifest.orders.find((one) => one.orderId === orderId);
    return order === undefined ? null : carrierNow(manifest, order, sought);
  };

  /**
   * The places where a scanned parcel may be counted: where it stands on a manifest with the label it has now, not the one
   * that named its old carrier.
   */
  const placesOf = (sought: Sought): readonly ManifestPlace[] => {
    const places = described(orders.placesOf(sought.known, sought.codes), sought);
    const accountAt = ({ manifestId }: ManifestPlace) => accountOf(orders.manifest(manifestId).record);
    const isAlsoAt = (place: ManifestPlace) => (other: ManifestPlace) =>
      !other.carrierNow && other.orderId === place.orderId && isSameAccount(accountAt(other), accountAt(place));
    return places.filter((place) => !place.carrierNow || !places.some(isAlsoAt(place)));
  };

  /** What is noted of a parcel that is not on the manifest of the tally. */
  const notOnIt = (sought: Sought): NewTick => {
    const { code, codes, known } = sought;
    const places = placesOf(sought);
    const [first] = known;
    const order = first ?? places[0];
    const orderNumber = order === undefined ? null : nameOf(order);
    const listed = first && { listed: { accountId: first.accountId, orderId: first.orderId } };
    const said = { code, ...listed, orderNumber, elsewhere: places };
    if (places.length > 0) return { ...said, reason: 'other-manifest' };
    const notSettled = orders.notSettled(known, codes);
    if (notSettled !== null) return { ...said, reason: 'not-settled', orderNumber: notSettled };
    return { ...said, reason: known.length > 0 ? 'not-manifested' : 'unknown' };
  };

  return { described, placesOf, sameNumber, carrierNow, notOnIt };
}

/** Orders of the manifest whose label is another carrier's by now. */
export async function relabelledOf(
  orders: Pick<ManifestOrders, 'copyOf'>,
  manifest: HeldManifest,
): Promise<readonly RelabelledParcel[]> {
  const copies = await relabelledCopies(orders, manifest);
  return [...copies.values()].map(({ orderId, carrierName }) => ({ orderId, carrierName }));
}

/** Some of its orders, with the labels that they have by now. */
export async function withLabelsNow(
  orders: Pick<ManifestOrders, 'copyOf'>,
  manifest: HeldManifest,
  some: readonly ManifestOrder[],
): Promise<readonly ManifestOrder[]> {
  const copies = await relabelledCopies(orders, manifest);
  return some.map((order) => {
    const { carrierName, trackingNumber } = copies.get(order.orderId) ?? order;
    return { ...order, carrierName, trackingNumber };
  });
}

async function relabelledCopies(
  orders: Pick<ManifestOrders, 'copyOf'>,
  manifest: HeldManifest,
): Promise<ReadonlyMap<number, ListedOrder>> {
  const onIt = new Map(manifest.orders.map((order) => [order.orderId, order]));
  const isOther = (copy: ListedOrder): boolean => {
    const order = onIt.get(copy.orderId);
    return order !== undefined && isRelabelled(copy, order);
  };
  // An account may be entered twice: then both entries know its order.
  const copies = new Map((await orders.copyOf(manifest)).map((copy) => [copy.orderId, copy]));
  return new Map([...copies].filter(([, copy]) => isOther(copy)));
}

/** The label in the hand is the one that the manifest names. */
const hasItsLabel = ({ trackingNumber }: ManifestOrder, codes: readonly string[]): boolean =>
  wholeMatch(codes)({ orderNumber: '', trackingNumber });

/** The number is another one as well: a service may call a carrier by another name later. */
const isRelabelled = (copy: ListedOrder, onManifest: ManifestOrder): boolean =>
  onManifest.carrierName !== '' &&
  isOfOtherCarrier(copy, onManifest.carrierName) &&
  copy.trackingNumber !== onManifest.trackingNumber;
