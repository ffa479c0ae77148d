/** Scans a parcel of a practice account for a person without a scanner at hand. */
import type { Account } from '../../src-preload/contract/account.ts';
import type { OrderListQuery } from '../../src-preload/contract/order-list.ts';
import { useSelection } from '../bench/selection-store.ts';
import { useScanStore } from '../scan/scan-store.ts';
import { createSentCodes } from '../scanner/sent-codes.ts';
import { useOperation } from '../server-state.ts';

const FEW = 50;

/**
 * Scans the first order of the list that is not selected yet; null: there is none (yet), or it is not a practice
 * account.
 */
export function usePracticeScan(account: Account, accounts: readonly Account[]): (() => Promise<void>) | null {
  const filters = {
    group: 'unshipped',
    carrierName: null,
    country: null,
    records: 'any',
    selectedOnly: false,
  } as const;
  const sort = { by: 'orderedAt', descending: true } as const;
  const query: OrderListQuery = { accountIds: [account.accountId], phrase: '', filters, sort };
  const { data } = useOperation('orders.window', { query, offset: 0, count: FEW });
  const selected = useSelection(account.accountId);
  const order = data?.rows.find(({ orderId, verdict }) => verdict === 'unshipped' && !selected.has(orderId));
  if (order === undefined || account.kind !== 'practice') return null;
  return async () => {
    // Whole, as a scanner that is not a keyboard sends it.
    const answer = createSentCodes({ repeatWithin: () => 0 }).read(order.orderNumber, performance.now());
    if (answer?.kind !== 'scan') return;
    await useScanStore
      .getState()
      .scan(answer.readings, { accounts, current: account, dialog: null, isBesideRound: false });
  };
}
