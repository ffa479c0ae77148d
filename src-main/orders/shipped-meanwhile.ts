/**
 * Orders that another bench has sent must not get onto a second manifest. The copy of the orders knows of them while it
 * is read; after an outage, a night or a sleep the service is asked for each order before anything is sent.
 */
import type { AccountId } from '../../src-preload/contract/account.ts';
import type { ManifestOrder } from '../../src-preload/contract/manifest.ts';
import type { ListedOrder } from '../../src-preload/contract/order-list.ts';
import { type AccountsService, isSameShop } from '../accounts/accounts-service.ts';
import { failureOf, PackbenchError } from '../failures.ts';
import type { MirrorService } from '../mirror/mirror-service.ts';
import type { Clock } from '../ports.ts';
import { type AskAmongParts, askAmong } from './ask-among.ts';

export interface ShippedMeanwhileParts extends AskAmongParts {
  readonly mirror: Pick<MirrorService, 'copyOf' | 'datesSureSince'>;
  /** OrdersReading's. */
  readonly readSince: (accountId: AccountId) => string | null;
  readonly clock: Clock;
}

/** Milliseconds. Whoever has not asked for so long must not believe what was seen before; nor what an earlier run has seen. */
const believedFor = 10 * 60_000;

/** What is known of a round before its orders are sent. */
interface RoundAsked {
  /** What another bench has sent since may not be in the copy yet. */
  readonly hasWaited: boolean;
  /** Nor, where it has waited, the label that a parcel has got since. */
  readonly isOfOneCarrier: boolean;
  /** Called before the service is asked, which may take a minute. */
  readonly asks?: () => void;
}

/**
 * For a round, whose orders may have been scanned long ago. Answers the orders as they are known now: one
 * may have got another label since. Throws PackbenchError 'removed-meanwhile', 'shipped-meanwhile'; 'unreachable' and its
 * like when nobody could be asked.
 */
export async function throwIfShipped(
  parts: ShippedMeanwhileParts,
  accountId: AccountId,
  orders: readonly ManifestOrder[],
  { hasWaited, isOfOneCarrier, asks }: RoundAsked,
): Promise<readonly ManifestOrder[]> {
  const known = await knownOf(parts, accountId, orders);
  refuseRemoved(accountId, known);
  const unsure = hasWaited
    ? orders
    : oneAtLeast(parts, accountId, orders, notBelieved(parts, accountId, orders, known));
  if (unsure.length > 0) {
    asks?.();
    await askAmong('Shipped', parts, accountId, unsure);
  }
  if (hasWaited && isOfOneCarrier) await askAmong('Unshipped', parts, accountId, orders);
  const now = unsure.length > 0 ? await knownOf(parts, accountId, orders) : known;
  refuseGone(accountId, now);
  const byId = new Map(now?.map((order) => [order.orderId, order]));
  return orders.map((order) => {
    const { orderId, orderNumber, receiverName, carrierName, trackingNumber } = byId.get(order.orderId) ?? order;
    return { orderId, orderNumber, receiverName, carrierName, trackingNumber };
  });
}

/**
 * For orders that a person has chosen, and was shown as they are in the copy: only those of which the copy may be wrong by now are
 * asked for. Throws the same; and 'changed-meanwhile' where the account has got another service key while they were: it may be
 * another shop's, and another order has that id there.
 */
export async function throwIfShippedUnseen(
  parts: ShippedMeanwhileParts & { readonly accounts: Pick<AccountsService, 'lastShippingAccount'> },
  accountId: AccountId,
  orders: readonly ManifestOrder[],
): Promise<void> {
  const asChosen = parts.accounts.lastShippingAccount(accountId);
  const known = await knownOf(parts, accountId, orders);
  // The copy may have learned it while the question stood open.
  refuseGone(accountId, known);
  const unsure = oneAtLeast(parts, accountId, orders, notBelieved(parts, accountId, orders, known));
  if (unsure.length > 0) await askAmong('Shipped', parts, accountId, unsure);
  if (asChosen !== null && !isSameShop(parts.accounts.lastShippingAccount(accountId), asChosen)) {
    throw failureOf('changed-meanwhile', { facts: { accountId } });
  }
}

