/** A failure in plain words: what happened · was anything changed · what to do next. */
import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Failure } from '../../src-preload/contract/failure.ts';
import { say } from '../words/say.ts';
import styles from './failure-notice.module.css';
import { failureDetails, failureWords } from './failure-words.ts';
import { useHelpTopic } from './help-store.ts';
import { drillFor } from './help-topics.ts';
import { bringIntoSight } from './into-sight.ts';
import { WhatToDo } from './what-to-do.tsx';

interface FailureNoticeProps {
  readonly failure: Failure;
  /** Shown as 'Try again' only when repeating can help. */
  readonly onRepeat?: (() => void) | undefined;
  /** Where several may be shown at once: what this one is about, for the names of its presses. */
  readonly of?: string;
  /** Other ways out, such as 'Open settings'. */
  readonly children?: ReactNode;
  /** The service's words may stand below this, and not in it. */
  readonly isSaidBelow?: boolean;
  /** 'page' fills an empty screen; 'inline' sits in a form or dialog. */
  readonly size?: 'page' | 'inline';
}

export function FailureNotice(props: FailureNoticeProps) {
  const { failure, onRepeat, of, children, size = 'inline' } = props;
  const details = failureDetails(failure);
  const { isSaidBelow = details.length > 0 } = props;
  const words = failureWords(failure, isSaidBelow ? 'below' : 'here');
  const named = (press: string): string => (of === undefined ? press : say('common.press-of', { press, what: of }));
  const drill = drillFor(failure);
  useHelpTopic(drill);
  return (
    <div ref={bringIntoSight} role="alert" className={styles.notice} data-size={size}>
      <IconAlertTriangle className={styles.icon} aria-hidden size={size === 'page' ? 28 : 20} stroke={1.75} />
      <div className={styles.words}>
        {size === 'page' ? <h2>{words.sentence}</h2> : <strong>{words.sentence}</strong>}
        <p className="muted">{words.advice}</p>
        {details.length > 0 && (
          <ul className={styles.details} aria-label={say('ui.failure.details')}>
            {details.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
        <div className={styles.actions}>
          {onRepeat !== undefined && words.worthRepeating && (
            <Button variant="default" size="xs" aria-label={named(say('common.try-again'))} onClick={onRepeat}>
              {say('common.try-again')}
            </Button>
          )}
          {children}
          {drill !== null && <WhatToDo topic={drill} about={named(words.sentence)} />}
        </div>
      </div>
    </div>
  );
}
