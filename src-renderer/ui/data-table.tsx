/**
 * The one table of every list: sticky header with sort marks, checkbox column, rows of one height, only the visible
 * ones in the page. It is one stop for the Tab key; arrows, Home, End, Page keys, Space, Enter and Ctrl+A work in it.
 * Which rows are selected and which one is current belongs to the caller.
 */
import {
  columnVisibilityFeature,
  createSortedRowModel,
  rowSortingFeature,
  type SortingState,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { type CSSProperties, type ReactNode, type Ref, useId, useImperativeHandle, useMemo, useRef } from 'react';
import { compareWords } from '../words/locale.ts';
import { say } from '../words/say.ts';
import styles from './data-table.module.css';
import { HeaderRow } from './data-table-header.tsx';
import { useTableKeys } from './data-table-keys.ts';
import { BodyRow } from './data-table-row.tsx';
import { useDensity } from './density.ts';
import { SkeletonRows } from './skeleton-rows.tsx';

export interface DataColumn<Row> {
  readonly id: string;
  readonly header: string;
  /** The name is for screen readers only, as over a column of buttons. */
  readonly headerUnseen?: boolean;
  readonly cell: (row: Row) => ReactNode;
  /** Rows can be sorted by it; numbers as numbers, text by the language that is shown. */
  readonly sortValue?: (row: Row) => string | number;
  /** A CSS grid track: '120px', 'minmax(96px, 1fr)'. */
  readonly width: string;
  readonly align?: 'end';
}

/** A change of the selection: rows that join it and rows that leave it. */
export type SelectRows = (rowIds: readonly string[], selected: boolean) => void;

/** For what stands above or over the table, and moves its current row by keys of its own. */
export interface TableSteering {
  /** True when the key moved the current row: an arrow up or down, a page key, Home or End. */
  moveBy(key: string): boolean;
  /** Scrolls as far as it must for the row to be seen. */
  show(index: number): void;
}

export function rowDomId(tableId: string, index: number): string {
  return `${tableId}-${index}`;
}

export interface DataTableProps<Row> {
  /** The table's name for people who cannot see it: 'Orders'. */
  readonly label: string;
  /** Undefined while the first rows are being read. */
  readonly rows: readonly Row[] | undefined;
  readonly rowId: (row: Row) => string;
  /** The row in words, for its checkbox: 'order PB-1001'. */
  readonly rowLabel: (row: Row) => string;
  readonly columns: readonly DataColumn<Row>[];
  readonly hiddenColumns?: ReadonlySet<string>;
  readonly sorting?: SortingState;
  readonly onSorting?: (sorting: SortingState) => void;
  /** Without both there is no checkbox column. */
  readonly selectedIds?: ReadonlySet<string>;
  readonly onSelect?: SelectRows;
  readonly currentId: string | null;
  readonly onCurrent: (rowId: string) => void;
  /** Enter or a double click. */
  readonly onOpen?: (rowId: string) => void;
  /** Shown instead of rows when there are none. */
  readonly empty: ReactNode;
  /** True while shown rows are about to be replaced. */
  readonly stale?: boolean;
  /** In the page; without one it has some name of its own. */
  readonly id?: string;
  readonly steering?: Ref<TableSteering>;
  /**
   * A field above keeps the focus while its keys move the current row, which is shown as if the table had the focus itself. The
   * field is then the combobox, the table its popup: `aria-controls` names the table's `id`, `aria-activedescendant` the row
   * by `rowDomId`.
   */
  readonly steered?: boolean;
}

const features = tableFeatures({
  columnVisibilityFeature,
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
});

const NO_ROWS: readonly never[] = [];
const UNSORTED: SortingState = [];

/** Rows are 36 px, in touch density 48 px: the stylesheet says it, the virtualizer must know it. */
const ROW_HEIGHTS = { comfortable: 36, touch: 48 };

export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const density = useDensity();
  return <RowTable key={density} props={props} rowHeight={ROW_HEIGHTS[density]} />;
}

interface RowTableProps<Row> {
  readonly props: DataTableProps<Row>;
  readonly rowHeight: number;
}

