/** Goes to a place of the list, unless its answer comes when a person has gone on: to another place, row, list or screen. */
import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { OrderListPlace, OrderListQuery, OrderReference } from '../../../src-preload/contract/order-list.ts';
import { call, failureFrom } from '../../desktop.ts';
import type { TableSteering } from '../../ui/data-grid-props.ts';
import { showFailure } from '../../ui/show-failure.ts';
import { useLatest } from '../../ui/use-latest.ts';
import { useLeft } from '../../ui/use-left.ts';
import { useOrdersStore } from '../orders-store.ts';

interface ShownList {
  readonly query: OrderListQuery;
  /** How many rows the list has, counting those that are only kept. */
  readonly rowCount: number;
  readonly kept: readonly OrderReference[];
  readonly steering: RefObject<TableSteering | null>;
}

export function useJump(list: ShownList): (place: OrderListPlace) => Promise<void> {
  const latest = useLatest();
  const isLeft = useLeft();
  const shown = useRef(list);
  useLayoutEffect(() => {
    shown.current = list;
  });
  return async (place) => {
    const { query, kept } = list;
    const from = useOrdersStore.getState().current.index;
    const isLast = latest();
    const isGoneOn = (): boolean =>
      !isLast() ||
      isLeft() ||
      JSON.stringify(shown.current.query) !== JSON.stringify(query) ||
      useOrdersStore.getState().current.index !== from;
    try {
      const { offset } = await call('orders.positionOf', { query, place, kept });
      const index = Math.min(offset, shown.current.rowCount - 1);
      if (index < 0 || isGoneOn()) return;
      useOrdersStore.getState().setCurrent({ index, rowId: null });
      list.steering.current?.showFirst(index);
    } catch (error) {
      showFailure({ failure: failureFrom(error) });
    }
  };
}
