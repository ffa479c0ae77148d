/**
 * The first screen is the list of orders. Its question is asked as soon as main has sent what it depends on: the answer
 * arrives while the page draws its first picture, and is there when the list is.
 */
import { firstWindow, windowKeptFor } from '../orders/list/use-order-window.ts';
import { toQuery, useOrdersStore } from '../orders/orders-store.ts';
import { readAhead } from '../server-state.ts';

export async function readFirstScreenAhead(): Promise<void> {
  // Main answers in this order, and the page draws once it has the preferences: by then everything is here that the
  // list's question depends on.
  const [accounts, preferences] = await Promise.all([readAhead('accounts.list', {}), readAhead('preferences.get', {})]);
  // Whoever needs them asks again, and reports why they cannot be read.
  if (preferences === undefined || accounts === undefined) return;
  useOrdersStore.getState().restoreView(preferences.ordersView);
  const state = useOrdersStore.getState();
  const query = toQuery(state, state.phrase, accounts);
  const kept = { keptFor: windowKeptFor };
  await Promise.all([
    readAhead('orders.window', firstWindow(query), kept),
    readAhead('orders.counts', { query }, kept),
  ]);
}
