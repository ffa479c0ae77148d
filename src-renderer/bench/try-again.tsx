/**
 * 'Try again' for a manifest that was refused or never sent: its orders are selected again, and the question is asked.
 */
import { Button } from '@mantine/core';
import type { AccountId } from '../../src-preload/contract/account.ts';
import type { ManifestOrder } from '../../src-preload/contract/manifest.ts';
import { useLeft } from '../ui/use-left.ts';
import { say } from '../words/say.ts';
import { useNavigation } from './navigation-store.ts';
import { useSelectionStore } from './selection-store.ts';
import { switchAccount, useAccounts } from './use-accounts.ts';

interface TryAgainProps {
  readonly accountId: AccountId;
  readonly orders: readonly ManifestOrder[];
  /** Before another screen is shown, for example to close a dialog. */
  readonly onLeave?: () => void;
}

/** Shows nothing when the account is gone. */
export function TryAgain({ accountId, orders, onLeave }: TryAgainProps) {
  const { accounts } = useAccounts();
  const isLeft = useLeft();
  const add = useSelectionStore((state) => state.add);
  const askForManifest = useNavigation((state) => state.askForManifest);
  if (!accounts.some((account) => account.accountId === accountId)) return null;
  const tryAgain = async (): Promise<void> => {
    if (!(await switchAccount(accountId))) return;
    // A person has gone on elsewhere meanwhile.
    if (isLeft()) return;
    add(
      accountId,
      orders.map((order) => ({ ...order, country: '' })),
      'list',
    );
    onLeave?.();
    askForManifest();
  };
  return (
    <Button variant="default" size="xs" onClick={() => void tryAgain()}>
      {say('common.try-again')}
    </Button>
  );
}
