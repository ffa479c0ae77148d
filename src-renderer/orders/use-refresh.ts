/** F5: asks the services of the shown accounts for news now. */
import type { OrderListQuery } from '../../src-preload/contract/order-list.ts';
import { call, failureFrom } from '../desktop.ts';
import { showFailure } from '../ui/show-failure.ts';

export function useRefresh({ accountIds }: OrderListQuery): () => void {
  return () => {
    void call('orders.lookNow', { accountIds }).catch((error: unknown) => showFailure({ failure: failureFrom(error) }));
  };
}
