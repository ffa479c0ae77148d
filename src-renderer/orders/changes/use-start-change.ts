/**
 * Starts a change and shows its progress, where its question was not left meanwhile; if the orders turn out to be
 * another account's, starts it there.
 */
import { useState } from 'react';
import type { Account } from '../../../src-preload/contract/account.ts';
import type { OrderChange } from '../../../src-preload/contract/change.ts';
import type { Failure } from '../../../src-preload/contract/failure.ts';
import { switchAccount, useAccounts } from '../../bench/use-accounts.ts';
import { useChange } from '../../server-state.ts';
import { showFailure } from '../../ui/show-failure.ts';
import { useLeft } from '../../ui/use-left.ts';
import { useChangesStore } from './changes-store.ts';

export interface StartChange {
  /** It waits for the keys, perhaps for as long as a person needs to unlock the keychain, and is not called off by leaving. */
  readonly starting: boolean;
  readonly failure: Failure | null;
  /** The account that holds the orders, when main refused because it is not this one. */
  readonly holder: Account | null;
  start(account: Account, change: OrderChange): void;
  /** The one key of the wrong-account guard: switches to the holder and does the same there. */
  startAtHolder(change: OrderChange): Promise<void>;
}

export function useStartChange(): StartChange {
  const { accounts } = useAccounts();
  const watch = useChangesStore((state) => state.watch);
  const isLeft = useLeft();
  const change = useChange('changes.start', {
    onSuccess: ({ runId }) => {
      if (!isLeft()) watch(runId);
    },
    onError: (error) => {
      if (isLeft()) showFailure(error);
    },
  });
  const [switching, setSwitching] = useState(false);
  const failure = change.error?.failure ?? null;
  const holderId = failure?.code === 'wrong-account' ? failure.facts.accountId : undefined;
  const holder = accounts.find(({ accountId }) => accountId === holderId) ?? null;

  const start = (account: Account, wanted: OrderChange): void => {
    change.mutate({ accountId: account.accountId, change: wanted });
  };
  return {
    // A press that has begun is called off by no second one, as little as the start itself.
    starting: change.isPending || switching,
    failure,
    holder,
    start,
    startAtHolder: async (wanted) => {
      if (holder === null || switching) return;
      setSwitching(true);
      if (await switchAccount(holder.accountId)) start(holder, onlyOf(wanted, failure));
      setSwitching(false);
    },
  };
}

/** From a selection of mixed accounts only the orders that main named belong to the holder. */
function onlyOf(change: OrderChange, failure: Failure | null): OrderChange {
  const named = failure?.facts.orderIds;
  if (named === undefined || change.kind === 'remove-all-unshipped') return change;
  return { ...change, orders: change.orders.filter(({ orderId }) => named.includes(orderId)) };
}
