/** What the service said beside a PDF that it sent anyway: often that an order was left out. */
import { IconAlertTriangle } from '@tabler/icons-react';
import type { Failure } from '../../../src-preload/contract/failure.ts';
import { failureDetails } from '../../ui/failure-words.ts';
import { say } from '../../words/say.ts';
import styles from './manifest-detail.module.css';

export function ServiceRemarks({ failure }: { readonly failure: Failure | null }) {
  const lines = failure === null ? [] : failureDetails(failure);
  if (lines.length === 0) return null;
  return (
    <section aria-label={say('manifests.remarks.label')} className={styles.remarks}>
      <h3>
        <IconAlertTriangle aria-hidden size={16} stroke={1.75} />
        {say('manifests.remarks.title')}
      </h3>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
