/** Orders: find, select, manifest. */
import { useMemo, useRef, useState } from 'react';
import type { Order } from '../../src-preload/contract/order.ts';
import { useNavigation } from '../bench/navigation-store.ts';
import { useSelection, useSelectionStore } from '../bench/selection-store.ts';
import { useAccounts } from '../bench/use-accounts.ts';
import { ManifestConfirm } from '../manifests/manifest-confirm.tsx';
import { useReadyMark } from '../ready-mark.ts';
import { useOperation } from '../server-state.ts';
import { DataTable } from '../ui/data-table.tsx';
import { FailureNotice } from '../ui/failure-notice.tsx';
import { useListWithDetail } from '../ui/use-list-with-detail.ts';
import { useWidth } from '../ui/width.ts';
import { ChangeDialogs } from './changes/change-dialogs.tsx';
import { orderColumns } from './order-columns.tsx';
import { OrderDetail } from './order-detail.tsx';
import { orderLabel } from './order-words.ts';
import { OrdersEmpty } from './orders-empty.tsx';
import { OrdersFooter } from './orders-footer.tsx';
import styles from './orders-screen.module.css';
import { useOrdersStore } from './orders-store.ts';
import { OrdersToolbar } from './orders-toolbar.tsx';
import { ScanStrip } from './scan-strip.tsx';
import { useOrderActions } from './use-order-actions.ts';
import { useOrderSearch } from './use-order-search.ts';

const rowId = (order: Order): string => String(order.orderId);
const NO_ORDERS: readonly Order[] = [];

export function OrdersScreen() {
  const { current } = useAccounts();
  const accounts = useOperation('accounts.list', {});
  const search = useOrderSearch(current?.accountId);
  const { page, setPage, sorting, setSorting, hiddenColumns, currentId, setCurrent, detailOpened } = useOrdersStore();
  const openDetail = useOrdersStore((state) => state.openDetail);
  const closeDetail = useOrdersStore((state) => state.closeDetail);
  const selection = useSelection(current?.accountId);
  const { add, take, clear } = useSelectionStore();
  const openManifest = useNavigation((state) => state.openManifest);
  const { narrow } = useWidth();
  const searchField = useRef<HTMLInputElement>(null);
  /** The orders the dialog asks about: those selected when it was opened, whatever is scanned meanwhile. */
  const [asked, setAsked] = useState<readonly Order[] | null>(null);

  const shown = search.data?.orders ?? NO_ORDERS;
  const columns = useMemo(() => orderColumns(openDetail), [openDetail]);
  const selectedIds = useMemo(() => new Set([...selection.keys()].map(String)), [selection]);
  const currentOrder = shown.find((order) => rowId(order) === currentId) ?? selection.get(Number(currentId)) ?? null;
  // On a narrow window the details cover the list: they give way to what the list has to say.
  const detailShown = detailOpened && (!narrow || currentOrder !== null);
  const { tableId, steering, onStep } = useListWithDetail(detailShown);
  // The pane beside the list says these, and the list needs their room.
  const hidden = useMemo(
    () => (detailShown && !narrow ? new Set([...hiddenColumns, 'country', 'details']) : hiddenColumns),
    [detailShown, narrow, hiddenColumns],
  );
  const onPage = shown.filter(({ orderId }) => selection.has(orderId)).length;
  const failure = accounts.error?.failure ?? (search.data === undefined ? search.error?.failure : undefined);
  useReadyMark(failure !== undefined || search.data !== undefined);

  const refresh = (): void => void search.refetch();
  const askForManifest = (): void => {
    if (selection.size > 0) setAsked([...selection.values()]);
  };
  const selectRows = (rowIds: readonly string[], selected: boolean): void => {
    if (current === null) return;
    const ids = new Set(rowIds);
    if (selected)
      add(
        current.accountId,
        shown.filter((order) => ids.has(rowId(order))),
      );
    else take(current.accountId, rowIds.map(Number));
  };
  const clearSelection = (): void => {
    if (current !== null) clear(current.accountId);
  };
  useOrderActions({
    searchField,
    reply: search.data,
    selectedCount: selection.size,
    detailShown,
    refresh,
    askForManifest,
    clearSelection,
  });

  return (
    <>
      <OrdersToolbar
        searchField={searchField}
        refreshing={search.isFetching}
        onRefresh={refresh}
        selectedCount={selection.size}
        onManifest={askForManifest}
      />
      <ScanStrip />
      <div className={styles.body}>
        <div className={styles.list} inert={narrow && detailShown}>
          {failure === undefined ? (
            <DataTable
              id={tableId}
              steering={steering}
              label="Orders"
              rows={search.data?.orders}
              rowId={rowId}
              rowLabel={orderLabel}
              columns={columns}
              hiddenColumns={hidden}
              sorting={sorting}
              onSorting={setSorting}
              selectedIds={selectedIds}
              onSelect={selectRows}
              currentId={currentId}
              onCurrent={setCurrent}
              onOpen={openDetail}
              stale={search.isPlaceholderData}
              empty={<OrdersEmpty />}
            />
          ) : (
            <div className={styles.failure}>
              <FailureNotice size="page" failure={failure} onRepeat={accounts.isError ? accounts.refetch : refresh} />
            </div>
          )}
        </div>
        {detailShown && (
          <OrderDetail
            order={currentOrder}
            look={narrow ? 'page' : 'pane'}
            selected={currentOrder !== null && selection.has(currentOrder.orderId)}
            onSelect={(selected) => {
              if (current === null || currentOrder === null) return;
              if (selected) add(current.accountId, [currentOrder]);
              else take(current.accountId, [currentOrder.orderId]);
            }}
            onStep={onStep}
            onClosed={closeDetail}
          />
        )}
      </div>
      <OrdersFooter
        reply={search.data}
        page={page}
        onPage={setPage}
        selectedCount={selection.size}
        selectedElsewhere={selection.size - onPage}
        onClear={clearSelection}
        readFailed={search.isError}
      />
      {current !== null && <ChangeDialogs account={current} selected={[...selection.values()]} />}
      {current !== null && (
        <ManifestConfirm
          account={current}
          orders={asked ?? NO_ORDERS}
          opened={asked !== null}
          onClosed={() => setAsked(null)}
          onCreated={(manifestId) => {
            take(
              current.accountId,
              (asked ?? NO_ORDERS).map(({ orderId }) => orderId),
            );
            setAsked(null);
            openManifest(manifestId);
          }}
        />
      )}
    </>
  );
}
