/**
 * Orders: find, select, manifest. The parts that follow the selection draw themselves, so that a scan does not draw the
 * whole screen again.
 */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useAccounts } from '../bench/use-accounts.ts';
import { firstScreenShown, useReadyMark } from '../ready-mark.ts';
import { useOperation } from '../server-state.ts';
import { FailureNotice } from '../ui/failure-notice.tsx';
import styles from '../ui/list-screen.module.css';
import { Brought, onDemand } from '../ui/on-demand.tsx';
import { useListWithDetail } from '../ui/use-list-with-detail.ts';
import { useWidth } from '../ui/width.ts';
import { ChangeDialogs } from './changes/change-dialogs.tsx';
import { FilterRow } from './filters/filter-row.tsx';
import { JumpField } from './list/jump-field.tsx';
import { LeftList } from './list/left-list.tsx';
import { OrderList, useRowsInView } from './list/order-list.tsx';
import { useJump } from './list/use-jump.ts';
import { useKeptPlaces, useNotedChanges } from './list/use-noted-changes.ts';
import { rowCount, useOrderWindow } from './list/use-order-window.ts';
import { useTypedAlone } from './list/use-typed-alone.ts';
import { askAboutSelected, type ManifestAsked, ManifestOfSelected } from './manifest-of-selected.tsx';
import type { OrderDetailProps } from './order-detail.tsx';
import { OrdersActions } from './orders-actions.tsx';
import { isReadingOrders } from './orders-being-read.ts';
import { OrdersFooter } from './orders-footer.tsx';
import { toQuery, useOrdersStore } from './orders-store.ts';
import { OrdersToolbar } from './orders-toolbar.tsx';
import { ScanStrip } from './scan-strip.tsx';
import { useCurrentOrder } from './use-current-order.ts';
import { useReadings } from './use-readings.ts';
import { useRefresh } from './use-refresh.ts';

/** Loaded after the first rows, and before anybody can have opened one. */
const orderDetail = onDemand<OrderDetailProps>(async () => (await import('./order-detail.tsx')).OrderDetail);
void firstScreenShown.then(orderDetail.bring);

export function OrdersScreen() {
  const accounts = useAccounts();
  const accountsRead = useOperation('accounts.list', {});
  const { current } = accounts;
  const state = useOrdersStore();
  const { phrase, selectedOnly, view: asShown } = state;
  const query = useMemo(
    () => toQuery({ view: asShown, selectedOnly }, phrase, accountsRead.data),
    [asShown, selectedOnly, phrase, accountsRead.data],
  );
  const isAsked = useKeptView() && current !== null;
  const [view, onView] = useRowsInView();
  const questionKey = JSON.stringify(query);
  const kept = useKeptPlaces(questionKey);
  const answered = useOrderWindow(isAsked ? query : null, view, kept);
  const rows = useNotedChanges(questionKey, answered, useReadings(query));
  const { totalCount, recordsFailure = null } = rows.window ?? {};

  const { narrow } = useWidth();
  const searchField = useRef<HTMLInputElement>(null);
  const [asked, setAsked] = useState<ManifestAsked | null>(null);
  /** What was typed on the list; null: nobody is using 'Go to'. */
  const [jump, setJump] = useState<string | null>(null);
  const onTyped = useTypedAlone(setJump);

  const currentOrder = useCurrentOrder(rows);
  // On a narrow window the details cover the list, so they give way when the list has something to say.
  const detailShown = state.detailOpened && (!narrow || currentOrder !== null);
  const { tableId, steering, onStep } = useListWithDetail(detailShown);
  const jumpTo = useJump({ query, rowCount: rowCount(rows) ?? 0, kept, steering });
  const failure = accountsRead.error?.failure ?? (rows.window === undefined ? rows.failure : null);
  useReadyMark(failure !== null || rows.window !== undefined);

  const askForManifest = useCallback((): void => {
    if (current !== null && !isReadingOrders()) void askAboutSelected(current).then(setAsked);
  }, [current]);
  const closeManifest = useCallback(() => setAsked(null), []);
  const refresh = useRefresh(query);

  return (
    <>
      <OrdersActions
        current={current}
        searchField={searchField}
        detailShown={detailShown}
        refresh={refresh}
        askForManifest={askForManifest}
        jump={() => setJump('')}
      />
      <OrdersToolbar
        current={current}
        searchField={searchField}
        steering={steering}
        showsAccounts={query.accountIds === null}
        onManifest={askForManifest}
      />
      <ScanStrip />
      {isAsked && <FilterRow query={query} accounts={accounts} totalCount={totalCount ?? 0} />}
      {rows.window !== undefined && rows.failure !== null && (
        <FailureNotice failure={rows.failure} onRepeat={rows.readAgain} />
      )}
      {recordsFailure !== null && <FailureNotice failure={recordsFailure} onRepeat={rows.readAgain} />}
      <div className={styles.body}>
        <div className={styles.list} inert={narrow && detailShown}>
          {failure === null ? (
            <OrderList
              accounts={accounts}
              query={query}
              rows={rows}
              view={view}
              onView={onView}
              tableId={tableId}
              steering={steering}
              besideDetail={detailShown && !narrow}
              onTyped={onTyped}
            />
          ) : (
            <div className={styles.failure}>
              <FailureNotice
                size="page"
                failure={failure}
                onRepeat={accountsRead.isError ? accountsRead.refetch : rows.readAgain}
              />
            </div>
          )}
          {jump !== null && (
            <JumpField
              sort={query.sort}
              begunWith={jump}
              steering={steering}
              onPlace={jumpTo}
              onClosed={() => setJump(null)}
            />
          )}
        </div>
        {detailShown && (
          <Brought<OrderDetailProps>
            what={orderDetail}
            props={{
              order: currentOrder,
              accounts: accounts.accounts,
              look: narrow ? 'page' : 'pane',
              onStep,
              onClosed: state.closeDetail,
            }}
          />
        )}
      </div>
      <LeftList />
      <OrdersFooter accounts={accounts} query={query} totalCount={totalCount} stale={rows.stale} />
      {current !== null && <ChangeDialogs account={current} />}
      {current !== null && <ManifestOfSelected asked={asked} current={current} onClosed={closeManifest} />}
    </>
  );
}

/** True once the list may be asked for with its last view. */
function useKeptView(): boolean {
  const { data: preferences, isError } = useOperation('preferences.get', {});
  const restoreView = useOrdersStore((state) => state.restoreView);
  const isRestored = useOrdersStore((state) => state.isRestored);
  useEffect(() => {
    if (!isRestored && (preferences !== undefined || isError)) restoreView(preferences?.ordersView ?? null);
  }, [preferences, isError, isRestored, restoreView]);
  return isRestored;
}
