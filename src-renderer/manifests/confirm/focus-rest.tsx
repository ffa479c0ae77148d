/**
 * The place of the focus in each step of the dialog: on its words, not on a button. An Enter from a scanner must not
 * decide anything, and a step that replaces another must not lose the focus.
 */
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import styles from './manifest-confirm.module.css';

interface FocusRestProps {
  readonly label: string;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
  readonly children: ReactNode;
}

export function FocusRest({ label, onKeyDown, children }: FocusRestProps) {
  const place = useRef<HTMLElement>(null);
  // Shows the beginning of a long question, not its middle.
  useEffect(() => place.current?.focus({ preventScroll: true }), []);
  return (
    <section ref={place} tabIndex={-1} data-autofocus aria-label={label} className={styles.step} onKeyDown={onKeyDown}>
      {children}
    </section>
  );
}
