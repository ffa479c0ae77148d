/** One row of a table. */
import { type MouseEvent, memo, useRef } from 'react';
import { useLanguage } from '../words/language.ts';
import { say } from '../words/say.ts';
import type { DataGridProps } from './data-grid-props.ts';
import styles from './data-table.module.css';

interface BodyRowProps<Row> {
  readonly domId: string;
  readonly row: Row;
  readonly index: number;
  readonly top: number;
  readonly props: DataGridProps<Row>;
  /** Selects from the last chosen row to this one. */
  readonly onSelectTo: (index: number) => void;
}

/**
 * A click adds the row to the selection or takes it out, and never touches other rows: a slip of the hand must not lose
 * thirty scanned orders. A double click opens, and leaves the selection as it was. With Shift a click selects from the
 * last row to this one. Without checkboxes a click opens. Whoever marks text with the mouse, to copy it, does neither.
 */
export function BodyRow<Row>({ domId, row, index, top, props, onSelectTo }: BodyRowProps<Row>) {
  const { selection, onCurrent, onOpen, columns, onLeft } = props;
  const isCurrent = index === props.currentIndex;
  const selected = selection?.has(props.rowId(row)) ?? null;
  /** What the last single click made of it: `selected` may be drawn after the second click of a double one. */
  const made = useRef(false);

  const onClick = (event: MouseEvent): void => {
    const isFirst = event.detail < 2;
    if (event.detail === 1 && getSelection()?.type === 'Range') return;
    if (isFirst) made.current = !selected;
    if (selection === undefined) onOpen?.(index);
    else if (event.shiftKey) onSelectTo(index);
    else selection.select(index, index, isFirst === made.current);
    onCurrent(index);
  };

  /** Text that was marked before says nothing of this click. Shift-click selects rows, not the text between them. */
  const onMouseDown = (event: MouseEvent): void => {
    getSelection()?.empty();
    if (event.shiftKey) event.preventDefault();
  };

  return (
    // The grid around it has the focus and the keys.
    <div
      id={domId}
      role="row"
      aria-rowindex={index + 2}
      // In a table controlled from a field, the row that Enter opens is marked as selected.
      aria-selected={selected ?? (props.steered === true ? isCurrent : undefined)}
      className={styles.row}
      data-current={isCurrent}
      data-selected={selected}
      style={{ transform: `translateY(${top}px)` }}
      onMouseDown={onMouseDown}
      onClick={onClick}
      onDoubleClick={selection && (() => onOpen?.(index))}
      onPointerLeave={() => onLeft?.(row)}
    >
      <Cells row={row} columns={columns} rowLabel={props.rowLabel} selected={selected} />
    </div>
  );
}

interface CellsProps<Row> extends Pick<DataGridProps<Row>, 'columns' | 'rowLabel'> {
  readonly row: Row;
  /** Null: the list has no selection. */
  readonly selected: boolean | null;
}

/**
 * Drawn again only for another row: changes around a list of forty rows must not wait for all of their cells. Cells are
 * plain elements: those of Mantine were half of the work of drawing a list.
 */
const Cells = memo(DrawnCells) as typeof DrawnCells;

function DrawnCells<Row>({ row, columns, rowLabel, selected }: CellsProps<Row>) {
  // Drawn again in another language, too.
  useLanguage();
  return (
    <>
      {selected !== null && (
        <div role="gridcell" className={styles.check}>
          <input
            type="checkbox"
            className={styles.box}
            tabIndex={-1}
            aria-label={say('ui.table.select', { row: rowLabel(row) })}
            checked={selected}
            readOnly
          />
        </div>
      )}
      {columns.map((column) => (
        <div key={column.id} role="gridcell" className={styles.cell} data-align={column.align}>
          {column.cell(row)}
        </div>
      ))}
    </>
  );
}
