/** The accounts of this computer and the one the screens work on. */
import { useMemo } from 'react';
import type { Account, AccountId, AccountList } from '../../src-preload/contract/account.ts';
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
  return useMemo(() => (data === undefined ? { accounts: [], current: null } : asShown(data)), [data]);
}

function asShown({ accounts, currentAccountId }: AccountList): Accounts {
  return { accounts, current: accounts.find(({ accountId }) => accountId === currentAccountId) ?? null };
}

/** For what came before the screens knew them. Throws DesktopFailure. */
export async function readAccounts(): Promise<Accounts> {
  const list = await call('accounts.list', {});
  setReply('accounts.list', {}, list);
  return asShown(list);
}

/** The account and those of the same service, also where it is no longer among them. */
export function accountsBeside(accountId: AccountId, accounts: readonly Account[]): readonly AccountId[] {
  const baseAddress = accounts.find((one) => one.accountId === accountId)?.baseAddress;
  const beside = accounts.filter((one) => one.accountId !== accountId && one.baseAddress === baseAddress);
  return [accountId, ...beside.map((one) => one.accountId)];
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
