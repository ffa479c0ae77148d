/** Whether an order is still in the account that it is listed in. Pure. */
import type { ListedOrder } from '../../src-preload/contract/order-list.ts';

/**
 * One that was archived, deleted, assigned away or is gone may be another account's by now, or have come back: only its service
 * knows.
 */
export const isThere = ({ verdict }: Pick<ListedOrder, 'verdict'>): boolean =>
  verdict !== 'archived' && verdict !== 'gone';
