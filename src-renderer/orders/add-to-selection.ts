/** Orders join the selection, as far as it has room. */
import type { FoundBy, ListedOrder } from '../../src-preload/contract/order-list.ts';
import { isSelected, mostSelected, useSelectionStore } from '../bench/selection-store.ts';
import { showNotice } from '../ui/notices-store.ts';
import { say } from '../words/say.ts';

interface Joined {
  readonly count: number;
  /** Selected before. */
  readonly already: number;
}

/**
 * `orders`: each once. `isPart`: more orders fit the question than were given. Null: some are not selected now, and a
 * notice says so.
 */
export function addToSelection(orders: readonly ListedOrder[], foundBy: FoundBy, isPart = false): Joined | null {
  const already = orders.filter(({ accountId, orderId }) => isSelected(accountId, orderId)).length;
  let count = 0;
  for (const [accountId, own] of Map.groupBy(orders, (order) => order.accountId)) {
    count += useSelectionStore.getState().add(accountId, own, foundBy);
  }
  if (!isPart && count + already === orders.length) return { count, already };
  showNotice('warn', say('orders.selected.too-many', { count, most: mostSelected }));
  return null;
}

/** A notice says how many. */
export function addAndTell(orders: readonly ListedOrder[], foundBy: FoundBy, isPart = false): void {
  const joined = addToSelection(orders, foundBy, isPart);
  if (joined !== null) showNotice('good', say('orders.selected.all', joined));
}
