/** The dialogs of changes to orders, one at a time. */
import { useState } from 'react';
import type { Account } from '../../../src-preload/contract/account.ts';
import type { Order } from '../../../src-preload/contract/order.ts';
import { AssignOrders } from './assign-orders.tsx';
import { ChangeProgress } from './change-progress.tsx';
import { useChangesStore } from './changes-store.ts';
import { ListOfCodes } from './list-of-codes.tsx';
import { RemoveAllUnshipped } from './remove-all-unshipped.tsx';
import { RemoveOrArchive } from './remove-or-archive.tsx';

interface ChangeDialogsProps {
  readonly account: Account;
  readonly selected: readonly Order[];
}

export function ChangeDialogs({ account, selected }: ChangeDialogsProps) {
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
      return <OverSelected key={asked} kind={asked} account={account} selected={selected} onClosed={close} />;
  }
}

interface OverSelectedProps extends ChangeDialogsProps {
  readonly kind: 'archive' | 'remove' | 'assign';
  readonly onClosed: () => void;
}

/** Asks about the account and orders of the moment it was opened, whatever is scanned or switched meanwhile. */
function OverSelected({ kind, onClosed, ...now }: OverSelectedProps) {
  const [{ account, selected }] = useState(now);
  return kind === 'assign' ? (
    <AssignOrders account={account} orders={selected} onClosed={onClosed} />
  ) : (
    <RemoveOrArchive kind={kind} account={account} orders={selected} onClosed={onClosed} />
  );
}
