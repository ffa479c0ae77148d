/**
 * The list's first question is asked as soon as main has said what it depends on: the answer comes while the page draws its first
 * picture, and is there when the list is.
 */
import { readAhead } from '../server-state.ts';
import { firstWindow, windowKeptFor } from './list/use-order-window.ts';
import { toQuery, useOrdersStore } from './orders-store.ts';

export async function readListAhead(): Promise<void> {
  const [preferences, accounts] = await Promise.all([readAhead('preferences.get', {}), readAhead('accounts.list', {})]);
  // Who needs them asks again, and tells why they cannot be read.
  if (preferences === undefined || accounts === undefined) return;
  useOrdersStore.getState().restoreView(preferences.ordersView);
  const state = useOrdersStore.getState();
  const query = toQuery(state, state.phrase, accounts.currentAccountId);
  const kept = { keptFor: windowKeptFor };
  await Promise.all([
    readAhead('orders.window', firstWindow(query), kept),
    readAhead('orders.counts', { query }, kept),
  ]);
}
