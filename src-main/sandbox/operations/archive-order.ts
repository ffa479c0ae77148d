/** 4. Archive Order: one unshipped order, which can then not be imported again. */
import { z } from 'zod';
import type { Operation } from '../operation.ts';
import { archiveOrders } from '../state/order-removal.ts';
import { envelope, orderId, succeeded } from '../wire/shapes.ts';
import { requireUnshipped } from './unshipped-orders.ts';

const archiveRequest = z.object({ order_id: orderId });

const archiveAnswer = z.object(envelope).meta({ id: 'ArchiveOrderResponse' });

export const archiveOrderOperation: Operation<z.infer<typeof archiveRequest>, z.infer<typeof archiveAnswer>> = {
  operationId: 'archiveOrder',
  summary: 'Archive one unshipped order',
  method: 'POST',
  path: '/api/orders/archive',
  deprecated: false,
  request: { carriedIn: 'query', schema: archiveRequest },
  answer: { xmlRoot: 'ArchiveOrderResponse', schema: archiveAnswer },
  run: (call, request) => {
    requireUnshipped(call, [request.order_id]);
    archiveOrders(call.database, [request.order_id], call.now().getTime());
    return succeeded;
  },
};
