/** A whole account of the contract: a test says only what matters to it. */
import type { Account, AccountId } from '../../src-preload/contract/account.ts';

export function someAccount(accountId: AccountId, otherwise: Partial<Account> = {}): Account {
  return {
    accountId,
    kind: 'live',
    label: accountId,
    baseAddress: '',
    colour: 'blue',
    format: 'json',
    serviceKeyLastFour: null,
    subscriptionKeyLastFour: null,
    ...otherwise,
  };
}
