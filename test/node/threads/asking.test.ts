/** Tracking, rates and validation as the page asks for them: the real client against the real sandbox service, over HTTP. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SandboxService, startSandboxService } from '../../../src-main/sandbox/service.ts';
import type { Order } from '../../../src-preload/contract/order.ts';
import { answer, startMisbehavingServer } from '../../helpers/misbehaving-server.ts';
import { type ServicesOnTestPorts, startServices } from '../../helpers/services-on-test-ports.ts';

let folder: string;
let sandbox: SandboxService;
let bench: ServicesOnTestPorts;
let order: Order;
const accountId = 'practice-1';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'packbench-asking-'));
  sandbox = await startSandboxService({ port: 0, folder, orders: 60, addresses: 3 });
  const accounts = sandbox.accounts.map((one) => ({
    serviceKey: one.service_api_key,
    subscriptionKey: one.subscription_key,
  }));
  bench = await startServices({ practice: { running: true, url: sandbox.url, accounts } });
  const query = { accountId, phrase: '', status: 'Shipped', fields: 'All', page: 1, limit: 50 } as const;
  const found = (await bench.search(query)).orders.find((one) => one.trackingNumber !== '');
  if (found === undefined) {
    throw new Error('The sandbox has no order with a tracking number.');
  }
  order = found;
});
afterAll(async () => {
  await bench.close();
  await sandbox.close();
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
});

describe('tracking.get', () => {
  test('knows a tracking number', async () => {
    const tracked = await bench.ask('tracking.get', { accountId, number: ` ${order.trackingNumber} ` });
    expect(tracked).toMatchObject({ number: order.trackingNumber, knownAs: 'tracking-number' });
    expect(tracked.histories).toMatchObject([
      {
        orderNumber: order.orderNumber,
        trackingNumber: order.trackingNumber,
        carrierName: order.carrierName,
        other: {},
      },
    ]);
  });

  test('knows an order number', async () => {
    const tracked = await bench.ask('tracking.get', { accountId, number: order.orderNumber });
    expect(tracked).toMatchObject({ knownAs: 'order-number', histories: [{ trackingNumber: order.trackingNumber }] });
  });

  test('says in the words of the service that it knows neither', async () => {
    const outcome = await bench.outcome('tracking.get', { accountId, number: 'NOBODY-1' });
    expect(outcome).toMatchObject({ ok: false, failure: { code: 'not-found', changed: 'nothing' } });
    expect(JSON.stringify(outcome)).toContain('NOBODY-1');
  });

  test.each(['', '  ', 'x'.repeat(2_001)])('refuses %j', async (number) => {
    expect(await bench.outcome('tracking.get', { accountId, number })).toMatchObject({
      failure: { code: 'request-not-valid', facts: { field: 'number' } },
    });
  });
});

describe('rates.get', () => {
  const query = {
    accountId,
    street: '126 Riccarton Road',
    postCode: '3110',
    countryCode: 'NZ',
    weight: 1.5,
    suburb: '',
    city: 'Tauranga',
    state: '',
    heightMetres: 0.1,
    widthMetres: 0.2,
    lengthMetres: 0.3,
  };

  test('gives prices', async () => {
    const { rates, readAt } = await bench.ask('rates.get', query);
    expect(rates.length).toBeGreaterThan(0);
    expect(rates.every((rate) => rate.totalPrice !== null && rate.serviceName !== '')).toBe(true);
    expect(Number.isNaN(Date.parse(readAt))).toBe(false);
  });

  test.each([
    ['street', ' '],
    ['postCode', ''],
    ['countryCode', ''],
    ['weight', 0],
    ['heightMetres', -1],
  ])('refuses %s %j', async (name, value) => {
    expect(await bench.outcome('rates.get', { ...query, [name]: value })).toMatchObject({
      failure: { code: 'request-not-valid', facts: { field: name } },
    });
  });
});

describe('addresses.validate', () => {
  const nobody = { street: '', suburb: '', city: '', state: '', postCode: '', country: '' };

  test('asks for the address of an order', async () => {
    const { orderId } = order;
    const checked = await bench.ask('addresses.validate', { accountId, subject: { orderId } });
    expect(checked).toMatchObject({ source: 'service', copyReadAt: null });
    expect(['valid', 'not-valid']).toContain(checked.verdict);
  });

  test('asks for an address that nobody knows', async () => {
    const address = { ...nobody, street: '1 Nowhere Lane', city: 'Atlantis', country: 'New Zealand' };
    const checked = await bench.ask('addresses.validate', { accountId, subject: { address } });
    expect(checked).toMatchObject({ verdict: 'not-valid', source: 'service' });
  });

  test('does not ask for an order and an address at once', async () => {
    const subject = { orderId: 1, address: nobody };
    expect(await bench.outcome('addresses.validate', { accountId, subject })).toMatchObject({
      failure: { code: 'request-not-valid' },
    });
  });
});

describe('a service that', () => {
  async function askedAt(behaviours: Parameters<typeof startMisbehavingServer>[0], number = '1') {
    const server = await startMisbehavingServer(behaviours);
    const keys = { serviceKey: 'a', subscriptionKey: 'b' };
    const other = await startServices({ practice: { running: true, url: server.url, accounts: [keys, keys] } });
    const outcome = await other.outcome('tracking.get', { accountId, number });
    await other.close();
    await server.close();
    return { outcome, paths: server.requests.map(({ path }) => path) };
  }

  test('tracks nothing by either number: not found', async () => {
    const { outcome, paths } = await askedAt([
      answer({ status: 404 }),
      answer({ body: '{"success":true,"results":null}' }),
    ]);
    expect(outcome).toMatchObject({ failure: { code: 'not-found', details: [] } });
    expect(paths).toEqual(['/api/track?tracking_number=1', '/api/track?order_number=1']);
  });

  test('is asked for the number that a carrier put into the scanned code', async () => {
    const body = JSON.stringify({ success: true, results: { order_number: '1' } });
    const code = '1001921334250001000300779017972697';
    const { outcome, paths } = await askedAt([answer({ status: 404 }), answer({ body })], code);
    expect(outcome).toMatchObject({ ok: true, value: { number: code, knownAs: 'tracking-number' } });
    expect(paths).toEqual([`/api/track?tracking_number=${code}`, '/api/track?tracking_number=779017972697']);
  });

  test('says a word beside a shipment is heard', async () => {
    const words = [{ message: 'Courier Post does not answer', details: '' }];
    const body = JSON.stringify({ success: true, results: { order_number: '1' }, errors: words });
    const { outcome } = await askedAt([answer({ body })]);
    expect(outcome).toMatchObject({ ok: true, value: { knownAs: 'tracking-number', words } });
  });

  test('refuses the keys is not asked twice', async () => {
    const { outcome, paths } = await askedAt([answer({ status: 401 })]);
    expect(outcome).toMatchObject({ failure: { code: 'keys-refused' } });
    expect(paths).toEqual(['/api/track?tracking_number=1']);
  });
});