/**
 * The last look, just before a manifest is begun: the service may have been asked for a minute, and the keychain for its
 * password. Throws PackbenchError 'removed-meanwhile', 'shipped-meanwhile'.
 */
export async function throwIfGone(
  parts: Pick<ShippedMeanwhileParts, 'log'> & { readonly mirror: Pick<MirrorService, 'copyOf'> },
  accountId: AccountId,
  orders: readonly ManifestOrder[],
): Promise<void> {
  refuseGone(accountId, await knownOf(parts, accountId, orders));
}

/** A manifest that meets somebody else in the service's place would be in doubt: a question tells whether the service is back. */
function oneAtLeast(
  { reachability }: ShippedMeanwhileParts,
  accountId: AccountId,
  orders: readonly ManifestOrder[],
  unsure: readonly ManifestOrder[],
): readonly ManifestOrder[] {
  return unsure.length === 0 && reachability.answerOfOthers(accountId) !== null ? orders.slice(0, 1) : unsure;
}

/**
 * Unshipped by a sighting from before a break in the reading, or by a clock that was set since; or not in the copy at all, as
 * where the account was removed and added again, or its orders are read anew: what was chosen outlives the copy.
 */
function notBelieved(
  { clock, mirror, readSince }: ShippedMeanwhileParts,
  accountId: AccountId,
  orders: readonly ManifestOrder[],
  known: readonly ListedOrder[] | null,
): readonly ManifestOrder[] {
  if (known === null) return [];
  const now = clock.now().getTime();
  const answersSince = readSince(accountId);
  const since = answersSince === null ? now - believedFor : Date.parse(answersSince);
  const sureSince = mirror.datesSureSince();
  const isBelieved = (seenAt: number): boolean => seenAt >= since && seenAt > sureSince && seenAt <= now;
  const believed = known.filter(
    ({ verdict, seenAt, seenByEarlierRun }) =>
      verdict !== 'unshipped' || (seenByEarlierRun !== true && isBelieved(Date.parse(seenAt ?? ''))),
  );
  const believedIds = new Set(believed.map(({ orderId }) => orderId));
  return orders.filter(({ orderId }) => !believedIds.has(orderId));
}

function refuseGone(accountId: AccountId, orders: readonly ListedOrder[] | null): void {
  refuseRemoved(accountId, orders);
  refuseShipped(accountId, orders);
}

/** Removed from this computer, because the buyer has cancelled it: a parcel that is packed already must not go. */
function refuseRemoved(accountId: AccountId, orders: readonly ListedOrder[] | null): void {
  const orderIds = (orders ?? []).flatMap(({ orderId, verdict }) => (verdict === 'archived' ? [orderId] : []));
  if (orderIds.length > 0) throw failureOf('removed-meanwhile', { facts: { accountId, orderIds } });
}

function refuseShipped(accountId: AccountId, orders: readonly ListedOrder[] | null): void {
  const orderIds = (orders ?? []).flatMap(({ orderId, verdict }) => (verdict === 'shipped' ? [orderId] : []));
  if (orderIds.length > 0) throw failureOf('shipped-meanwhile', { facts: { accountId, orderIds } });
}

/** Null: the copy cannot be read, so it would not keep what is asked for either. */
async function knownOf(
  { mirror, log }: Parameters<typeof throwIfGone>[0],
  accountId: AccountId,
  orders: readonly Pick<ManifestOrder, 'orderId'>[],
): Promise<readonly ListedOrder[] | null> {
  try {
    return await mirror.copyOf(
      accountId,
      orders.map(({ orderId }) => orderId),
    );
  } catch (error) {
    if (!(error instanceof PackbenchError)) throw error;
    log.warn('Whether orders were shipped meanwhile is not known.', { accountId, failure: error.failure });
    return null;
  }
}
