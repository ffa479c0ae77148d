/** A manifest in doubt, in plain words: what is known, what will not happen, and how to find out. */
import { IconHelpCircle } from '@tabler/icons-react';
import type { Failure } from '../../src-preload/contract/failure.ts';
import { failureDetails, failureWords } from '../ui/failure-words.ts';
import styles from './in-doubt-notice.module.css';

export function InDoubtNotice({ failure }: { readonly failure: Failure | null }) {
  return (
    <div role="alert" className={styles.notice}>
      <IconHelpCircle aria-hidden size={20} stroke={1.75} className={styles.icon} />
      <div className={styles.words}>
        <h3>Nobody knows yet whether the service made this manifest.</h3>
        <p>{reason(failure)} Packbench never sends it again by itself.</p>
        <ol>
          <li>Search one of its orders in Orders, with all statuses shown.</li>
          <li>
            Shipped: the manifest was made. Get its PDF from the service’s own site; do not manifest these orders again.
          </li>
          <li>
            Still Unshipped after five minutes: it was most likely not made. Ask the service before you repeat it.
          </li>
        </ol>
        {failure === null ? null : (
          <ul className={styles.details} aria-label="In its own words">
            {failureDetails(failure).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

/** What came between the request and its answer, where main knows it. */
function reason(failure: Failure | null): string {
  if (failure === null) return 'Packbench was closed while the request was on its way.';
  const between = failure.facts.reason;
  const { happened } = failureWords(between === undefined ? failure : { ...failure, code: between });
  return `${happened}.`;
}
