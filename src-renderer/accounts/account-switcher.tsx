/** Chooses the account the screens work on. */
import { Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import type { Account, AccountId } from '../../src-preload/contract/account.ts';
import { useNavigation } from '../bench/navigation-store.ts';
import { switchAccount, useAccounts, useWantedAccount } from '../bench/use-accounts.ts';
import { useActions } from '../keyboard/actions-store.ts';
import { AccountDot } from '../ui/account-dot.tsx';
import { Shortcut } from '../ui/shortcut.tsx';
import { drawnAlone } from '../words/drawn-alone.ts';
import { say } from '../words/say.ts';
import styles from './account-switcher.module.css';

/** Alt+1 ... Alt+8 reach the first eight accounts. */
const accountKeys = (index: number): string | undefined => (index < 8 ? `alt+${index + 1}` : undefined);

export const AccountSwitcher = drawnAlone(function AccountSwitcher() {
  const { accounts, current } = useAccounts();
  const go = useNavigation((state) => state.go);
  /** By a key or the palette: after a choice in the menu its button is read anyway. */
  const [switchedTo, setSwitchedTo] = useState<AccountId | null>(null);
  const wanted = useWantedAccount();
  const switchByKey = async (accountId: AccountId): Promise<void> => {
    if (await switchAccount(accountId)) setSwitchedTo(accountId);
  };

  useActions(
    accounts.map((account, index) => {
      const keys = accountKeys(index);
      const action = {
        label: say('accounts.action.switch', { account: account.label }),
        group: 'accounts',
        enabled: account.accountId !== wanted,
        run: () => void switchByKey(account.accountId),
      } as const;
      return keys === undefined ? action : { ...action, keys };
    }),
  );

  if (current === null) return <div className={styles.waiting} aria-hidden />;
  const place = accountPlace(current);
  return (
    <>
      <p className="unseen" aria-live="polite">
        {switchedTo === current.accountId && current.label}
      </p>
      <Menu position="bottom-start" width={340} withinPortal={false} withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <button type="button" className={styles.target} data-whole={`${current.label}: ${place}`}>
            <span className="unseen">{say('accounts.switcher.unseen')}</span>
            <AccountDot colour={current.colour} large />
            <span className={styles.label} dir="auto">
              {current.label}
            </span>
            <span className={styles.place}>{place}</span>
            <IconChevronDown aria-hidden size={16} className={styles.chevron} />
          </button>
        </Menu.Target>
        <Menu.Dropdown aria-label={say('accounts.switcher')}>
          <Menu.RadioGroup value={current.accountId} onChange={(accountId) => void switchAccount(accountId)}>
            {accounts.map((account, index) => (
              <Menu.RadioItem key={account.accountId} value={account.accountId} closeMenuOnClick>
                <span className={styles.choice}>
                  <AccountDot colour={account.colour} />
                  <span className={styles.choiceWords}>
                    <span>{account.label}</span>
                    <span className="muted small">{accountPlace(account)}</span>
                  </span>
                  <ShortcutOf keys={accountKeys(index)} />
                </span>
              </Menu.RadioItem>
            ))}
          </Menu.RadioGroup>
          <Menu.Divider />
          <Menu.Item onClick={() => go('settings')}>{say('accounts.switcher.edit')}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </>
  );
});

function ShortcutOf({ keys }: { readonly keys: string | undefined }) {
  return keys === undefined ? null : <Shortcut keys={keys} />;
}

/** Where the account lives, in a word or its host. */
export function accountPlace(account: Account): string {
  if (account.kind === 'practice') return say('accounts.place.practice');
  return URL.canParse(account.baseAddress) ? new URL(account.baseAddress).host : account.baseAddress;
}
