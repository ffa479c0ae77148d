/** Whose orders lists and scans show by default. */
import type { AccountId, AccountList } from '../../src-preload/contract/account.ts';
import type { Preferences } from '../../src-preload/contract/preferences.ts';

/** The practice accounts' only if the preference says so; but a practice account that is worked on is always shown. */
export function shownAccounts(
  { accounts, currentAccountId }: AccountList,
  { practiceOrders }: Pick<Preferences, 'practiceOrders'>,
): readonly AccountId[] {
  const hides =
    practiceOrders === 'hidden' || (practiceOrders === 'by-itself' && accounts.some(({ kind }) => kind === 'live'));
  return accounts
    .filter(({ kind, accountId }) => kind === 'live' || !hides || accountId === currentAccountId)
    .map((account) => account.accountId);
}
