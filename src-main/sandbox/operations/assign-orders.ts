/**
 * 1. Assign Orders: moves unshipped orders from the account of current_api_key to the account of new_api_key. No error repeats a
 * key: errors are shown on screens and kept in logs.
 */
import { z } from 'zod';
import type { Call, Operation } from '../operation.ts';
import { cut, type ErrorEntry, refused, shown } from '../refusal.ts';
import { accountOfKey } from '../state/accounts.ts';
import { type Assignment, assignOrders } from '../state/order-assignment.ts';
import { readStandings } from '../state/order-standing.ts';
import { envelope, orderId, succeeded } from '../wire/shapes.ts';
import { obstacleOf, requireDistinct } from './unshipped-orders.ts';

const orderToAssign = z
  .strictObject({
    order_id: orderId,
    order_number: z.string().meta({ description: 'Identifier of the order as pulled from the source platform' }),
    current_api_key: z.string().meta({ description: 'Account key of the account that currently holds the order' }),
    new_api_key: z.string().meta({ description: 'Account key of the account that should receive the order' }),
  })
  .meta({ id: 'OrderToAssign' });

const assignRequest = z.strictObject({ orders: z.array(orderToAssign) }).meta({ id: 'AssignOrdersRequest' });

const assignAnswer = z.object(envelope).meta({ id: 'AssignOrdersResponse' });

type OrderToAssign = z.infer<typeof orderToAssign>;

export const assignOrdersOperation: Operation<z.infer<typeof assignRequest>, z.infer<typeof assignAnswer>> = {
  operationId: 'assignOrders',
  summary: 'Move unshipped orders from one account to another',
  method: 'POST',
  path: '/api/orders/assign',
  deprecated: false,
  // The document shows no XML root for this request; this one is named like the others.
  request: { carriedIn: 'body', xmlRoot: 'AssignOrdersRequest', schema: assignRequest },
  answer: { xmlRoot: 'AssignOrdersResponse', schema: assignAnswer },
  run: (call, { orders }) => {
    requireDistinct(
      orders.map((order) => order.order_id),
      'orders',
    );
    const assignments: Assignment[] = [];
    const errors: ErrorEntry[] = [];
    for (const order of orders) {
      const checked = checkOrder(call, order);
      if ('message' in checked) errors.push(checked);
      else assignments.push(checked);
    }
    if (errors.length > 0) throw refused(errors);
    assignOrders(call.database, assignments);
    return succeeded;
  },
};

function checkOrder({ accounts, database }: Call, order: OrderToAssign): Assignment | ErrorEntry {
  const refuse = (what: string): ErrorEntry => ({
    message: `Order ${order.order_id}: ${what}`,
    details: `Order number ${cut(order.order_number)}. Nothing was changed.`,
  });
  const current = accountOfKey(accounts, order.current_api_key);
  const next = accountOfKey(accounts, order.new_api_key);
  if (current === null) return refuse('current_api_key is not the key of an account.');
  if (next === null) return refuse('new_api_key is not the key of an account.');
  if (current === next) return refuse('both keys are of one account.');
  const [standing] = readStandings(database, current.accountId, [order.order_id]);
  if (standing === undefined || standing.state === 'unknown') return refuse('the current account does not hold it.');
  if (standing.orderNumber !== order.order_number) {
    return refuse(`its order number is not ${shown(order.order_number)}.`);
  }
  return obstacleOf(standing) ?? { orderId: order.order_id, toAccountId: next.accountId };
}
