/**
 * The rows of every list: sticky header, rows of one height, only the visible ones in the page. It is one stop for the
 * Tab key; arrows, Home, End, Page keys, Space, Enter and Ctrl+A work in it. It knows rows by their place in the list,
 * so the list need not be here as a whole: a row that is on its way shows as a grey bar. The caller owns the selection
 * and the current row.
 */
import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import {
  type CSSProperties,
  type RefObject,
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react';
import { say } from '../words/say.ts';
import type { DataGridProps } from './data-grid-props.ts';
import styles from './data-table.module.css';
import { HeaderRow } from './data-table-header.tsx';
import { useTableKeys } from './data-table-keys.ts';
import { BodyRow } from './data-table-row.tsx';
import { useDensity } from './density.ts';
import { SkeletonRows } from './skeleton-rows.tsx';

export function rowDomId(tableId: string, index: number): string {
  return `${tableId}-${index}`;
}

/** Rows are 36 px, in touch density 48 px: as in the stylesheet, because the virtualizer must know it. */
const ROW_HEIGHTS = { comfortable: 36, touch: 48 };

export function DataGrid<Row extends object>(props: DataGridProps<Row>) {
  const density = useDensity();
  /**
   * How far it is scrolled, in rows. Noted with each scroll, not read where it is asked for: when the screen goes, what
   * stood above the list may be gone before it, and its place with that.
   */
  const top = useRef(0);
  return <Rows key={density} props={props} rowHeight={ROW_HEIGHTS[density]} top={top} />;
}

interface RowsProps<Row> {
  readonly props: DataGridProps<Row>;
  readonly rowHeight: number;
  readonly top: RefObject<number>;
}

function Rows<Row extends object>({ props, rowHeight, top }: RowsProps<Row>) {
  const { label, count, rowAt, columns, selection, currentIndex, empty, stale = false, onView } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const ownId = useId();
  const tableId = props.id ?? ownId;

  const virtualizer = useVirtualizer({
    count: count ?? 0,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 8,
    // The header, as high as a row, stands above the rows in what is scrolled, and stays in sight on top of it.
    scrollPaddingEnd: rowHeight,
    // The current row stays in the page, so that `aria-activedescendant` always names something that is there.
    rangeExtractor: (range: Range) =>
      withIndex(defaultRangeExtractor(range), currentIndex < range.count ? currentIndex : -1),
  });
  const keys = useTableKeys({
    props,
    showIndex: (index) => virtualizer.scrollToIndex(index),
    rowsPerPage: () => Math.max(1, Math.floor((scroller.current?.clientHeight ?? rowHeight) / rowHeight) - 2),
  });

  const scrollTo = (wanted: number): void => {
    if (scroller.current === null) return;
    scroller.current.scrollTop = wanted;
    // Scrolling itself is told a frame later.
    top.current = scroller.current.scrollTop / rowHeight;
  };
  // In rows of another height the same are in sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, before anybody scrolls
  useLayoutEffect(() => {
    if (top.current > 0) scrollTo(top.current * rowHeight);
  }, []);
  useImperativeHandle(props.steering, () => ({
    moveBy: (key) => keys.moveBy(key),
    show: (index) => virtualizer.scrollToIndex(index),
    showFirst(index) {
      // Scrolling lays the page out at once: not with each letter of a search for a list that is at its top already.
      if (index > 0 || virtualizer.scrollOffset !== 0) virtualizer.scrollToIndex(index, { align: 'start' });
    },
    top: () => top.current,
    goTo: (rows) => scrollTo(rows * rowHeight),
    keepPlace: (rowsAbove) => scrollTo((scroller.current?.scrollTop ?? 0) + rowsAbove * rowHeight),
    isHeld: () => {
      const element = scroller.current;
      return element !== null && (element.scrollTop > 0 || element.matches(':hover, :focus-within'));
    },
    focus: () => scroller.current?.focus(),
    widthOf: (columnId) =>
      scroller.current?.querySelector(`[data-column="${columnId}"]`)?.getBoundingClientRect().width ?? null,
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
      onScroll={(event) => {
        top.current = event.currentTarget.scrollTop / rowHeight;
      }}
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
