/**
 * Two accounts of one subscription with the real client; the service of one accepts every request and never answers.
 */
import { expect, it } from 'vitest';
import { createOrdersReading } from '../../../../src-main/mirror/reading/orders-reading.ts';
import { createShippingClient } from '../../../../src-main/shipping/index.ts';
import type { ShippingAccount } from '../../../../src-main/shipping/shipping-client.ts';
import { SimulatedTime } from '../../../helpers/simulated-time.ts';
import { CountingGateway } from '../../../proof/orders-read/counting-gateway.ts';
import { InMemoryMirror } from '../../../proof/orders-read/in-memory-mirror.ts';
import { SimulatedService } from '../../../proof/orders-read/simulated-service.ts';
import { accountOf, minute, second } from './bench.ts';

const log = { debug() {}, info() {}, warn() {}, error() {} };
const shippingAccount = (serviceKey: string): ShippingAccount => ({
  baseAddress: 'https://api.example.com',
  serviceKey,
  subscriptionKey: 'one-for-both',
  format: 'json',
});

it('an account that hangs keeps neither the other one of its subscription waiting, nor a scan, nor the end', async () => {
  const time = new SimulatedTime();
  const random = () => 0.5;
  const service = new SimulatedService({ rowsPerPage: 10 });
  for (let number = 0; number < 20; number += 1) service.insert('unshipped');
  const gateway = new CountingGateway(time, random, (key) => (key === 'hangs' ? null : service));
  const client = createShippingClient({ clock: time, log, transport: gateway.transport, after: time.after, random });
  const mirror = new InMemoryMirror();
  const accounts = ['hangs', 'answers'].map(accountOf);
  const reading = createOrdersReading({
    accounts: { list: () => ({ accounts, currentAccountId: 'hangs' }) },
    door: { reach: (accountId, ask) => ask(shippingAccount(accountId)) },
    client,
    fingerprintOf: ({ serviceKey }) => serviceKey,
    mirror,
    clock: time,
    after: time.after,
    log,
    every: () => 30 * second,
    shippedSince: () => Number.NEGATIVE_INFINITY,
    announce: () => undefined,
  });
  reading.start();
  await time.pass(5 * minute);
  service.insert('unshipped');
  await time.pass(40 * second);
  expect(mirror.ordersOf('answers').size).toBe(21);
  expect(reading.list().map(({ state }) => state)).toEqual(['not-answering', 'waiting']);

  const askedAt = time.passed();
  const query = { phrase: '7', status: 'All', fields: 'All', page: 1, limit: 250 } as const;
  let answeredAfter = Number.POSITIVE_INFINITY;
  const scan = client.searchOrders(shippingAccount('answers'), query, 'interactive').then(() => {
    answeredAfter = time.passed() - askedAt;
  });
  await time.pass(2 * second);
  await scan;
  expect(answeredAfter).toBeLessThan(800);

  let isClosed = false;
  const closed = reading.close().then(() => {
    isClosed = true;
  });
  expect(await time.passUntil(() => isClosed, second)).toBe(true);
  await closed;
  expect(gateway.refused).toBe(0);
});
