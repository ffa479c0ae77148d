/** Grey rows of the size the real ones will have, so that nothing jumps when they arrive. */
import { useEffect, useState } from 'react';
import styles from './skeleton-rows.module.css';

const ROW_NUMBERS = Array.from({ length: 60 }, (_, index) => index + 1);

/** In milliseconds. They stand still until then: motion takes time from what is waited for, and most waits are shorter. */
const LONG_WAIT = 1_000;

/** `label` says what is being read; `count` is at most 60, which is more than a screen holds. */
export function SkeletonRows({ count, label }: { readonly count: number; readonly label: string }) {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LONG_WAIT);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div role="status" aria-label={label} className={styles.rows} data-long={isLong || undefined}>
      {ROW_NUMBERS.slice(0, count).map((rowNumber) => (
        <div key={rowNumber} className={styles.row} aria-hidden />
      ))}
    </div>
  );
}
