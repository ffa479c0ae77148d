/** One row of a table. */
import { Checkbox } from '@mantine/core';
import type { MouseEvent } from 'react';
import { say } from '../words/say.ts';
import styles from './data-table.module.css';
import type { DataColumn, DataTableProps } from './data-table.tsx';

interface BodyRowProps<Row> {
  readonly domId: string;
  readonly row: Row;
  readonly rowId: string;
  readonly index: number;
  readonly top: number;
  readonly columns: readonly DataColumn<Row>[];
  readonly props: DataTableProps<Row>;
  /** Selects from the last chosen row to this one. */
  readonly onSelectTo: (index: number) => void;
}

/** In a table steered from a field, the row that Enter opens is told as the chosen one. */
function steeredSelection<Row>({ props, rowId }: BodyRowProps<Row>): boolean | undefined {
  return props.steered === true ? rowId === props.currentId : undefined;
}

/**
 * A click adds the row to the selection or takes it out, and never touches other rows: a slip of the hand must not lose
 * thirty scanned orders. With Shift it selects from the last row to this one. Without checkboxes a click opens.
 */
export function BodyRow<Row>(row: BodyRowProps<Row>) {
  const { domId, rowId, index, top, columns, props, onSelectTo } = row;
  const { onSelect, selectedIds, onCurrent, onOpen, currentId } = props;
  const selected = selectedIds?.has(rowId) ?? false;

  const onClick = (event: MouseEvent): void => {
    if (onSelect === undefined) {
      onCurrent(rowId);
      onOpen?.(rowId);
      return;
    }
    if (event.detail > 1) return;
    if (event.shiftKey) onSelectTo(index);
    else onSelect([rowId], !selected);
    onCurrent(rowId);
  };

  /** Shift-click selects rows, not the text between them. */
  const onMouseDown = (event: MouseEvent): void => {
    if (event.shiftKey) event.preventDefault();
  };

  return (
    // The grid around it has the focus and the keys.
    <div
      id={domId}
      role="row"
      aria-rowindex={index + 2}
      aria-selected={onSelect === undefined ? steeredSelection(row) : selected}
      className={styles.row}
      data-current={rowId === currentId}
      data-selected={selected}
      style={{ transform: `translateY(${top}px)` }}
      onMouseDown={onMouseDown}
      onClick={onClick}
      onDoubleClick={onSelect === undefined ? undefined : () => onOpen?.(rowId)}
    >
      {onSelect !== undefined && (
        <div role="gridcell" className={styles.check}>
          <Checkbox
            size="xs"
            tabIndex={-1}
            aria-label={say('ui.table.select', { row: props.rowLabel(row.row) })}
            checked={selected}
            readOnly
          />
        </div>
      )}
      {columns.map((column) => (
        <div key={column.id} role="gridcell" className={styles.cell} data-align={column.align}>
          {column.cell(row.row)}
        </div>
      ))}
    </div>
  );
}
