/** Removes every imported unshipped order of an account: only after its name has been typed. */
import { TextInput } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import type { Account } from '../../../src-preload/contract/account.ts';
import type { OrderChange } from '../../../src-preload/contract/change.ts';
import { say, sayRich } from '../../words/say.ts';
import { ChangeQuestion } from './change-question.tsx';
import styles from './changes.module.css';
import { useStartChange } from './use-start-change.ts';

export function RemoveAllUnshipped({
  account,
  onClosed,
}: {
  readonly account: Account;
  readonly onClosed: () => void;
}) {
  const [typed, setTyped] = useState('');
  const started = useStartChange();
  const change: OrderChange = { kind: 'remove-all-unshipped', typedAccountLabel: typed.trim() };
  return (
    <ChangeQuestion
      account={account}
      change={change}
      started={started}
      title={say('orders.remove-all.title')}
      verb={say('orders.remove-all.do')}
      canStart={typed.trim() === account.label}
      onClosed={onClosed}
    >
      <p className={styles.warning}>
        <IconAlertTriangle aria-hidden size={18} />
        <span>{sayRich('orders.remove-all.effect', { b: (words) => <strong>{words}</strong> })}</span>
      </p>
      <TextInput
        data-autofocus
        label={say('orders.remove-all.type', { account: account.label })}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
    </ChangeQuestion>
  );
}
