/** The accounts of this computer and the one the screens work on. */
import { useMemo } from 'react';
import { create } from 'zustand';
import type { Account, AccountId, AccountList } from '../../src-preload/contract/account.ts';
import { call, failureFrom } from '../desktop.ts';
import { knownReply, setReply, useOperation } from '../server-state.ts';
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

/** The one that main was asked for last and has not answered yet, whatever was pressed or scanned for it; null: none. */
const useAsked = create<{ readonly asked: AccountId | null }>()(() => ({ asked: null }));

/** The account that is to be the current one, from the press on: who then presses for the one before means that one. */
export function useWantedAccount(): AccountId | undefined {
  const { current } = useAccounts();
  return useAsked(({ asked }) => asked) ?? current?.accountId;
}

/** Makes an account the current one, if it is not. False when main refused; a notice says so. */
export async function switchAccount(accountId: AccountId): Promise<boolean> {
  const isAsked = useAsked.getState().asked !== null;
  if (!isAsked && knownReply('accounts.list', {})?.currentAccountId === accountId) return true;
  useAsked.setState({ asked: accountId });
  try {
    setReply('accounts.list', {}, await call('accounts.setCurrent', { accountId }));
    return true;
  } catch (error) {
    showFailure({ failure: failureFrom(error) });
    return false;
  } finally {
    useAsked.setState(({ asked }) => ({ asked: asked === accountId ? null : asked }));
  }
}
