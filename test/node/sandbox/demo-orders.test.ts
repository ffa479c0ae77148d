/** The demo data: the same in every folder, and as many as asked for. */
import { expect, it } from 'vitest';
import { allOrders, answerOf, newFolder, runSandbox, searchOrders, testNow } from './running-sandbox.ts';

it('is the same in every folder made on the same day', async () => {
  const first = await runSandbox({ orders: 200, addresses: 50 });
  const later = new Date(testNow.getTime() + 3_600_000);
  const second = await runSandbox({ orders: 200, addresses: 50 }, await newFolder(), () => later);
  expect(await allOrders(second, {})).toEqual(await allOrders(first, {}));
  expect(await answerOf(second.call('/api/addressbook'))).toEqual(await answerOf(first.call('/api/addressbook')));
});

it('gives every order a number and a tracking number of its own', async () => {
  const orders = await allOrders(await runSandbox({ orders: 3000, addresses: 0 }), {});
  expect(new Set(orders.map((order) => order.order_number)).size).toBe(orders.length);
  expect(new Set(orders.map((order) => order.tracking_number)).size).toBe(orders.length);
  expect(new Set(orders.map((order) => order.order_id)).size).toBe(orders.length);
});

it('goes to eight countries with several carriers, and no order is from the future', async () => {
  const orders = await allOrders(await runSandbox({}), {});
  expect(new Set(orders.map((order) => order.country)).size).toBe(8);
  expect(new Set(orders.map((order) => order.carrier_name)).size).toBeGreaterThanOrEqual(10);
  expect(orders.every((order) => new Date(order.order_date) <= testNow)).toBe(true);
});

// How soon is measured by `npm run bench:service`, at 100,000.
it('fills an account with as many orders and addresses as it is told, and finds among them', async () => {
  const sandbox = await runSandbox({ orders: 25_000, addresses: 25_000 });
  const found = await searchOrders(sandbox, { phrase: 'müller', limit: '200' });
  expect(found.orders).toHaveLength(200);
  expect((await answerOf(sandbox.call('/api/addressbook'))).addresses).toHaveLength(25_000);
  const path = '/api/address/validate?street=Hauptstra%C3%9Fe+9999&city=K%C3%B6ln&post_code=50667';
  expect((await answerOf(sandbox.call(path))).suggestions).toHaveLength(5);
});
