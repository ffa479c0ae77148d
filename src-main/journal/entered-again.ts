/**
 * An account that was removed from this computer, or whose settings were lost, has another id here once it is entered again. What
 * was done under the id before is still its own, because the service knows it by its key: it is shown as the account's.
 */
import type { AccountId } from '../../src-preload/contract/account.ts';
import type { KnownAccounts } from './known-accounts.ts';

export interface EnteredAgain {
  /** The account here that the writes of this id are shown for: its own, unless that is gone and was entered again. */
  shownAs(accountId: AccountId): AccountId;
  /** Each id whose writes are shown as this account's, its own among them. */
  idsOf(accountId: AccountId): readonly AccountId[];
}

/** `idsHere`: the accounts of the settings. */
export function createEnteredAgain(
  { idsOfSameKey }: Pick<KnownAccounts, 'idsOfSameKey'>,
  idsHere: () => readonly AccountId[],
): EnteredAgain {
  const shownAs = (accountId: AccountId): AccountId => {
    const here = idsHere();
    if (here.includes(accountId)) return accountId;
    const same = idsOfSameKey(accountId);
    return here.find((one) => same.includes(one)) ?? accountId;
  };
  return {
    shownAs,
    idsOf: (accountId) => [
      accountId,
      ...idsOfSameKey(accountId).filter((one) => one !== accountId && shownAs(one) === accountId),
    ],
  };
}
