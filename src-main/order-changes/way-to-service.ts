/** A write that meets somebody else in the service's place is in doubt, and its orders are barred: a question goes first. */
import type { OpenAccount } from '../accounts/service-door.ts';
import { PackbenchError } from '../failures.ts';
import type { ShippingClient } from '../shipping/shipping-client.ts';

const smallest = { phrase: '', status: 'Unshipped', fields: 'Order_Number', page: 1, limit: 1 } as const;

/**
 * Asks only where somebody else answered last, as a network does that wants somebody to sign in. Throws PackbenchError
 * 'not-the-service', 'unreachable', 'rate-limited' and the like; any other answer, a refusal too, is the service's own.
 */
export async function throwIfAnsweredByOthers(
  client: Pick<ShippingClient, 'searchOrdersOnce'>,
  opened: OpenAccount,
): Promise<void> {
  if (!opened.isAnsweredByOthers()) return;
  try {
    await opened.reach((account) => client.searchOrdersOnce(account, smallest, 'interactive'));
  } catch (error) {
    if (!(error instanceof PackbenchError) || opened.isAnsweredByOthers()) throw error;
  }
}
