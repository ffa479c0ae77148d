/** What the counting service does and says, operation by operation (service document, 'Endpoints'). */
import type { Stock, StockOrder } from './stock.ts';

export interface ServiceRequest {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: object;
  readonly serviceKey: string;
}

const done = { success: true, errors: [] };

/** Does what is asked, and answers with the body of the answer. */
export function answerTo(stock: Stock, request: ServiceRequest): string {
  return JSON.stringify(operationOf(request)(stock, request));
}

/** The orders that a write names; empty for 'all unshipped'. */
export function orderIdsOf({ body, query }: ServiceRequest): readonly number[] {
  if ('order_ids' in body) return (body.order_ids as number[]).filter((orderId) => orderId !== 0);
  if ('orders' in body) return (body.orders as { order_id: number }[]).map((order) => order.order_id);
  return query.has('order_id') ? [Number(query.get('order_id'))] : [];
}

/** The same with the first half of its orders, for a batch of a kind that may be done in part. */
export function firstHalfOf(request: ServiceRequest): ServiceRequest {
  const { body, path } = request;
  const half = <Item>(items: readonly Item[]): readonly Item[] => items.slice(0, Math.floor(items.length / 2));
  if (path === '/api/orders/delete' && 'order_ids' in body) {
    return {
      ...request,
      body: { ...body, order_ids: half(orderIdsOf(request)), remove_unshipped_imported_orders: false },
    };
  }
  if ('orders' in body) return { ...request, body: { orders: half(body.orders as object[]) } };
  return { ...request, method: 'GET', path: '/api/addressbook' };
}

const manifestPdf = (orderIds: readonly number[]): Buffer =>
  Buffer.from(`%PDF-1.7\n${`orders ${orderIds.join()} `.repeat(200)}\n%%EOF\n`);

type Operation = (stock: Stock, request: ServiceRequest) => object;

function operationOf({ method, path }: ServiceRequest): Operation {
  const operation = operations[`${method} ${path}`];
  if (operation === undefined) throw new Error(`The counting service has no ${method} ${path}`);
  return operation;
}

const operations: Readonly<Record<string, Operation>> = {
  'POST /api/orders/manifest': (stock, request) => {
    const orderIds = orderIdsOf(request);
    stock.execute('manifest', request.serviceKey, orderIds, (order) => {
      order.standing = 'Shipped';
    });
    return { ...done, label_type: 'PDF', pdf: manifestPdf(orderIds).toString('base64') };
  },
  'POST /api/orders/archive': (stock, request) => {
    stock.execute('archive', request.serviceKey, orderIdsOf(request), (order) => {
      order.standing = 'archived';
    });
    return done;
  },
  'DELETE /api/orders/delete': (stock, request) => {
    stock.execute('remove', request.serviceKey, orderIdsOf(request), (order) => {
      order.standing = 'removed';
    });
    return done;
  },
  'POST /api/orders/delete': (stock, request) => {
    const { serviceKey } = request;
    const asked = request.body as { remove_from_database?: boolean; remove_unshipped_imported_orders?: boolean };
    const remove = (order: StockOrder): void => {
      order.standing = 'removed';
    };
    const archive = (order: StockOrder): void => {
      order.standing = 'archived';
    };
    if (asked.remove_unshipped_imported_orders === true) {
      const unshipped = stock.heldBy(serviceKey).filter(({ standing }) => standing === 'Unshipped');
      // Even with no orders left it was executed: order 0 stands for the write itself.
      const orderIds = [0, ...unshipped.map(({ orderId }) => orderId)];
      stock.execute('remove all unshipped', serviceKey, orderIds, remove);
    } else if (asked.remove_from_database === true) stock.execute('remove', serviceKey, orderIdsOf(request), remove);
    else stock.execute('archive', serviceKey, orderIdsOf(request), archive);
    return done;
  },
  'POST /api/orders/assign': (stock, request) => {
    const { orders } = request.body as { orders: { order_id: number; new_api_key: string }[] };
    const wanted = new Map(orders.map((order) => [order.order_id, order.new_api_key]));
    stock.execute('assign', request.serviceKey, orderIdsOf(request), (order) => {
      order.holder = wanted.get(order.orderId) ?? order.holder;
    });
    return done;
  },
  'GET /api/orders/search': (stock, { serviceKey, query }) => {
    const phrase = query.get('phrase') ?? '';
    const status = query.get('status') ?? 'All';
    const found = stock
      .heldBy(serviceKey)
      .filter((order) => order.orderNumber.includes(phrase) && (status === 'All' || order.standing === status));
    const limit = Number(query.get('limit') ?? 50);
    const page = Number(query.get('page') ?? 1);
    return {
      ...done,
      orders: found.slice((page - 1) * limit, page * limit).map(wireOrder),
      total_pages: Math.max(1, Math.ceil(found.length / limit)),
    };
  },
  'GET /api/track': (stock, { serviceKey, query }) => {
    const order = stock.heldBy(serviceKey).find((each) => each.orderNumber === query.get('order_number'));
    if (order === undefined) return { success: false, errors: [{ message: 'Order not found', details: '' }] };
    const orderStatus = order.standing === 'Shipped' ? 'Dispatched' : order.standing;
    return { ...done, results: { order_number: order.orderNumber, order_status: orderStatus, tracking_events: [] } };
  },
  'GET /api/addressbook': () => ({ addresses: [] }),
};

const wireOrder = ({ orderId, orderNumber }: StockOrder): object => ({
  order_id: orderId,
  order_date: '2026-03-02T08:15:00Z',
  order_number: orderNumber,
  name: 'Ana Núñez',
  carrier_name: 'NZ Post',
  tracking_number: `TRACK${orderId}NZ`,
  country: 'New Zealand',
  exact_match: true,
});
