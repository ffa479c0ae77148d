/** Query parameters, states, keys: each proven by a call in which it makes the difference. */
import { expect } from 'vitest';
import type { DocumentRow } from './document-row.ts';
import {
  allOrders,
  answerOf,
  keysOf,
  postJson,
  type RunningSandbox,
  searchOrders,
  someOrders,
  track,
} from './running-sandbox.ts';

export const ruleRows: readonly DocumentRow[] = [
  {
    part: '6. Search Orders, parameters',
    row: 'phrase (string)',
    proof: 'an order number, a tracking number and a name each find their order',
    check: async (sandbox) => {
      const [order] = await someOrders(sandbox, 'Shipped', 1);
      for (const phrase of [order?.order_number, order?.tracking_number, order?.name]) {
        const found = await allOrders(sandbox, { phrase: phrase ?? '' });
        expect(found.map(({ order_id }) => order_id)).toContain(order?.order_id);
      }
    },
  },
  {
    part: '6. Search Orders, parameters',
    row: 'limit (int32): default 50, maximum 250',
    proof: '50 orders without it, 3 with 3, 250 with 250 and with 251',
    check: async (sandbox) => {
      for (const [query, count] of [
        [{}, 50],
        [{ limit: '3' }, 3],
        [{ limit: '250' }, 250],
        [{ limit: '251' }, 250],
      ] as const) {
        expect((await searchOrders(sandbox, query)).orders).toHaveLength(count);
      }
    },
  },
  {
    part: '6. Search Orders, parameters',
    row: 'page (int32): default 1',
    proof: 'no page and page 1 are the same; page 2 goes on where page 1 ends',
    check: async (sandbox) => {
      const both = await searchOrders(sandbox, { limit: '20' });
      const first = await searchOrders(sandbox, { limit: '10' });
      expect(await searchOrders(sandbox, { limit: '10', page: '1' })).toEqual(first);
      const second = await searchOrders(sandbox, { limit: '10', page: '2' });
      expect([...(first.orders ?? []), ...(second.orders ?? [])]).toEqual(both.orders);
    },
  },
  {
    part: '6. Search Orders, parameters',
    row: 'status: All, Unshipped, Shipped',
    proof: 'Unshipped and Shipped together are All; Unshipped means not yet manifested, by tracking',
    check: async (sandbox) => {
      const count = async (status: string): Promise<number> => (await allOrders(sandbox, { status })).length;
      expect((await count('Unshipped')) + (await count('Shipped'))).toBe(await count('All'));
      const [unshipped] = await someOrders(sandbox, 'Unshipped', 1);
      const [shipped] = await someOrders(sandbox, 'Shipped', 1);
      expect((await track(sandbox, { order_number: unshipped?.order_number ?? '' })).results?.order_status).toBe(
        'Unshipped',
      );
      expect((await track(sandbox, { order_number: shipped?.order_number ?? '' })).results?.order_status).not.toBe(
        'Unshipped',
      );
    },
  },
  {
    part: '6. Search Orders, parameters',
    row: 'fields: Order_Number, All',
    proof: 'a tracking number is found with All and not with Order_Number',
    check: async (sandbox) => {
      const [order] = await someOrders(sandbox, 'Shipped', 1);
      const phrase = order?.tracking_number ?? '';
      expect((await searchOrders(sandbox, { phrase, fields: 'All' })).orders).toHaveLength(1);
      expect((await searchOrders(sandbox, { phrase, fields: 'Order_Number' })).orders).toHaveLength(0);
    },
  },
  ...['street', 'post_code', 'country_code', 'weight'].map(
    (name): DocumentRow => ({
      part: '8. Shipping Rates, parameters',
      row: `${name} (required)`,
      proof: 'without it the request is refused with 400 and the error names it',
      check: async (sandbox) => {
        const query = new URLSearchParams({ street: 'a', post_code: 'b', country_code: 'GB', weight: '1' });
        expect((await sandbox.call(`/api/rates?${query}`)).status).toBe(200);
        query.delete(name);
        const response = await sandbox.call(`/api/rates?${query}`);
        expect(response.status).toBe(400);
        expect((await answerOf(response)).errors[0]?.message).toBe(`${name} is missing.`);
      },
    }),
  ),
  ...['suburb', 'city', 'state', 'height', 'width', 'length'].map(
    (name): DocumentRow => ({
      part: '8. Shipping Rates, parameters',
      row: `${name} (optional)`,
      proof: 'accepted; a height, width and length together raise every price',
      check: async (sandbox) => {
        const plain = { street: 'a', post_code: 'b', country_code: 'GB', weight: '1' };
        const pricesOf = async (more: Record<string, string>) => {
          const { rates = [] } = await answerOf(
            sandbox.call(`/api/rates?${new URLSearchParams({ ...plain, ...more })}`),
          );
          return rates.map((rate) => rate.total_price);
        };
        const measures = { height: '0.5', width: '0.5', length: '0.5' };
        const isMeasure = name in measures;
        const before = await pricesOf({});
        const after = await pricesOf(isMeasure ? measures : { [name]: 'x' });
        expect(
          after.every((price, index) => (isMeasure ? price > (before[index] ?? 0) : price === before[index])),
        ).toBe(true);
      },
    }),
  ),
  {
    part: '9. Address Validation, parameters',
    row: 'order_id (int32)',
    proof: 'the delivery address of an order is judged',
    check: async (sandbox) => {
      const orders = await someOrders(sandbox, 'Unshipped', 100);
      const verdicts = await Promise.all(
        orders.map(
          async ({ order_id }) => (await answerOf(sandbox.call(`/api/address/validate?order_id=${order_id}`))).valid,
        ),
      );
      expect(new Set(verdicts)).toEqual(new Set([true, false]));
    },
  },
  ...['street', 'suburb', 'city', 'state', 'post_code', 'country'].map(
    (name): DocumentRow => ({
      part: '9. Address Validation, parameters',
      row: `${name} (string)`,
      proof: 'a known address is valid, and not with another value here',
      check: async (sandbox) => {
        const { addresses = [] } = await answerOf(sandbox.call('/api/addressbook'));
        const entry = addresses.find((each) => each.suburb !== '');
        if (entry === undefined) throw new Error('No entry has a suburb.');
        const address = Object.fromEntries(
          ['street', 'suburb', 'city', 'state', 'post_code', 'country'].map((each) => [each, entry[each] ?? '']),
        );
        const validOf = async (query: Record<string, string>) =>
          (await answerOf(sandbox.call(`/api/address/validate?${new URLSearchParams(query)}`))).valid;
        expect(await validOf(address)).toBe(true);
        expect(await validOf({ ...address, [name]: 'Elsewhere 1' })).toBe(false);
      },
    }),
  ),
  ...(['tracking_number', 'order_number'] as const).map(
    (name): DocumentRow => ({
      part: '10. Tracking Details, parameters',
      row: `${name} (string)`,
      proof: 'finds its order alone',
      check: async (sandbox) => {
        const [order] = await someOrders(sandbox, 'Shipped', 1);
        const { results } = await track(sandbox, { [name]: order?.[name] ?? '' });
        expect(results?.[name]).toBe(order?.[name]);
      },
    }),
  ),
  {
    part: 'States and transitions',
    row: 'Delete Orders with remove_from_database true: removed completely',
    proof: 'gone from search and tracking; the re-import is in remove-orders.test.ts',
    check: (sandbox) =>
      goneAfter(sandbox, (id) =>
        postJson(sandbox, '/api/orders/delete', { order_ids: [id], remove_from_database: true }),
      ),
  },
  {
    part: 'States and transitions',
    row: 'Delete Orders with remove_from_database false: archived',
    proof: 'gone from search and tracking, and called archived when it is named again',
    check: (sandbox) =>
      goneAfter(
        sandbox,
        (id) => postJson(sandbox, '/api/orders/delete', { order_ids: [id], remove_from_database: false }),
        'archived',
      ),
  },
  {
    part: 'States and transitions',
    row: 'Archive Order: archived',
    proof: 'gone from search and tracking, and called archived when it is named again',
    check: (sandbox) =>
      goneAfter(sandbox, (id) => sandbox.call(`/api/orders/archive?order_id=${id}`, { method: 'POST' }), 'archived'),
  },
  {
    part: 'States and transitions',
    row: 'Assign Orders: held by the account of new_api_key',
    proof: "found with the other account's keys and no longer with the first's",
    check: async (sandbox) => {
      const [order] = await someOrders(sandbox, 'Unshipped', 1);
      if (order === undefined) throw new Error('There is no order.');
      const { order_id, order_number } = order;
      const keys = { current_api_key: sandbox.north.service_api_key, new_api_key: sandbox.south.service_api_key };
      await postJson(sandbox, '/api/orders/assign', { orders: [{ order_id, order_number, ...keys }] });
      const path = `/api/orders/search?${new URLSearchParams({ phrase: order_number })}`;
      expect((await answerOf(sandbox.call(path, { headers: keysOf(sandbox.south) }))).orders).toHaveLength(1);
      expect((await answerOf(sandbox.call(path))).orders?.map((each) => each.order_id)).not.toContain(order_id);
    },
  },
  {
    part: 'States and transitions',
    row: 'Manifest Orders: manifested; a PDF is returned',
    proof: 'the order is Shipped afterwards and Awaiting Dispatch by tracking; the PDF begins with %PDF-',
    check: async (sandbox) => {
      const [order] = await someOrders(sandbox, 'Unshipped', 1);
      const { pdf = '' } = await answerOf(postJson(sandbox, '/api/orders/manifest', { order_ids: [order?.order_id] }));
      expect(Buffer.from(pdf, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
      const shipped = await allOrders(sandbox, { status: 'Shipped' });
      expect(shipped.map((each) => each.order_id)).toContain(order?.order_id);
      expect((await track(sandbox, { order_number: order?.order_number ?? '' })).results?.order_status).toBe(
        'Awaiting Dispatch',
      );
    },
  },
  {
    part: 'Authentication',
    row: 'Service-Api-Key',
    proof: '401 without it and with a wrong one; it chooses the account',
    check: (sandbox) => refusedWithout(sandbox, 'Service-Api-Key'),
  },
  {
    part: 'Authentication',
    row: 'Ocp-Apim-Subscription-Key',
    proof: '401 without it and with a wrong one',
    check: (sandbox) => refusedWithout(sandbox, 'Ocp-Apim-Subscription-Key'),
  },
  {
    part: 'Versioning',
    row: 'Shipping Rates is labelled deprecated',
    proof: 'the answer has the Deprecation header, no other answer has it',
    check: (_sandbox, exchanges) => {
      const deprecated = Object.entries(exchanges).filter(([, { headers }]) => headers.get('deprecation') !== null);
      expect(deprecated.map(([name]) => name)).toEqual(['rates']);
    },
  },
];

async function goneAfter(
  sandbox: RunningSandbox,
  remove: (orderId: number) => Promise<Response>,
  called?: string,
): Promise<void> {
  const [order] = await someOrders(sandbox, 'Unshipped', 1);
  if (order === undefined) throw new Error('There is no order.');
  expect((await answerOf(remove(order.order_id))).success).toBe(true);
  expect((await allOrders(sandbox, {})).map((each) => each.order_id)).not.toContain(order.order_id);
  expect((await track(sandbox, { order_number: order.order_number })).success).toBe(false);
  const [error] = (await answerOf(remove(order.order_id))).errors;
  expect(error?.message).toContain(called ?? 'is not an order of this account');
}

async function refusedWithout(sandbox: RunningSandbox, name: string): Promise<void> {
  const url = `${sandbox.service.url}/api/addressbook`;
  const { [name]: key, ...others } = keysOf(sandbox.north);
  expect((await fetch(url, { headers: { ...others, [name]: key ?? '' } })).status).toBe(200);
  for (const headers of [others, { ...others, [name]: 'wrong' }]) {
    const response = await fetch(url, { headers });
    expect(response.status).toBe(401);
    expect((await answerOf(response)).success).toBe(false);
  }
}
