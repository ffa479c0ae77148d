/** 6. Search Orders. */
import type { OrderQuery } from '../../../src-preload/contract/order.ts';
import type { FoundOrder, OrderSearch } from '../shipping-client.ts';
import type { BodyValue } from './body.ts';
import { openList, refuseUnlessVouched } from './envelope.ts';
import { type WireOperation, withQuery } from './operation.ts';
import {
  field,
  toFlag,
  toInstant,
  toInt32,
  toNumber,
  toRecords,
  toText,
  type WireRecord,
  withOtherFields,
} from './tolerant.ts';

export function wireSearchOrders(query: Omit<OrderQuery, 'accountId'>): WireOperation {
  const path = withQuery('/api/orders/search', {
    phrase: query.phrase === '' ? undefined : query.phrase,
    limit: query.limit,
    page: query.page,
    status: query.status,
    fields: query.fields,
  });
  return { name: 'Search Orders', method: 'GET', path, body: null };
}

/** An order that appears twice on one page is taken once. */
export function toOrderSearch(body: BodyValue): OrderSearch {
  const record = openList(body, 'SearchOrderResponse', 'orders');
  const orders = new Map<number, FoundOrder>();
  for (const [index, wireOrder] of toRecords(field(record, 'orders'), 'orders').entries()) {
    const order = toFoundOrder(wireOrder, `orders.${index}`);
    if (!orders.has(order.orderId)) {
      orders.set(order.orderId, order);
    }
  }
  refuseUnlessVouched(record, orders.size === 0);
  const totalPages = toPageCount(field(record, 'total_pages'));
  // Orders on none of them: some languages write 0 for a number that nobody has set.
  return { orders: [...orders.values()], totalPages: totalPages === 0 && orders.size > 0 ? null : totalPages };
}

/** Some divide and do not round: what is left over is on one more page. Null for what can be no count of pages. */
function toPageCount(value: unknown): number | null {
  const count = Math.ceil(toNumber(value) ?? -1);
  return count < 0 || count > 0x7fffffff ? null : count;
}

const orderFields = [
  'order_id',
  'order_date',
  'order_number',
  'name',
  'carrier_name',
  'tracking_number',
  'country',
  'exact_match',
];

function toFoundOrder(wireOrder: WireRecord, path: string): FoundOrder {
  const text = (name: string): string => toText(field(wireOrder, name));
  return {
    orderId: toInt32(field(wireOrder, 'order_id'), `${path}.order_id`),
    orderNumber: text('order_number'),
    orderedAt: toInstant(field(wireOrder, 'order_date')),
    receiverName: text('name'),
    // Orders are closed and counted by carrier: two names that look the same are one.
    carrierName: text('carrier_name').replace(/\s+/g, ' ').trim(),
    trackingNumber: text('tracking_number'),
    country: text('country'),
    exactMatch: toFlag(field(wireOrder, 'exact_match')),
    ...withOtherFields(wireOrder, orderFields, ['order_date']),
  };
}
