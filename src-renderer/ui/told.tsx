/**
 * What is read aloud when it comes. A screen reader reads only what comes into a region that it knows already. So a
 * region that comes into the page together with its text shows the text at once, and gives it to the screen reader a
 * moment later.
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
  const isKnown = useIsKnown() || saidBefore;
  const isEmpty = Children.toArray(children).every((child) => child === '');
  return (
    <div role="status" aria-label={label} className={`${unseen ? 'unseen' : styles.told} ${className}`}>
      {isKnown || isEmpty ? children : !unseen && <NotYet>{children}</NotYet>}
    </div>
  );
}

/** False at first: a region with text of its own shows it within `NotYet` until a screen reader knows the region. */
export function useIsKnown(): boolean {
  return useLasts(true, UNKNOWN_FOR);
}

export function NotYet({ children }: Pick<ToldProps, 'children'>) {
  return (
    <div className={styles.notYet} aria-hidden inert>
      {children}
    </div>
  );
}
