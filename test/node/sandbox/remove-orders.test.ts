/**
 * 2. Delete Orders, 4. Archive Order and 5. Delete Order over HTTP: what is removed, what can come back, what is
 * refused.
 */
import { describe, expect, it } from 'vitest';
import {
  allOrders,
  answerOf,
  errorTextOf,
  keysOf,
  newFolder,
  postJson,
  postManifest,
  postXml,
  type RunningSandbox,
  runSandbox,
  searchOrders,
  someOrders,
  track,
  xmlEnvelope,
} from './running-sandbox.ts';

type Removal = (sandbox: RunningSandbox, orderIds: readonly number[]) => Promise<Response>;

const bulkRemove: Removal = (sandbox, order_ids) =>
  postJson(sandbox, '/api/orders/delete', { order_ids, remove_from_database: true });
const bulkArchive: Removal = (sandbox, order_ids) =>
  postJson(sandbox, '/api/orders/delete', { order_ids, remove_from_database: false });
const bulkDefault: Removal = (sandbox, order_ids) => postJson(sandbox, '/api/orders/delete', { order_ids });
const archiveOne: Removal = (sandbox, [id]) => sandbox.call(`/api/orders/archive?order_id=${id}`, { method: 'POST' });
const deleteOne: Removal = (sandbox, [id]) => sandbox.call(`/api/orders/delete?order_id=${id}`, { method: 'DELETE' });

const removals: readonly [name: string, removal: Removal, comesBack: boolean][] = [
  ['bulk delete with remove_from_database true', bulkRemove, true],
  ['bulk delete with remove_from_database false', bulkArchive, false],
  ['bulk delete without remove_from_database', bulkDefault, false],
  ['archive', archiveOne, false],
  ['single delete', deleteOne, true],
];

describe.each(removals)('%s', (_name, remove, comesBack) => {
  it('takes the order away for good, but for a re-import', async () => {
    const folder = await newFolder();
    const sandbox = await runSandbox({ orders: 60, addresses: 0 }, folder);
    const [order] = await someOrders(sandbox, 'Unshipped', 1);
    if (order === undefined) throw new Error('There is no order.');
    const others = (await allOrders(sandbox, {})).filter(({ order_id }) => order_id !== order.order_id);
    const response = await remove(sandbox, [order.order_id]);
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('{"success":true,"errors":[]}');

    expect(await allOrders(sandbox, {})).toEqual(others);
    expect((await track(sandbox, { order_number: order.order_number })).success).toBe(false);
    expect((await answerOf(postManifest(sandbox, { order_ids: [order.order_id] }))).success).toBe(false);
    const again = await answerOf(remove(sandbox, [order.order_id]));
    expect(errorTextOf(again)).toContain(
      comesBack ? `Order ${order.order_id} is not an order of this account.` : `Order ${order.order_id} is archived.`,
    );

    await sandbox.service.close();
    const plain = await runSandbox({}, folder);
    expect(await allOrders(plain, {})).toEqual(others);
    await plain.service.close();
    const reimported = await runSandbox({}, folder, undefined, true);
    expect((await allOrders(reimported, {})).find(({ order_id }) => order_id === order.order_id)).toEqual(
      comesBack ? order : undefined,
    );
  });

  it.each(['unknown', 'of the other account', 'shipped'])('refuses an order that is %s, by id', async (kind) => {
    const sandbox = await runSandbox();
    const before = await allOrders(sandbox, {});
    const [id, words] = await obstacle(sandbox, kind);
    const response = await remove(sandbox, [id]);
    expect(response.status).toBe(200);
    const answer = await answerOf(response);
    expect(answer.success).toBe(false);
    expect(answer.errors.map(({ message }) => message)).toEqual([`Order ${id} ${words}.`]);
    expect(await allOrders(sandbox, {})).toEqual(before);
  });
});

async function obstacle(sandbox: RunningSandbox, kind: string): Promise<[number, string]> {
  if (kind === 'unknown') return [2147483647, 'is not an order of this account'];
  if (kind === 'shipped') return [(await someOrders(sandbox, 'Shipped', 1))[0]?.order_id ?? 0, 'is shipped'];
  const south = await answerOf(sandbox.call('/api/orders/search', { headers: keysOf(sandbox.south) }));
  return [south.orders?.[0]?.order_id ?? 0, 'is not an order of this account'];
}

