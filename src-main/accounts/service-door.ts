/**
 * The one way from an account to its service. It brings the account's keys and notes how each request ends, so that
 * 'the service answers' is never shown while somebody's request found no network.
 */
import type { AccountId } from '../../src-preload/contract/account.ts';
import type { ShippingAccount } from '../shipping/shipping-client.ts';
import type { AskedBy } from './account-keys.ts';
import { type AccountsService, isSameShop } from './accounts-service.ts';
import type { Reachability } from './reachability.ts';

export interface ServiceDoor {
  /**
   * Makes one request (or several that belong together) that changes nothing. If the account has got another service key
   * meanwhile, the answer is about other orders, and `run` is called again. Throws what `run` and
   * AccountsService.shippingAccount throw. `by`: not everybody brings up the keychain's password window again.
   */
  reach<Value>(accountId: AccountId, run: (account: ShippingAccount) => Promise<Value>, by?: AskedBy): Promise<Value>;
  /**
   * For callers that need the keys before they ask, such as a write, which notes whose keys it used. Throws what
   * AccountsService.shippingAccount throws. `by` as above.
   */
  open(accountId: AccountId, by?: AskedBy): Promise<OpenAccount>;
}

/** An account with the keys it had when it was opened. */
export interface OpenAccount {
  readonly accountId: AccountId;
  readonly account: ShippingAccount;
  reach<Value>(run: (account: ShippingAccount) => Promise<Value>): Promise<Value>;
  /** Somebody between answered in the service's place when it was last asked. */
  isAnsweredByOthers(): boolean;
}

export function createServiceDoor(parts: {
  accounts: Pick<AccountsService, 'shippingAccount' | 'lastShippingAccount'>;
  reachability: Pick<Reachability, 'learn' | 'learnFailure' | 'answerOfOthers'>;
}): ServiceDoor {
  const { accounts, reachability } = parts;
  const open = async (accountId: AccountId, by?: AskedBy): Promise<OpenAccount> => {
    const account = await reachability.learnFailure(accountId, () => accounts.shippingAccount(accountId, by));
    return {
      accountId,
      account,
      reach: (run) => reachability.learn(accountId, () => run(account)),
      isAnsweredByOthers: () => reachability.answerOfOthers(accountId) !== null,
    };
  };
  const reach: ServiceDoor['reach'] = async (accountId, run, by) => {
    const { account, reach: ask } = await open(accountId, by);
    const value = await ask(run);
    return isSameShop(accounts.lastShippingAccount(accountId), account) ? value : reach(accountId, run, by);
  };
  return { open, reach };
}
