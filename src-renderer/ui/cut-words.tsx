/**
 * Words that may be too long for their place, mostly a name: cut at their end, whole on hover. A name that is read from
 * right to left has its end at the left.
 */
import type { ReactNode } from 'react';
import styles from './cut-words.module.css';

interface CutWordsProps {
  readonly words: string;
  readonly muted?: boolean;
  /** How they are drawn, if not plainly. */
  readonly children?: ReactNode;
}

export function CutWords({ words, muted = false, children = words }: CutWordsProps) {
  return (
    <span className={styles.cut} data-muted={muted} data-whole={words} dir="auto">
      {children}
    </span>
  );
}
