/** What the paper check found, in one line; orders that are not on the paper are listed. */
import { IconAlertTriangle, IconCircleCheck, IconHelpCircle, IconLoader2 } from '@tabler/icons-react';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { countWords } from '../manifest-words.ts';
import styles from './paper-check.module.css';
import type { PaperCheck } from './use-paper-check.ts';

interface PaperCheckLineProps {
  readonly check: PaperCheck;
  readonly orderCount: number;
}

export function PaperCheckLine({ check, orderCount }: PaperCheckLineProps) {
  return (
    <section aria-label="Paper check" aria-live="polite" className={styles.check}>
      <Found check={check} orderCount={orderCount} />
    </section>
  );
}

function Found({ check, orderCount }: PaperCheckLineProps) {
  switch (check.kind) {
    case 'reading':
      return (
        <StatusBadge tone="quiet" icon={IconLoader2} look="plain">
          Checking the paper…
        </StatusBadge>
      );
    case 'complete':
      return (
        <StatusBadge tone="good" icon={IconCircleCheck} look="plain">
          {orderCount === 1 ? 'The order is on the paper' : `All ${countWords(orderCount, 'order')} are on the paper`}
        </StatusBadge>
      );
    case 'cannot-check':
      return (
        <StatusBadge tone="quiet" icon={IconHelpCircle} look="plain">
          Cannot check: the pages are pictures
        </StatusBadge>
      );
    case 'unreadable':
      return (
        <StatusBadge tone="quiet" icon={IconHelpCircle} look="plain">
          Cannot check: the PDF could not be read here
        </StatusBadge>
      );
    case 'missing':
      return (
        <div className={styles.missing}>
          <h4>
            <IconAlertTriangle aria-hidden size={16} stroke={1.75} />
            {check.missing.length} of {countWords(orderCount, 'order')} not on the paper
          </h4>
          <p>Look for them before the parcels leave. The service may have left them out.</p>
          <ul>
            {check.missing.map(({ orderId, orderNumber }) => (
              <li key={orderId} className="mono">
                {orderNumber}
              </li>
            ))}
          </ul>
        </div>
      );
  }
}
