/** Grey rows of the size the real ones will have, so that nothing jumps when they arrive. */
import styles from './skeleton-rows.module.css';

const ROW_NUMBERS = Array.from({ length: 60 }, (_, index) => index + 1);

/** `label` names what is being read; `count` is at most 60, which is more than a screen holds. */
export function SkeletonRows({ count, label }: { readonly count: number; readonly label: string }) {
  return (
    <div role="status" aria-label={label} className={styles.rows}>
      {ROW_NUMBERS.slice(0, count).map((rowNumber) => (
        <div key={rowNumber} className={styles.row} aria-hidden />
      ))}
    </div>
  );
}
