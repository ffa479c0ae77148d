/** Operations of manifests, and writes in doubt. */
import { z } from 'zod';
import type { AppServices } from '../app-services.ts';
import { createAskedManifests } from '../manifests/asked-manifests.ts';
import type { Asking, OperationsOf } from './asking.ts';
import { file, fileNumber, id, int32, listRequest, manifest, nothing, textOfOrder } from './shapes.ts';

const manifestOrder = z.strictObject({
  orderId: int32,
  orderNumber: textOfOrder,
  receiverName: textOfOrder,
  carrierName: textOfOrder,
  trackingNumber: textOfOrder,
});
const manifestRequest = z.strictObject({
  accountId: id,
  orders: z.array(manifestOrder).max(10_000),
  again: z.array(id).max(10_000).optional(),
  askId: id.optional(),
});
const write = z.strictObject({ writeId: id });

export function manifestOperations(
  services: AppServices,
  { op, atWork }: Asking,
): OperationsOf<'manifests' | 'inDoubt'> {
  const { inDoubt, questions, manifests } = services;
  const asked = createAskedManifests();
  return {
    'manifests.expect': op(z.strictObject({ orderCount: z.int().min(1).max(10_000) }), ({ orderCount }) =>
      atWork(async () => {
        manifests.expect(orderCount);
        return {};
      }),
    ),
    'manifests.create': op(manifestRequest, ({ askId, ...request }) =>
      atWork(() => {
        const made = (async () => {
          await services.throwIfShippedUnseen(request.accountId, request.orders);
          return manifests.create(request);
        })();
        if (askId !== undefined) asked.note(askId, made);
        return made;
      }),
    ),
    'manifests.endOf': op(z.strictObject({ askId: id }), ({ askId }) => asked.endOf(askId)),
    'manifests.list': op(listRequest, (request) => manifests.list(request)),
    'manifests.get': op(manifest, ({ manifestId }) => manifests.get(manifestId)),
    'manifests.readPdf': op(file, (one) => manifests.readPdf(one.manifestId, one.fileNumber)),
    'manifests.saveAs': op(file, (one) => manifests.saveAs(one.manifestId, one.fileNumber)),

    'inDoubt.list': op(nothing, () => inDoubt.list()),
    'inDoubt.lookUp': op(write, ({ writeId }) =>
      questions.ask(writeId, ({ signal, progressed }) => inDoubt.lookUp(writeId, signal, progressed)),
    ),
    'inDoubt.resolve': op(
      write.extend({ resolution: z.enum(['done', 'not-done', 'split']) }),
      ({ writeId, resolution }) => inDoubt.resolve(writeId, resolution),
    ),
    'inDoubt.importPdf': op(write.extend({ replaces: fileNumber.optional() }), ({ writeId, replaces }) =>
      inDoubt.importPdf(writeId, replaces),
    ),
  };
}
