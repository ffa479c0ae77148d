/** 6. Search Orders: printed orders of the account by order number, tracking number or name. */
import { z } from 'zod';
import type { Operation } from '../operation.ts';
import { type FoundOrder, searchOrders } from '../state/order-search.ts';
import { envelope, instant, int32, orderId, succeeded, wireInstant } from '../wire/shapes.ts';

const defaultLimit = 50;
const mostResults = 250;

const searchRequest = z.object({
  phrase: z.string().default('').meta({ description: 'Order number, tracking number or name of the order' }),
  limit: z
    .int32()
    .min(1)
    .default(defaultLimit)
    .meta({
      type: 'integer',
      format: 'int32',
      minimum: 1,
      default: defaultLimit,
      description: `Amount of results; more than ${mostResults} is taken as ${mostResults}`,
    }),
  page: z
    .int32()
    .min(1)
    .default(1)
    .meta({ type: 'integer', format: 'int32', minimum: 1, default: 1, description: 'Page to show' }),
  status: z.enum(['All', 'Unshipped', 'Shipped']).default('All'),
  // The document names no default. All, because a scan may be either number.
  fields: z.enum(['Order_Number', 'All']).default('All'),
});

const foundOrder = z
  .object({
    order_id: orderId,
    order_date: instant.meta({ description: 'Creation date of the order, UTC' }),
    order_number: z.string(),
    name: z.string(),
    carrier_name: z.string(),
    tracking_number: z.string(),
    country: z.string(),
    exact_match: z.boolean(),
  })
  .meta({ id: 'SearchOrderResult' });

const searchAnswer = z
  .object({ orders: z.array(foundOrder), total_pages: int32, ...envelope })
  .meta({ id: 'SearchOrderResponse' });

export const searchOrdersOperation: Operation<z.infer<typeof searchRequest>, z.infer<typeof searchAnswer>> = {
  operationId: 'searchOrders',
  summary: 'Search printed orders',
  method: 'GET',
  path: '/api/orders/search',
  deprecated: false,
  request: { carriedIn: 'query', schema: searchRequest },
  answer: { xmlRoot: 'SearchOrderResponse', schema: searchAnswer },
  run: ({ account, database }, request) => {
    const limit = Math.min(request.limit, mostResults);
    const found = searchOrders(database, account.accountId, { ...request, limit });
    return {
      orders: found.orders.map(wireFoundOrder),
      total_pages: Math.ceil(found.orderCount / limit),
      ...succeeded,
    };
  },
};

function wireFoundOrder(order: FoundOrder): z.infer<typeof foundOrder> {
  return {
    order_id: order.orderId,
    order_date: wireInstant(order.orderedAt),
    order_number: order.orderNumber,
    name: order.name,
    carrier_name: order.carrier,
    tracking_number: order.trackingNumber,
    country: order.country,
    exact_match: order.exactMatch,
  };
}
