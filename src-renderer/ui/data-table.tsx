/** A list that is here as a whole. The caller owns the current row. */
import { type ReactNode, type RefObject, useRef } from 'react';
import { DataGrid } from './data-grid.tsx';
import type { DataColumn, TableSteering } from './data-grid-props.ts';
import { useKeptTop } from './use-kept-top.ts';

export interface DataTableProps<Row> {
  /** The table's name for people who cannot see it: 'Orders'. */
  readonly label: string;
  /** Undefined while the first rows are being read. */
  readonly rows: readonly Row[] | undefined;
  readonly rowId: (row: Row) => string;
  /** The row in words: 'order PB-1001'. */
  readonly rowLabel: (row: Row) => string;
  readonly columns: readonly DataColumn<Row>[];
  readonly hiddenColumns?: ReadonlySet<string>;
  readonly currentId: string | null;
  readonly onCurrent: (rowId: string) => void;
  /** Enter or a double click. */
  readonly onOpen?: (rowId: string) => void;
  /** Shown instead of rows when there are none. */
  readonly empty: ReactNode;
  /** True while shown rows are about to be replaced. */
  readonly stale?: boolean;
  readonly id?: string;
  readonly steering?: RefObject<TableSteering | null>;
  readonly steered?: boolean;
  /** What is listed, in any words: as long as it is the same, the list keeps its place while another screen is shown. */
  readonly shows?: string;
}

export function DataTable<Row extends object>({ rows, ...props }: DataTableProps<Row>) {
  const { label, shows, rowId, columns, hiddenColumns, currentId, onCurrent, onOpen, stale = false } = props;
  const own = useRef<TableSteering>(null);
  const steering = props.steering ?? own;
  useKeptTop({ label, shows, hasRows: rows !== undefined && rows.length > 0 && !stale, steering });
  const withId = (act: (id: string) => void) => (index: number) => {
    const row = rows?.[index];
    if (row !== undefined) act(rowId(row));
  };
  return (
    <DataGrid
      id={props.id}
      steering={steering}
      steered={props.steered}
      label={label}
      count={rows?.length}
      rowAt={(index) => rows?.[index]}
      rowId={rowId}
      rowLabel={props.rowLabel}
      columns={columns.filter(({ id }) => hiddenColumns?.has(id) !== true)}
      currentIndex={rows?.findIndex((row) => rowId(row) === currentId) ?? -1}
      onCurrent={withId(onCurrent)}
      onOpen={onOpen === undefined ? undefined : withId(onOpen)}
      empty={props.empty}
      stale={stale}
    />
  );
}
