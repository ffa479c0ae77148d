/** Orders that are in a manifest of this computer already: the refusal names them as people know them. */
import { expect, test } from 'vitest';
import { failureOf } from '../../../src-main/failures.ts';
import { writesOf } from '../../helpers/writes-of.ts';
import { notNoted } from '../journal/ledger-folder.ts';
import { failureFrom, inFolder, manifestOrder, openBench } from './manifests-bench.ts';

test('what was refused or never sent is no manifest: it is not in their list, but in the ledger', () =>
  inFolder(async (folder) => {
    const { ledger, manifests } = openBench({ folder });
    const { manifestId } = await manifests.create({ accountId: 'one', orders: [manifestOrder(1)] });
    const attempt = ledger.writes.begin({
      kind: 'manifest',
      accountId: 'one',
      accountLabel: 'One',
      ...notNoted,
      orders: [manifestOrder(2)],
    });
    await ledger.writes.settle(attempt.writeId, 'rejected', { failure: failureOf('service-refused').failure });
    const { manifests: listed, totalCount } = manifests.list({ accountId: null, offset: 0, limit: 9 });
    expect([listed.map((one) => one.manifestId), totalCount]).toEqual([[manifestId], 1]);
    expect(writesOf(ledger, 'manifest').length).toBe(2);
    expect(manifests.get(attempt.writeId).state).toBe('rejected');
    ledger.close();
  }));

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
