/** Removes every imported unshipped order of an account: only after its name has been typed. */
import { Button, TextInput } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import type { Account } from '../../../src-preload/contract/account.ts';
import type { OrderChange } from '../../../src-preload/contract/change.ts';
import { NeedsService } from '../../bench/needs-service.tsx';
import { AccountDot } from '../../ui/account-dot.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { say, sayRich } from '../../words/say.ts';
import { ChangeStart } from './change-start.tsx';
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
  const actions = (
    <>
      <Button variant="default" disabled={started.starting} onClick={onClosed}>
        {say('common.cancel')}
      </Button>
      <Button
        disabled={typed.trim() !== account.label}
        loading={started.starting}
        onClick={() => started.start(account, change)}
      >
        {say('orders.remove-all.do')}
      </Button>
    </>
  );
  return (
    <Dialog
      opened
      onClosed={onClosed}
      title={say('orders.remove-all.title')}
      actions={actions}
      closable={!started.starting}
    >
      <div className={styles.question}>
        <p className={styles.account}>
          <AccountDot colour={account.colour} /> {account.label}
        </p>
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
        <NeedsService account={account} />
        <ChangeStart started={started} change={change} onLeft={onClosed} />
      </div>
    </Dialog>
  );
}
