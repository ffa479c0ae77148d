/** Notes what became of the rows that are shown, once their accounts have been read whole: before that, every row is news. */
import { type RefObject, useEffect, useRef } from 'react';
import type { AccountId } from '../../../src-preload/contract/account.ts';
import type { ListedOrder, OrderReading, OrderWindow } from '../../../src-preload/contract/order-list.ts';
import { call } from '../../desktop.ts';
import { changesBetween, useChangedRows } from './changed-rows.ts';
import type { OrderRows } from './use-order-window.ts';

export function useNotedChanges(questionKey: string, rows: OrderRows, readings: readonly OrderReading[]): void {
  const before = useRef<{ readonly questionKey: string; readonly window: OrderWindow } | null>(null);
  const { window, stale } = rows;
  const readSince = useReadSince(readings);

  useEffect(() => {
    if (window === undefined || stale) return;
    const last = before.current;
    before.current = { questionKey, window };
    if (last === null || last.window === window) return;
    if (last.questionKey !== questionKey) {
      useChangedRows.getState().clear();
      return;
    }
    const wasRead = (accountId: AccountId | undefined): boolean =>
      performance.now() - (readSince.current.get(accountId ?? '') ?? Number.POSITIVE_INFINITY) > settledAfter;
    const { marks, left } = changesBetween(last.window, window);
    const shown = new Map(window.rows.map((row) => [`${row.orderId} ${row.accountId}`, row.accountId]));
    const news = new Map([...marks].filter(([rowId]) => wasRead(shown.get(rowId))));
    void stillElsewhere(left.filter(({ accountId }) => wasRead(accountId))).then((gone) => {
      if (news.size + gone.length > 0) useChangedRows.getState().note({ marks: news, left: gone });
    });
  }, [questionKey, window, stale, readSince]);
}

/** Milliseconds: what the end of the first reading brought has reached the page by then. */
const settledAfter = 5_000;

/** Since when, on the clock of `performance.now()`, each account is known to have been read whole. */
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

/** Of those that left the list, the ones that this computer did not take away itself, as they are now. */
async function stillElsewhere(left: readonly ListedOrder[]): Promise<readonly ListedOrder[]> {
  const now = await Promise.all(
    left.map(async (order) => {
      const { accountId, orderId } = order;
      const found = await call('orders.details', { accountId, orderId }).catch(() => null);
      // Whose details cannot be had is told as it was last seen.
      return found ?? order;
    }),
  );
  return now.filter(({ manifest, removal }) => manifest === null && removal === null);
}
