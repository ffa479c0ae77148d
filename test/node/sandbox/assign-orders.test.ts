/** 1. Assign Orders over HTTP. */
import { describe, expect, it } from 'vitest';
import {
  allOrders,
  answerOf,
  errorTextOf,
  keysOf,
  postJson,
  postXml,
  type RunningSandbox,
  runSandbox,
  someOrders,
  track,
  type WireOrder,
  xmlEnvelope,
} from './running-sandbox.ts';

const path = '/api/orders/assign';

function itemOf({ north, south }: RunningSandbox, order: Pick<WireOrder, 'order_id' | 'order_number'>) {
  return {
    order_id: order.order_id,
    order_number: order.order_number,
    current_api_key: north.service_api_key,
    new_api_key: south.service_api_key,
  };
}

/** The same sandbox seen with Practice South's keys. */
function asSouth(sandbox: RunningSandbox): RunningSandbox {
  return {
    ...sandbox,
    north: sandbox.south,
    south: sandbox.north,
    call: (to, init = {}) => sandbox.call(to, { ...init, headers: { ...keysOf(sandbox.south), ...init.headers } }),
  };
}

it('moves orders with their ids, numbers and printed state, and back again', async () => {
  const sandbox = await runSandbox();
  const south = asSouth(sandbox);
  const moving = await someOrders(sandbox, 'Unshipped', 3);
  const [northBefore, southBefore] = [await allOrders(sandbox, {}), await allOrders(south, {})];
  const response = await postJson(sandbox, path, { orders: moving.map((order) => itemOf(sandbox, order)) });
  expect(response.status).toBe(200);
  expect(await response.text()).toBe('{"success":true,"errors":[]}');

  const southAfter = await allOrders(south, {});
  expect(southAfter).toEqual(expect.arrayContaining([...southBefore, ...moving]));
  expect(southAfter).toHaveLength(southBefore.length + 3);
  expect((await allOrders(sandbox, {})).length).toBe(northBefore.length - 3);
  expect((await track(south, { order_number: moving[0]?.order_number ?? '' })).success).toBe(true);

  const back = await postJson(south, path, { orders: moving.map((order) => itemOf(south, order)) });
  expect((await answerOf(back)).success).toBe(true);
  expect(await allOrders(sandbox, {})).toEqual(northBefore);
  expect(await allOrders(south, {})).toEqual(southBefore);
});

it('keeps an order that is not printed unprinted', async () => {
  const sandbox = await runSandbox();
  const unprinted = { order_id: 100004501 + 25, order_number: 'TEL 1026' };
  expect((await answerOf(postJson(sandbox, path, { orders: [itemOf(sandbox, unprinted)] }))).success).toBe(true);
  const south = asSouth(sandbox);
  expect((await track(south, { order_number: 'TEL 1026' })).results).toMatchObject({
    order_status: 'Unshipped',
    tracking_number: '',
  });
  expect((await allOrders(south, { phrase: 'TEL 1026' })).length).toBe(0);
});

it('reads and answers XML', async () => {
  const sandbox = await runSandbox();
  const [first, second] = await someOrders(sandbox, 'Unshipped', 2);
  const { north, south } = sandbox;
  const item = (order?: WireOrder): string =>
    `<order_id>${order?.order_id}</order_id><order_number>${order?.order_number.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</order_number>` +
    `<current_api_key>${north.service_api_key}</current_api_key><new_api_key>${south.service_api_key}</new_api_key>`;
  const response = await postXml(
    sandbox,
    path,
    `<AssignOrdersRequest><orders>${item(first)}</orders><orders><order>${item(second)}</order></orders></AssignOrdersRequest>`,
  );
  expect(await response.text()).toBe(xmlEnvelope('AssignOrdersResponse'));
  expect(await allOrders(asSouth(sandbox), {})).toEqual(expect.arrayContaining([first, second]));
});

