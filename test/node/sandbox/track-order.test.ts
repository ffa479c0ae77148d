/** 10. Tracking Details over HTTP. */
import { describe, expect, it } from 'vitest';
import {
  allOrders,
  answerOf,
  errorTextOf,
  keysOf,
  newFolder,
  postManifest,
  runSandbox,
  someOrders,
  testNow,
  track,
} from './running-sandbox.ts';

it("is exactly the document's shape in JSON", async () => {
  const sandbox = await runSandbox();
  const [order] = await someOrders(sandbox, 'Shipped', 1);
  const response = await sandbox.call(`/api/track?tracking_number=${order?.tracking_number}`);
  expect(response.status).toBe(200);
  expect(await response.text()).toMatchInlineSnapshot(
    `"{"results":{"order_number":"1004","order_status":"Dispatched","carrier_name":"Kerry Express","carrier_service":"Next Day","tracking_number":"KEX94135234109","shipment_date":"2026-03-01T06:33:00Z","tracking_status":"In Transit","last_updated_date":"2026-03-01T14:33:00Z","tracking_events":[{"event_datetime":"2026-03-01T06:33:00Z","status":"Dispatched","details":"Picked up by Kerry Express"},{"event_datetime":"2026-03-01T14:33:00Z","status":"In Transit","details":"Arrived at the sorting centre"}]},"success":true,"errors":[]}"`,
  );
});

it("is exactly the document's shape in XML", async () => {
  const sandbox = await runSandbox();
  const [order] = await someOrders(sandbox, 'Shipped', 1);
  const response = await sandbox.call(`/api/track?tracking_number=${order?.tracking_number}`, {
    headers: { Accept: 'application/xml' },
  });
  expect(await response.text()).toMatchInlineSnapshot(`
    "<?xml version="1.0" encoding="utf-8"?>
    <GetTrackingResponse><results><order_number>1004</order_number><order_status>Dispatched</order_status><carrier_name>Kerry Express</carrier_name><carrier_service>Next Day</carrier_service><tracking_number>KEX94135234109</tracking_number><shipment_date>2026-03-01T06:33:00Z</shipment_date><tracking_status>In Transit</tracking_status><last_updated_date>2026-03-01T14:33:00Z</last_updated_date><tracking_events><event_datetime>2026-03-01T06:33:00Z</event_datetime><status>Dispatched</status><details>Picked up by Kerry Express</details></tracking_events><tracking_events><event_datetime>2026-03-01T14:33:00Z</event_datetime><status>In Transit</status><details>Arrived at the sorting centre</details></tracking_events></results><success>true</success></GetTrackingResponse>"
  `);
});

it('finds an order by either number, whatever the case', async () => {
  const sandbox = await runSandbox({ orders: 200, addresses: 0 });
  for (const order of await allOrders(sandbox, {})) {
    const byTracking = await track(sandbox, { tracking_number: order.tracking_number.toLowerCase() });
    expect(byTracking.results?.order_number).toBe(order.order_number);
    expect(await track(sandbox, { order_number: order.order_number })).toEqual(byTracking);
    expect(await track(sandbox, { order_number: order.order_number, tracking_number: order.tracking_number })).toEqual(
      byTracking,
    );
  }
});

it('moves from Unshipped to Delivered as practice time passes, its events in order', async () => {
  let now = testNow.getTime();
  const sandbox = await runSandbox({ orders: 60, addresses: 0 }, await newFolder(), () => new Date(now));
  const orders = await someOrders(sandbox, 'Unshipped', 10);
  for (const { order_number } of orders) {
    const { results } = await track(sandbox, { order_number });
    expect(results).toMatchObject({
      order_status: 'Unshipped',
      shipment_date: null,
      last_updated_date: null,
      tracking_status: '',
      tracking_events: [],
    });
  }
  await postManifest(sandbox, { order_ids: orders.map((order) => order.order_id) });
  for (const { order_number } of orders) {
    now = testNow.getTime();
    const seen: string[] = [];
    let events = 0;
    for (let minutes = 0; minutes < 180; minutes += 3) {
      now = testNow.getTime() + minutes * 60_000;
      const { results } = await track(sandbox, { order_number });
      if (results === undefined) throw new Error('There is no result.');
      if (seen.at(-1) !== results.order_status) seen.push(results.order_status);
      const times = results.tracking_events.map((event) => Date.parse(event.event_datetime));
      expect(times).toEqual(times.toSorted((left, right) => left - right));
      expect(times.every((time) => time <= now)).toBe(true);
      expect(results.tracking_events.length).toBeGreaterThanOrEqual(events);
      events = results.tracking_events.length;
      const last = results.tracking_events.at(-1);
      expect(results.tracking_status).toBe(last?.status ?? '');
      expect(results.last_updated_date).toBe(last?.event_datetime ?? null);
      expect(results.shipment_date).toBe(results.tracking_events[0]?.event_datetime ?? null);
    }
    expect(seen).toEqual(['Awaiting Dispatch', 'Dispatched', 'Delivered']);
  }
});

it('holds parcels in every state among the demo orders', async () => {
  const sandbox = await runSandbox({});
  const states = new Set<string>();
  const events = new Set<string>();
  for (const { order_number } of await allOrders(sandbox, {})) {
    const { results } = await track(sandbox, { order_number });
    states.add(results?.order_status ?? '');
    for (const { status } of results?.tracking_events ?? []) events.add(status);
  }
  expect(states).toEqual(new Set(['Unshipped', 'Dispatched', 'Delivered']));
  expect(events).toEqual(new Set(['Dispatched', 'In Transit', 'Attempted Delivery', 'Delivered']));
});

describe('refusals', () => {
  it.each([
    ['', 400, 'Neither tracking_number nor order_number is given'],
    ['?tracking_number=&order_number=', 400, 'Neither'],
    ['?tracking_number=+', 400, 'Neither'],
    ['?trackingNumber=1', 400, 'Neither'],
    ['?tracking_number=1Z999', 200, '1Z999'],
    ['?order_number=%23no%2Fsuch', 200, '#no/such'],
  ])('refuses %s and names the value', async (query, status, named) => {
    const sandbox = await runSandbox();
    const response = await sandbox.call(`/api/track${query}`);
    expect(response.status).toBe(status);
    const answer = await answerOf(response);
    expect(answer.success).toBe(false);
    expect(errorTextOf(answer)).toContain(named);
  });

  it('takes a number of blanks for none', async () => {
    const sandbox = await runSandbox();
    const [order] = await someOrders(sandbox, 'Shipped', 1);
    const { order_number = '', tracking_number = '' } = order ?? {};
    const alone = await track(sandbox, { tracking_number });
    expect(alone.success).toBe(true);
    expect(await track(sandbox, { tracking_number, order_number: ' ' })).toEqual(alone);
    expect(await track(sandbox, { tracking_number: ' ', order_number })).toEqual(alone);
  });

  it('refuses numbers of two orders', async () => {
    const sandbox = await runSandbox();
    const [first, second] = await someOrders(sandbox, 'Shipped', 2);
    const answer = await track(sandbox, {
      tracking_number: first?.tracking_number ?? '',
      order_number: second?.order_number ?? '',
    });
    expect(answer.success).toBe(false);
    expect(errorTextOf(answer)).toContain('different orders');
  });

  it("does not tell of another account's parcel", async () => {
    const sandbox = await runSandbox();
    const south = await answerOf(sandbox.call('/api/orders/search', { headers: keysOf(sandbox.south) }));
    expect((await track(sandbox, { tracking_number: south.orders?.[0]?.tracking_number ?? '' })).success).toBe(false);
  });
});
