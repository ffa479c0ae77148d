/** What a person should know about a selection before it becomes a manifest. Pure: takes orders, returns findings. */
import type { ManifestOrder } from '../../../src-preload/contract/manifest.ts';
import type { ManifestMark, Order } from '../../../src-preload/contract/order.ts';

export interface MarkedOrder {
  readonly order: Order;
  readonly mark: ManifestMark;
}

export interface OrderChecks {
  /** The orders to send: each once, in the order of the selection. */
  readonly orders: readonly ManifestOrder[];
  /** How many lines of the selection named an order again. */
  readonly repeatedCount: number;
  /** Two different orders have one order number: both are sent, but perhaps one was chosen by mistake. */
  readonly sharedNumbers: readonly string[];
  /** Orders in a manifest that is stored on this computer. */
  readonly stored: readonly MarkedOrder[];
  /** Orders in a manifest that is on its way or in doubt: main refuses these. */
  readonly open: readonly MarkedOrder[];
}

export function checkOrders(selection: readonly Order[]): OrderChecks {
  const byId = new Map(selection.map((order) => [order.orderId, order]));
  const orders = [...byId.values()];
  const marked = orders.flatMap((order) => (order.manifest === null ? [] : [{ order, mark: order.manifest }]));
  return {
    orders: orders.map(toManifestOrder),
    repeatedCount: selection.length - orders.length,
    sharedNumbers: numbersOfSeveral(orders),
    stored: marked.filter(({ mark }) => mark.state === 'stored'),
    open: marked.filter(({ mark }) => mark.state !== 'stored' && mark.state !== 'rejected'),
  };
}

function toManifestOrder({ orderId, orderNumber, receiverName, carrierName, trackingNumber }: Order): ManifestOrder {
  return { orderId, orderNumber, receiverName, carrierName, trackingNumber };
}

function numbersOfSeveral(orders: readonly Order[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { orderNumber } of orders) counts.set(orderNumber, (counts.get(orderNumber) ?? 0) + 1);
  return [...counts].flatMap(([orderNumber, count]) => (count > 1 && orderNumber !== '' ? [orderNumber] : []));
}
