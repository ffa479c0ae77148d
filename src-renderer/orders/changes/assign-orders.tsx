/** Hands orders over to another account of this computer. The page names accounts; main knows their keys. */
import { Button, Select } from '@mantine/core';
import { useState } from 'react';
import type { Account, AccountId } from '../../../src-preload/contract/account.ts';
import type { OrderChange } from '../../../src-preload/contract/change.ts';
import type { Order } from '../../../src-preload/contract/order.ts';
import { useAccounts } from '../../bench/use-accounts.ts';
import { AccountDot } from '../../ui/account-dot.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { orderCount } from '../order-words.ts';
import { ChangeFailure } from './change-failure.tsx';
import { changeVerb, references } from './change-words.ts';
import styles from './changes.module.css';
import { useStartChange } from './use-start-change.ts';

interface AssignOrdersProps {
  readonly account: Account;
  readonly orders: readonly Order[];
  readonly onClosed: () => void;
}

export function AssignOrders({ account, orders, onClosed }: AssignOrdersProps) {
  const { accounts } = useAccounts();
  const others = accounts.filter((other) => other.accountId !== account.accountId && sameService(other, account));
  const [toAccountId, setToAccountId] = useState<AccountId | null>(
    others.length === 1 ? (others[0]?.accountId ?? null) : null,
  );
  const target = others.find(({ accountId }) => accountId === toAccountId) ?? null;
  const started = useStartChange();
  const change: OrderChange = { kind: 'assign', orders: references(orders), toAccountId: toAccountId ?? '' };
  const actions = (
    <>
      <Button variant="default" onClick={onClosed}>
        Cancel
      </Button>
      <Button disabled={target === null} loading={started.starting} onClick={() => started.start(account, change)}>
        {target === null
          ? changeVerb('assign', orders.length)
          : `${changeVerb('assign', orders.length)} to ${target.label}`}
      </Button>
    </>
  );
  return (
    <Dialog
      opened
      onClosed={onClosed}
      title={`Assign ${orderCount(orders.length)} to another account`}
      actions={actions}
    >
      <div className={styles.question}>
        <p className={styles.account}>
          <AccountDot colour={account.colour} /> {account.label}
        </p>
        {others.length === 0 ? (
          <p>There is no other account of this service on this computer. Add one in Settings, Accounts.</p>
        ) : (
          <Select
            data-autofocus
            label="To account"
            placeholder="Choose the account"
            data={others.map(({ accountId, label }) => ({ value: accountId, label }))}
            value={toAccountId}
            onChange={setToAccountId}
            leftSection={target === null ? null : <AccountDot colour={target.colour} />}
          />
        )}
        <p className="muted">
          From then on they are orders of the other account and leave this list. They can be assigned back.
        </p>
        <ChangeFailure started={started} change={change} />
      </div>
    </Dialog>
  );
}

/** A service hands orders over only between its own accounts. */
function sameService(one: Account, other: Account): boolean {
  return one.baseAddress === other.baseAddress;
}
