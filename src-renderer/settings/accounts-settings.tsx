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
import styles from './settings.module.css';

/** The form is closed, adds an account (null), or changes one. */
type Edited = { readonly accountId: AccountId | null } | null;

export function AccountsSettings() {
  const { data, error, refetch } = useOperation('accounts.list', {});
  const [edited, setEdited] = useState<Edited>(null);
  const [removed, setRemoved] = useState<Account | null>(null);
  return (
    <section className={styles.part} aria-label="Accounts">
      <div className={styles.partHead}>
        <h2>Accounts</h2>
        <Button leftSection={<IconPlus aria-hidden size={16} />} onClick={() => setEdited({ accountId: null })}>
          Add account
        </Button>
      </div>
      <p className="muted">
        Keys are kept in the keychain of this computer. This page only ever sees their last four characters.
      </p>
      {error !== null && <FailureNotice failure={error.failure} onRepeat={() => void refetch()} />}
      {data === undefined && error === null && <SkeletonRows count={2} label="Reading accounts" />}
      {data !== undefined && (
        <ul className={styles.list} aria-label="Accounts">
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
    </section>
  );
}

interface AccountRowProps {
  readonly account: Account;
  readonly onChange: () => void;
  readonly onRemove: () => void;
}

function AccountRow({ account, onChange, onRemove }: AccountRowProps) {
  return (
    <li className={styles.row}>
      <AccountDot colour={account.colour} large />
      <div className={styles.rowWords}>
        <span className={styles.rowName}>{account.label}</span>
        <span className="muted small">{accountPlace(account)}</span>
      </div>
      <KeysState account={account} />
      {account.kind === 'live' && (
        <>
          <Button variant="default" size="xs" aria-label={`Change ${account.label}`} onClick={onChange}>
            Change
          </Button>
          <Button variant="subtle" color="gray" size="xs" aria-label={`Remove ${account.label}`} onClick={onRemove}>
            Remove
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
        Practice
      </StatusBadge>
    );
  }
  const { serviceKeyLastFour, subscriptionKeyLastFour } = account;
  return serviceKeyLastFour === null || subscriptionKeyLastFour === null ? (
    <StatusBadge tone="warn" icon={IconKeyOff}>
      Keys missing
    </StatusBadge>
  ) : (
    <StatusBadge look="plain" tone="quiet" icon={IconKey}>
      <span className="mono">
        …{serviceKeyLastFour} · …{subscriptionKeyLastFour}
      </span>
    </StatusBadge>
  );
}
