/** 6. Search Orders. */
import type { OrderQuery, OrderWithoutId } from '../../../src-preload/contract/order.ts';
import { type FoundOrder, isOrderId, type OrderSearch } from '../shipping-client.ts';
import type { BodyValue } from './body.ts';
import { openList, refuseUnlessVouched } from './envelope.ts';
import { type WireOperation, withQuery } from './operation.ts';
import {
  field,
  holdsRecords,
  toFlag,
  toInstant,
  toNumber,
  toRecords,
  toText,
  type WireRecord,
  withOtherFields,
} from './tolerant.ts';
import { UnreadableAnswer } from './unreadable.ts';

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

/** An order that appears twice on one page is taken once. One with an odd id hides none of the others. */
export function toOrderSearch(body: BodyValue): OrderSearch {
  const record = openList(body, 'SearchOrderResponse', 'orders');
  const orders = new Map<number, FoundOrder>();
  const withoutId: OrderWithoutId[] = [];
  const wireOrders = toRecords(field(record, 'orders'), 'orders');
  for (const [index, wireOrder] of wireOrders.entries()) {
    refuseUnlessOrder(wireOrder, index);
    const orderId = toOrderId(field(wireOrder, 'order_id'));
    if (orderId === null) {
      const [orderNumber, trackingNumber] = ['order_number', 'tracking_number'].map((name) =>
        toText(field(wireOrder, name)),
      ) as [string, string];
      withoutId.push({ orderNumber, trackingNumber });
    } else if (!orders.has(orderId)) {
      orders.set(orderId, toFoundOrder(wireOrder, orderId));
    }
  }
  refuseUnlessVouched(record, wireOrders.length === 0);
  const totalPages = toPageCount(field(record, 'total_pages'));
  return {
    orders: [...orders.values()],
    // Orders on none of them: some languages write 0 for a number that nobody has set.
    totalPages: totalPages === 0 && wireOrders.length > 0 ? null : totalPages,
    ...(withoutId.length === 0 ? {} : { withoutId }),
  };
}

/** An entry that only holds others (`{items: [...], count}`) would count as one order, and hide them all. */
function refuseUnlessOrder(wireOrder: WireRecord, index: number): void {
  const isOrder = orderFields.some((name) => Object.hasOwn(wireOrder, name));
  if (isOrder || !Object.values(wireOrder).some(holdsRecords)) return;
  throw new UnreadableAnswer(`orders.${index} holds records and is no order`);
}

/** Null for what no request can name. */
function toOrderId(value: unknown): number | null {
  const number = toNumber(value);
  return number !== null && isOrderId(number) ? number : null;
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

function toFoundOrder(wireOrder: WireRecord, orderId: number): FoundOrder {
  const text = (name: string): string => toText(field(wireOrder, name));
  return {
    orderId,
    orderNumber: text('order_number'),
    orderedAt: toInstant(field(wireOrder, 'order_date')),
    receiverName: short(text('name')),
    // Orders are closed and counted by carrier: two names that look the same are one.
    carrierName: short(text('carrier_name').replace(/\s+/g, ' ').trim()),
    trackingNumber: text('tracking_number'),
    country: short(text('country')),
    exactMatch: toFlag(field(wireOrder, 'exact_match')),
    ...withOtherFields(wireOrder, orderFields, ['order_date']),
  };
}

/** No label has room for more, and the requests of the page take no more: a buyer's endless name must not stop the other orders. */
const longestName = 1_000;

/** Half of a character at the cut would be no character. */
function short(name: string): string {
  return name.length > longestName ? name.slice(0, longestName).replace(/[\ud800-\udbff]$/, '') : name;
}
