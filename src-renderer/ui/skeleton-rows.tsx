/**
 * Grey rows of the size the real ones will have, so that nothing jumps when they arrive. After a while words say what is
 * waited for.
 */
import { useEffect, useState } from 'react';
import { say } from '../words/say.ts';
import styles from './skeleton-rows.module.css';

const ROW_NUMBERS = Array.from({ length: 60 }, (_, index) => index + 1);

/** In milliseconds. They stand still until then: motion takes time from what is waited for, and most waits are shorter. */
const LONG_WAIT = 1_000;
/** In milliseconds: then a person begins to wonder. */
const WONDERS = 3_000;

/** `label` says what is being read; `count` is at most 60, which is more than a screen holds. */
export function SkeletonRows({ count, label }: { readonly count: number; readonly label: string }) {
  const isLong = useHasPassed(LONG_WAIT);
  const wonders = useHasPassed(WONDERS);
  return (
    <div role="status" aria-label={label} className={styles.wait}>
      {wonders && <p className={styles.words}>{say('ui.still', { what: label })}</p>}
      <div className={styles.rows} data-long={isLong || undefined} data-told={wonders || undefined} aria-hidden>
        {ROW_NUMBERS.slice(0, count).map((rowNumber) => (
          <div key={rowNumber} className={styles.row} />
        ))}
      </div>
    </div>
  );
}

function useHasPassed(milliseconds: number): boolean {
  const [hasPassed, setPassed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setPassed(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return hasPassed;
}
