/** The result of the paper check in one line; orders that are not on the paper are listed. */
import { IconAlertTriangle, IconCircleCheck, IconHelpCircle, IconLoader2 } from '@tabler/icons-react';
import { useId } from 'react';
import { reachedByKeys } from '../../ui/reached-by-keys.ts';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { say } from '../../words/say.ts';
import { hasUnknownOrders } from '../manifest-words.ts';
import styles from './paper-check.module.css';
import type { PaperCheck } from './use-paper-check.ts';

interface PaperCheckLineProps {
  readonly check: PaperCheck;
  readonly orderCount: number;
}

export function PaperCheckLine({ check, orderCount }: PaperCheckLineProps) {
  return (
    <section aria-label={say('manifests.check.label')} aria-live="polite" className={styles.check}>
      <Found check={check} orderCount={orderCount} />
    </section>
  );
}

function Found({ check, orderCount }: PaperCheckLineProps) {
  const heading = useId();
  if (hasUnknownOrders(orderCount)) {
    return (
      <StatusBadge tone="quiet" icon={IconHelpCircle} look="plain">
        {say('manifests.check.no-orders')}
      </StatusBadge>
    );
  }
  switch (check.kind) {
    case 'reading':
      return (
        <StatusBadge tone="quiet" icon={IconLoader2} look="plain">
          {say('manifests.check.reading')}
        </StatusBadge>
      );
    case 'complete':
      return (
        <StatusBadge tone="good" icon={IconCircleCheck} look="plain">
          {say('manifests.check.complete', { count: orderCount })}
        </StatusBadge>
      );
    case 'cannot-check':
      return (
        <StatusBadge tone="quiet" icon={IconHelpCircle} look="plain">
          {say('manifests.check.pictures')}
        </StatusBadge>
      );
    case 'unreadable':
      return (
        <StatusBadge tone="quiet" icon={IconHelpCircle} look="plain">
          {say('manifests.check.unreadable')}
        </StatusBadge>
      );
    case 'missing':
      return (
        <div className={styles.missing}>
          <h4 id={heading}>
            <IconAlertTriangle aria-hidden size={16} stroke={1.75} />
            {say('manifests.check.missing', { missing: check.missing.length, count: orderCount })}
          </h4>
          <p>{say('manifests.check.missing.next')}</p>
          <ul aria-labelledby={heading} ref={reachedByKeys}>
            {check.missing.map(({ orderId, name }) => (
              <li key={orderId} className="mono">
                {name}
              </li>
            ))}
          </ul>
        </div>
      );
  }
}
