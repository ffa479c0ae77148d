/** Operations of lists of orders, scans, the selection, and what is done to orders. */
import { z } from 'zod';
import { mostKept } from '../../src-preload/contract/order-list.ts';
import type { AppServices } from '../app-services.ts';
import { mostSelected, selectedOrderShape } from '../orders/selection.ts';
import { orderFiltersShape, orderSortShape } from '../settings.ts';
import type { Asking, OperationsOf } from './asking.ts';
import { id, int32, nothing, question, reasons, scan, text, textOfOrder } from './shapes.ts';

const offset = z.int().min(0);
const orderFilters = z.strictObject({
  ...orderFiltersShape,
  carrierName: textOfOrder.nullable(),
  country: textOfOrder.nullable(),
  selectedOnly: z.boolean(),
});
const listQuery = z.strictObject({
  query: z.strictObject({
    accountIds: z.array(id).max(1_000).nullable(),
    phrase: z.string().max(200),
    filters: orderFilters,
    sort: orderSortShape,
  }),
});
const kept = z
  .array(z.strictObject({ accountId: id, orderId: int32 }))
  .max(mostKept)
  .optional();
const windowRequest = listQuery.extend({ offset, count: z.int().min(1).max(500), kept });
const listPlace = z.union([
  z.strictObject({ beginning: z.string().max(200) }),
  z.strictObject({ at: z.iso.datetime() }),
]);
const placeRequest = listQuery.extend({ place: listPlace, kept });
const codeList = z.strictObject({
  accountId: id,
  // However long: one that is refused would stop all the others.
  codes: z.array(z.string()).min(1).max(500),
  ...question,
});
const changeRun = z.strictObject({ runId: id });
const changedOrders = z.array(z.strictObject({ orderId: int32, orderNumber: textOfOrder })).max(100_000);
const orderChange = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.enum(['archive', 'remove']), orders: changedOrders }),
  z.strictObject({ kind: z.literal('assign'), orders: changedOrders, toAccountId: id }),
  z.strictObject({ kind: z.literal('remove-all-unshipped'), typedAccountLabel: text }),
]);

export function orderOperations(
  services: AppServices,
  { op, atWork, heard }: Asking,
): OperationsOf<'orders' | 'selection' | 'changes'> {
  const { changes, mirror, selection, ordersReading, orders } = services;
  return {
    'orders.window': op(windowRequest, (request) => orders.window(request)),
    'orders.counts': op(listQuery, ({ query }) => mirror.counts(query)),
    'orders.positionOf': op(placeRequest, async (request) => ({ offset: await mirror.positionOf(request) })),
    'orders.select': op(listQuery.extend({ count: z.int().min(1).max(mostSelected) }), ({ query, count }) =>
      mirror.select(query, count),
    ),
    'orders.details': op(z.strictObject({ accountId: id, orderId: int32 }), ({ accountId, orderId }) =>
      mirror.details(accountId, orderId),
    ),
    'orders.lookNow': op(z.strictObject({ accountIds: z.array(id).max(1_000).nullable() }), ({ accountIds }) => {
      for (const accountId of accountIds ?? mirror.shownAccountIds()) ordersReading.lookNow(accountId, 'person');
      return {};
    }),
    'orders.reading': op(nothing, () => ordersReading.list()),
    'orders.copyStatus': op(nothing, () => mirror.copyStatus()),
    'orders.readAgain': op(z.strictObject({ accountId: id.nullable() }), async ({ accountId }) => {
      const emptied = await mirror.startAnew(accountId);
      ordersReading.readAgain(accountId);
      return emptied;
    }),

    'selection.get': op(nothing, () => selection.get()),
    'selection.set': op(z.strictObject({ orders: z.array(selectedOrderShape).max(mostSelected) }), (one) =>
      atWork(() => selection.set(one.orders)),
    ),

    'orders.find': op(scan, (request) => atWork(() => orders.find(request))),
    'orders.resolveCodes': op(codeList, ({ accountId, codes, questionId }) =>
      atWork(() => heard(questionId, (by) => orders.resolveCodes(accountId, codes, by))),
    ),

    'changes.start': op(z.strictObject({ accountId: id, change: orderChange }), ({ accountId, change }) =>
      atWork(() => changes.start(accountId, change)),
    ),
    'changes.list': op(nothing, () => changes.list()),
    'changes.get': op(changeRun, ({ runId }) => changes.get(runId)),
    'changes.cancel': op(changeRun, ({ runId }) => changes.cancel(runId)),
    'changes.saveCsv': op(changeRun.extend({ reasons }), ({ runId, reasons }) => changes.saveCsv(runId, reasons)),
    'changes.leftUndone': op(nothing, () => changes.leftUndone()),
  };
}
