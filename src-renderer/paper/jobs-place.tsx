/**
 * The place of print jobs, shown once it is known which there are. It is there before the first one is printed: a
 * screen reader reads only what comes into a region that it knows already, and earlier jobs, which come together with
 * the region, are no news.
 */
import type { ReactNode } from 'react';
import styles from './job-line.module.css';

export function JobsPlace({ children }: { readonly children: ReactNode }) {
  return (
    <div aria-live="polite" className={styles.place}>
      {children}
    </div>
  );
}
