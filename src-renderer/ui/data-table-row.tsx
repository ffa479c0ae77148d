/** One row of a table. */
import { type MouseEvent, memo } from 'react';
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

/** In a table controlled from a field, the row that Enter opens is marked as selected. */
function steeredSelection<Row>({ props, index }: BodyRowProps<Row>): boolean | undefined {
  return props.steered === true ? index === props.currentIndex : undefined;
}

/**
 * A click adds the row to the selection or takes it out, and never touches other rows: a slip of the hand must not lose
 * thirty scanned orders. With Shift it selects from the last row to this one. Without checkboxes a click opens.
 */
export function BodyRow<Row>(body: BodyRowProps<Row>) {
  const { domId, row, index, top, props, onSelectTo } = body;
  const { selection, onCurrent, onOpen, columns, onLeft } = props;
  const selected = selection?.has(props.rowId(row)) ?? false;

  const onClick = (event: MouseEvent): void => {
    if (selection === undefined) {
      onCurrent(index);
      onOpen?.(index);
      return;
    }
    if (event.detail > 1) return;
    if (event.shiftKey) onSelectTo(index);
    else selection.select(index, index, !selected);
    onCurrent(index);
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
      aria-selected={selection === undefined ? steeredSelection(body) : selected}
      className={styles.row}
      data-current={index === props.currentIndex}
      data-selected={selected}
      style={{ transform: `translateY(${top}px)` }}
      onMouseDown={onMouseDown}
      onClick={onClick}
      onDoubleClick={selection === undefined ? undefined : () => onOpen?.(index)}
      onPointerLeave={onLeft === undefined ? undefined : () => onLeft(row)}
    >
      <Cells
        row={row}
        columns={columns}
        rowLabel={props.rowLabel}
        selected={selection === undefined ? null : selected}
      />
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
