/** Asks before orders are removed (they can be imported again) or archived (never again). */
import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { Account } from '../../../src-preload/contract/account.ts';
import type { OrderChange } from '../../../src-preload/contract/change.ts';
import type { Order } from '../../../src-preload/contract/order.ts';
import { AccountDot } from '../../ui/account-dot.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { orderCount } from '../order-words.ts';
import { ChangeFailure } from './change-failure.tsx';
import { changeVerb, references } from './change-words.ts';
import styles from './changes.module.css';
import { useStartChange } from './use-start-change.ts';

interface RemoveOrArchiveProps {
  readonly kind: 'archive' | 'remove';
  readonly account: Account;
  readonly orders: readonly Order[];
  readonly onClosed: () => void;
}

export function RemoveOrArchive({ kind, account, orders, onClosed }: RemoveOrArchiveProps) {
  const started = useStartChange();
  const change: OrderChange = { kind, orders: references(orders) };
  const verb = changeVerb(kind, orders.length);
  const unmanifested = orders.filter(({ manifest }) => manifest?.state !== 'stored').length;
  const actions = (
    <>
      <Button variant="default" data-autofocus onClick={onClosed}>
        Cancel
      </Button>
      <Button
        disabled={started.holder !== null}
        loading={started.starting}
        onClick={() => started.start(account, change)}
      >
        {verb}
      </Button>
    </>
  );
  return (
    <Dialog opened onClosed={onClosed} title={`${verb}?`} actions={actions} size={480}>
      <div className={styles.question}>
        <p className={styles.account}>
          <AccountDot colour={account.colour} /> {account.label}
        </p>
        {kind === 'remove' ? (
          <p>
            They leave the service and <strong>can be imported again</strong> from the shop. Use this for duplicates and
            orders imported too early.
          </p>
        ) : (
          <p>
            They leave the list and can <strong>never be imported again</strong>. Use this for orders that are finished.
          </p>
        )}
        {kind === 'archive' && unmanifested > 0 && (
          <p className={styles.warning}>
            <IconAlertTriangle aria-hidden size={18} />
            <span>
              {orderCount(unmanifested)} with a printed label {unmanifested === 1 ? 'is' : 'are'} in no manifest of this
              computer. Once archived, {unmanifested === 1 ? 'it' : 'they'} cannot be manifested: the courier would not
              be told of the {unmanifested === 1 ? 'parcel' : 'parcels'}.
            </span>
          </p>
        )}
        <ChangeFailure started={started} change={change} />
      </div>
    </Dialog>
  );
}