describe('bulk delete', () => {
  it.each([bulkRemove, bulkArchive])(
    'takes all of a batch or nothing, and names each order that stops it',
    async (remove) => {
      const sandbox = await runSandbox();
      const good = (await someOrders(sandbox, 'Unshipped', 3)).map((order) => order.order_id);
      const [shipped] = await obstacle(sandbox, 'shipped');
      const before = await allOrders(sandbox, {});
      const answer = await answerOf(remove(sandbox, [...good, shipped, 99]));
      expect(answer.success).toBe(false);
      expect(answer.errors.map(({ message }) => message)).toEqual([
        `Order ${shipped} is shipped.`,
        'Order 99 is not an order of this account.',
      ]);
      expect(await allOrders(sandbox, {})).toEqual(before);
      expect((await answerOf(remove(sandbox, good))).success).toBe(true);
      expect((await allOrders(sandbox, {})).length).toBe(before.length - 3);
    },
  );

  it.each([
    [{ order_ids: [] }, 'order_ids is empty'],
    [{ order_ids: [0] }, 'order_ids holds 0'],
    [{ order_ids: [0], remove_from_database: true }, 'order_ids holds 0'],
    [{ order_ids: [0], remove_unshipped_imported_orders: false }, 'order_ids holds 0'],
    [{ order_ids: [0], remove_from_database: null, remove_unshipped_imported_orders: null }, 'order_ids holds 0'],
    [{ order_ids: null, remove_from_database: true }, 'order_ids must be a list. It was null.'],
    [{ order_ids: [100004501, 0], remove_from_database: true }, 'order_ids holds 0'],
    [{ order_ids: [100004501], remove_unshipped_imported_orders: true }, '100004501'],
    [{ order_ids: [0, 100004501], remove_unshipped_imported_orders: true }, 'single value 0'],
    [{ order_ids: [0, 0], remove_unshipped_imported_orders: true }, 'single value 0'],
    [{ order_ids: [], remove_unshipped_imported_orders: true }, 'single value 0'],
    [{ order_ids: [7, 7] }, 'Order 7'],
    [{ order_ids: [-1] }, '-1'],
    [{ order_ids: [2147483648] }, '2147483648'],
    [{ order_ids: ['7'] }, '"7"'],
    [{}, 'order_ids is missing'],
    [{ order_ids: [7], remove_from_database: 'true' }, 'remove_from_database'],
  ])('refuses %j with 400 and names the value', async (fields, named) => {
    const sandbox = await runSandbox();
    const before = await allOrders(sandbox, {});
    const response = await postJson(sandbox, '/api/orders/delete', fields);
    expect(response.status).toBe(400);
    expect(errorTextOf(await answerOf(response))).toContain(named);
    expect(await allOrders(sandbox, {})).toEqual(before);
  });

  it('removes every imported unshipped order with id 0, printed or not, and nothing else', async () => {
    const folder = await newFolder();
    const sandbox = await runSandbox({ orders: 120, addresses: 0 }, folder);
    const before = await allOrders(sandbox, {});
    const shipped = await allOrders(sandbox, { status: 'Shipped' });
    const south = await answerOf(sandbox.call('/api/orders/search', { headers: keysOf(sandbox.south) }));
    // Index 25 was typed in by hand and comes from no shop; index 26 came from one and is not printed.
    const typedIn = { order_number: 'TEL 1026' };
    expect((await track(sandbox, typedIn)).results?.order_status).toBe('Unshipped');
    const [archived] = await someOrders(sandbox, 'Unshipped', 1);
    if (archived === undefined) throw new Error('There is no order.');
    await archiveOne(sandbox, [archived.order_id]);

    const fields = { order_ids: [0], remove_unshipped_imported_orders: true };
    expect((await answerOf(postJson(sandbox, '/api/orders/delete', fields))).success).toBe(true);
    expect(await allOrders(sandbox, {})).toEqual(shipped);
    expect((await track(sandbox, typedIn)).results?.order_status).toBe('Unshipped');
    expect(await answerOf(sandbox.call('/api/orders/search', { headers: keysOf(sandbox.south) }))).toEqual(south);
    // Nothing is left to remove, as was wanted.
    expect((await answerOf(postJson(sandbox, '/api/orders/delete', fields))).success).toBe(true);

    await sandbox.service.close();
    const reimported = await runSandbox({}, folder, undefined, true);
    expect(await allOrders(reimported, {})).toEqual(before.filter(({ order_id }) => order_id !== archived.order_id));
  });

  it('brings an order that was typed in by hand back from nowhere', async () => {
    const folder = await newFolder();
    const sandbox = await runSandbox({ orders: 60, addresses: 0 }, folder);
    // The only order between 1025's and 1027's.
    const typedInId = 100004501 + 25;
    expect((await answerOf(deleteOne(sandbox, [typedInId]))).success).toBe(true);
    await sandbox.service.close();
    const reimported = await runSandbox({}, folder, undefined, true);
    expect((await track(reimported, { order_number: 'TEL 1026' })).success).toBe(false);
  });

  it('reads and answers XML', async () => {
    const sandbox = await runSandbox();
    const [first, second, third] = (await someOrders(sandbox, 'Unshipped', 3)).map((order) => order.order_id);
    const removed = await postXml(
      sandbox,
      '/api/orders/delete',
      `<DeleteOrdersRequest><order_ids>${first}</order_ids><order_ids>${second}</order_ids><remove_from_database>true</remove_from_database></DeleteOrdersRequest>`,
    );
    expect(await removed.text()).toBe(xmlEnvelope('DeleteOrdersResponse'));
    const ids = (await allOrders(sandbox, {})).map((order) => order.order_id);
    expect(ids).toContain(third);
    expect(ids).not.toContain(first);
    expect(ids).not.toContain(second);
    const everything = await postXml(
      sandbox,
      '/api/orders/delete',
      '<DeleteOrdersRequest><order_ids><int>0</int></order_ids><remove_unshipped_imported_orders>1</remove_unshipped_imported_orders></DeleteOrdersRequest>',
    );
    expect(await everything.text()).toBe(xmlEnvelope('DeleteOrdersResponse'));
    expect((await searchOrders(sandbox, { status: 'Unshipped' })).orders).toEqual([]);
  });
});

