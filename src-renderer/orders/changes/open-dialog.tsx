/** The open dialog of a change to orders; null when none is open. */
import { useEffect, useState } from 'react';
import type { Account } from '../../../src-preload/contract/account.ts';
import { failureFrom } from '../../desktop.ts';
import { showFailure } from '../../ui/show-failure.ts';
import { AssignOrders } from './assign-orders.tsx';
import { ChangeProgress } from './change-progress.tsx';
import { useChangesStore } from './changes-store.ts';
import { ListOfCodes } from './list-of-codes.tsx';
import { type OrdersToChange, ordersToChange } from './orders-to-change.ts';
import { RemoveAllUnshipped } from './remove-all-unshipped.tsx';
import { RemoveOrArchive } from './remove-or-archive.tsx';

export interface OpenDialogProps {
  readonly account: Account;
}

export function OpenDialog({ account }: OpenDialogProps) {
  const asked = useChangesStore((state) => state.asked);
  const runId = useChangesStore((state) => state.runId);
  const close = useChangesStore((state) => state.close);
  if (runId !== null) return <ChangeProgress runId={runId} onClosed={close} />;
  switch (asked) {
    case null:
      return null;
    case 'list':
      return <ListOfCodes account={account} onClosed={close} />;
    case 'remove-all-unshipped':
      return <RemoveAllUnshipped account={account} onClosed={close} />;
    default:
      return <OverSelected key={asked} kind={asked} account={account} onClosed={close} />;
  }
}

interface OverSelectedProps {
  readonly kind: 'archive' | 'remove' | 'assign';
  readonly account: Account;
  readonly onClosed: () => void;
}

/** Uses the account and orders of the moment it was opened, whatever is scanned or switched meanwhile. */
function OverSelected({ kind, onClosed, ...now }: OverSelectedProps) {
  const [account] = useState(now.account);
  const [selected, setSelected] = useState<OrdersToChange | null>(null);
  useEffect(() => {
    ordersToChange(account.accountId)
      .then(setSelected)
      .catch((error: unknown) => {
        showFailure({ failure: failureFrom(error) });
        onClosed();
      });
  }, [account, onClosed]);
  if (selected === null) return null;
  return kind === 'assign' ? (
    <AssignOrders account={account} selected={selected} onClosed={onClosed} />
  ) : (
    <RemoveOrArchive kind={kind} account={account} selected={selected} onClosed={onClosed} />
  );
}
