/**
 * The selected orders of an account, as the copy and the ledger know them now: they may have changed since they were
 * chosen.
 */
import type { AccountId } from '../../src-preload/contract/account.ts';
import type { ListedOrder, SelectedOrder } from '../../src-preload/contract/order-list.ts';
import { mostSelected, useSelectionStore } from '../bench/selection-store.ts';
import { call } from '../desktop.ts';
import { sayBeingRead } from './orders-being-read.ts';

export interface SelectedNow {
  /** In the order in which they were chosen. */
  readonly orders: readonly ListedOrder[];
  /** Archived, deleted, assigned away, gone, or unknown to the copy. */
  readonly gone: readonly SelectedOrder[];
}

/** Throws DesktopFailure when the copy cannot be asked. */
export const selectedNow = (accountId: AccountId): Promise<SelectedNow> => sayBeingRead(() => readSelected(accountId));

async function readSelected(accountId: AccountId): Promise<SelectedNow> {
  const { byAccount, kept } = useSelectionStore.getState();
  const selected = [...(byAccount.get(accountId)?.values() ?? [])];
  await kept();
  const filters = { group: null, carrierName: null, country: null, records: 'any', selectedOnly: true } as const;
  const sort = { by: 'orderNumber', descending: false } as const;
  const query = { accountIds: [accountId], phrase: '', filters, sort };
  const found = await call('orders.select', { query, count: mostSelected });
  const byId = new Map(found.orders.map((order) => [order.orderId, order]));
  return {
    orders: selected.flatMap(({ orderId }) => byId.get(orderId) ?? []),
    gone: selected.filter(({ orderId }) => !byId.has(orderId)),
  };
}