describe.each([
  ['/api/orders/archive', 'POST', 'ArchiveOrderResponse'],
  ['/api/orders/delete', 'DELETE', 'DeleteOrderResponse'],
])('%s with a query', (path, method, xmlRoot) => {
  it('answers in XML', async () => {
    const sandbox = await runSandbox();
    const [order] = await someOrders(sandbox, 'Unshipped', 1);
    const response = await sandbox.call(`${path}?order_id=${order?.order_id}`, {
      method,
      headers: { Accept: 'application/xml' },
    });
    expect(await response.text()).toBe(xmlEnvelope(xmlRoot));
  });

  it('needs no body and no Content-Type, and does not mind either', async () => {
    const sandbox = await runSandbox();
    const [first, second] = await someOrders(sandbox, 'Unshipped', 2);
    const empty = await sandbox.call(`${path}?order_id=${first?.order_id}`, { method, body: '' });
    expect((await answerOf(empty)).success).toBe(true);
    const filled = await sandbox.call(`${path}?order_id=${second?.order_id}`, {
      method,
      body: 'x',
      headers: { 'Content-Type': 'text/plain' },
    });
    expect((await answerOf(filled)).success).toBe(true);
  });

  it.each([
    ['', 'order_id is missing'],
    ['?order_id=', 'order_id'],
    ['?order_id=0', '0'],
    ['?order_id=-4', '-4'],
    ['?order_id=seven', 'seven'],
    ['?order_id=1.0', '1.0'],
    ['?order_id=2147483648', '2147483648'],
    ['?order_id=1&order_id=2', 'order_id'],
    ['?orderId=1', 'order_id is missing'],
  ])('refuses %s with 400 and names the value', async (query, named) => {
    const sandbox = await runSandbox();
    const response = await sandbox.call(`${path}${query}`, { method });
    expect(response.status).toBe(400);
    expect(errorTextOf(await answerOf(response))).toContain(named);
  });
});
