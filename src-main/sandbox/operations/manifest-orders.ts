/**
 * 3. Manifest Orders: all orders of the batch go on the manifest, or none does and the errors name each order that
 * cannot. A repeated id is refused as the caller's mistake, not silently counted once.
 */
import { z } from 'zod';
import type { Call, Operation } from '../operation.ts';
import { cut, type ErrorEntry, refused } from '../refusal.ts';
import {
  type ManifestObstacle,
  type ManifestOrder,
  readManifestable,
  readOrdersToManifest,
  recordManifest,
} from '../state/manifests.ts';
import { envelope, orderId, succeeded } from '../wire/shapes.ts';
import { requireDistinct } from './unshipped-orders.ts';

const manifestRequest = z
  .strictObject({
    order_ids: z.array(orderId),
    manifest_all: z
      .boolean()
      .optional()
      .meta({ description: 'true: every printed Unshipped order of the account; order_ids may then be empty' }),
  })
  .meta({ id: 'CreateManifestRequest' });

const manifestAnswer = z
  .object({
    label_type: z.string(),
    pdf: z.string().meta({ description: 'Base64 text of one PDF file for printing' }),
    ...envelope,
  })
  .meta({ id: 'CreateManifestResponse' });

type ManifestRequest = z.infer<typeof manifestRequest>;

export const manifestOrdersOperation: Operation<ManifestRequest, z.infer<typeof manifestAnswer>> = {
  operationId: 'manifestOrders',
  summary: 'Manifest printed orders and return a printable PDF',
  method: 'POST',
  path: '/api/orders/manifest',
  deprecated: false,
  request: { carriedIn: 'body', xmlRoot: 'CreateManifestRequest', schema: manifestRequest },
  answer: { xmlRoot: 'CreateManifestResponse', schema: manifestAnswer },
  run: async (call, request) => {
    const { account, database } = call;
    const orders = ordersOf(call, request);
    const madeAt = call.now();
    // The PDF comes first: orders are marked only once there is a manifest to return.
    const { makeManifestPdf } = await import('../manifest-pdf/manifest-pdf.ts');
    const pdf = await makeManifestPdf({ accountName: account.name, madeAt, orders });
    const ids = orders.map((order) => order.orderId);
    if (recordManifest(database, account.accountId, ids, madeAt.getTime()) === null) {
      throw refused(obstaclesOf(call, ids));
    }
    return { label_type: 'PDF', pdf: pdf.toString('base64'), ...succeeded };
  },
};

function ordersOf(call: Call, request: ManifestRequest): readonly ManifestOrder[] {
  const { order_ids: ids, manifest_all: all = false } = request;
  if (!all || ids.length > 0) requireDistinct(ids, 'order_ids');
  const obstacles = obstaclesOf(call, ids);
  if (obstacles.length > 0) throw refused(obstacles);
  if (!all) return readable(call, ids);
  const orders = readOrdersToManifest(call.database, call.account.accountId);
  if (orders.length === 0)
    throw refused([
      { message: 'There is no order to manifest.', details: 'manifest_all found no printed Unshipped order.' },
    ]);
  return orders;
}

function readable({ database, account }: Call, ids: readonly number[]): readonly ManifestOrder[] {
  return readManifestable(database, account.accountId, ids).flatMap(({ found }) =>
    'order' in found ? [found.order] : [],
  );
}

const obstacleWords: Readonly<Record<ManifestObstacle, string>> = {
  unknown: 'is not an order of this account',
  'not printed': 'is not printed',
  'already manifested': 'is already manifested',
  archived: 'is archived',
};

function obstaclesOf({ database, account }: Call, ids: readonly number[]): readonly ErrorEntry[] {
  return readManifestable(database, account.accountId, ids).flatMap(({ orderId, found }) =>
    'order' in found
      ? []
      : [
          {
            message: `Order ${orderId} ${obstacleWords[found.obstacle]}.`,
            details:
              found.orderNumber === ''
                ? 'Nothing was manifested.'
                : `Order number ${cut(found.orderNumber)}. Nothing was manifested.`,
          },
        ],
  );
}
