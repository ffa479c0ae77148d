/** An order in words: its number, or the service's id where the shop gave it none. */
import type { ManifestOrder } from '../../src-preload/contract/manifest.ts';

export const orderName = ({ orderId, orderNumber }: Pick<ManifestOrder, 'orderId' | 'orderNumber'>): string =>
  orderNumber === '' ? String(orderId) : orderNumber;
