/**
 * When orders come or go, the rows that a person looks at stay where they are, and so does the current row; also when
 * the person looks at another screen meanwhile.
 */
import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { OrderWindow } from '../../../src-preload/contract/order-list.ts';
import type { RowsInView, TableSteering } from '../../ui/data-grid-props.ts';
import { type CurrentOrder, NONE, useOrdersStore } from '../orders-store.ts';
import { type OrderRows, orderRowId } from './use-order-window.ts';

interface KeptPlaceOptions {
  /** The key of the question: another one begins at the top. */
  readonly questionKey: string;
  readonly rows: OrderRows;
  readonly view: RowsInView;
  readonly steering: RefObject<TableSteering | null>;
}

/** How far the list was scrolled when it was last shown, in rows. */
let left = { questionKey: '', top: 0 };

export function useKeptPlace({ questionKey, rows, view, steering }: KeptPlaceOptions): void {
  const before = useRef<{ readonly questionKey: string; readonly window: OrderWindow } | null>(null);
  const setCurrent = useOrdersStore((state) => state.setCurrent);
  const detailOpened = useOrdersStore((state) => state.detailOpened);
  const { window, stale } = rows;
  const inView = useRef(view);
  inView.current = view;

  useLayoutEffect(() => {
    if (window === undefined || stale) return;
    const last = before.current;
    before.current = { questionKey, window };
    const { current } = useOrdersStore.getState();
    if (last !== null && last.questionKey !== questionKey) {
      // A key that was struck before these rows came may have led to one of them.
      const isHere = current.rowId === null || rows.indexOf(current.rowId) >= 0;
      const now = isHere ? movedCurrent(current, rows, detailOpened) : detailOpened ? current : NONE;
      if (now !== current) setCurrent(now);
      if (isHere && now.index > 0) steering.current?.show(now.index);
      else steering.current?.showFirst(0);
      return;
    }
    const now = movedCurrent(current, rows, detailOpened);
    if (now !== current) setCurrent(now);
    if (last === null && left.questionKey === questionKey) steering.current?.goTo(left.top);
    if (last === null || last.window === window || steering.current?.isHeld() !== true) return;
    const moved = rowsMovedBy(last.window, rows, inView.current);
    if (moved !== 0) steering.current.keepPlace(moved);
  }, [questionKey, window, stale, rows, steering, setCurrent, detailOpened]);

  // When another screen is shown, before the list is taken away. A list without rows has no place.
  useLayoutEffect(
    () => () => {
      const { first, last } = inView.current;
      const top = steering.current?.top();
      if (before.current !== null && first <= last && top !== undefined) {
        left = { questionKey: before.current.questionKey, top };
      }
    },
    [steering],
  );
}

/** How many places the rows in view have moved, by the first of them that is still there. */
function rowsMovedBy(before: OrderWindow, rows: OrderRows, { first, last }: RowsInView): number {
  for (let index = first; index <= last; index += 1) {
    const row = before.rows[index - before.offset];
    const now = row === undefined ? -1 : rows.indexOf(orderRowId(row));
    if (now >= 0) return now - index;
  }
  return 0;
}

/** Details that are open stay those of an order that has left the list; otherwise the keys are on the row that came to its place. */
function movedCurrent(current: CurrentOrder, rows: OrderRows, detailOpened: boolean): CurrentOrder {
  if (current.index < 0) return current;
  const index = current.rowId === null ? -1 : rows.indexOf(current.rowId);
  if (index >= 0) return index === current.index ? current : { ...current, index };
  const row = rows.rowAt(current.index);
  if (row === undefined || (current.rowId !== null && detailOpened)) return current;
  return { index: current.index, rowId: orderRowId(row) };
}
