/** An order as the copy on this computer knows it, for tests of what the page shows. */
import type { ListedOrder } from '../../../src-preload/contract/order-list.ts';

export function listedOrder(part: Partial<ListedOrder> = {}): ListedOrder {
  return {
    accountId: 'north',
    orderId: 7,
    orderNumber: 'PB-7',
    orderedAt: null,
    receiverName: 'Aroha Ngata',
    carrierName: 'NZ Post',
    trackingNumber: 'T7',
    country: 'NZ',
    exactMatch: null,
    manifest: null,
    verdict: 'unshipped',
    seenAmong: 'unshipped',
    seenAt: '2026-11-20T00:00:00Z',
    isMissing: false,
    goneAt: null,
    removal: null,
    earlierNumber: null,
    ...part,
  };
}
