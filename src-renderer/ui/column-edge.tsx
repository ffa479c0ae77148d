/** The edge of a column's head: drag it to make the column wider or narrower, double-click to restore the default. */
import { type PointerEvent, useRef } from 'react';
import styles from './data-table.module.css';

/** A narrower column cannot be gripped again. */
const narrowest = 56;
const widest = 800;

/** The nearest allowed width, in pixels. */
export const columnWidth = (wanted: number): number => Math.round(Math.min(widest, Math.max(narrowest, wanted)));

interface ColumnEdgeProps {
  readonly onWidth: (pixels: number | null) => void;
}

/** For the pointer: by keyboard, the list of columns has the widths. */
export function ColumnEdge({ onWidth }: ColumnEdgeProps) {
  const drag = useRef<{ readonly from: number; readonly width: number } | null>(null);
  const onPointerDown = (event: PointerEvent<HTMLElement>): void => {
    const head = event.currentTarget.parentElement;
    if (head === null || event.button !== 0) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { from: event.clientX, width: head.getBoundingClientRect().width };
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>): void => {
    if (drag.current === null) return;
    const towardsEnd = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
    const wanted = drag.current.width + (event.clientX - drag.current.from) * towardsEnd;
    onWidth(columnWidth(wanted));
  };
  return (
    <span
      aria-hidden
      className={styles.edge}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      // Also where the system takes the finger's gesture, and no end of the press is told.
      onLostPointerCapture={() => {
        drag.current = null;
      }}
      onDoubleClick={() => onWidth(null)}
    />
  );
}
