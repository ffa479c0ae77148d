/** Lists of a screen for work by scanner: a title, and lines with the actions of each. */
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './bench-list.module.css';
import { keepFromMovedPresses } from './moved-press.ts';

interface BenchListProps {
  readonly title: string;
  /** Beside the title. */
  readonly head?: ReactNode;
  /** Below the lines: what they leave out. */
  readonly foot?: ReactNode;
  /** The order of the lines matters: the last first. */
  readonly ordered?: boolean;
  readonly children: ReactNode;
}

export function BenchList({ title, head, foot, ordered = false, children }: BenchListProps) {
  const List = ordered ? 'ol' : 'ul';
  const place = useRef<HTMLElement>(null);
  useEffect(() => (place.current === null ? undefined : keepFromMovedPresses(place.current)), []);
  return (
    <section ref={place} aria-label={title} className={styles.list}>
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
  /** The result, for tests and styles. */
  readonly state?: string;
  /** It no longer counts. */
  readonly isOut?: boolean;
  /** In front of the words: a sign or the colour of an account. */
  readonly sign?: ReactNode;
  /** Behind the words: its actions. */
  readonly press?: ReactNode;
  readonly children: ReactNode;
}

/** `children`: the words, one below the other; paragraphs, so that they are read apart. */
export function BenchLine({ tone, state, isOut, sign, press, children }: BenchLineProps) {
  return (
    <li className={styles.line} data-tone={tone} data-state={state} data-out={isOut}>
      {sign}
      <div className={styles.words}>{children}</div>
      {press}
    </li>
  );
}
