/** Manifests from end to end in main: our own service, the real client, the ledger, the vault; in JSON and in XML. */

import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startSandboxService } from '../../../src-main/sandbox/service.ts';
import { createShippingClient } from '../../../src-main/shipping/index.ts';
import type { ShippingAccount } from '../../../src-main/shipping/shipping-client.ts';
import { systemClock } from '../../../src-main/time/system-time.ts';
import { failureFrom, inFolder, openBench, silentLog } from './manifests-bench.ts';

for (const format of ['json', 'xml'] as const) {
  test(`printed orders found, manifested, kept, and refused the second time (${format})`, () =>
    inFolder(async (folder) => {
      const service = await startSandboxService({
        port: 0,
        folder: join(folder, 'practice'),
        orders: 40,
        addresses: 2,
      });
      const client = createShippingClient({ clock: systemClock, log: silentLog, proxyEnvironment: {} });
      const keys = service.accounts[0];
      const account: ShippingAccount = {
        baseAddress: service.url,
        serviceKey: keys?.service_api_key ?? '',
        subscriptionKey: keys?.subscription_key ?? '',
        format,
      };
      const { ledger, manifests } = openBench({
        folder,
        sendManifest: (orderIds, steps) => client.createManifest(account, orderIds, steps),
        readManifestAnswer: (answer) => client.readManifestAnswer(answer),
      });
      const query = { phrase: '', status: 'Unshipped', fields: 'All', page: 1, limit: 50 } as const;
      const found = await client.searchOrders(account, query, 'interactive');
      const orders = found.orders.slice(0, 3);
      expect(orders).toHaveLength(3);

      const manifest = await manifests.create({ accountId: 'one', orders });
      expect(manifest).toMatchObject({ state: 'stored', labelType: 'PDF', orderCount: 3 });
      const { bytes } = await manifests.readPdf(manifest.manifestId, 1);
      expect(Buffer.from(bytes.subarray(0, 5)).toString()).toBe('%PDF-');

      const again = [manifest.manifestId];
      const refused = await failureFrom(manifests.create({ accountId: 'one', orders, again }));
      expect(refused).toMatchObject({ code: 'service-refused', changed: 'nothing' });
      expect(manifests.get(refused.facts.manifestId ?? '').state).toBe('rejected');
      expect(manifests.marksFor('one', [orders[0]?.orderId ?? 0]).get(orders[0]?.orderId ?? 0)).toMatchObject({
        manifestId: manifest.manifestId,
        state: 'stored',
      });
      ledger.close();
      await client.close();
      await service.close();
    }));
}
