/** The props of a list: its columns, rows, selection, sorting, and its control from outside. */
import type { KeyboardEvent, ReactNode, Ref } from 'react';

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

/** For a component above or over the table that moves its current row by keys of its own. */
export interface TableSteering {
  /** True when the key moved the current row: an arrow up or down, a page key, Home or End. */
  moveBy(key: string): boolean;
  /** Scrolls as far as needed for the row to be seen. */
  show(index: number): void;
  /** Scrolls until the row is the first one. */
  showFirst(index: number): void;
  /** How far it is scrolled, in rows, whose height may be another one by then; for `goTo`. */
  top(): number;
  goTo(top: number): void;
  /** How many rows were added (or, below 0, removed) above those in view, which stay where they are. */
  keepPlace(rowsAbove: number): void;
  /** Somebody scrolled in it, points at it or has the focus in it, so the rows must not move under their hands. */
  isHeld(): boolean;
  focus(): void;
  /** The column's present width in pixels. Null: it is not shown. */
  widthOf(columnId: string): number | null;
}

export interface GridSelection {
  has(rowId: string): boolean;
  /** Both places belong to the range. */
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

/** The rows that a person sees. */
export interface RowsInView {
  readonly first: number;
  readonly last: number;
}

export interface DataGridProps<Row> {
  /** The table's name for people who cannot see it: 'Orders'. */
  readonly label: string;
  /** Undefined while the first rows are being read. */
  readonly count: number | undefined;
  /** Undefined: it is on its way. */
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
  /** Null: the default width again. */
  readonly onWidth?: (columnId: string, pixels: number | null) => void;
  readonly onView?: (view: RowsInView) => void;
  /** A key that the grid does not use. */
  readonly onOtherKey?: (event: KeyboardEvent) => void;
  /** The pointer has left the row. */
  readonly onLeft?: (row: Row) => void;
  /** Shown instead of rows when there are none. */
  readonly empty: ReactNode;
  /** True while shown rows are about to be replaced. */
  readonly stale?: boolean;
  /** Its id in the page; it has a name of its own by default. */
  readonly id?: string | undefined;
  readonly steering?: Ref<TableSteering> | undefined;
  /**
   * A field above keeps the focus while its keys move the current row, which looks as if the table had the focus
   * itself. The field is then the combobox, and the table its popup: `aria-controls` names the table's `id`,
   * `aria-activedescendant` the row by `rowDomId`.
   */
  readonly steered?: boolean | undefined;
}
