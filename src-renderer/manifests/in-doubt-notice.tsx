/** A manifest in doubt, in plain words: what is known, what will not happen, and how to find out. */
import { Button } from '@mantine/core';
import { IconHelpCircle } from '@tabler/icons-react';
import type { Failure } from '../../src-preload/contract/failure.ts';
import { useNavigation } from '../bench/navigation-store.ts';
import { FailureNotice } from '../ui/failure-notice.tsx';
import { failureDetails, failureWords } from '../ui/failure-words.ts';
import { useHelpTopic } from '../ui/help-store.ts';
import { say } from '../words/say.ts';
import styles from './in-doubt-notice.module.css';

interface InDoubtNoticeProps {
  readonly failure: Failure | null;
  /** Before another screen is shown, for example to close a dialog. */
  readonly onLeave?: () => void;
}

/** For the case that the answer arrived and is kept, but its PDF could not be stored. */
export function InDoubtNotice(props: InDoubtNoticeProps) {
  return props.failure?.changed === 'done' ? <FailureNotice failure={props.failure} /> : <MayBeMade {...props} />;
}

function MayBeMade({ failure, onLeave }: InDoubtNoticeProps) {
  const go = useNavigation((state) => state.go);
  useHelpTopic('lost-answer');
  const lookUp = (): void => {
    onLeave?.();
    go('in-doubt');
  };

  return (
    <div role="alert" className={styles.notice}>
      <IconHelpCircle aria-hidden size={20} stroke={1.75} className={styles.icon} />
      <div className={styles.words}>
        <h3>{say('manifests.doubt.title')}</h3>
        <p>
          {reason(failure)} {say('manifests.doubt.never-again')}
        </p>
        <ol>
          <li>{say('manifests.doubt.step.look')}</li>
          <li>{say('manifests.doubt.step.done')}</li>
          <li>{say('manifests.doubt.step.not-done')}</li>
        </ol>
        {failure === null ? null : (
          <ul className={styles.details} aria-label={say('manifests.doubt.own-words')}>
            {failureDetails(failure).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
        <Button className={styles.lookUp ?? ''} onClick={lookUp}>
          {say('manifests.doubt.look-up')}
        </Button>
      </div>
    </div>
  );
}

/** The fault that came between the request and its answer, if main knows it. */
function reason(failure: Failure | null): string {
  if (failure === null) return say('manifests.doubt.closed');
  const between = failure.facts.reason;
  return failureWords(between === undefined ? failure : { ...failure, code: between }, 'below').sentence;
}
