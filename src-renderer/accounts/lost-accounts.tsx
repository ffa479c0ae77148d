/** Above every screen: accounts that the settings no longer name, with the offer to take them up again. */
import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import type { Account, LostAccount } from '../../src-preload/contract/account.ts';
import { useSelectionStore } from '../bench/selection-store.ts';
import { useAccounts } from '../bench/use-accounts.ts';
import { setReply, useChange, useOperation } from '../server-state.ts';
import { FailureNotice } from '../ui/failure-notice.tsx';
import { showNotice } from '../ui/notices-store.ts';
import { Brought, onDemand } from '../ui/on-demand.tsx';
import { exactTimeWords, TimeAgo } from '../ui/time-ago.tsx';
import { WhatToDo } from '../ui/what-to-do.tsx';
import { say, sayRich } from '../words/say.ts';
import type { AccountFormProps } from './account-form.tsx';
import styles from './lost-accounts.module.css';
import { backWords, placeWords, takeUpWords } from './lost-words.ts';

/** Hardly ever needed: at other times the Settings load it. */
const accountForm = onDemand<AccountFormProps>(async () => (await import('./account-form.tsx')).AccountForm);

export function LostAccounts() {
  const { data: lost = [] } = useOperation('accounts.listLost', {});
  const { accounts } = useAccounts();
  const [entered, setEntered] = useState<Account | null>(null);
  const takeUp = useChange('accounts.takeUp');
  const decline = useChange('accounts.declineLost');
  const failure = takeUp.error?.failure ?? decline.error?.failure ?? null;

  const take = (account: LostAccount): void => {
    decline.reset();
    if (account.origin === '') {
      setEntered(asEntered(account));
      return;
    }
    takeUp.mutate(
      { accountId: account.accountId },
      {
        onSuccess(taken) {
          // Read again it may come late, and its line would be pressed once more.
          const left = lost.filter(({ accountId }) => accountId !== account.accountId);
          setReply('accounts.listLost', {}, left);
          if (taken.serviceKeyLastFour === null) setEntered(taken);
          else showNotice('good', backWords(account, taken.label));
        },
      },
    );
  };
  const refuse = (accountId: string): void => {
    takeUp.reset();
    decline.mutate(
      { accountIds: [accountId] },
      {
        onSuccess(left) {
          setReply('accounts.listLost', {}, left);
          // No screen shows them any more, so nobody could deselect them.
          useSelectionStore.getState().clear(accountId);
        },
      },
    );
  };

  return (
    <>
      {lost.length > 0 && (
        <section className={styles.banner} aria-label={say('accounts.lost')}>
          <IconAlertTriangle aria-hidden size={18} className={styles.icon} />
          <div className={styles.content}>
            <p className={styles.lead}>{say('accounts.lost.lead', { count: lost.length })}</p>
            <ul className={styles.list}>
              {lost.map((account) => (
                <LostRow
                  key={account.accountId}
                  account={account}
                  busy={takeUp.isPending || decline.isPending}
                  onTake={() => take(account)}
                  onRefuse={() => refuse(account.accountId)}
                />
              ))}
            </ul>
            {failure !== null && <FailureNotice failure={failure} />}
            <div>
              <WhatToDo topic="lost-account" about={say('accounts.lost.lead', { count: lost.length })} />
            </div>
          </div>
        </section>
      )}
      {entered !== null && (
        <Brought what={accountForm} props={{ account: entered, taken: accounts, onClosed: () => setEntered(null) }} />
      )}
    </>
  );
}

interface LostRowProps {
  readonly account: LostAccount;
  readonly busy: boolean;
  readonly onTake: () => void;
  readonly onRefuse: () => void;
}

function LostRow({ account, busy, onTake, onRefuse }: LostRowProps) {
  const name = nameOf(account);
  const takeUp = takeUpWords(account);
  return (
    <li className={styles.row}>
      <span className={styles.words}>
        <strong>{name}</strong> <span className="muted">{placeWords(account)}</span>
        {account.lastUsedAt !== null && (
          <span className="muted" title={exactTimeWords(account.lastUsedAt)}>
            {sayRich('accounts.lost.used', { age: <TimeAgo at={account.lastUsedAt} place="after-verb" /> })}
          </span>
        )}
      </span>
      <Button
        size="xs"
        disabled={busy}
        onClick={onTake}
        aria-label={say('common.press-of', { press: takeUp, what: name })}
      >
        {takeUp}
      </Button>
      <Button
        size="xs"
        variant="default"
        disabled={busy}
        onClick={onRefuse}
        aria-label={say('common.press-of', { press: say('accounts.lost.leave'), what: name })}
      >
        {say('accounts.lost.leave')}
      </Button>
    </li>
  );
}

function nameOf({ label, origin }: LostAccount): string {
  if (label !== '') return label;
  return origin === '' ? say('accounts.lost.no-name') : new URL(origin).host;
}

/** Nobody knows where its service is: the form asks for everything, and keeps the old id. */
function asEntered({ accountId, label }: LostAccount): Account {
  return {
    accountId,
    kind: 'live',
    label,
    baseAddress: 'https://',
    colour: 'slate',
    format: 'json',
    serviceKeyLastFour: null,
    subscriptionKeyLastFour: null,
  };
}
