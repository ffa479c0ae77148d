/**
 * The rows of every list: sticky header, rows of one height, only the visible ones in the page. It is one stop for the Tab key;
 * arrows, Home, End, Page keys, Space, Enter and Ctrl+A work in it. It knows rows by their place in the list, so that a list need
 * not be here as a whole: a row that is on its way shows as a grey bar. What is selected and current belongs to the caller.
 */
import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import {
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
} from 'react';
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
  /** A CSS grid track: '120px', 'minmax(96px, 1fr)'. */
  readonly width: string;
  readonly align?: 'end';
  /** The list can be sorted by it. */
  readonly sortable?: boolean;
}

/** For what stands above or over the table, and moves its current row by keys of its own. */
export interface TableSteering {
  /** True when the key moved the current row: an arrow up or down, a page key, Home or End. */
  moveBy(key: string): boolean;
  /** Scrolls as far as it must for the row to be seen. */
  show(index: number): void;
  /** Scrolls until the row is the first one. */
  showFirst(index: number): void;
  /** So many rows came (or, below 0, went) above those in view: they stay where they are. */
  keepPlace(rowsAbove: number): void;
  /** Somebody scrolled in it, points at it or has the focus in it: the rows must not move under their hands. */
  isHeld(): boolean;
  focus(): void;
}

export interface GridSelection {
  has(rowId: string): boolean;
  /** Both places are among those. */
  select(from: number, to: number, selected: boolean): void;
  /** How much of the whole list is selected. */
  readonly part: 'none' | 'some' | 'all';
  selectAll(selected: boolean): void;
  readonly allLabel: string;
}

export interface GridSorting {
  readonly columnId: string;
  readonly descending: boolean;
  sort(columnId: string, descending: boolean): void;
}

/** Which of the rows a person sees. */
export interface RowsInView {
  readonly first: number;
  readonly last: number;
}

export interface DataGridProps<Row> {
  /** The table's name for people who cannot see it: 'Orders'. */
  readonly label: string;
  /** Undefined while the first rows are being read. */
  readonly count: number | undefined;
  /** Undefined: on its way. */
  readonly rowAt: (index: number) => Row | undefined;
  readonly rowId: (row: Row) => string;
  /** The row in words, for its checkbox: 'order PB-1001'. */
  readonly rowLabel: (row: Row) => string;
  readonly columns: readonly DataColumn<Row>[];
  readonly sorting?: GridSorting | undefined;
  /** Without one there is no checkbox column. */
  readonly selection?: GridSelection | undefined;
  /** -1: none is. */
  readonly currentIndex: number;
  readonly onCurrent: (index: number) => void;
  /** Enter or a double click. */
  readonly onOpen?: ((index: number) => void) | undefined;
  /** Null: as wide as it is by itself again. */
  readonly onWidth?: (columnId: string, pixels: number | null) => void;
  readonly onView?: (view: RowsInView) => void;
  /** A key that the grid has no use for. */
  readonly onOtherKey?: (event: KeyboardEvent) => void;
  /** The pointer has left the row. */
  readonly onLeft?: (row: Row) => void;
  /** Shown instead of rows when there are none. */
  readonly empty: ReactNode;
  /** True while shown rows are about to be replaced. */
  readonly stale?: boolean;
  /** In the page; without one it has some name of its own. */
  readonly id?: string | undefined;
  readonly steering?: Ref<TableSteering> | undefined;
  /**
   * A field above keeps the focus while its keys move the current row, which is shown as if the table had the focus itself. The
   * field is then the combobox, the table its popup: `aria-controls` names the table's `id`, `aria-activedescendant` the row
   * by `rowDomId`.
   */
  readonly steered?: boolean | undefined;
}

export function rowDomId(tableId: string, index: number): string {
  return `${tableId}-${index}`;
}

/** Rows are 36 px, in touch density 48 px: the stylesheet says it, the virtualizer must know it. */
const ROW_HEIGHTS = { comfortable: 36, touch: 48 };

