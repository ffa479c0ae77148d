/** 5. Delete Order (single). The document does not say which of the two meanings of delete it has: it removes completely. */
import { z } from 'zod';
import type { Operation } from '../operation.ts';
import { removeOrders } from '../state/order-removal.ts';
import { envelope, orderId, succeeded } from '../wire/shapes.ts';
import { requireUnshipped } from './unshipped-orders.ts';

const deleteRequest = z.object({ order_id: orderId });

const deleteAnswer = z.object(envelope).meta({ id: 'DeleteOrderResponse' });

export const deleteOrderOperation: Operation<z.infer<typeof deleteRequest>, z.infer<typeof deleteAnswer>> = {
  operationId: 'deleteOrder',
  summary: 'Delete one unshipped order',
  method: 'DELETE',
  path: '/api/orders/delete',
  deprecated: false,
  request: { carriedIn: 'query', schema: deleteRequest },
  answer: { xmlRoot: 'DeleteOrderResponse', schema: deleteAnswer },
  run: (call, request) => {
    requireUnshipped(call, [request.order_id]);
    removeOrders(call.database, [request.order_id]);
    return succeeded;
  },
};
