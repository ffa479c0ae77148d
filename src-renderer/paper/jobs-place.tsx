/**
 * The place of print jobs, for once it is known which there are. It is there before the first one is printed: a screen
 * reader reads only what comes into a region that it knows already, and those of before, which come with it, are no news.
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
