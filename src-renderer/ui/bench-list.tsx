/** Lists of a screen that is worked at by scanner: a title, and lines with what a press can do about each. */
import type { ReactNode } from 'react';
import styles from './bench-list.module.css';

interface BenchListProps {
  readonly title: string;
  /** Beside the title. */
  readonly head?: ReactNode;
  /** Under the lines: what is not among them. */
  readonly foot?: ReactNode;
  /** The order of the lines says something: the last first. */
  readonly ordered?: boolean;
  readonly children: ReactNode;
}

export function BenchList({ title, head, foot, ordered = false, children }: BenchListProps) {
  const List = ordered ? 'ol' : 'ul';
  return (
    <section aria-label={title} className={styles.list}>
      <div className={styles.head}>
        <h2>{title}</h2>
        {head}
      </div>
      <List>{children}</List>
      {foot}
    </section>
  );
}

interface BenchLineProps {
  readonly tone?: 'good' | 'warn' | 'bad' | 'waiting' | undefined;
  /** What became of it, for tests and styles. */
  readonly state?: string;
  /** It counts no more. */
  readonly isOut?: boolean;
  /** In front of the words: a sign or the colour of an account. */
  readonly sign?: ReactNode;
  /** Behind the words: what a press does. */
  readonly press?: ReactNode;
  readonly children: ReactNode;
}

/** `children`: the words, one beneath the other. */
export function BenchLine({ tone, state, isOut, sign, press, children }: BenchLineProps) {
  return (
    <li className={styles.line} data-tone={tone} data-state={state} data-out={isOut}>
      {sign}
      <span className={styles.words}>{children}</span>
      {press}
    </li>
  );
}
