/** The part of the list around the view, read through main, and the length of the whole list. */
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Failure } from '../../../src-preload/contract/failure.ts';
import type {
  ListedOrder,
  OrderListQuery,
  OrderReference,
  OrderWindow,
} from '../../../src-preload/contract/order-list.ts';
import { useOperation } from '../../server-state.ts';
import type { RowsInView } from '../../ui/data-grid-props.ts';

/** Rows asked for at once, and the least number of them before and behind the view. */
const windowRows = 200;
const margin = 40;

export interface OrderRows {
  /** Undefined until the first answer. */
  readonly window: OrderWindow | undefined;
  /** The rows belong to another question; those of this one are on their way. */
  readonly stale: boolean;
  readonly failure: Failure | null;
  rowAt(index: number): ListedOrder | undefined;
  /** -1: not among the rows that are here. */
  indexOf(rowId: string): number;
  readAgain(): void;
}

export const orderRowId = ({ accountId, orderId }: OrderReference): string => `${orderId} ${accountId}`;

/** How long an answer that is no longer shown is kept, in milliseconds. */
export const windowKeptFor = 5_000;

/** The first question of a list, before anybody has scrolled. */
export const firstWindow = (query: OrderListQuery) => ({ query, offset: 0, count: windowRows });

/** `kept`: orders that stay in their place until somebody has seen what happened to them. */
export function useOrderWindow(
  query: OrderListQuery | null,
  view: RowsInView,
  kept: readonly OrderReference[],
): OrderRows {
  const offset = useOffset(query, view);
  const asked = query ?? EVERYTHING;
  const read = useOperation(
    'orders.window',
    { query: asked, offset, count: windowRows, ...(kept.length === 0 ? {} : { kept }) },
    { enabled: query !== null, keepPrevious: true, keptFor: windowKeptFor },
  );
  /** The question whose rows are shown: while others are on their way, the one before. */
  const shownFor = useRef(asked);
  if (read.data !== undefined && !read.isPlaceholderData) shownFor.current = asked;
  const places = useMemo(() => placesIn(read.data), [read.data]);
  const stale = read.data !== undefined && JSON.stringify(shownFor.current) !== JSON.stringify(asked);
  const failure = read.error?.failure ?? null;
  const { refetch } = read;
  // The same while nothing is new: whatever else the screen shows, the list is not drawn again for it.
  return useMemo(
    () => ({ ...places, stale, failure, readAgain: () => void refetch() }),
    [places, stale, failure, refetch],
  );
}

/** How many rows the list has, counting those that are only kept. Undefined until the first answer. */
export function rowCount({ window }: OrderRows): number | undefined {
  return window === undefined ? undefined : window.totalCount + window.kept.length;
}

/** Where the rows of a window are in the whole list. */
export function placesIn(window: OrderWindow | undefined): Pick<OrderRows, 'window' | 'rowAt' | 'indexOf'> {
  return {
    window,
    rowAt: (index) => window?.rows[index - window.offset],
    indexOf(rowId) {
      const at = window?.rows.findIndex((row) => orderRowId(row) === rowId) ?? -1;
      return at < 0 || window === undefined ? -1 : window.offset + at;
    },
  };
}

/** Stays while it covers the view and some rows around it, so that scrolling by a row asks for nothing. */
function useOffset(query: OrderListQuery | null, { first, last }: RowsInView): number {
  const [offset, setOffset] = useState(0);
  const key = JSON.stringify(query);
  const shownKey = useRef(key);
  const isNear = (offset === 0 || first >= offset + margin) && last < offset + windowRows - margin;
  const wanted = Math.max(0, Math.floor((first + last) / 2 - windowRows / 2));
  useEffect(() => {
    if (shownKey.current !== key) {
      shownKey.current = key;
      // React counts a change to the same as one more drawing that waits, and throws when fifty keys of a code each leave one.
      if (offset !== 0) setOffset(0);
    } else if (!isNear) setOffset(wanted);
  }, [key, offset, isNear, wanted]);
  return offset;
}

const EVERYTHING: OrderListQuery = {
  accountIds: null,
  phrase: '',
  filters: { group: null, carrierName: null, country: null, records: 'any', selectedOnly: false },
  sort: { by: 'orderedAt', descending: true },
};