describe('refusals', () => {
  it.each<[string, (sandbox: RunningSandbox) => Promise<{ item: object; message: RegExp }>]>([
    [
      'a wrong current key',
      async (sandbox) => {
        const [order] = await someOrders(sandbox, 'Unshipped', 1);
        if (order === undefined) throw new Error('There is no order.');
        const item = { ...itemOf(sandbox, order), current_api_key: 'canary-key-1' };
        return {
          item,
          message: new RegExp(`^Order ${order.order_id}: current_api_key is not the key of an account.$`),
        };
      },
    ],
    [
      'a wrong new key',
      async (sandbox) => {
        const [order] = await someOrders(sandbox, 'Unshipped', 1);
        if (order === undefined) throw new Error('There is no order.');
        const item = { ...itemOf(sandbox, order), new_api_key: 'canary-key-2' };
        return { item, message: new RegExp(`^Order ${order.order_id}: new_api_key is not the key of an account.$`) };
      },
    ],
    [
      'one account twice',
      async (sandbox) => {
        const [order] = await someOrders(sandbox, 'Unshipped', 1);
        if (order === undefined) throw new Error('There is no order.');
        const item = { ...itemOf(sandbox, order), new_api_key: sandbox.north.service_api_key };
        return { item, message: /both keys are of one account/ };
      },
    ],
    [
      'an order the current account does not hold',
      async (sandbox) => {
        const [order] = await someOrders(asSouth(sandbox), 'Unshipped', 1);
        if (order === undefined) throw new Error('There is no order.');
        return {
          item: itemOf(sandbox, order),
          message: new RegExp(`^Order ${order.order_id}: the current account does not hold it`),
        };
      },
    ],
    [
      'an unknown order',
      async (sandbox) => ({ item: itemOf(sandbox, { order_id: 5, order_number: 'x' }), message: /^Order 5: / }),
    ],
    [
      'another order number',
      async (sandbox) => {
        const [order] = await someOrders(sandbox, 'Unshipped', 1);
        if (order === undefined) throw new Error('There is no order.');
        return { item: itemOf(sandbox, { ...order, order_number: 'PB-1' }), message: /its order number is not "PB-1"/ };
      },
    ],
    [
      'an order number of any length',
      async (sandbox) => ({
        item: itemOf(sandbox, { order_id: 5, order_number: `${'9'.repeat(76)}${'😀'.repeat(50_000)}` }),
        message: /^Order 5: /,
      }),
    ],
    [
      'a shipped order',
      async (sandbox) => {
        const [order] = await someOrders(sandbox, 'Shipped', 1);
        if (order === undefined) throw new Error('There is no order.');
        return { item: itemOf(sandbox, order), message: new RegExp(`^Order ${order.order_id} is shipped.$`) };
      },
    ],
    [
      'an archived order',
      async (sandbox) => {
        const [order] = await someOrders(sandbox, 'Unshipped', 1);
        if (order === undefined) throw new Error('There is no order.');
        await sandbox.call(`/api/orders/archive?order_id=${order.order_id}`, { method: 'POST' });
        return { item: itemOf(sandbox, order), message: new RegExp(`^Order ${order.order_id} is archived.$`) };
      },
    ],
  ])('refuses a batch with %s, by name, and moves nothing', async (_kind, prepare) => {
    const sandbox = await runSandbox();
    const { item, message } = await prepare(sandbox);
    const [good] = (await someOrders(sandbox, 'Unshipped', 5)).slice(4);
    if (good === undefined) throw new Error('There is no order.');
    const before = [await allOrders(sandbox, {}), await allOrders(asSouth(sandbox), {})];
    const response = await postJson(sandbox, path, { orders: [itemOf(sandbox, good), item] });
    expect(response.status).toBe(200);
    const text = await response.text();
    const answer = await answerOf(new Response(text));
    expect(answer.success).toBe(false);
    expect(answer.errors).toHaveLength(1);
    expect(answer.errors[0]?.message).toMatch(message);
    expect(errorTextOf(answer).length).toBeLessThan(250);
    expect(errorTextOf(answer).isWellFormed()).toBe(true);
    for (const key of ['canary-key', sandbox.north.service_api_key, sandbox.south.service_api_key]) {
      expect(text).not.toContain(key);
      expect(sandbox.log.join('\n')).not.toContain(key);
    }
    expect([await allOrders(sandbox, {}), await allOrders(asSouth(sandbox), {})]).toEqual(before);
  });

  it.each([
    [{ orders: [] }, 'orders is empty'],
    [{}, 'orders is missing'],
    [{ orders: [{}] }, 'orders[0].order_id is missing'],
    [{ orders: [{ order_id: 1, order_number: 'x', current_api_key: 'a' }] }, 'orders[0].new_api_key is missing'],
    [{ orders: [{ order_id: 0, order_number: 'x', current_api_key: 'a', new_api_key: 'b' }] }, 'orders[0].order_id'],
    [{ orders: [{ order_id: 1, order_number: 5, current_api_key: 'a', new_api_key: 'b' }] }, 'orders[0].order_number'],
    [
      {
        orders: [7, 7].map((order_id) => ({ order_id, order_number: 'x', current_api_key: 'a', new_api_key: 'b' })),
      },
      'Order 7 is in orders more than once',
    ],
  ])('refuses %j with 400', async (fields, named) => {
    const sandbox = await runSandbox();
    const response = await postJson(sandbox, path, fields);
    expect(response.status).toBe(400);
    expect(errorTextOf(await answerOf(response))).toContain(named);
  });
});
