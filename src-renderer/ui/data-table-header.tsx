/** The sticky first row of a table: names, sort marks, widths, and the checkbox for every row of the list. */
import { Checkbox } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { ColumnEdge } from './column-edge.tsx';
import type { DataColumn, DataGridProps } from './data-grid-props.ts';
import styles from './data-table.module.css';

export function HeaderRow<Row>({ props }: { readonly props: DataGridProps<Row> }) {
  const { selection, columns, count = 0 } = props;
  return (
    <div role="rowgroup" className={styles.head}>
      <div role="row" aria-rowindex={1} className={styles.headRow}>
        {selection !== undefined && (
          <div role="columnheader" className={styles.check}>
            <Checkbox
              size="xs"
              tabIndex={-1}
              aria-label={selection.allLabel}
              disabled={count === 0}
              checked={selection.part === 'all'}
              indeterminate={selection.part === 'some'}
              onChange={(event) => selection.selectAll(event.currentTarget.checked)}
            />
          </div>
        )}
        {columns.map((column) => (
          <HeaderCell key={column.id} column={column} props={props} />
        ))}
      </div>
    </div>
  );
}

function HeaderCell<Row>({ column, props }: { column: DataColumn<Row>; props: DataGridProps<Row> }) {
  const { sorting, onWidth } = props;
  const isSorted = sorting?.columnId === column.id;
  const direction = !isSorted ? 'none' : sorting.descending ? 'descending' : 'ascending';
  const Arrow = sorting?.descending === true ? IconArrowDown : IconArrowUp;
  const isSortable = column.sortable === true && sorting !== undefined;
  return (
    <div
      role="columnheader"
      aria-sort={isSortable ? direction : undefined}
      data-column={column.id}
      className={styles.headCell}
      data-align={column.align}
    >
      {isSortable ? (
        <button
          type="button"
          className={styles.sort}
          onClick={() => sorting.sort(column.id, isSorted && !sorting.descending)}
        >
          {column.header}
          {isSorted && <Arrow aria-hidden size={14} />}
        </button>
      ) : (
        <span className={column.headerUnseen === true ? 'unseen' : undefined}>{column.header}</span>
      )}
      {onWidth !== undefined && column.headerUnseen !== true && (
        <ColumnEdge onWidth={(pixels) => onWidth(column.id, pixels)} />
      )}
    </div>
  );
}
