/**
 * Grey rows of the size the real ones will have, so that nothing jumps when they arrive. After a while words say what is
 * waited for.
 */
import { say } from '../words/say.ts';
import styles from './skeleton-rows.module.css';
import { Told } from './told.tsx';
import { SLOW_AFTER, useLasts, WONDERS_AFTER } from './use-pace.ts';

const ROW_NUMBERS = Array.from({ length: 60 }, (_, index) => index + 1);

interface SkeletonRowsProps {
  /** At most 60, which is more than a screen holds. */
  readonly count: number;
  /** What is being read. */
  readonly label: string;
  /** A service is asked, which may be silent: in the end the words say how long that is waited for. */
  readonly ofService?: boolean;
}

export function SkeletonRows({ count, label, ofService = false }: SkeletonRowsProps) {
  // They stand still for a second: motion takes time from what is waited for, and most waits are shorter.
  const isLong = useLasts(true);
  const wonders = useLasts(true, WONDERS_AFTER);
  const isSlow = useLasts(ofService, SLOW_AFTER);
  return (
    <div className={styles.wait}>
      <Told label={label}>
        {wonders && <p className={styles.words}>{say('ui.still', { what: label })}</p>}
        {isSlow && <p className={styles.slow}>{say('ui.slow-service')}</p>}
      </Told>
      <div
        className={styles.rows}
        data-long={isLong || undefined}
        data-told={wonders || undefined}
        data-slow={isSlow || undefined}
        aria-hidden
      >
        {ROW_NUMBERS.slice(0, count).map((rowNumber) => (
          <div key={rowNumber} className={styles.row} />
        ))}
      </div>
    </div>
  );
}
