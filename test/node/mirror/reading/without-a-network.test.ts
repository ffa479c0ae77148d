/**
 * The services as the app wires them, with the practice service behind a cable: orders read before still answer when
 * the cable is pulled.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import type { OrderReading } from '../../../../src-preload/contract/order-list.ts';
import { startCable } from '../../../helpers/cable.ts';
import { startPracticeService } from '../../../helpers/practice-service.ts';
import { atOnce, type ServicesOnTestPorts, startServices } from '../../../helpers/services-on-test-ports.ts';
import { query } from '../mirror-bench.ts';

const wholeRead = (readings: readonly OrderReading[]): boolean =>
  readings.length > 0 && readings.every(({ wholeAt }) => wholeAt !== null);

async function startBench() {
  const folder = await mkdtemp(join(tmpdir(), 'packbench-cable-'));
  const service = await startPracticeService(join(folder, 'service'), 40);
  const cable = await startCable(service.url);
  onTestFinished(async () => {
    await cable.close();
    await service.close();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  });
  const accounts = service.accounts.map((one) => ({
    serviceKey: one.service_api_key,
    subscriptionKey: one.subscription_key,
  }));
  const start = async (): Promise<ServicesOnTestPorts> => {
    const app = await startServices({
      folder: join(folder, 'app'),
      practice: { running: true, url: cable.url, accounts },
      // Pauses between the attempts of a person's request pass at once.
      connection: { proxyEnvironment: {}, random: () => 0, after: atOnce },
    });
    app.services.ordersReading.start();
    return app;
  };
  return { cable, start };
}

it('with the cable pulled, lists, scans, filters and details work, a write says why it does not, and so it is after a restart', async () => {
  const bench = await startBench();
  const online = await bench.start();
  await online.announcements.first('orders.readingChanged', wholeRead);
  const everything = await online.ask('orders.window', { query: query(), offset: 0, count: 500 });
  expect(everything.totalCount).toBeGreaterThan(10);
  await bench.cable.pull();
  await withoutNetwork(online);
  const { wholeAt } = (await online.ask('orders.reading', {}))[0] ?? {};
  await online.close();
  const offline = await bench.start();
  onTestFinished(() => offline.close());
  await offline.announcements.first('orders.readingChanged', wholeRead);
  await withoutNetwork(offline);
  expect((await offline.ask('orders.reading', {}))[0]).toMatchObject({ wholeAt });

  async function withoutNetwork(app: ServicesOnTestPorts): Promise<void> {
    const list = await app.ask('orders.window', { query: query(), offset: 0, count: 500 });
    expect(list.rows.map(({ orderId }) => orderId)).toEqual(everything.rows.map(({ orderId }) => orderId));
    const order = list.rows.find(({ verdict }) => verdict === 'unshipped');
    if (order === undefined) throw new Error('no order is to be sent');
    const { accountId, orderId, orderNumber, receiverName, carrierName, trackingNumber } = order;
    const filtered = query({ filters: { carrierName } });
    const counts = await app.ask('orders.counts', { query: filtered });
    const shown = await app.ask('orders.window', { query: filtered, offset: 0, count: 500 });
    expect(counts.totalCount).toBe(shown.totalCount);
    expect(await app.ask('orders.details', { accountId, orderId })).toMatchObject({ orderNumber });
    const { matches } = await app.ask('orders.find', { code: orderNumber });
    expect(matches).toMatchObject([{ accountId, order: { orderId } }]);
    const orders = [{ orderId, orderNumber, receiverName, carrierName, trackingNumber }];
    expect(await app.outcome('manifests.create', { accountId, orders })).toMatchObject({
      ok: false,
      failure: { code: 'unreachable', changed: 'nothing' },
    });
  }
});
