/** The selected orders that a change is asked about, and those that it leaves out. */
import type { AccountId } from '../../../src-preload/contract/account.ts';
import { isUnderWay, type ListedOrder } from '../../../src-preload/contract/order-list.ts';
import { type SelectedNow, selectedNow } from '../selected-orders.ts';

export interface OrdersToChange extends SelectedNow {
  /** In a request whose answer is waited for: main would refuse these. */
  readonly underWay: readonly ListedOrder[];
}

/** Throws what `selectedNow` throws. */
export async function ordersToChange(accountId: AccountId): Promise<OrdersToChange> {
  const { orders, gone } = await selectedNow(accountId);
  return { orders: orders.filter((order) => !isUnderWay(order)), gone, underWay: orders.filter(isUnderWay) };
}
