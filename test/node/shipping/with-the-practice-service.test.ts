/** All ten operations against our own implementation of the service document, in JSON and in XML. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startSandboxService } from '../../../src-main/sandbox/service.ts';
import type { ShippingAccount } from '../../../src-main/shipping/shipping-client.ts';
import { RememberingSteps, readBook, shippingErrorOf, startClient } from './bench.ts';

async function startAccounts(format: ShippingAccount['format']): Promise<[ShippingAccount, ShippingAccount]> {
  const folder = await mkdtemp(join(tmpdir(), 'packbench-ten-operations-'));
  const service = await startSandboxService({ port: 0, folder, orders: 60, addresses: 4 });
  onTestFinished(async () => {
    await service.close();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  });
  const [first, second] = service.accounts.map((one) => ({
    baseAddress: service.url,
    serviceKey: one.service_api_key,
    subscriptionKey: one.subscription_key,
    format,
  }));
  if (first === undefined || second === undefined) {
    throw new Error('The sandbox has fewer than two accounts.');
  }
  return [first, second];
}

describe.each(['json', 'xml'] as const)('in %s', (format) => {
  it('everything that reads', async () => {
    const [account] = await startAccounts(format);
    const client = startClient();
    const query = { phrase: '', status: 'Shipped', fields: 'All', page: 1, limit: 50 } as const;
    const { orders } = await client.searchOrders(account, query, 'interactive');
    const order = orders.find(({ trackingNumber }) => trackingNumber !== '') ?? orders[0];
    expect(order).toBeDefined();
    const { trackingNumber = '', orderId = 0 } = order ?? {};
    expect(await client.track(account, { trackingNumber }, 'interactive')).toEqual({
      histories: [expect.objectContaining({ trackingNumber, other: {} })],
    });
    expect(await client.validateAddress(account, { orderId }, 'interactive')).toMatchObject({
      verdict: expect.stringMatching(/^(not-)?valid$/),
    });
    const entries = await readBook(client, account);
    expect(entries).toHaveLength(4);
    const { street = '', postCode = '' } = entries[0] ?? {};
    const measures = { weight: 2, heightMetres: 0.2, widthMetres: null, lengthMetres: null };
    const address = { street, postCode, countryCode: 'NZ', suburb: '', city: '', state: '' };
    const { rates } = await client.getRates(account, { ...address, ...measures }, 'interactive');
    expect(rates.length).toBeGreaterThan(0);
    expect(rates.every(({ totalPrice }) => (totalPrice ?? 0) > 0)).toBe(true);
  });

  it('everything that writes', async () => {
    const [account, other] = await startAccounts(format);
    const client = startClient();
    const steps = new RememberingSteps();
    const query = { phrase: '', status: 'Unshipped', fields: 'All', page: 1, limit: 250 } as const;
    const idsOf = async (of: ShippingAccount) =>
      (await client.searchOrders(of, query, 'interactive')).orders.map(({ orderId }) => orderId);
    const { orders } = await client.searchOrders(account, query, 'interactive');
    const [a, b, c, d, e, f, moved] = orders;
    if (
      a === undefined ||
      b === undefined ||
      c === undefined ||
      d === undefined ||
      e === undefined ||
      f === undefined ||
      moved === undefined
    ) {
      throw new Error('The sandbox has too few orders.');
    }
    expect((await client.createManifest(account, [a.orderId], steps)).pdfs).toHaveLength(1);
    await client.archiveOrder(account, b.orderId, steps);
    await client.deleteOrder(account, c.orderId, steps);
    await client.deleteOrders(account, [d.orderId, e.orderId], true, steps);
    await client.deleteOrders(account, [f.orderId], false, steps);
    const { orderId, orderNumber } = moved;
    const keys = { currentServiceKey: account.serviceKey, newServiceKey: other.serviceKey };
    await client.assignOrders(account, [{ orderId, orderNumber, ...keys }], steps);

    const gone = [a, b, c, d, e, f, moved].map((order) => order.orderId);
    expect((await idsOf(account)).filter((id) => gone.includes(id))).toEqual([]);
    expect(await idsOf(other)).toContain(orderId);

    expect(await shippingErrorOf(client.archiveOrder(account, b.orderId, steps))).toMatchObject({ fate: 'rejected' });
    expect(await shippingErrorOf(client.deleteOrder(account, orderId, steps))).toMatchObject({ fate: 'rejected' });

    await client.removeUnshippedImportedOrders(account, steps);
    expect(await idsOf(account)).toEqual([]);
  });
});
