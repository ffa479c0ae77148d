/** The line above one manifest: what it is, its state, its account, and its actions. */
import { ActionIcon } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Manifest } from '../../../src-preload/contract/manifest.ts';
import { useAccounts } from '../../bench/use-accounts.ts';
import { AccountDot } from '../../ui/account-dot.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { say } from '../../words/say.ts';
import { manifestTitle, stateWords } from '../manifest-words.ts';
import styles from './manifest-detail.module.css';

interface DetailHeadProps {
  /** Null while it is being read, or when it could not be read. */
  readonly manifest: Manifest | null;
  /** Given when the detail is a page of its own. */
  readonly onBack: (() => void) | undefined;
  readonly children?: ReactNode;
}

export function DetailHead({ manifest, onBack, children }: DetailHeadProps) {
  return (
    <div className={styles.head}>
      {onBack !== undefined && <h1 className="unseen">{say('common.screen.manifests')}</h1>}
      {onBack === undefined ? null : (
        <ActionIcon
          variant="subtle"
          color="gray"
          className={styles.back}
          aria-label={say('manifests.detail.back')}
          onClick={onBack}
        >
          <IconArrowLeft aria-hidden size={20} stroke={1.75} />
        </ActionIcon>
      )}
      <h2 className={styles.title}>
        {manifest === null ? say('manifests.detail.label') : manifestTitle(manifest.orderCount)}
      </h2>
      {manifest === null ? null : <StateAndAccount manifest={manifest} />}
      {children}
    </div>
  );
}

function StateAndAccount({ manifest }: { readonly manifest: Manifest }) {
  const { accounts } = useAccounts();
  const account = accounts.find(({ accountId }) => accountId === manifest.accountId);
  const { word, tone, icon } = stateWords(manifest);
  return (
    <>
      <StatusBadge tone={tone} icon={icon}>
        {word}
      </StatusBadge>
      <div className={styles.account}>
        {account === undefined ? null : <AccountDot colour={account.colour} />}
        <p data-whole={manifest.accountLabel}>{manifest.accountLabel}</p>
      </div>
    </>
  );
}
