/** Nothing to show, and what to do about it. */
import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  readonly icon: Icon;
  readonly title: string;
  /** One or two sentences that end with the next step. */
  readonly children: ReactNode;
  readonly actions?: ReactNode;
}

export function EmptyState({ icon: IconShape, title, children, actions }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <IconShape aria-hidden size={28} stroke={1.5} className={styles.icon} />
      <h2 className={styles.title}>{title}</h2>
      <p className="muted">{children}</p>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
