/**
 * What is read aloud when it comes. A screen reader reads only what comes into a region that it knows already: one that comes
 * into the page together with its text gets it a moment later, in the place that is kept for it.
 */
import { Children, type ReactNode } from 'react';
import styles from './told.module.css';
import { useLasts } from './use-pace.ts';

/** Milliseconds in which a screen reader hears of a new region. */
const UNKNOWN_FOR = 100;

interface ToldProps {
  readonly className?: string | undefined;
  /** Its name, where several stand beside each other. */
  readonly label?: string;
  /** Only read aloud: the screen shows it in another way. */
  readonly unseen?: boolean;
  /** What it says when the screen comes is no news, and stays unread. */
  readonly saidBefore?: boolean;
  readonly children: ReactNode;
}

export function Told({ className = '', label, unseen = false, saidBefore = false, children }: ToldProps) {
  const isKnown = useLasts(true, UNKNOWN_FOR) || saidBefore;
  const isEmpty = Children.toArray(children).every((child) => child === '');
  return (
    <div role="status" aria-label={label} className={`${unseen ? 'unseen' : styles.told} ${className}`}>
      {isKnown || isEmpty ? children : <Kept unseen={unseen}>{children}</Kept>}
    </div>
  );
}

/** The place of the words, so that nothing moves when they come. */
function Kept({ unseen, children }: Pick<ToldProps, 'unseen' | 'children'>) {
  if (unseen === true) return null;
  return (
    <div className={styles.kept} aria-hidden inert>
      {children}
    </div>
  );
}
