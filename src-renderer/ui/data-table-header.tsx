/** The sticky first row of a table: names, sort marks, and the checkbox for every row of the page. */
import { Checkbox } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { say } from '../words/say.ts';
import styles from './data-table.module.css';
import type { DataColumn, DataTableProps } from './data-table.tsx';

interface HeaderRowProps<Row> {
  readonly props: DataTableProps<Row>;
  readonly columns: readonly DataColumn<Row>[];
  readonly rowIds: readonly string[];
}

export function HeaderRow<Row>({ props, columns, rowIds }: HeaderRowProps<Row>) {
  const { onSelect, selectedIds } = props;
  const selectedCount = selectedIds === undefined ? 0 : rowIds.filter((id) => selectedIds.has(id)).length;
  return (
    <div role="rowgroup" className={styles.head}>
      <div role="row" aria-rowindex={1} className={styles.headRow}>
        {onSelect !== undefined && (
          <div role="columnheader" className={styles.check}>
            <Checkbox
              size="xs"
              tabIndex={-1}
              aria-label={say('ui.table.select-all')}
              disabled={rowIds.length === 0}
              checked={rowIds.length > 0 && selectedCount === rowIds.length}
              indeterminate={selectedCount > 0 && selectedCount < rowIds.length}
              onChange={(event) => onSelect(rowIds, event.currentTarget.checked)}
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

function HeaderCell<Row>({ column, props }: { column: DataColumn<Row>; props: DataTableProps<Row> }) {
  const { sorting, onSorting } = props;
  const sorted = sorting?.find(({ id }) => id === column.id);
  const direction = sorted === undefined ? 'none' : sorted.desc ? 'descending' : 'ascending';
  if (column.sortValue === undefined || onSorting === undefined) {
    return (
      <div role="columnheader" className={styles.headCell} data-align={column.align}>
        <span className={column.headerUnseen === true ? 'unseen' : undefined}>{column.header}</span>
      </div>
    );
  }
  // Third press: back to the order the service gave.
  const next =
    sorted === undefined ? [{ id: column.id, desc: false }] : sorted.desc ? [] : [{ id: column.id, desc: true }];
  return (
    <div role="columnheader" aria-sort={direction} className={styles.headCell} data-align={column.align}>
      <button type="button" className={styles.sort} onClick={() => onSorting(next)}>
        {column.header}
        {direction === 'ascending' && <IconArrowUp aria-hidden size={14} />}
        {direction === 'descending' && <IconArrowDown aria-hidden size={14} />}
      </button>
    </div>
  );
}
