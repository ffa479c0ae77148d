/** Which orders are on which manifest, from the ledger and the mirror of this computer: no service is asked. */
import type { AccountId } from '../../src-preload/contract/account.ts';
import type { ManifestPlace } from '../../src-preload/contract/hand-over.ts';
import type { ManifestOrder } from '../../src-preload/contract/manifest.ts';
import type { ListedOrder } from '../../src-preload/contract/order-list.ts';
import { failureOf, PackbenchError } from '../failures.ts';
import { type AccountReference, isSameAccount } from '../journal/account-at-service.ts';
import type { Ledger } from '../journal/ledger.ts';
import { isOpen, orderState, type WriteRecord } from '../journal/write-record.ts';
import type { MirrorService } from '../mirror/mirror-service.ts';
import { wholeMatch } from '../orders/whole-match.ts';
import type { Log } from '../ports.ts';
import { nameOf } from './tally.ts';

export interface ManifestOrders {
  /** The manifest must be stored or at the service. Throws PackbenchError 'manifest-unknown'. */
  manifest(manifestId: string): HeldManifest;
  /** Those of the newest `count` manifests that this computer holds, newest first. */
  newest(count: number): readonly HeldManifest[];
  /** How many manifests `newest` could look through. */
  count(): number;
  /** Orders that this computer knows under one of the codes, in every account; empty when the mirror cannot be read. */
  known(codes: readonly string[]): Promise<readonly ListedOrder[]>;
  /** What it knows of the manifest's own orders; empty as well when the mirror cannot be read. */
  copyOf(manifest: HeldManifest): Promise<readonly ListedOrder[]>;
  /** Every manifest that holds one of these orders, or one with such a number; the newest first. */
  placesOf(orders: readonly ListedOrder[], codes: readonly string[]): readonly PlaceOnManifest[];
  isOn(manifest: HeldManifest, order: ListedOrder): boolean;
  /** The number of such an order on a manifest that is being made or in doubt; null: there is none. */
  notSettled(orders: readonly ListedOrder[], codes: readonly string[]): string | null;
}

export type PlaceOnManifest = Omit<ManifestPlace, 'handedOverAt' | 'wasMissing' | 'notGoing' | 'carrierNow'>;

/** A manifest whose parcels can be handed over. */
export interface HeldManifest {
  readonly record: WriteRecord;
  /** Without orders that the service did not put on it. */
  readonly orders: readonly ManifestOrder[];
}

export interface ManifestOrdersParts {
  readonly ledger: {
    readonly writes: Pick<Ledger['writes'], 'get' | 'listMade' | 'countMade' | 'marksOf' | 'unsettled'>;
    readonly accounts: Pick<Ledger['accounts'], 'reference'>;
  };
  readonly accountIds: () => readonly AccountId[];
  readonly mirror: Pick<MirrorService, 'find' | 'copyOf' | 'shownAccountIds'>;
  readonly log: Log;
}

/**
 * How many manifests are searched for a parcel that the mirror does not know (its account was removed, or the copy is
 * new).
 */
const lookedThrough = 200;

export function createManifestOrders({ ledger, accountIds, mirror, log }: ManifestOrdersParts): ManifestOrders {
  const held = (manifestId: string): HeldManifest | null => {
    const record = ledger.writes.get(manifestId);
    return record === null ? null : heldIn(record);
  };
  const newest: ManifestOrders['newest'] = (count) =>
    ledger.writes.listMade('manifest', null, 0, count).flatMap((record) => heldIn(record) ?? []);
  const isOn: ManifestOrders['isOn'] = ({ record, orders }, order) => {
    const isOfAccount = isSameAccount(ledger.accounts.reference(order.accountId), accountOf(record));
    return isOfAccount && orders.some(({ orderId }) => orderId === order.orderId);
  };
  const manifestsOf = (order: ListedOrder): readonly HeldManifest[] =>
    ledger.writes
      .marksOf(ledger.accounts.reference(order.accountId), [order.orderId])
      .flatMap(({ writeId }) => held(writeId) ?? [])
      .filter((manifest) => isOn(manifest, order));

  const asked = async (answer: Promise<readonly ListedOrder[]>): Promise<readonly ListedOrder[]> => {
    try {
      return await answer;
    } catch (error) {
      if (!(error instanceof PackbenchError)) throw error;
      log.warn('The copy of the orders could not be asked for a parcel; the ledger is.', { failure: error.failure });
      return [];
    }
  };

  return {
    manifest(manifestId) {
      const found = held(manifestId);
      if (found === null || found.orders.length === 0) throw failureOf('manifest-unknown', { facts: { manifestId } });
      return found;
    },
    newest,
    count: () => ledger.writes.countMade('manifest', null),
    known: (codes) => asked(mirror.find(codes, accountIds())),
    async copyOf({ record, orders }) {
      const orderIds = orders.map(({ orderId }) => orderId);
      const account = accountOf(record);
      const isOf = (id: AccountId): boolean => isSameAccount(ledger.accounts.reference(id), account);
      const found = accountIds().filter(isOf);
      return (await Promise.all(found.map((id) => asked(mirror.copyOf(id, orderIds))))).flat();
    },
    placesOf(orders, codes) {
      const places = orders.flatMap((order) => manifestsOf(order).map((manifest) => placeOf(manifest, order.orderId)));
      // An account may be entered twice: then both entries know its order, which is on its manifest once.
      if (orders.length > 0) return eachOnce(places);
      const isMeant = wholeMatch(codes);
      return newest(lookedThrough).flatMap((manifest) =>
        manifest.orders.filter(isMeant).map(({ orderId }) => placeOf(manifest, orderId)),
      );
    },
    isOn,
    notSettled(orders, codes) {
      const marked = orders.find((order) =>
        ledger.writes
          .marksOf(ledger.accounts.reference(order.accountId), [order.orderId])
          .some(({ kind, state }) => kind === 'manifest' && isOpen(state)),
      );
      if (marked !== undefined) return nameOf(marked);
      if (orders.length > 0) return null;
      const open = ledger.writes.unsettled().filter(({ kind }) => kind === 'manifest');
      const [meant] = open.flatMap(({ orders: on }) => on.filter(wholeMatch(codes)));
      return meant === undefined ? null : nameOf(meant);
    },
  };
}

/** Its label may be another one by now. */
export function accountOf({ accountId, origin = '', fingerprint = '' }: WriteRecord): AccountReference {
  return { accountId, origin, fingerprint };
}

function placeOf({ record, orders }: HeldManifest, orderId: number): PlaceOnManifest {
  const { writeId: manifestId, accountLabel, createdAt } = record;
  const on = orders.find((order) => order.orderId === orderId);
  const { orderNumber = '', receiverName = '', trackingNumber = '' } = on ?? {};
  const name = nameOf({ orderId, orderNumber });
  return { manifestId, accountLabel, createdAt, orderId, orderNumber: name, receiverName, trackingNumber };
}

function eachOnce<Place extends Pick<ManifestPlace, 'manifestId' | 'orderId'>>(
  places: readonly Place[],
): readonly Place[] {
  return [...new Map(places.map((place) => [`${place.manifestId} ${place.orderId}`, place])).values()];
}

function heldIn(record: WriteRecord): HeldManifest | null {
  const { kind, state } = record;
  if (kind !== 'manifest' || (state !== 'stored' && state !== 'resolved')) return null;
  const on = record.orders.filter((order) => ['stored', 'done'].includes(orderState(record, order)));
  return { record, orders: on.map(({ settledAs: _settledAs, ...order }): ManifestOrder => order) };
}
