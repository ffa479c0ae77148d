/** Orders of the practice accounts: hidden by themselves once there is a live account, shown again at a press. */
import { Switch } from '@mantine/core';
import type { Account } from '../../../src-preload/contract/account.ts';
import { changePreferences, usePreferences } from '../../bench/use-preferences.ts';
import { say } from '../../words/say.ts';

/** Whether lists of all accounts and scans leave the practice accounts out. */
function usePracticeHidden(accounts: readonly Account[]): boolean {
  const { practiceOrders } = usePreferences();
  if (practiceOrders === 'by-itself') return accounts.some(({ kind }) => kind === 'live');
  return practiceOrders === 'hidden';
}

export function PracticeSwitch({ accounts }: { readonly accounts: readonly Account[] }) {
  const hidden = usePracticeHidden(accounts);
  return (
    <Switch
      aria-label={say('orders.practice')}
      label={say('orders.practice')}
      description={say('orders.practice.description')}
      checked={!hidden}
      onChange={(event) => void changePreferences({ practiceOrders: event.currentTarget.checked ? 'shown' : 'hidden' })}
    />
  );
}
