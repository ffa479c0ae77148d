/** Guards the removal of an account: without its keys, its open writes could never be settled. */
import type { Account, AccountId } from '../../src-preload/contract/account.ts';
import { failureOf } from '../failures.ts';
import type { Ledger } from '../journal/ledger.ts';

/** Does not throw when another account with the same keys can settle them. Throws PackbenchError 'account-in-use'. */
export function assertNoneOpenOf(
  { writes, accounts }: Pick<Ledger, 'writes' | 'accounts'>,
  all: readonly Account[],
  accountId: AccountId,
): void {
  const account = accounts.reference(accountId);
  const hasTwin = all.some((other) => {
    const isOther = other.accountId !== accountId && other.serviceKeyLastFour !== null;
    return isOther && accounts.reference(other.accountId).fingerprint === account.fingerprint;
  });
  if (hasTwin && account.fingerprint !== '') return;
  if (writes.openWritesOf(account).length > 0) throw failureOf('account-in-use', { facts: { accountId } });
}
