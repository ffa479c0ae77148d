/** An account by its colour and label. */
import type { AccountId } from '../../src-preload/contract/account.ts';
import { useAccounts } from '../bench/use-accounts.ts';
import { AccountDot } from '../ui/account-dot.tsx';
import { say } from '../words/say.ts';
import styles from './account-name.module.css';

export function AccountName({ accountId }: { readonly accountId: AccountId }) {
  const { accounts } = useAccounts();
  const account = accounts.find((each) => each.accountId === accountId);
  if (account === undefined) return say('validate.account.gone');
  return (
    <span className={styles.account}>
      <AccountDot colour={account.colour} /> {account.label}
    </span>
  );
}
