/** Assigns orders to another account of this computer. The page names accounts; main knows their keys. */
import { Select } from '@mantine/core';
import { useState } from 'react';
import type { Account, AccountId } from '../../../src-preload/contract/account.ts';
import type { OrderChange } from '../../../src-preload/contract/change.ts';
import { useAccounts } from '../../bench/use-accounts.ts';
import { AccountDot } from '../../ui/account-dot.tsx';
import { say } from '../../words/say.ts';
import { ChangeQuestion } from './change-question.tsx';
import { changeVerb, references } from './change-words.ts';
import { LeftOut } from './left-out.tsx';
import type { OrdersToChange } from './orders-to-change.ts';
import { useStartChange } from './use-start-change.ts';

interface AssignOrdersProps {
  readonly account: Account;
  readonly selected: OrdersToChange;
  readonly onClosed: () => void;
}

export function AssignOrders({ account, selected, onClosed }: AssignOrdersProps) {
  const { orders } = selected;
  const { accounts } = useAccounts();
  const others = accounts.filter((other) => other.accountId !== account.accountId && sameService(other, account));
  const [toAccountId, setToAccountId] = useState<AccountId | null>(
    others.length === 1 ? (others[0]?.accountId ?? null) : null,
  );
  const target = others.find(({ accountId }) => accountId === toAccountId) ?? null;
  const started = useStartChange();
  const change: OrderChange = { kind: 'assign', orders: references(orders), toAccountId: toAccountId ?? '' };
  const verb =
    target === null
      ? changeVerb('assign', orders.length)
      : say('orders.assign.to', { count: orders.length, account: target.label });
  return (
    <ChangeQuestion
      account={account}
      change={change}
      started={started}
      title={say('orders.assign.title', { count: orders.length })}
      verb={verb}
      canStart={target !== null && orders.length > 0}
      onClosed={onClosed}
    >
      {others.length === 0 ? (
        <p>{say('orders.assign.no-other')}</p>
      ) : (
        <Select
          data-autofocus
          label={say('orders.assign.account')}
          placeholder={say('orders.assign.choose')}
          data={others.map(({ accountId, label }) => ({ value: accountId, label }))}
          value={toAccountId}
          onChange={setToAccountId}
          leftSection={target === null ? null : <AccountDot colour={target.colour} />}
        />
      )}
      <p className="muted">{say('orders.assign.effect')}</p>
      <LeftOut {...selected} />
    </ChangeQuestion>
  );
}

/** A service assigns orders only between its own accounts. */
function sameService(one: Account, other: Account): boolean {
  return one.baseAddress === other.baseAddress;
}
