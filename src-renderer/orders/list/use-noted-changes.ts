/** Notes what happened to the shown rows, once their accounts have been read whole: before that, every row is news. */
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { AccountId } from '../../../src-preload/contract/account.ts';
import type {
  ListedOrder,
  OrderReading,
  OrderReference,
  OrderWindow,
} from '../../../src-preload/contract/order-list.ts';
import { call } from '../../desktop.ts';
import { type AnsweredWindow, changesBetween, leftByNow, useChangedRows } from './changed-rows.ts';
import { type OrderRows, orderRowId, placesIn } from './use-order-window.ts';

/**
 * The rows to show. While main is asked about rows that are missing now, the old rows stay; if somebody else changed an
 * order, it is then kept in its place.
 */
export function useNotedChanges(questionKey: string, rows: OrderRows, readings: readonly OrderReading[]): OrderRows {
  const before = useRef<AnsweredWindow | null>(null);
  const [held, setHeld] = useState<OrderWindow | null>(null);
  const { window, stale } = rows;
  const readSince = useReadSince(readings);

  useLayoutEffect(() => {
    if (window === undefined || stale) return;
    const last = before.current;
    if (last?.window === window) return;
    before.current = { questionKey, window };
    setHeld(null);
    if (last === null) return;
    if (last.questionKey !== questionKey) {
      useChangedRows.getState().clear();
      return;
    }
    const wasRead = (accountId: AccountId | undefined): boolean =>
      performance.now() - (readSince.current.get(accountId ?? '') ?? Number.POSITIVE_INFINITY) > settledAfter;
    const { marks, left } = changesBetween(last.window, window);
    useChangedRows.getState().forget(left);
    const shown = new Map(window.rows.map((row) => [orderRowId(row), row.accountId]));
    const news = new Map([...marks].filter(([rowId]) => wasRead(shown.get(rowId))));
    if (news.size > 0) useChangedRows.getState().note({ marks: news, left: [] }, questionKey);
    const missing = left.filter(({ accountId }) => wasRead(accountId));
    if (missing.length === 0) return;
    setHeld(last.window);
    void stillElsewhere(missing).then((elsewhere) => {
      const now = before.current;
      const toTell = leftByNow(elsewhere, { questionKey }, now);
      if (toTell.length > 0) useChangedRows.getState().note({ marks: new Map(), left: toTell }, questionKey);
      else if (now?.window === window) setHeld(null);
    });
  }, [questionKey, window, stale, readSince]);
  return useMemo(() => (held === null ? rows : { ...rows, ...placesIn(held) }), [held, rows]);
}

/** Orders that left this list and stay in their place until somebody has seen them. */
export function useKeptPlaces(questionKey: string): readonly OrderReference[] {
  const { left, leftOf } = useChangedRows();
  return useMemo(
    () => (leftOf === questionKey ? left.map(({ accountId, orderId }) => ({ accountId, orderId })) : []),
    [left, leftOf, questionKey],
  );
}

/** Milliseconds: by then the results of the first reading have reached the page. */
const settledAfter = 5_000;

/** Since when, by `performance.now()`, each account is known to have been read whole. */
function useReadSince(readings: readonly OrderReading[]): RefObject<Map<AccountId, number>> {
  const since = useRef(new Map<AccountId, number>());
  useEffect(() => {
    for (const { accountId, wholeAt } of readings) {
      if (wholeAt === null) since.current.delete(accountId);
      else if (!since.current.has(accountId)) since.current.set(accountId, performance.now());
    }
  }, [readings]);
  return since;
}

/** Those that left the list without this computer having removed them, as they are now. */
async function stillElsewhere(left: readonly ListedOrder[]): Promise<readonly ListedOrder[]> {
  const now = await Promise.all(
    left.map(async (order) => {
      const { accountId, orderId } = order;
      const found = await call('orders.details', { accountId, orderId }).catch(() => null);
      // If its details cannot be read, the order is shown as it was last seen.
      return found ?? order;
    }),
  );
  return now.filter(({ manifest, removal }) => manifest === null && removal === null);
}
