/**
 * A list and the details of one of its rows. As a page the details cover the list: its arrow keys go on there, in the
 * sorted order. When they are closed, the keys stay on that row, and it is visible.
 */
import { type RefObject, useEffect, useId, useRef } from 'react';
import type { TableSteering } from './data-grid-props.ts';

export interface ListWithDetail {
  /** The table's `id` and `steering`. */
  readonly tableId: string;
  readonly steering: RefObject<TableSteering | null>;
  /** For the details: shows the next row (1) or the one before (-1); at the end of the list it stays. */
  readonly onStep: (step: 1 | -1) => void;
}

export function useListWithDetail(detailShown: boolean): ListWithDetail {
  const tableId = useId();
  const steering = useRef<TableSteering>(null);
  useEffect(() => {
    if (!detailShown) return undefined;
    return () => {
      // The focus went with the button that closed them; if somebody has moved it, it stays there.
      if (document.activeElement !== document.body) return;
      const table = document.getElementById(tableId);
      table?.focus({ preventScroll: true });
      const currentRow = table?.getAttribute('aria-activedescendant') ?? '';
      document.getElementById(currentRow)?.scrollIntoView({ block: 'nearest' });
    };
  }, [tableId, detailShown]);
  return { tableId, steering, onStep: (step) => steering.current?.moveBy(step === 1 ? 'ArrowDown' : 'ArrowUp') };
}
