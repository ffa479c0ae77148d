/** The app with one live account on a service of the bench's own; the account is chosen at the top. */
import type { AccountId } from '../../src-preload/contract/account.ts';
import type { Bench, OpenApp, OpenOptions } from './app.ts';
import { bridgeOf } from './bridge.ts';
import { addLiveAccount, switchAccount } from './operator.ts';
import type { RunningService } from './practice-service.ts';

export interface LiveShop extends OpenApp {
  readonly accountId: AccountId;
}

/** `baseAddress`: where the service is reached, if not at its own address. */
export async function openLiveShop(
  bench: Bench,
  { url, accounts: [keys] }: Pick<RunningService, 'url' | 'accounts'>,
  { baseAddress = url, ...more }: OpenOptions & { readonly baseAddress?: string } = {},
): Promise<LiveShop> {
  const opened = await bench.open(more);
  const { service_api_key: serviceKey, subscription_key: subscriptionKey } = keys;
  const label = 'Harbour Shop';
  await addLiveAccount(opened.app, opened.page, { label, baseAddress, serviceKey, subscriptionKey });
  await switchAccount(opened.page, label);
  const accounts = await bridgeOf(opened.page).outcome('accounts.list', {});
  if (!accounts.ok) throw new Error(accounts.failure.code);
  return { ...opened, accountId: accounts.value.currentAccountId };
}
