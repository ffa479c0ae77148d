/**
 * The surroundings of a service that a test starts alone: a door to one service, and nobody else to hear or to guard.
 */
import { createReachability } from '../../src-main/accounts/reachability.ts';
import { createServiceDoor, type ServiceDoor } from '../../src-main/accounts/service-door.ts';
import type { Happened, Happenings } from '../../src-main/happenings.ts';
import type { EnteredAgain } from '../../src-main/journal/entered-again.ts';
import type { ShippingAccount } from '../../src-main/shipping/shipping-client.ts';
import { systemClock } from '../../src-main/time/system-time.ts';

/** The app's own door, with these keys; undefined: there is no such account. */
export function doorTo(keysOf: (accountId: string) => ShippingAccount | undefined): ServiceDoor {
  const reachability = createReachability({ clock: systemClock, changed: () => undefined });
  const shippingAccount = async (accountId: string): Promise<ShippingAccount> => {
    const account = keysOf(accountId);
    if (account === undefined) throw new Error(`No account ${accountId}`);
    return account;
  };
  const lastShippingAccount = (accountId: string): ShippingAccount | null => keysOf(accountId) ?? null;
  return createServiceDoor({ accounts: { shippingAccount, lastShippingAccount }, reachability });
}

/** No account was removed, and none entered again. */
export const enteredOnce: EnteredAgain = {
  shownAs: (accountId) => accountId,
  idsOf: (accountId) => [accountId],
};

/** Orders whose holder only the service knows. */
export const knowsNoOrders = { assertHeldBy: (): void => undefined };

/** No copy of the orders is asked. */
export const knowsNoneGone = async (): Promise<void> => undefined;

export const nobodyHears: Happened = () => undefined;

/** Tells what became of writes, and no other happening. */
export function hearWrites(hear: (write: Happenings['writeChanged']) => void): Happened {
  return (name, fact) => {
    if (name === 'writeChanged') hear(fact as Happenings['writeChanged']);
  };
}
