/**
 * 2. Delete Orders (bulk), in its three modes: remove completely, archive, or remove every imported unshipped order (the single
 * id 0 together with remove_unshipped_imported_orders). Without remove_from_database the orders are archived: that loses nothing.
 */
import { z } from 'zod';
import type { Operation } from '../operation.ts';
import { badRequest } from '../refusal.ts';
import { archiveOrders, readImportedUnshipped, removeOrders } from '../state/order-removal.ts';
import { envelope, succeeded } from '../wire/shapes.ts';
import { requireDistinct, requireUnshipped } from './unshipped-orders.ts';

const deleteRequest = z
  .strictObject({
    order_ids: z.array(
      z.int32().min(0).meta({
        type: 'integer',
        format: 'int32',
        minimum: 0,
        description: '0 stands for every imported unshipped order',
      }),
    ),
    remove_from_database: z.boolean().optional().meta({
      description: 'true: removed completely, can be imported again. false: archived, cannot be imported again',
    }),
    remove_unshipped_imported_orders: z.boolean().optional().meta({
      description:
        'true, with order_ids holding the single value 0: every imported unshipped order is removed completely',
    }),
  })
  .meta({ id: 'DeleteOrdersRequest' });

const deleteAnswer = z.object(envelope).meta({ id: 'DeleteOrdersResponse' });

export const deleteOrdersOperation: Operation<z.infer<typeof deleteRequest>, z.infer<typeof deleteAnswer>> = {
  operationId: 'deleteOrders',
  summary: 'Delete or archive unshipped orders',
  method: 'POST',
  path: '/api/orders/delete',
  deprecated: false,
  request: { carriedIn: 'body', xmlRoot: 'DeleteOrdersRequest', schema: deleteRequest },
  answer: { xmlRoot: 'DeleteOrdersResponse', schema: deleteAnswer },
  run: (call, request) => {
    const ids = request.order_ids;
    if (request.remove_unshipped_imported_orders === true) {
      if (ids.length !== 1 || ids[0] !== 0) {
        throw badRequest(
          'remove_unshipped_imported_orders needs order_ids to hold the single value 0.',
          `It held ${ids.length} ids${ids.length === 0 ? '' : `, the first was ${ids[0]}`}.`,
        );
      }
      removeOrders(call.database, readImportedUnshipped(call.database, call.account.accountId));
      return succeeded;
    }
    if (ids.includes(0)) {
      throw badRequest('order_ids holds 0, which is no order.', '0 is for remove_unshipped_imported_orders alone.');
    }
    requireDistinct(ids, 'order_ids');
    requireUnshipped(call, ids);
    if (request.remove_from_database === true) removeOrders(call.database, ids);
    else archiveOrders(call.database, ids, call.now().getTime());
    return succeeded;
  },
};