function RowTable<Row extends object>({ props, rowHeight }: RowTableProps<Row>) {
  const { label, rows, rowId, columns, hiddenColumns, sorting = UNSORTED, currentId, empty, stale = false } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const ownId = useId();
  const tableId = props.id ?? ownId;

  const table = useTable({
    features,
    data: rows ?? NO_ROWS,
    columns: useMemo(() => columns.map(tableColumn), [columns]),
    getRowId: rowId,
    state: {
      sorting,
      columnVisibility: useMemo(() => hiddenAsVisibility(hiddenColumns), [hiddenColumns]),
    },
  });
  const shownRows = table.getRowModel().rows;
  const shownColumns = columns.filter(({ id }) => hiddenColumns?.has(id) !== true);
  const currentIndex = shownRows.findIndex(({ id }) => id === currentId);

  const virtualizer = useVirtualizer({
    count: shownRows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 8,
    scrollPaddingStart: rowHeight,
    // The current row stays in the page, so that `aria-activedescendant` always names something that is there.
    rangeExtractor: (range: Range) => withIndex(defaultRangeExtractor(range), currentIndex),
  });
  const keys = useTableKeys({
    props,
    rowIds: shownRows.map(({ id }) => id),
    currentIndex,
    showIndex: (index) => virtualizer.scrollToIndex(index),
    rowsPerPage: () => Math.max(1, Math.floor((scroller.current?.clientHeight ?? rowHeight) / rowHeight) - 2),
  });

  useImperativeHandle(props.steering, () => ({
    moveBy: (key) => keys.moveBy(key),
    show: (index) => virtualizer.scrollToIndex(index),
  }));

  const selectable = props.onSelect !== undefined;
  const tracks = [selectable ? 'var(--row-height)' : '', ...shownColumns.map(({ width }) => width)].join(' ');
  return (
    <div
      ref={scroller}
      id={props.id}
      role="grid"
      aria-label={label}
      aria-rowcount={rows === undefined ? -1 : shownRows.length + 1}
      aria-multiselectable={selectable || undefined}
      aria-busy={rows === undefined || stale}
      aria-activedescendant={currentIndex >= 0 ? rowDomId(tableId, currentIndex) : undefined}
      tabIndex={0}
      className={styles.table}
      data-steered={props.steered}
      style={{ '--tracks': tracks } as CSSProperties}
      onKeyDown={keys.onKeyDown}
    >
      <HeaderRow props={props} columns={shownColumns} rowIds={shownRows.map(({ id }) => id)} />
      {rows === undefined && (
        <div role="row">
          <div role="gridcell">
            <SkeletonRows count={40} label={say('ui.table.reading')} />
          </div>
        </div>
      )}
      {rows !== undefined && shownRows.length === 0 && (
        <div role="row" className={styles.empty}>
          <div role="gridcell">{empty}</div>
        </div>
      )}
      <div role="rowgroup" className={styles.body} data-stale={stale} style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, start }) => {
          const row = shownRows[index];
          if (row === undefined) return null;
          return (
            <BodyRow
              key={row.id}
              domId={rowDomId(tableId, index)}
              row={row.original}
              rowId={row.id}
              index={index}
              top={start}
              columns={shownColumns}
              props={props}
              onSelectTo={keys.selectTo}
            />
          );
        })}
      </div>
    </div>
  );
}

function tableColumn<Row extends object>({ id, header, sortValue }: DataColumn<Row>) {
  return {
    id,
    header,
    accessorFn: (row: Row): string | number => sortValue?.(row) ?? '',
    enableSorting: sortValue !== undefined,
    sortFn: (a: { original: Row }, b: { original: Row }) =>
      compareValues(sortValue?.(a.original) ?? '', sortValue?.(b.original) ?? ''),
  };
}

function compareValues(a: string | number, b: string | number): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : compareWords(String(a), String(b));
}

function hiddenAsVisibility(hidden: ReadonlySet<string> | undefined): Record<string, boolean> {
  return Object.fromEntries([...(hidden ?? [])].map((id) => [id, false]));
}

function withIndex(indexes: number[], index: number): number[] {
  if (index < 0 || indexes.includes(index)) return indexes;
  return [...indexes, index].sort((a, b) => a - b);
}
