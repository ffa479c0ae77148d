/**
 * The shape of a screen that is worked at by scanner: the band that answers on top, the work in front of the person, what was done at
 * its side, and a bar with what a hand does.
 */
import type { ReactNode } from 'react';
import styles from './bench-frame.module.css';

interface BenchScreenProps {
  readonly title: string;
  /** It has the window to itself. */
  readonly isFull?: boolean;
  readonly children: ReactNode;
}

export function BenchScreen({ title, isFull, children }: BenchScreenProps) {
  return (
    <section className={styles.screen} aria-label={title} data-full={isFull}>
      <h1 className="unseen">{title}</h1>
      {children}
    </section>
  );
}

interface BenchWorkProps {
  readonly front: ReactNode;
  readonly side: ReactNode;
  /** There is nothing to be pressed in it: what scrolls takes the focus itself, so that keys can scroll it. */
  readonly isOnlyRead?: boolean;
}

export function BenchWork({ front, side, isOnlyRead = false }: BenchWorkProps) {
  const scrolled = isOnlyRead ? { tabIndex: 0 } : {};
  return (
    <div className={styles.work} {...scrolled}>
      <div className={styles.front} {...scrolled}>
        {front}
      </div>
      <div className={styles.side} {...scrolled}>
        {side}
      </div>
    </div>
  );
}

/** `end`: what stands apart, at the far end. */
export function BenchBar({ children, end }: { readonly children: ReactNode; readonly end: ReactNode }) {
  return (
    <div className={styles.bar}>
      <div className={styles.presses}>{children}</div>
      <div className={styles.end}>{end}</div>
    </div>
  );
}
