/** Asks before orders are removed (they can be imported again) or archived (never again). */
import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { Account } from '../../../src-preload/contract/account.ts';
import type { OrderChange } from '../../../src-preload/contract/change.ts';
import { NeedsService } from '../../bench/needs-service.tsx';
import { AccountDot } from '../../ui/account-dot.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { say, sayRich } from '../../words/say.ts';
import { ChangeStart } from './change-start.tsx';
import { changeVerb, references } from './change-words.ts';
import styles from './changes.module.css';
import { LeftOut } from './left-out.tsx';
import type { OrdersToChange } from './orders-to-change.ts';
import { useStartChange } from './use-start-change.ts';

interface RemoveOrArchiveProps {
  readonly kind: 'archive' | 'remove';
  readonly account: Account;
  readonly selected: OrdersToChange;
  readonly onClosed: () => void;
}

export function RemoveOrArchive({ kind, account, selected, onClosed }: RemoveOrArchiveProps) {
  const { orders } = selected;
  const started = useStartChange();
  const change: OrderChange = { kind, orders: references(orders) };
  const verb = changeVerb(kind, orders.length);
  const unmanifested = orders.filter(({ manifest }) => manifest === null || manifest.state === 'rejected').length;
  const actions = (
    <>
      <Button variant="default" data-autofocus disabled={started.starting} onClick={onClosed}>
        {say('common.cancel')}
      </Button>
      <Button
        disabled={started.holder !== null || orders.length === 0}
        loading={started.starting}
        onClick={() => started.start(account, change)}
      >
        {verb}
      </Button>
    </>
  );
  return (
    <Dialog
      opened
      onClosed={onClosed}
      title={say('orders.change.question', { verb })}
      actions={actions}
      size={480}
      closable={!started.starting}
    >
      <div className={styles.question}>
        <p className={styles.account}>
          <AccountDot colour={account.colour} /> {account.label}
        </p>
        <p>{sayRich(`orders.change.${kind}.effect`, { b: (words) => <strong>{words}</strong> })}</p>
        {kind === 'archive' && unmanifested > 0 && (
          <p className={styles.warning}>
            <IconAlertTriangle aria-hidden size={18} />
            <span>{say('orders.change.archive.unmanifested', { count: unmanifested })}</span>
          </p>
        )}
        <LeftOut {...selected} />
        <NeedsService account={account} />
        <ChangeStart started={started} change={change} onLeft={onClosed} />
      </div>
    </Dialog>
  );
}