export function DataGrid<Row extends object>(props: DataGridProps<Row>) {
  const density = useDensity();
  return <Rows key={density} props={props} rowHeight={ROW_HEIGHTS[density]} />;
}

function Rows<Row extends object>({ props, rowHeight }: { props: DataGridProps<Row>; rowHeight: number }) {
  const { label, count, rowAt, columns, selection, currentIndex, empty, stale = false, onView } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const ownId = useId();
  const tableId = props.id ?? ownId;

  const virtualizer = useVirtualizer({
    count: count ?? 0,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 8,
    scrollPaddingStart: rowHeight,
    // The current row stays in the page, so that `aria-activedescendant` always names something that is there.
    rangeExtractor: (range: Range) => withIndex(defaultRangeExtractor(range), currentIndex),
  });
  const keys = useTableKeys({
    props,
    showIndex: (index) => virtualizer.scrollToIndex(index),
    rowsPerPage: () => Math.max(1, Math.floor((scroller.current?.clientHeight ?? rowHeight) / rowHeight) - 2),
  });

  useImperativeHandle(props.steering, () => ({
    moveBy: (key) => keys.moveBy(key),
    show: (index) => virtualizer.scrollToIndex(index),
    showFirst: (index) => virtualizer.scrollToIndex(index, { align: 'start' }),
    keepPlace(rowsAbove) {
      if (scroller.current !== null) scroller.current.scrollTop += rowsAbove * rowHeight;
    },
    isHeld: () => {
      const element = scroller.current;
      return element !== null && (element.scrollTop > 0 || element.matches(':hover, :focus-within'));
    },
    focus: () => scroller.current?.focus(),
  }));

  const { startIndex: first = 0, endIndex: last = 0 } = virtualizer.range ?? {};
  useEffect(() => onView?.({ first, last }), [onView, first, last]);

  const tracks = [selection === undefined ? '' : 'var(--row-height)', ...columns.map(({ width }) => width)].join(' ');
  return (
    <div
      ref={scroller}
      id={props.id}
      role="grid"
      aria-label={label}
      aria-rowcount={count === undefined ? -1 : count + 1}
      aria-multiselectable={selection !== undefined || undefined}
      aria-busy={count === undefined || stale}
      aria-activedescendant={
        currentIndex >= 0 && currentIndex < (count ?? 0) ? rowDomId(tableId, currentIndex) : undefined
      }
      tabIndex={0}
      className={styles.table}
      data-steered={props.steered}
      style={{ '--tracks': tracks } as CSSProperties}
      onKeyDown={keys.onKeyDown}
    >
      <HeaderRow props={props} />
      {count === undefined && (
        <div role="row">
          <div role="gridcell">
            <SkeletonRows count={40} label={say('ui.table.reading')} />
          </div>
        </div>
      )}
      {count === 0 && (
        <div role="row" className={styles.empty}>
          <div role="gridcell">{empty}</div>
        </div>
      )}
      <div role="rowgroup" className={styles.body} data-stale={stale} style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, start }) => {
          const row = rowAt(index);
          const domId = rowDomId(tableId, index);
          if (row === undefined) return <RowOnItsWay key={domId} domId={domId} index={index} top={start} />;
          return (
            <BodyRow
              key={props.rowId(row)}
              domId={domId}
              row={row}
              index={index}
              top={start}
              props={props}
              onSelectTo={keys.selectTo}
            />
          );
        })}
      </div>
    </div>
  );
}

function RowOnItsWay({ domId, index, top }: { domId: string; index: number; top: number }) {
  return (
    <div
      id={domId}
      role="row"
      aria-rowindex={index + 2}
      className={styles.row}
      data-on-its-way
      style={{ transform: `translateY(${top}px)` }}
    >
      <div role="gridcell" aria-busy />
    </div>
  );
}

function withIndex(indexes: number[], index: number): number[] {
  if (index < 0 || indexes.includes(index)) return indexes;
  return [...indexes, index].sort((a, b) => a - b);
}
