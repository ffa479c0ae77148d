/** Asks before orders are removed (several can be imported again) or archived (never again). */
import { IconAlertTriangle } from '@tabler/icons-react';
import type { Account } from '../../../src-preload/contract/account.ts';
import type { OrderChange } from '../../../src-preload/contract/change.ts';
import { say, sayRich } from '../../words/say.ts';
import { ChangeQuestion } from './change-question.tsx';
import { changeVerb, effectOf, references } from './change-words.ts';
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
  return (
    <ChangeQuestion
      account={account}
      change={change}
      started={started}
      title={say('orders.change.question', { verb })}
      verb={verb}
      canStart={orders.length > 0}
      onClosed={onClosed}
      size={480}
      focusOnCancel
    >
      <p>{sayRich(effectOf(kind, orders.length), { b: (words) => <strong>{words}</strong> })}</p>
      {kind === 'archive' && unmanifested > 0 && (
        <p className={styles.warning}>
          <IconAlertTriangle aria-hidden size={18} />
          <span>{say('orders.change.archive.unmanifested', { count: unmanifested })}</span>
        </p>
      )}
      <LeftOut {...selected} />
    </ChangeQuestion>
  );
}
