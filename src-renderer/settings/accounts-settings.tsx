/** The accounts of this computer: list, add, change, remove. */
import { Button } from '@mantine/core';
import { IconKey, IconKeyOff, IconPlus, IconSchool } from '@tabler/icons-react';
import { useState } from 'react';
import type { Account, AccountId } from '../../src-preload/contract/account.ts';
import { AccountForm } from '../accounts/account-form.tsx';
import { accountPlace } from '../accounts/account-switcher.tsx';
import { RemoveAccount } from '../accounts/remove-account.tsx';
import { useOperation } from '../server-state.ts';
import { AccountDot } from '../ui/account-dot.tsx';
import { FailureNotice } from '../ui/failure-notice.tsx';
import { SkeletonRows } from '../ui/skeleton-rows.tsx';
import { StatusBadge } from '../ui/status-badge.tsx';
import { say } from '../words/say.ts';
import rows from './setting-rows.module.css';
import { SettingsPart } from './settings-part.tsx';

/** The form is closed (null), adds an account (accountId null), or changes one. */
type Edited = { readonly accountId: AccountId | null } | null;

export function AccountsSettings() {
  const { data, error, refetch } = useOperation('accounts.list', {});
  const keptOnlyForNow = useOperation('app.getStatus', {}).data?.keychain.kind === 'session';
  const [edited, setEdited] = useState<Edited>(null);
  const [removed, setRemoved] = useState<Account | null>(null);
  return (
    <SettingsPart
      title={say('settings.part.accounts')}
      beside={
        <Button leftSection={<IconPlus aria-hidden size={16} />} onClick={() => setEdited({ accountId: null })}>
          {say('accounts.form.add')}
        </Button>
      }
    >
      <p className="muted">{say(keptOnlyForNow ? 'settings.accounts.keys.session' : 'settings.accounts.keys')}</p>
      {error !== null && <FailureNotice failure={error.failure} onRepeat={() => void refetch()} />}
      {data === undefined && error === null && <SkeletonRows count={2} label={say('settings.accounts.reading')} />}
      {data !== undefined && (
        <ul className={rows.list} aria-label={say('settings.part.accounts')}>
          {data.accounts.map((account) => (
            <AccountRow
              key={account.accountId}
              account={account}
              onChange={() => setEdited({ accountId: account.accountId })}
              onRemove={() => setRemoved(account)}
            />
          ))}
        </ul>
      )}
      {edited !== null && (
        <AccountForm
          account={data?.accounts.find(({ accountId }) => accountId === edited.accountId) ?? null}
          taken={data?.accounts ?? []}
          onClosed={() => setEdited(null)}
        />
      )}
      <RemoveAccount account={removed} onClosed={() => setRemoved(null)} />
    </SettingsPart>
  );
}

interface AccountRowProps {
  readonly account: Account;
  readonly onChange: () => void;
  readonly onRemove: () => void;
}

function AccountRow({ account, onChange, onRemove }: AccountRowProps) {
  return (
    <li className={rows.row}>
      <AccountDot colour={account.colour} large />
      <div className={rows.rowWords}>
        <p className={rows.rowName}>{account.label}</p>
        <p className="muted small">{accountPlace(account)}</p>
      </div>
      <KeysState account={account} />
      {account.kind === 'live' && (
        <>
          <Button
            variant="default"
            size="xs"
            aria-label={say('settings.accounts.change-label', { account: account.label })}
            onClick={onChange}
          >
            {say('settings.accounts.change')}
          </Button>
          <Button
            variant="subtle"
            color="gray"
            size="xs"
            aria-label={say('settings.accounts.remove-label', { account: account.label })}
            onClick={onRemove}
          >
            {say('settings.accounts.remove')}
          </Button>
        </>
      )}
    </li>
  );
}

function KeysState({ account }: { readonly account: Account }) {
  if (account.kind === 'practice') {
    return (
      <StatusBadge tone="accent" icon={IconSchool}>
        {say('settings.accounts.practice')}
      </StatusBadge>
    );
  }
  const { serviceKeyLastFour, subscriptionKeyLastFour } = account;
  return serviceKeyLastFour === null || subscriptionKeyLastFour === null ? (
    <StatusBadge tone="warn" icon={IconKeyOff}>
      {say('settings.accounts.keys-missing')}
    </StatusBadge>
  ) : (
    <StatusBadge look="plain" tone="quiet" icon={IconKey}>
      <span className="mono">
        …{serviceKeyLastFour} · …{subscriptionKeyLastFour}
      </span>
    </StatusBadge>
  );
}
