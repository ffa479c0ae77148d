/**
 * The parcels that are left when a hand-over ends: they are missing, or another driver takes them. Which carriers this driver takes is
 * asked; until a person says it, those of the manifest of which something was counted. Pure.
 */
import type { RelabelledParcel, Tally } from '../../src-preload/contract/hand-over.ts';
import type { ManifestOrder } from '../../src-preload/contract/manifest.ts';
import { plainCarrier } from '../../src-preload/contract/order.ts';
import { carriersOf } from '../manifests/manifest-words.ts';

export interface LeftByCarrier {
  readonly missing: readonly ManifestOrder[];
  readonly forOthers: readonly ManifestOrder[];
  /** Empty: there is one carrier. */
  readonly carriers: readonly (Tally['carriers'][number] & { readonly isTaken: boolean })[];
}

/** `said`: by the carrier's name, whether this driver takes its parcels. */
export function leftByCarrier(
  { left, ticked, carriers }: Pick<Tally, 'left' | 'ticked' | 'carriers'>,
  relabelled: readonly RelabelledParcel[],
  said: ReadonlyMap<string, boolean>,
): LeftByCarrier {
  const labels = new Map(relabelled.map(({ orderId, carrierName }) => [orderId, carrierName]));
  if (carriers.length <= 1 && !left.some(({ orderId }) => labels.has(orderId)))
    return { missing: left, forOthers: [], carriers: [] };
  const spelled = new Map(carriers.map(({ carrierName }) => [plainCarrier(carrierName), carrierName]));
  const carrierOf = ({ orderId, carrierName }: ManifestOrder): string => {
    const name = labels.get(orderId) ?? carrierName;
    return spelled.get(plainCarrier(name)) ?? name;
  };
  const counted = ticked.map(({ order }) => order.carrierName);
  const usual = counted.length > 0 ? counted : carriers.map(({ carrierName }) => carrierName);
  const drivers = new Set(usual.map(plainCarrier));
  const isTaken = (name: string): boolean => said.get(name) ?? drivers.has(plainCarrier(name));
  return {
    missing: left.filter((order) => isTaken(carrierOf(order))),
    forOthers: left.filter((order) => !isTaken(carrierOf(order))),
    carriers: carriersOf(left.map((order) => ({ carrierName: carrierOf(order) }))).map((carrier) => ({
      ...carrier,
      isTaken: isTaken(carrier.carrierName),
    })),
  };
}
