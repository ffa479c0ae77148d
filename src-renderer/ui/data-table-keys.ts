/** The keys of a table: moving, selecting, opening. */
import { type KeyboardEvent, useRef } from 'react';
import type { DataTableProps } from './data-table.tsx';

interface TableKeysOptions<Row> {
  readonly props: Pick<DataTableProps<Row>, 'onSelect' | 'selectedIds' | 'onCurrent' | 'onOpen'>;
  readonly rowIds: readonly string[];
  readonly currentIndex: number;
  readonly showIndex: (index: number) => void;
  readonly rowsPerPage: () => number;
}

interface TableKeys {
  readonly onKeyDown: (event: KeyboardEvent) => void;
  /** Moves by a key alone; false when it does not move. */
  readonly moveBy: (key: string) => boolean;
  readonly selectTo: (index: number) => void;
}

export function useTableKeys<Row>(options: TableKeysOptions<Row>): TableKeys {
  const { props, rowIds, currentIndex, showIndex, rowsPerPage } = options;
  /** Where a range starts: the row that was current when Shift went down. */
  const rangeStart = useRef<number | null>(null);

  const selectBetween = (a: number, b: number): void => {
    props.onSelect?.(rowIds.slice(Math.min(a, b), Math.max(a, b) + 1), true);
  };
  const selectTo = (index: number): void => {
    selectBetween(currentIndex < 0 ? index : currentIndex, index);
  };
  const moveTo = (index: number, ranging: boolean): void => {
    const target = Math.max(0, Math.min(index, rowIds.length - 1));
    const rowId = rowIds[target];
    if (rowId === undefined) return;
    if (ranging) {
      rangeStart.current ??= Math.max(0, currentIndex);
      selectBetween(rangeStart.current, target);
    } else {
      rangeStart.current = null;
    }
    props.onCurrent(rowId);
    showIndex(target);
  };

  const moveBy = (key: string, ranging = false): boolean => {
    const target = targetIndex(key, currentIndex, rowIds.length, rowsPerPage());
    if (target !== null) moveTo(target, ranging);
    return target !== null;
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.altKey) return;
    const rowId = rowIds[currentIndex];
    if (moveBy(event.key, event.shiftKey && props.onSelect !== undefined)) {
      event.preventDefault();
      return;
    }
    if (event.key === ' ' && rowId !== undefined) props.onSelect?.([rowId], props.selectedIds?.has(rowId) !== true);
    else if (event.key === 'Enter' && rowId !== undefined && isGrid(event)) props.onOpen?.(rowId);
    else if (event.key === 'a' && (event.ctrlKey || event.metaKey)) props.onSelect?.(rowIds, true);
    else return;
    event.preventDefault();
  };
  return { onKeyDown, moveBy, selectTo };
}

/** Enter on a button inside the table is the button's. With Ctrl it belongs to the screen. */
function isGrid(event: KeyboardEvent): boolean {
  return event.target === event.currentTarget && !event.ctrlKey && !event.metaKey;
}

function targetIndex(key: string, current: number, count: number, page: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return current + 1;
    case 'ArrowUp':
      return current < 0 ? 0 : current - 1;
    case 'PageDown':
      return current + page;
    case 'PageUp':
      return current - page;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
