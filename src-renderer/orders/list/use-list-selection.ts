/** Selecting in the list: single orders, a range, or all that are asked for, also those out of view. */
import { useMemo, useRef } from 'react';
import type { AccountId } from '../../../src-preload/contract/account.ts';
import type { FoundBy, ListedOrder, OrderListQuery } from '../../../src-preload/contract/order-list.ts';
import { mostSelected, type Selection, useSelectionStore } from '../../bench/selection-store.ts';
import { call, failureFrom } from '../../desktop.ts';
import { useOperation } from '../../server-state.ts';
import type { GridSelection } from '../../ui/data-grid-props.ts';
import { showFailure } from '../../ui/show-failure.ts';
import { say } from '../../words/say.ts';
import { addAndTell, addToSelection } from '../add-to-selection.ts';
import { isReadingOrders, sayBeingRead } from '../orders-being-read.ts';
import { type OrderRows, orderRowId } from './use-order-window.ts';

/** The most that main gives at once. */
const mostAtOnce = 500;

/** By account. */
export type Selected = ReadonlyMap<AccountId, Selection>;

export function useListSelection(selected: Selected, query: OrderListQuery, rows: OrderRows): GridSelection {
  const selectedIds = useMemo(
    () => new Set([...selected.values()].flatMap((selection) => [...selection.values()].map(orderRowId))),
    [selected],
  );
  const totalCount = rows.window?.totalCount ?? 0;
  const { data: inList } = useSelectedOf(query, selectedIds.size);
  const selectedCount = Math.min(selectedIds.size, inList?.totalCount ?? 0);
  return {
    has: (rowId) => selectedIds.has(rowId),
    part: selectedCount === 0 ? 'none' : selectedCount >= totalCount ? 'all' : 'some',
    allLabel: say('orders.select-every'),
    selectAll: (isSelected) => void (isSelected ? selectAll(query, 'list') : deselectAll(query)),
    select: (from, to, isSelected) => void selectBetween({ query, rows, from, to, selected: isSelected }),
  };
}

/** How many are selected that this list does not show. While main counts them, it stays what it was. */
export function useSelectedElsewhere(query: OrderListQuery, selectedCount: number): number {
  const { data, isFetching } = useSelectedOf(query, selectedCount);
  const isKept = useSelectionStore((state) => state.isKept);
  const known = useRef(0);
  if (selectedCount === 0) known.current = 0;
  else if (data !== undefined && isKept && !isFetching) known.current = Math.max(0, selectedCount - data.totalCount);
  return Math.min(known.current, selectedCount);
}

function useSelectedOf(query: OrderListQuery, selectedCount: number) {
  const filters = { ...query.filters, selectedOnly: true };
  return useOperation(
    'orders.window',
    { query: { ...query, filters }, offset: 0, count: 1 },
    { enabled: selectedCount > 0, keepPrevious: true, keptFor: 5_000 },
  );
}

/** Every order asked for joins the selection, and a notice says how many. */
export async function selectAll(query: OrderListQuery, foundBy: FoundBy): Promise<void> {
  const pressed = selectedAtPress();
  const found = await everyOrder(query);
  if (found === null) return;
  const orders = pressed.toAdd(found.orders);
  // Whoever has cleared the selection meanwhile is told nothing of what it could hold.
  if (orders.length === 0 && found.orders.length > 0) return;
  addAndTell(orders, foundBy, found.totalCount > found.orders.length);
}

export async function deselectAll(query: OrderListQuery): Promise<void> {
  const pressed = selectedAtPress();
  const found = await everyOrder(query);
  if (found !== null) deselectEach(pressed.toTakeOut(found.orders));
}

/**
 * Main may be asked for seconds what a press was made on, and a person goes on meanwhile: what was scanned since is not taken out,
 * and what was taken out since does not come back, nor anything of an account whose selection was cleared.
 */
function selectedAtPress() {
  const { byAccount: before, clears } = useSelectionStore.getState();
  const wasSelected = ({ accountId, orderId }: ListedOrder): boolean => before.get(accountId)?.has(orderId) === true;
  return {
    toTakeOut: (orders: readonly ListedOrder[]): readonly ListedOrder[] => orders.filter(wasSelected),
    toAdd(orders: readonly ListedOrder[]): readonly ListedOrder[] {
      const { byAccount: now, clears: clearsNow } = useSelectionStore.getState();
      const isCleared = (accountId: AccountId): boolean => clears.get(accountId) !== clearsNow.get(accountId);
      return orders.filter((order) => {
        const { accountId, orderId } = order;
        return !isCleared(accountId) && (!wasSelected(order) || now.get(accountId)?.has(orderId) === true);
      });
    },
  };
}

interface Between {
  readonly query: OrderListQuery;
  readonly rows: OrderRows;
  readonly from: number;
  readonly to: number;
  readonly selected: boolean;
}

export async function selectBetween({ query, rows, from, to, selected }: Between): Promise<void> {
  const pressed = selectedAtPress();
  const here = Array.from({ length: to - from + 1 }, (_, at) => rows.rowAt(from + at));
  const orders = here.every((row) => row !== undefined) ? here : await ordersBetween({ query, rows, from, to });
  if (selected) addToSelection(pressed.toAdd(orders), 'list');
  else deselectEach(pressed.toTakeOut(orders));
}

/** Orders that main does not answer are reported, and not selected. */
async function ordersBetween({ query, rows, from, to }: Omit<Between, 'selected'>): Promise<readonly ListedOrder[]> {
  // The places of the range count them too.
  const kept = rows.window?.kept ?? [];
  const orders: ListedOrder[] = [];
  try {
    for (let offset = from; offset <= to; offset += mostAtOnce) {
      const count = Math.min(mostAtOnce, to - offset + 1);
      orders.push(...(await call('orders.window', { query, offset, count, kept })).rows);
    }
  } catch (error) {
    showFailure({ failure: failureFrom(error) });
  }
  return orders;
}

/** Null: a failure, which is shown, or a press while they were still being read. */
async function everyOrder(query: OrderListQuery) {
  if (isReadingOrders()) return null;
  try {
    return await sayBeingRead(() => call('orders.select', { query, count: mostSelected }));
  } catch (error) {
    showFailure({ failure: failureFrom(error) });
    return null;
  }
}

function deselectEach(orders: readonly ListedOrder[]): void {
  const { deselect } = useSelectionStore.getState();
  for (const [accountId, own] of Map.groupBy(orders, (order) => order.accountId)) {
    deselect(
      accountId,
      own.map(({ orderId }) => orderId),
    );
  }
}
