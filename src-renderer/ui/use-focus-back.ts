/** When the details of a row are closed, whoever works by keyboard stands on that row again, and it is in sight. */
import { useEffect, useRef } from 'react';
import { rowDomId } from './data-table.tsx';

interface FocusBackOptions {
  /** The table's `id`. */
  readonly tableId: string;
  /** Of the row whose details are shown; -1: none. */
  readonly index: number;
  readonly detailShown: boolean;
}

export function useFocusBack({ tableId, index, detailShown }: FocusBackOptions): void {
  const shownIndex = useRef(index);
  useEffect(() => {
    if (index >= 0) shownIndex.current = index;
  }, [index]);
  useEffect(() => {
    if (!detailShown) return undefined;
    return () => {
      // The focus went with the button that closed them; where somebody has put it elsewhere, it stays.
      if (document.activeElement !== document.body) return;
      document.getElementById(tableId)?.focus({ preventScroll: true });
      document.getElementById(rowDomId(tableId, shownIndex.current))?.scrollIntoView({ block: 'nearest' });
    };
  }, [tableId, detailShown]);
}
