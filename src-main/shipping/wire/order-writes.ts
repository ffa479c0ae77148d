/**
 * 1. Assign Orders, 2. Delete Orders, 4. Archive Order and 5. Delete Order: writes whose answer is the envelope alone.
 */
import type { OrderAssignment, OrderWriteKind, ShippingAccount } from '../shipping-client.ts';
import type { BodyValue } from './body.ts';
import { expectDone, RefusedByService } from './envelope.ts';
import { jsonBody, type WireOperation, wireBody, withQuery } from './operation.ts';
import { UnreadableAnswer } from './unreadable.ts';

/** The document shows this request in JSON alone; and JSON keeps every character of a number, which XML does not. */
export function wireAssignOrders(assignments: readonly OrderAssignment[]): WireOperation {
  const orders = assignments.map(({ orderId, orderNumber, currentServiceKey, newServiceKey }) => ({
    order_id: orderId,
    order_number: orderNumber,
    current_api_key: currentServiceKey,
    new_api_key: newServiceKey,
  }));
  return {
    name: 'Assign Orders',
    method: 'POST',
    path: '/api/orders/assign',
    body: jsonBody({ orders }),
  };
}

/** `remove`: removed, can be imported again. Otherwise archived: can never be imported again. */
export function wireDeleteOrders(
  orderIds: readonly number[],
  remove: boolean,
  format: ShippingAccount['format'],
): WireOperation {
  return deleteOrders(format, {
    order_ids: orderIds,
    remove_from_database: remove,
    remove_unshipped_imported_orders: false,
  });
}

/** The one use of the id 0: every imported unshipped order is removed and can be imported again. */
export function wireRemoveUnshippedImportedOrders(format: ShippingAccount['format']): WireOperation {
  return deleteOrders(format, {
    order_ids: [0],
    remove_from_database: true,
    remove_unshipped_imported_orders: true,
  });
}

interface WireDeleteOrdersRequest {
  readonly [name: string]: readonly number[] | boolean;
  readonly order_ids: readonly number[];
  readonly remove_from_database: boolean;
  readonly remove_unshipped_imported_orders: boolean;
}

function deleteOrders(format: ShippingAccount['format'], request: WireDeleteOrdersRequest): WireOperation {
  return {
    name: 'Delete Orders',
    method: 'POST',
    path: '/api/orders/delete',
    body: wireBody(format, 'DeleteOrdersRequest', request),
  };
}

export function wireArchiveOrder(orderId: number): WireOperation {
  const path = withQuery('/api/orders/archive', { order_id: orderId });
  return { name: 'Archive Order', method: 'POST', path, body: null };
}

export function wireDeleteOrder(orderId: number): WireOperation {
  const path = withQuery('/api/orders/delete', { order_id: orderId });
  return { name: 'Delete Order', method: 'DELETE', path, body: null };
}

const xmlRoots: Readonly<Record<OrderWriteKind, string>> = {
  assign: 'AssignOrdersResponse',
  'delete-many': 'DeleteOrdersResponse',
  archive: 'ArchiveOrderResponse',
  delete: 'DeleteOrderResponse',
};

/** For a batch the document gives no rule for a partial failure. */
const isBatch: Readonly<Record<OrderWriteKind, boolean>> = {
  assign: true,
  'delete-many': true,
  archive: false,
  delete: false,
};

/** The document's word for done is 200; this says 'not yet', whatever the envelope says. */
const notDoneYet = 202;

/** Returns when the service says that it was done. A refused batch may have been done in part. */
export function toDone(kind: OrderWriteKind): (body: BodyValue, httpStatus: number) => undefined {
  return (body, httpStatus) => {
    try {
      expectDone(body, xmlRoots[kind]);
    } catch (error) {
      if (isBatch[kind] && error instanceof RefusedByService) throw new RefusedByService(error.details, false);
      throw error;
    }
    if (httpStatus === notDoneYet) throw new UnreadableAnswer(`done, with the status ${httpStatus}`);
    return undefined;
  };
}
