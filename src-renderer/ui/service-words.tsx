/** What the service said beside its answer, in its own words: a valid address may still be one it has doubts about. */
import { IconAlertTriangle } from '@tabler/icons-react';
import type { FailureDetail } from '../../src-preload/contract/failure.ts';
import { detailLine } from './failure-words.ts';
import styles from './service-words.module.css';

export interface ServiceWordsProps {
  readonly words: readonly FailureDetail[] | undefined;
  readonly label: string;
}

export function ServiceWords({ words, label }: ServiceWordsProps) {
  if (words === undefined) return null;
  return (
    <ul className={styles.words} aria-label={label}>
      {[...new Set(words.map(detailLine))].map((line) => (
        <li key={line}>
          <IconAlertTriangle aria-hidden size={18} />
          {line}
        </li>
      ))}
    </ul>
  );
}
