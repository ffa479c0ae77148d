/** Removes every imported unshipped order of an account: only after its name has been typed. */
import { Button, TextInput } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import type { Account } from '../../../src-preload/contract/account.ts';
import type { OrderChange } from '../../../src-preload/contract/change.ts';
import { AccountDot } from '../../ui/account-dot.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ChangeFailure } from './change-failure.tsx';
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
      <Button variant="default" onClick={onClosed}>
        Cancel
      </Button>
      <Button
        disabled={typed.trim() !== account.label}
        loading={started.starting}
        onClick={() => started.start(account, change)}
      >
        Remove every unshipped order
      </Button>
    </>
  );
  return (
    <Dialog opened onClosed={onClosed} title="Remove every imported unshipped order?" actions={actions}>
      <div className={styles.question}>
        <p className={styles.account}>
          <AccountDot colour={account.colour} /> {account.label}
        </p>
        <p className={styles.warning}>
          <IconAlertTriangle aria-hidden size={18} />
          <span>
            Not only the selected orders, nor only those in the list: <strong>every</strong> imported order of this
            account that is not shipped, printed or not. They can be imported again from the shop.
          </span>
        </p>
        <TextInput
          data-autofocus
          label={`To go on, type the account’s name: ${account.label}`}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <ChangeFailure started={started} change={change} />
      </div>
    </Dialog>
  );
}
