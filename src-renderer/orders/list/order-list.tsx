/** The one list of orders: every order asked for, however many; only those in view are here. */
import { type KeyboardEvent, memo, type RefObject, useCallback, useDeferredValue, useMemo, useState } from 'react';
import type { ListedOrder, OrderListQuery } from '../../../src-preload/contract/order-list.ts';
import { useSelectionStore } from '../../bench/selection-store.ts';
import type { Accounts } from '../../bench/use-accounts.ts';
import { DataGrid } from '../../ui/data-grid.tsx';
import type { RowsInView, TableSteering } from '../../ui/data-grid-props.ts';
import { say } from '../../words/say.ts';
import { useWorded } from '../../words/use-worded.ts';
import { orderLabel } from '../order-words.ts';
import { OrdersEmpty } from '../orders-empty.tsx';
import { useOrdersStore } from '../orders-store.ts';
import { type RowMark, useChangedRows } from './changed-rows.ts';
import { columnsInOrder, orderColumns, sortableColumns } from './order-columns.tsx';
import { useKeptPlace } from './use-kept-place.ts';
import { type Selected, useListSelection } from './use-list-selection.ts';
import { type OrderRows, orderRowId, rowCount } from './use-order-window.ts';

export interface OrderListProps {
  readonly accounts: Accounts;
  readonly query: OrderListQuery;
  readonly rows: OrderRows;
  readonly view: RowsInView;
  readonly onView: (view: RowsInView) => void;
  readonly tableId: string;
  readonly steering: RefObject<TableSteering | null>;
  readonly besideDetail: boolean;
  /** A character typed on the list. */
  readonly onTyped: (character: string) => void;
}

/** A scanned order shows on its card first, and right after that in the rows. */
export function OrderList(props: OrderListProps) {
  const selected = useDeferredValue(useSelectionStore((state) => state.byAccount));
  return <ListedOrders {...props} selected={selected} />;
}

const ListedOrders = memo(function ListedOrders(props: OrderListProps & { readonly selected: Selected }) {
  const { accounts, selected, query, rows, view, onView, tableId, steering, besideDetail, onTyped } = props;
  const { current, setCurrent, openDetail, changeView } = useOrdersStore();
  const { columns, sort } = useOrdersStore((state) => state.view);
  const showsAccounts = query.accountIds === null;
  const selection = useListSelection(selected, query, rows);
  const { marks: news, look } = useChangedRows();
  const kept = rows.window?.kept;
  const marks = useMemo(
    () => new Map<string, RowMark>([...news, ...(kept ?? []).map((place) => [orderRowId(place), 'left'] as const)]),
    [news, kept],
  );
  const questionKey = JSON.stringify(query);
  useKeptPlace({ questionKey, rows, view, steering });

  const currentAt = (index: number) => {
    const row = rows.rowAt(index);
    return { index, rowId: row === undefined ? null : orderRowId(row) };
  };
  const { indexOf } = rows;
  const openRow = useCallback(
    (order: ListedOrder) => openDetail({ index: indexOf(orderRowId(order)), rowId: orderRowId(order) }),
    [openDetail, indexOf],
  );
  const shownColumns = useWorded(
    useCallback(
      () => orderColumns({ columns, accounts: accounts.accounts, showsAccounts, besideDetail, marks, onOpen: openRow }),
      [columns, accounts.accounts, showsAccounts, besideDetail, marks, openRow],
    ),
  );
  const setWidth = (columnId: string, width: number | null): void => {
    const every = columnsInOrder(columns, showsAccounts).map(({ name: _, ...each }) => each);
    changeView({ columns: every.map((each) => (each.column === columnId ? { ...each, width } : each)) });
  };
  const onOtherKey = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || Array.from(event.key).length !== 1) return;
    event.preventDefault();
    onTyped(event.key);
  };

  return (
    <DataGrid
      id={tableId}
      steering={steering}
      label={say('common.screen.orders')}
      count={rowCount(rows)}
      rowAt={rows.rowAt}
      rowId={orderRowId}
      rowLabel={orderLabel}
      columns={shownColumns}
      sorting={{
        columnId: sort.by,
        descending: sort.descending,
        sort: (columnId, descending) => {
          const by = sortableColumns.find((column) => column === columnId);
          if (by !== undefined) changeView({ sort: { by, descending } });
        },
      }}
      selection={selection}
      currentIndex={current.index}
      onCurrent={(index) => {
        // A person who goes on has looked at the row before.
        if (current.rowId !== null) look(current.rowId);
        setCurrent(currentAt(index));
      }}
      onLeft={(row) => look(orderRowId(row))}
      onOpen={(index) => openDetail(currentAt(index))}
      onWidth={setWidth}
      onView={onView}
      onOtherKey={onOtherKey}
      stale={rows.stale}
      empty={<OrdersEmpty query={query} />}
    />
  );
});

/** The rows in view, for the code that reads rows. */
export function useRowsInView(): readonly [RowsInView, (view: RowsInView) => void] {
  const [view, setView] = useState<RowsInView>({ first: 0, last: 0 });
  const note = useCallback(
    (next: RowsInView) =>
      setView((before) => (before.first === next.first && before.last === next.last ? before : next)),
    [],
  );
  return [view, note];
}
