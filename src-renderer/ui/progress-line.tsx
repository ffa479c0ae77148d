/** Work that takes longer than a second: its progress, its pace, its remaining time, and a way to stop it. */
import { Progress as Bar } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Progress } from '../../src-preload/contract/progress.ts';
import { say } from '../words/say.ts';
import styles from './progress-line.module.css';
import { countWords, paceWords } from './progress-words.ts';
import { Told } from './told.tsx';
import { usePace } from './use-pace.ts';

interface ProgressLineProps {
  /** What is counted, for screen readers: 'Rows validated'. */
  readonly label: string;
  readonly progress: Progress;
  /** False: it is over, or was stopped. */
  readonly isRunning: boolean;
  /** False when the count is already shown beside it. */
  readonly showsCount?: boolean;
  /** The button that stops it, named by its effect. */
  readonly children?: ReactNode;
}

export function ProgressLine({ label, progress, isRunning, showsCount = true, children }: ProgressLineProps) {
  const pace = usePace(progress, isRunning);
  const { doneCount, totalCount } = progress;
  const percent = totalCount === null || totalCount === 0 ? 0 : (doneCount / totalCount) * 100;
  const words = [...(showsCount ? [countWords(progress)] : []), ...(isRunning ? paceWords(pace) : [])];
  // Announced only at each quarter: more would talk over what a person listens to.
  const quarter = isRunning ? Math.floor(percent / 25) : 0;
  return (
    <div className={styles.progress}>
      <div className={styles.line}>
        <span className={styles.words}>{words.join(' · ')}</span>
        {children}
      </div>
      {totalCount !== null && <Bar aria-label={label} value={isRunning || totalCount > 0 ? percent : 100} size="md" />}
      <Told unseen>
        {quarter > 0 && quarter < 4 ? say('ui.progress.quarter', { what: label, percent: quarter * 25 }) : ''}
      </Told>
    </div>
  );
}
