/** The accounts of this computer and the one the screens work on. */
import { useMemo } from 'react';
import type { Account, AccountId } from '../../src-preload/contract/account.ts';
import { call, failureFrom } from '../desktop.ts';
import { setReply, useOperation } from '../server-state.ts';
import { showFailure } from '../ui/show-failure.ts';

export interface Accounts {
  readonly accounts: readonly Account[];
  /** Null until the list has been read. */
  readonly current: Account | null;
}

export function useAccounts(): Accounts {
  const { data } = useOperation('accounts.list', {});
  return useMemo(() => {
    if (data === undefined) return { accounts: [], current: null };
    const current = data.accounts.find(({ accountId }) => accountId === data.currentAccountId) ?? null;
    return { accounts: data.accounts, current };
  }, [data]);
}

/** Makes an account the current one. False when main refused; a notice says so. */
export async function switchAccount(accountId: AccountId): Promise<boolean> {
  try {
    setReply('accounts.list', {}, await call('accounts.setCurrent', { accountId }));
    return true;
  } catch (error) {
    showFailure({ failure: failureFrom(error) });
    return false;
  }
}
