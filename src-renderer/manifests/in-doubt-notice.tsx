/** A manifest in doubt, in plain words: what is known, what will not happen, and how to find out. */
import { Button } from '@mantine/core';
import { IconHelpCircle } from '@tabler/icons-react';
import type { Failure } from '../../src-preload/contract/failure.ts';
import { useNavigation } from '../bench/navigation-store.ts';
import { FailureNotice } from '../ui/failure-notice.tsx';
import { failureDetails, failureWords } from '../ui/failure-words.ts';
import styles from './in-doubt-notice.module.css';

interface InDoubtNoticeProps {
  readonly failure: Failure | null;
  /** Before another screen is shown, for example to close a dialog. */
  readonly onLeave?: () => void;
}

/** Where the service's answer came and is kept, only the PDF could not be taken from it to its place. */
export function InDoubtNotice(props: InDoubtNoticeProps) {
  return props.failure?.changed === 'done' ? <FailureNotice failure={props.failure} /> : <MayBeMade {...props} />;
}

function MayBeMade({ failure, onLeave }: InDoubtNoticeProps) {
  const go = useNavigation((state) => state.go);
  const lookUp = (): void => {
    onLeave?.();
    go('in-doubt');
  };

  return (
    <div role="alert" className={styles.notice}>
      <IconHelpCircle aria-hidden size={20} stroke={1.75} className={styles.icon} />
      <div className={styles.words}>
        <h3>The service may or may not have made this manifest.</h3>
        <p>{reason(failure)} Packbench never sends it again by itself.</p>
        <ol>
          <li>Look its orders up: Packbench asks the service, and shows what it says of each.</li>
          <li>
            If the orders show as shipped, mark the manifest as done, then import its PDF from the service’s website.
          </li>
          <li>If two checks five minutes apart show them unshipped, mark it as not done and manifest them again.</li>
        </ol>
        {failure === null ? null : (
          <ul className={styles.details} aria-label="In its own words">
            {failureDetails(failure).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
        <Button variant="default" size="xs" className={styles.lookUp ?? ''} onClick={lookUp}>
          Look it up in In doubt
        </Button>
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
