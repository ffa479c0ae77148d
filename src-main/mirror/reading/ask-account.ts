/**
 * Asks the service of one account for its orders, and notices when the account has become another one at the service.
 */
import type { AccountId } from '../../../src-preload/contract/account.ts';
import type { ServiceDoor } from '../../accounts/service-door.ts';
import { failureOf } from '../../failures.ts';
import type { ShippingAccount, ShippingClient } from '../../shipping/shipping-client.ts';
import type { MirrorIntake } from '../mirror-port.ts';
import { type AskOrders, pageLimit } from './look-up.ts';

export interface AskAccountParts {
  readonly accountId: AccountId;
  readonly door: Pick<ServiceDoor, 'reach'>;
  readonly client: Pick<ShippingClient, 'searchOrdersOnce'>;
  readonly mirror: Pick<MirrorIntake, 'readAs' | 'noteReadAs'>;
  /** Of the service key; only this is stored. */
  readonly fingerprintOf: (account: ShippingAccount) => string;
  /** Stops the question under way. */
  readonly signal: AbortSignal;
  /**
   * The account has other keys or another address, so what is known belongs to other orders. The question then ends as
   * 'cancelled' and is not asked.
   */
  readonly becameAnother: () => Promise<void>;
  readonly answered: () => void;
}

export function createAskAccount(parts: AskAccountParts): AskOrders {
  /** The address and the service key of the last reading. */
  let whose: string | null = null;
  const noteWhose = async (account: ShippingAccount): Promise<void> => {
    const now = `${account.baseAddress} ${account.serviceKey}`;
    if (whose === now) return;
    const { accountId, mirror } = parts;
    const fingerprint = parts.fingerprintOf(account);
    const noted = await mirror.readAs(accountId);
    // The first question of a run: an earlier run may have read the copy with other keys.
    const isAnother = whose !== null || (noted !== null && noted !== fingerprint);
    if (isAnother) await parts.becameAnother();
    if (noted !== fingerprint) await mirror.noteReadAs(accountId, fingerprint);
    whose = now;
    if (isAnother) throw failureOf('cancelled');
  };
  return async ({ group, phrase, page }) => {
    const status = group === null ? 'All' : group === 'shipped' ? 'Shipped' : 'Unshipped';
    const query = { phrase, status, fields: 'All', page, limit: pageLimit } as const;
    const ask = async (account: ShippingAccount) => {
      await noteWhose(account);
      return parts.client.searchOrdersOnce(account, query, 'unasked', parts.signal);
    };
    const answer = await parts.door.reach(parts.accountId, ask, 'itself');
    parts.answered();
    return answer;
  };
}
