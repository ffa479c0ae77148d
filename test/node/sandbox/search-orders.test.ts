/** 6. Search Orders over HTTP: exact answers in both forms, then every rule of the document and of ours. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import {
  allOrders,
  answerOf,
  errorTextOf,
  newFolder,
  openSandbox,
  runSandbox,
  searchOrders,
} from './running-sandbox.ts';
import { nodesAt, readXmlTree } from './xml-tree.ts';

describe('the answer on the wire', () => {
  it("is exactly the document's shape in JSON", async () => {
    const sandbox = await runSandbox();
    const response = await sandbox.call('/api/orders/search?limit=2&status=Unshipped');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.text()).toMatchInlineSnapshot(
      `"{"orders":[{"order_id":100004543,"order_date":"2026-03-01T18:39:00Z","order_number":"SF-5001043","name":"山本 ケンジ","carrier_name":"Japan Post","tracking_number":"EN005911321JP","country":"Japan","exact_match":false},{"order_id":100004534,"order_date":"2026-03-01T07:10:00Z","order_number":"204-0001034-5519042","name":"Maëlle Garçon","carrier_name":"Chronopost","tracking_number":"XY342266002FR","country":"France","exact_match":false}],"total_pages":13,"success":true,"errors":[]}"`,
    );
  });

  it("is exactly the document's shape in XML", async () => {
    const sandbox = await runSandbox();
    const response = await sandbox.call('/api/orders/search?limit=2&status=Unshipped', {
      headers: { Accept: 'application/xml' },
    });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    expect(await response.text()).toMatchInlineSnapshot(`
      "<?xml version="1.0" encoding="utf-8"?>
      <SearchOrderResponse><orders><order_id>100004543</order_id><order_date>2026-03-01T18:39:00Z</order_date><order_number>SF-5001043</order_number><name>山本 ケンジ</name><carrier_name>Japan Post</carrier_name><tracking_number>EN005911321JP</tracking_number><country>Japan</country><exact_match>false</exact_match></orders><orders><order_id>100004534</order_id><order_date>2026-03-01T07:10:00Z</order_date><order_number>204-0001034-5519042</order_number><name>Maëlle Garçon</name><carrier_name>Chronopost</carrier_name><tracking_number>XY342266002FR</tracking_number><country>France</country><exact_match>false</exact_match></orders><total_pages>13</total_pages><success>true</success></SearchOrderResponse>"
    `);
  });
});

it('escapes what XML would misread', async () => {
  const sandbox = await runSandbox({ orders: 440, addresses: 0 });
  const [order] = await allOrders(sandbox, { phrase: 'P&B', fields: 'Order_Number' });
  expect(order?.order_number).toMatch(/^P&B \d+ "gift" <1>$/);
  const path = `/api/orders/search?${new URLSearchParams({ phrase: order?.order_number ?? '' })}`;
  const xml = await (await sandbox.call(path, { headers: { Accept: 'application/xml' } })).text();
  expect(xml).toContain('&amp;B ');
  const [number] = nodesAt(readXmlTree(xml), 'orders.order_number');
  expect(number?.text).toBe(order?.order_number);
});

describe('which orders are found', () => {
  it('finds printed orders only, newest first, the same every time', async () => {
    const sandbox = await runSandbox({ orders: 440, addresses: 0 });
    const orders = await allOrders(sandbox, {});
    const again = await allOrders(sandbox, {});
    expect(again).toEqual(orders);
    expect(orders.length).toBeLessThan(440);
    expect(orders.every((order) => order.tracking_number !== '' && order.carrier_name !== '')).toBe(true);
    const sorted = orders.toSorted(
      (left, right) => right.order_date.localeCompare(left.order_date) || right.order_id - left.order_id,
    );
    expect(orders).toEqual(sorted);
  });

  it('splits all printed orders into Unshipped and Shipped, at least 150 of each by default', async () => {
    const sandbox = await runSandbox({});
    const idsOf = async (status: string) => (await allOrders(sandbox, { status })).map((order) => order.order_id);
    const [all, unshipped, shipped] = [await idsOf('All'), await idsOf('Unshipped'), await idsOf('Shipped')];
    expect(unshipped.length).toBeGreaterThanOrEqual(150);
    expect(shipped.length).toBeGreaterThanOrEqual(150);
    expect([...unshipped, ...shipped].toSorted()).toEqual(all.toSorted());
  });

  it('keeps the accounts apart', async () => {
    const sandbox = await runSandbox();
    const north = await allOrders(sandbox, {});
    const south = await answerOf(
      sandbox.call('/api/orders/search?limit=250', {
        headers: {
          'Service-Api-Key': sandbox.south.service_api_key,
          'Ocp-Apim-Subscription-Key': sandbox.south.subscription_key,
        },
      }),
    );
    const ids = new Set(north.map((order) => order.order_id));
    expect(south.orders?.length).toBeGreaterThan(0);
    expect(south.orders?.some((order) => ids.has(order.order_id))).toBe(false);
  });
});

describe('phrase and fields', () => {
  it('looks into number, tracking number and name, whatever the case', async () => {
    const sandbox = await runSandbox({ orders: 440, addresses: 0 });
    const [order] = (await allOrders(sandbox, {})).filter(({ name }) => name.includes('Müller'));
    if (order === undefined) throw new Error('No demo order goes to a Müller.');
    const phrases = [
      order.order_number,
      order.tracking_number.toLowerCase(),
      order.name.toUpperCase(),
      `  ${order.name} `,
    ];
    for (const phrase of phrases) {
      const found = await allOrders(sandbox, { phrase });
      expect(found.find(({ order_id }) => order_id === order.order_id)?.exact_match, phrase).toBe(true);
    }
    const part = await allOrders(sandbox, { phrase: 'üLL' });
    expect(part.length).toBeGreaterThan(0);
    expect(part.every(({ name, exact_match }) => /üll/i.test(name) && !exact_match)).toBe(true);
  });

  it('calls no order an exact match of nothing, also one without a tracking number', async () => {
    const folder = await newFolder();
    const first = await openSandbox(folder, { orders: 3, addresses: 0 });
    await first.service.close();
    const database = new DatabaseSync(join(folder, 'sandbox.sqlite'));
    database.exec("UPDATE orders SET tracking_number = '', tracking_folded = ''");
    database.close();
    const found = await allOrders(await runSandbox({}, folder), {});
    expect(found.map(({ tracking_number, exact_match }) => [tracking_number, exact_match])).toContainEqual(['', false]);
    expect(found.some(({ exact_match }) => exact_match)).toBe(false);
  });

  it('looks into the order number alone when fields is Order_Number', async () => {
    const sandbox = await runSandbox();
    const [order] = await allOrders(sandbox, {});
    if (order === undefined) throw new Error('There is no order.');
    for (const phrase of [order.tracking_number, order.name]) {
      expect(await searchOrders(sandbox, { phrase, fields: 'Order_Number' })).toMatchObject({
        orders: [],
        total_pages: 0,
      });
    }
    const found = await searchOrders(sandbox, { phrase: order.order_number, fields: 'Order_Number' });
    expect(found.orders).toContainEqual({ ...order, exact_match: true });
  });

  it('tells look-alikes apart: letter O and zero, I and 1, S and 5', async () => {
    const sandbox = await runSandbox({ orders: 440, addresses: 0 });
    const numbers = (await allOrders(sandbox, {})).map((order) => order.order_number);
    for (const [letter, digit] of [
      ['PB-O', 'PB-0'],
      ['LI-I', 'LI-1'],
      ['SF-S', 'SF-5'],
    ] as const) {
      const one = numbers.find((number) => number.startsWith(letter) && numbers.includes(digit + number.slice(4)));
      if (one === undefined) throw new Error(`There is no look-alike pair ${letter} and ${digit}.`);
      const found = await searchOrders(sandbox, { phrase: one });
      expect(found.orders?.map((order) => order.order_number)).toEqual([one]);
    }
  });

  it('finds numbers with #, /, +, %, quotes, spaces and other scripts', async () => {
    const sandbox = await runSandbox({ orders: 440, addresses: 0 });
    const numbers = (await allOrders(sandbox, {})).map((order) => order.order_number);
    for (const sign of ['#', '/', '+', '%', '"', '&', '<', ' ', '注', 'คำ', 'É', 'º', '_']) {
      const number = numbers.find((each) => each.includes(sign));
      if (number === undefined) throw new Error(`No order number holds ${sign}.`);
      const found = await searchOrders(sandbox, { phrase: number, fields: 'Order_Number' });
      expect(found.orders?.find((order) => order.order_number === number)?.exact_match, number).toBe(true);
    }
  });

  it('looks into each of the three by itself, whatever stands between them where they are kept', async () => {
    const sandbox = await runSandbox();
    const [order] = await allOrders(sandbox, {});
    const phrase = `${order?.order_number}\n${order?.tracking_number}`;
    expect((await searchOrders(sandbox, { phrase })).orders).toEqual([]);
  });

  it('takes nothing in a phrase as a pattern', async () => {
    const sandbox = await runSandbox();
    for (const phrase of ['*', '_%_', '%', "' or 1=1 --", '.*', '\\', '\\%', '\0', 'a\0b']) {
      const found = await searchOrders(sandbox, { phrase, fields: 'Order_Number' });
      expect(
        found.orders?.every((order) => order.order_number.includes(phrase)),
        phrase,
      ).toBe(true);
    }
  });

  it('finds a phrase that composes its accents differently', async () => {
    const sandbox = await runSandbox({ orders: 440, addresses: 0 });
    const composed = await searchOrders(sandbox, { phrase: 'Müller' });
    expect(composed.orders?.length).toBeGreaterThan(0);
    expect(await searchOrders(sandbox, { phrase: 'Mu\u0308ller' })).toEqual(composed);
  });
});

describe('limit and page', () => {
  it('gives 50 by default and 250 at most', async () => {
    const sandbox = await runSandbox({});
    expect((await searchOrders(sandbox, {})).orders).toHaveLength(50);
    const most = await searchOrders(sandbox, { limit: '250' });
    expect(most.orders).toHaveLength(250);
    expect(await searchOrders(sandbox, { limit: '251' })).toEqual(most);
    expect(await searchOrders(sandbox, { limit: '2147483647' })).toEqual(most);
  });

  it.each([
    { status: 'All' },
    { phrase: 'e', status: 'All' },
    { phrase: '1', status: 'Unshipped', fields: 'Order_Number' },
  ])('pages without gap or overlap, and says how many pages there are: %j', async (asked) => {
    const sandbox = await runSandbox();
    const all = await allOrders(sandbox, asked);
    const pages = Math.ceil(all.length / 7);
    expect(pages).toBeGreaterThan(1);
    const found = [];
    for (let page = 1; page <= pages; page += 1) {
      const answer = await searchOrders(sandbox, { ...asked, limit: '7', page: String(page) });
      expect(answer.total_pages).toBe(pages);
      found.push(...(answer.orders ?? []));
    }
    expect(found).toEqual(all);
    for (const page of [pages + 1, pages + 5]) {
      const past = await searchOrders(sandbox, { ...asked, limit: '7', page: String(page) });
      expect(past).toMatchObject({ orders: [], total_pages: pages });
    }
  });

  it('answers a page past the end with an empty success', async () => {
    const sandbox = await runSandbox();
    for (const page of ['1000', '2147483647']) {
      const answer = await searchOrders(sandbox, { page });
      expect(answer).toMatchObject({ success: true, orders: [], errors: [] });
      expect(answer.total_pages).toBeGreaterThan(0);
    }
  });

  it.each([
    ['limit=0', '0'],
    ['limit=-1', '-1'],
    ['limit=ten', 'ten'],
    ['limit=', '""'],
    ['limit=1.5', '1.5'],
    ['limit=1e2', '1e2'],
    ['limit=0x10', '0x10'],
    ['limit=2147483648', '2147483648'],
    ['limit=5&limit=6', 'limit'],
    ['page=0', '0'],
    ['page=first', 'first'],
    ['page=99999999999999999999', '99999999999999999999'],
    ['status=shipped', 'shipped'],
    ['status=', '""'],
    ['fields=Name', 'Name'],
    ['phrase=%E4', '%E4'],
    ['phrase=%zz', '%zz'],
  ])('refuses %s with 400 and names the value', async (query, named) => {
    const sandbox = await runSandbox();
    const response = await sandbox.call(`/api/orders/search?${query}`);
    expect(response.status).toBe(400);
    const answer = await answerOf(response);
    expect(answer.success).toBe(false);
    expect(errorTextOf(answer)).toContain(named);
  });

  it('leaves query names it does not know alone', async () => {
    const sandbox = await runSandbox();
    expect((await sandbox.call('/api/orders/search?subscription-hint=1&Phrase=zzz')).status).toBe(200);
  });
});
