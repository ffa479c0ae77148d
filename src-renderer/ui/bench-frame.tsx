/**
 * The frame of a screen for work by scanner: the band with answers on top, the work in front of the person, earlier
 * work at the side, and a bar with the actions.
 */
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import styles from './bench-frame.module.css';
import { openDialog } from './open-dialog.ts';

interface BenchScreenProps {
  readonly title: string;
  /** It has the whole window. */
  readonly isFull?: boolean;
  readonly children: ReactNode;
}

export function BenchScreen({ title, isFull, children }: BenchScreenProps) {
  return (
    <section ref={letGoOfPressed} className={styles.screen} aria-label={title} data-full={isFull}>
      <h1 className="unseen">{title}</h1>
      {children}
    </section>
  );
}

/**
 * A button that a mouse or a finger has pressed lets go of the focus: the Enter that some scanners strike in front of
 * each code would press it again. Tab goes on from its place all the same.
 */
function letGoOfPressed(screen: HTMLElement | null): (() => void) | undefined {
  const letGo = ({ detail }: MouseEvent): void => {
    const { activeElement: pressed } = document;
    // 0: a key, which is heard where it was pressed.
    if (detail === 0 || !(pressed instanceof HTMLButtonElement) || screen?.contains(pressed) !== true) return;
    // A dialog that the press opens gives the focus back.
    requestAnimationFrame(() => {
      if (openDialog() === null) pressed.blur();
    });
  };
  screen?.addEventListener('click', letGo);
  return () => screen?.removeEventListener('click', letGo);
}

interface BenchWorkProps {
  readonly front: ReactNode;
  readonly side: ReactNode;
}

export function BenchWork({ front, side }: BenchWorkProps) {
  const [whole, first, second] = [useKeyScroll(), useKeyScroll(), useKeyScroll()];
  return (
    <div className={styles.work} ref={whole}>
      <div className={styles.front} ref={first}>
        {front}
      </div>
      <div className={styles.side} ref={second}>
        {side}
      </div>
    </div>
  );
}

/**
 * When there are no buttons, the scrolling area takes the focus itself, so that keys can scroll it. When everything
 * fits, it does not.
 */
function useKeyScroll(): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => look(place.current));
  useEffect(() => {
    const sizes = new ResizeObserver(() => look(place.current));
    if (place.current !== null) sizes.observe(place.current);
    return () => sizes.disconnect();
  }, []);
  return place;
}

function look(element: HTMLElement | null): void {
  if (element === null) return;
  const scrolls = element.scrollHeight > element.clientHeight && getComputedStyle(element).overflowY === 'auto';
  if (scrolls && element.querySelector('button:enabled, input:enabled') === null) element.tabIndex = 0;
  // Without any, it would lose the keys while they are in it.
  else if (element === document.activeElement) element.tabIndex = -1;
  else element.removeAttribute('tabindex');
}

/** `end`: a separate part at the far end. */
export function BenchBar({ children, end }: { readonly children: ReactNode; readonly end: ReactNode }) {
  return (
    <div className={styles.bar}>
      <div className={styles.presses}>{children}</div>
      <div className={styles.end}>{end}</div>
    </div>
  );
}
