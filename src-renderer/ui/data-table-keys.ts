/** The keys of a table: moving, selecting, opening. */
import type { KeyboardEvent } from 'react';
import type { DataGridProps } from './data-grid-props.ts';
import { rowReachedBy } from './row-keys.ts';

interface TableKeysOptions<Row> {
  readonly props: DataGridProps<Row>;
  readonly showIndex: (index: number) => void;
  readonly rowsPerPage: () => number;
}

interface TableKeys {
  readonly onKeyDown: (event: KeyboardEvent) => void;
  /** Moves by a key alone; false when the key does not move. */
  readonly moveBy: (key: string) => boolean;
  readonly selectTo: (index: number) => void;
}

export function useTableKeys<Row>({ props, showIndex, rowsPerPage }: TableKeysOptions<Row>): TableKeys {
  const { selection, currentIndex, rowAt, rowId } = props;
  const count = props.count ?? 0;

  const selectBetween = (a: number, b: number): void => selection?.select(Math.min(a, b), Math.max(a, b), true);
  const selectTo = (index: number): void => selectBetween(currentIndex < 0 ? index : currentIndex, index);
  const moveTo = (target: number, ranging: boolean): void => {
    if (count === 0) return;
    // From the row that is current now, wherever a click has led meanwhile; what was selected before stays so.
    if (ranging) selectBetween(Math.max(0, currentIndex), target);
    props.onCurrent(target);
    showIndex(target);
  };

  const moveBy = (key: string, ranging = false): boolean => {
    const target = rowReachedBy(key, currentIndex, count, rowsPerPage());
    if (target !== null) moveTo(target, ranging);
    return target !== null;
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.altKey) return;
    const row = rowAt(currentIndex);
    if (moveBy(event.key, event.shiftKey && selection !== undefined)) {
      event.preventDefault();
      return;
    }
    const isCommand = event.ctrlKey || event.metaKey;
    if (event.key === ' ' && row !== undefined && !isButton(event)) {
      selection?.select(currentIndex, currentIndex, !selection.has(rowId(row)));
    } else if (event.key === 'Enter' && row !== undefined && isGrid(event) && !isCommand) props.onOpen?.(currentIndex);
    else if (event.key.toLowerCase() === 'a' && isCommand && !event.shiftKey) selection?.selectAll(true);
    else {
      if (isGrid(event)) props.onOtherKey?.(event);
      return;
    }
    event.preventDefault();
  };
  return { onKeyDown, moveBy, selectTo };
}

/** A button handles its own keys. */
function isButton({ target }: KeyboardEvent): boolean {
  return target instanceof HTMLButtonElement;
}

function isGrid(event: KeyboardEvent): boolean {
  return event.target === event.currentTarget;
}
