/** Orders that are in a manifest of this computer already: the refusal names them as people know them. */
import { expect, test } from 'vitest';
import { failureFrom, inFolder, manifestOrder, openBench } from './manifests-bench.ts';

test('a second manifest of an order is refused with its number, its manifest and since when', () =>
  inFolder(async (folder) => {
    const { ledger, manifests } = openBench({ folder });
    const first = await manifests.create({ accountId: 'one', orders: [manifestOrder(1), manifestOrder(2)] });
    const failure = await failureFrom(
      manifests.create({ accountId: 'one', orders: [manifestOrder(2), manifestOrder(3)] }),
    );
    expect(failure).toMatchObject({
      code: 'already-manifested',
      changed: 'nothing',
      facts: {
        accountId: 'one',
        manifestId: first.manifestId,
        orderIds: [2],
        remarks: [{ code: 'order-manifested', facts: { orderId: 2, orderNumber: '#2', at: first.createdAt } }],
      },
    });
    ledger.close();
  }));
