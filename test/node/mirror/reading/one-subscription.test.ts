/** Accounts of one subscription with the real client: they share its pace. */
import { expect, it } from 'vitest';
import { readingOverGateway, shippingAccount } from '../../../proof/orders-read/reading-over-gateway.ts';
import { SimulatedService } from '../../../proof/orders-read/simulated-service.ts';
import { minute, second } from './bench.ts';

function openReading(accountIds: readonly string[], serviceOf: (accountId: string) => SimulatedService | null) {
  const { gateway, ...opened } = readingOverGateway(accountIds, serviceOf);
  const { time, reading } = opened;
  const close = async (): Promise<void> => {
    let isClosed = false;
    const closed = reading.close().then(() => {
      isClosed = true;
    });
    expect(await time.passUntil(() => isClosed, second)).toBe(true);
    await closed;
    expect(gateway.refused).toBe(0);
  };
  return { ...opened, close };
}

function serviceWith(count: number): SimulatedService {
  const service = new SimulatedService({ rowsPerPage: 10 });
  for (let number = 0; number < count; number += 1) service.insert('unshipped');
  return service;
}

it('an account that hangs keeps neither the other one of its subscription waiting, nor a scan, nor the end', async () => {
  const service = serviceWith(20);
  const { time, client, mirror, reading, close } = openReading(['hangs', 'answers'], (accountId) =>
    accountId === 'hangs' ? null : service,
  );
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

  await close();
});

it('of many accounts each is read whole, however much the looks at their heads take of the pace, and news is seen meanwhile', async () => {
  const services = new Map(Array.from({ length: 10 }, (_, number) => [`shop-${number}`, serviceWith(40)]));
  const { time, mirror, reading, close } = openReading([...services.keys()], (key) => services.get(key) ?? null);
  reading.start();
  for (let passed = 0; passed < 20; passed += 1) {
    // While nobody works here, the heads are looked at half as often.
    reading.noteActivity();
    await time.pass(minute);
  }
  expect(reading.list().filter(({ wholeAt }) => wholeAt === null)).toEqual([]);
  services.get('shop-7')?.insert('unshipped');
  expect(await time.passUntil(() => mirror.ordersOf('shop-7').size === 41, 3 * minute)).toBe(true);
  // Another bench sends the newest: the head of the Shipped shows it.
  const asked = services.get('shop-3')?.requests ?? [];
  asked.length = 0;
  for (let passed = 0; passed < 10; passed += 1) {
    reading.noteActivity();
    await time.pass(minute);
  }
  expect(asked.filter(({ status }) => status === 'Shipped').length).toBeGreaterThanOrEqual(3);
  await close();
});

it('orders that both groups show, however many, keep no news waiting', async () => {
  const services = new Map(Array.from({ length: 5 }, (_, number) => [`shop-${number}`, serviceWith(60)]));
  const { time, mirror, reading, close } = openReading([...services.keys()], (key) => services.get(key) ?? null);
  reading.start();
  const working = async (minutes: number): Promise<void> => {
    for (let passed = 0; passed < minutes; passed += 1) {
      reading.noteActivity();
      await time.pass(minute);
    }
  };
  await working(15);
  for (const service of services.values())
    for (const order of service.orders.filter((_, place) => place % 3 === 0)) service.showInBoth(order);
  for (let passed = 0; passed < 6; passed += 1) {
    await working(10);
    const order = services.get('shop-2')?.insert('unshipped');
    await working(2);
    expect([...mirror.ordersOf('shop-2').keys()]).toContain(order?.orderId);
  }
  await close();
});
