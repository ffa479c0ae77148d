/** One thing to set, under its name. */
import type { ReactNode } from 'react';
import styles from './settings.module.css';

export function Setting({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={styles.choice}>
      <span className={styles.choiceName}>{name}</span>
      {children}
    </div>
  );
}
