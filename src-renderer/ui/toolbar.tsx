/** The one toolbar of a screen: its title, the filters of the list on the left, the main action on the right. */
import type { ReactNode } from 'react';
import styles from './toolbar.module.css';

interface ToolbarProps {
  readonly label: string;
  readonly title?: string;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
}

export function Toolbar({ label, title, children, actions }: ToolbarProps) {
  return (
    <div role="toolbar" aria-label={label} className={styles.toolbar}>
      {title !== undefined && <h1 className={styles.title}>{title}</h1>}
      <div className={styles.controls}>{children}</div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
